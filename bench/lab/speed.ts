import { ratioOf, rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, runOnce, SOLITAIRE } from './experiments.ts'

/** Deals of a run: enough that starting threads is little of it. */
const MANY = 150_000
const DEALS = 4000

/** A run is long, so that few rounds do. */
const ROUNDS = 2

/** Whole runs, all measures and rows included: one thread and two. */
export const measureSpeed = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress('runs on one and two threads')
  const [random, one, two]: number[][] = [[], [], []]
  for (let round = 0; round < Math.min(rounds, ROUNDS); round++) {
    random!.push(60 * (await runOnce(SOLITAIRE, MANY, 2)))
    one!.push(60 * (await runOnce(CUT_IN, DEALS, 1)))
    two!.push(60 * (await runOnce(CUT_IN, DEALS, 2)))
  }
  return {
    results: [
      rowOf({ name: 'lab/random 3×3 Southern Cross, two threads', unit: 'games/min' }, random!),
      rowOf({ name: 'lab/greedy Cut-in Daifugo, one thread', unit: 'deals/min' }, one!),
      rowOf({ name: 'lab/greedy Cut-in Daifugo, two threads', unit: 'deals/min' }, two!),
    ],
    ratios: { 'lab/two threads to one': ratioOf(two!, one!) },
  }
}
