import { bufferOf, knownPlan, playDeals, recordOfDeal } from '@tefuda/lab'
import { inThread } from '../catalogue/thread-games.ts'
import type { Chunk, Noted, Played, Records } from './protocol.ts'

/** The thread in which deals of an experiment are played. The page has already looked at the experiment. */
inThread<Chunk | Noted>((told) => {
  if ('arms' in told) return postMessage(noted(told))
  const answer = played(told)
  postMessage(answer, { transfer: [bufferOf(answer.rows)] })
})

const noted = ({ experiment, deal, arms }: Noted): Records => {
  const plan = knownPlan(experiment)
  return arms.map((arm) => recordOfDeal(plan, arm, deal))
}

const played = ({ experiment, from, to }: Chunk): Played => {
  const plan = knownPlan(experiment)
  const began = performance.now()
  const rows = playDeals(plan, from, to)
  return { from, to, rows, ms: performance.now() - began }
}
