import { join } from 'node:path'
import { ratioOf, rowOf } from '../measure.ts'
import { type Running, start } from '../online/processes.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, runOnce, SOLITAIRE } from './experiments.ts'

/** Deals of a run: enough that starting threads, and what they compile, is little of it. */
const MANY = 1_000_000
const DEALS = 40_000

/** A run is long, so that few rounds do. */
const ROUNDS = 2

/** How long bare play lasts in a round, in milliseconds. */
const BARE = 5000

/**
 * Whole runs, all measures and rows included: one thread and two. Beside them what two cores of this machine are worth: two processes
 * that share nothing and keep nothing, to one of them alone.
 */
export const measureSpeed = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress('runs on one and two threads')
  const [random, one, two, alone, both]: number[][] = [[], [], [], [], []]
  const bare = [start({ module: BARE_PLAY }), start({ module: BARE_PLAY })]
  await bareRate(bare)
  for (let round = 0; round < Math.min(rounds, ROUNDS); round++) {
    random!.push(60 * (await runOnce(SOLITAIRE, MANY, 2)))
    one!.push(60 * (await runOnce(CUT_IN, DEALS, 1)))
    two!.push(60 * (await runOnce(CUT_IN, DEALS, 2)))
    alone!.push(await bareRate(bare.slice(1)))
    both!.push(await bareRate(bare))
  }
  for (const process of bare) await process.stop()
  return {
    seconds: null,
    results: [
      rowOf({ name: 'lab/random 3×3 Southern Cross, two threads', unit: 'games/min' }, random!),
      rowOf({ name: 'lab/greedy Cut-in Daifugo, one thread', unit: 'deals/min' }, one!),
      rowOf({ name: 'lab/greedy Cut-in Daifugo, two threads', unit: 'deals/min' }, two!),
      rowOf({ name: 'lab/the same in a process, nothing kept', unit: 'deals/min' }, alone!),
      rowOf({ name: 'lab/the same in two processes', unit: 'deals/min' }, both!),
    ],
    ratios: {
      'lab/two threads to one': ratioOf(two!, one!),
      'lab/two processes that share nothing to one': ratioOf(both!, alone!),
    },
  }
}

const BARE_PLAY = join(import.meta.dirname, 'bare-play.ts')

/** Deals a minute of all of them together. */
const bareRate = async (processes: readonly Running[]): Promise<number> => {
  const rates = await Promise.all(processes.map((process) => process.ask<number>('play', BARE)))
  return 60 * rates.reduce((sum, rate) => sum + rate)
}
