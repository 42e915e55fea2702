import { inheritGames } from '@tefuda/games/host'
import { isRefusal } from '@tefuda/kernel'
import { addRow, type Columns, newColumns } from './columns.ts'
import type { Experiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeal } from './play.ts'

/** Deals `from` to `to` (not included) of an experiment. */
export interface Chunk {
  readonly experiment: Experiment
  readonly from: number
  readonly to: number
}

await inheritGames()

let last: { readonly key: string; readonly plan: Plan } | undefined

/** Plays a chunk: what a thread of the laboratory does. The runner has already looked at the experiment. */
export default ({ experiment, from, to }: Chunk): Columns => {
  const key = JSON.stringify(experiment)
  if (last?.key !== key) {
    const plan = planOf(experiment)
    if (isRefusal(plan)) throw new Error(plan.message.en)
    last = { key, plan }
  }
  const { plan } = last
  const rows = newColumns(plan, (to - from) * plan.arms.length * plan.lineUps.length)
  for (let deal = from; deal < to; deal++) for (const row of playDeal(plan, deal)) addRow(rows, row)
  return rows
}
