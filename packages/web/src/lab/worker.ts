import { isRefusal, type Refusal, unlessRefused } from '@tefuda/kernel'
import { bufferOf, collector, knownPlan, noteDeal, playDealt } from '@tefuda/lab'
import { reportPage, sweepPage } from '@tefuda/lab/report'
import { inThread } from '../catalogue/thread-games.ts'
import { dealAddress } from './deal-address.ts'
import type { Chunk, Noted, Played, Records, Reporting } from './protocol.ts'

/** The thread in which deals of an experiment are played, and its report is written, for which some are played again. The page has already looked at the experiment. */
inThread<Chunk | Noted | Reporting>((told) => {
  if ('report' in told) return postMessage(reported(told))
  if ('arms' in told) return postMessage(noted(told))
  const answer = played(told)
  postMessage(answer, { transfer: isRefusal(answer) ? [] : [bufferOf(answer.rows), answer.dealt.buffer] })
})

const noted = ({ experiment, deal, arms }: Noted): Records => {
  const plan = knownPlan(experiment)
  return arms.map((arm) => noteDeal(plan, plan.arms[arm]!, deal).record)
}

const played = ({ experiment, from, to }: Chunk): Played | Refusal => {
  const plan = knownPlan(experiment)
  const began = performance.now()
  return unlessRefused(() => ({ ...playDealt(plan, from, to), from, to, ms: performance.now() - began }))
}

const reported = ({ report, experiment, leftOut, kept, reading, language, site }: Reporting): string => {
  const outcome = collector(knownPlan(experiment), kept, reading === 'anytime').outcome()
  return report === 'sweep'
    ? sweepPage(outcome, language, leftOut)
    : reportPage(outcome, language, (variant, deal) => `${site}${dealAddress(experiment, variant, deal).slice(1)}`)
}
