import { join } from 'node:path'
import { type Row, rowOf } from '../measure.ts'
import { start } from '../online/processes.ts'
import type { Measured, Plan } from '../rounds.ts'
import type { Asked } from './both-ways.ts'
import { GREEDY } from './experiments.ts'

/** Each way in a round: a run is long, so that little of its time goes into code that is not compiled yet. */
const SECONDS = 2

/** What the laboratory takes beyond bare play of the same games by the same bots, in processor time; each game in a process of its own, as a run is of one. */
export const measureOverhead = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress('overhead over bare play')
  const results: Row[] = []
  const ratios: Record<string, number> = {}
  for (const asked of GREEDY) {
    const playing = start({ module: BOTH_WAYS })
    const measured = (): Promise<number> => playing.ask('overhead', { asked, seconds: SECONDS } satisfies Asked)
    const name = `lab/overhead over bare play: ${asked.game}`
    await measured()
    const figures: number[] = []
    for (let round = 0; round < rounds; round++) figures.push(100 * (await measured()))
    await playing.stop()
    const row = rowOf({ name, unit: '%' }, figures)
    results.push(row)
    ratios[name] = 1 + row.median / 100
  }
  return { seconds: SECONDS, results, ratios }
}

const BOTH_WAYS = join(import.meta.dirname, 'both-ways.ts')
