import { bufferOf, type Experiment, type Plan, planOf, playDeals, recordOfDeal } from '@tefuda/lab'
import { inThread } from '../catalogue/thread-games.ts'
import type { Chunk, Noted, Played, Records } from './protocol.ts'

/** The thread in which deals of an experiment are played. The page has already looked at the experiment. */
inThread<Chunk | Noted>((told) => {
  if ('arms' in told) return postMessage(noted(told))
  const answer = played(told)
  postMessage(answer, { transfer: [bufferOf(answer.rows)] })
})

const noted = ({ experiment, deal, arms }: Noted): Records => {
  const plan = planFor(experiment)
  return arms.map((arm) => recordOfDeal(plan, arm, deal))
}

const played = ({ experiment, from, to }: Chunk): Played => {
  const plan = planFor(experiment)
  const began = performance.now()
  const rows = playDeals(plan, from, to)
  return { from, to, rows, ms: performance.now() - began }
}

let last: { readonly key: string; readonly plan: Plan } | undefined

const planFor = (experiment: Experiment): Plan => {
  const key = JSON.stringify(experiment)
  if (last?.key === key) return last.plan
  const plan = planOf(experiment)
  if (!('arms' in plan)) throw new Error(plan.message.en)
  last = { key, plan }
  return plan
}
