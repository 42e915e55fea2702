import { type Plan, planOf, playDeal } from '@tefuda/lab'
import type { Chunk, Played } from './protocol.ts'

/** The thread in which deals of an experiment are played. The page has already looked at the experiment. */
addEventListener('message', ({ data }: MessageEvent<Chunk>) => {
  const plan = planFor(data)
  const began = performance.now()
  const rows = Array.from({ length: data.to - data.from }, (_, k) => playDeal(plan, data.from + k)).flat()
  const played: Played = { from: data.from, to: data.to, rows, ms: performance.now() - began }
  postMessage(played)
})

let last: { readonly key: string; readonly plan: Plan } | undefined

const planFor = ({ experiment }: Chunk): Plan => {
  const key = JSON.stringify(experiment)
  if (last?.key === key) return last.plan
  const plan = planOf(experiment)
  if (!('arms' in plan)) throw new Error(plan.message.en)
  last = { key, plan }
  return plan
}
