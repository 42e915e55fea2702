import { join } from 'node:path'
import { rowOf } from '../measure.ts'
import { askOnce } from '../online/processes.ts'
import type { Measured, Plan } from '../rounds.ts'

const FEW = 10_000
const MANY = 1_000_000

/** What a run takes while it plays few games, and many. */
export const measureMemory = async ({ progress }: Plan): Promise<Measured> => {
  progress(`memory: ${FEW.toLocaleString('en')} games, then ${MANY.toLocaleString('en')}`)
  const few = await mostMegabytes(FEW)
  const many = await mostMegabytes(MANY)
  return {
    seconds: null,
    results: [
      rowOf({ name: 'lab/most memory of a run of 10,000 games', unit: 'MB' }, [few]),
      rowOf({ name: 'lab/most memory of a run of a million games', unit: 'MB' }, [many]),
    ],
    ratios: { 'lab/memory of a million games to that of ten thousand': many / few },
  }
}

const mostMegabytes = (games: number): Promise<number> =>
  askOnce(join(import.meta.dirname, 'long-run.ts'), 'run', games)
