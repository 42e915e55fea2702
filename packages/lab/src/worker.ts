import { inheritGames } from '@tefuda/games/host'
import { isRefusal } from '@tefuda/kernel'
import type { Experiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeal, type Row } from './play.ts'

/** Deals `from` to `to` (not included) of an experiment. */
export interface Chunk {
  readonly experiment: Experiment
  readonly from: number
  readonly to: number
}

await inheritGames()

let last: { readonly key: string; readonly plan: Plan } | undefined

/** Plays a chunk: what a thread of the laboratory does. The runner has already looked at the experiment. */
export default ({ experiment, from, to }: Chunk): Row[] => {
  const key = JSON.stringify(experiment)
  if (last?.key !== key) {
    const plan = planOf(experiment)
    if (isRefusal(plan)) throw new Error(plan.message.en)
    last = { key, plan }
  }
  const { plan } = last
  return Array.from({ length: to - from }, (_, k) => playDeal(plan, from + k)).flat()
}
