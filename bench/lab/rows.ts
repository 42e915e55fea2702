import { statSync } from 'node:fs'
import { join } from 'node:path'
import { playDeal } from '@tefuda/lab'
import { columnsOf } from '@tefuda/lab/columns'
import { gamesFile } from '@tefuda/lab/parts'
import { queryRows } from '@tefuda/lab/query'
import { directoryStore } from '@tefuda/lab/store'
import { rowOf } from '../measure.ts'
import { folder } from '../online/places.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, granted, planFor, SOLITAIRE } from './experiments.ts'

const ROWS = 1_000_000
/** Games that are played; the rows repeat them with other deals and fingerprints. */
const PLAYED = 2000

/** A million rows: how large they are, and how long a question takes. */
export const measureRows = async ({ progress }: Plan): Promise<Measured> => {
  progress('a million rows')
  const figures: { readonly megabytes: number; readonly seconds: number }[] = []
  for (const asked of [SOLITAIRE, CUT_IN]) figures.push(await million(asked))
  const [small, large] = figures
  return {
    seconds: null,
    results: [
      rowOf({ name: 'lab/a million rows of Southern Cross', unit: 'MB' }, [small!.megabytes]),
      rowOf({ name: 'lab/a million rows of Cut-in Daifugo', unit: 'MB' }, [large!.megabytes]),
      rowOf(
        { name: 'lab/a grouped query on a million rows', unit: 's' },
        figures.map(({ seconds }) => seconds),
      ),
    ],
    ratios: {},
  }
}

const million = async (asked: object) => {
  const plan = planFor(asked)
  const played = Array.from({ length: PLAYED }, (_, deal) => playDeal(plan, deal)).flat()
  const { path, remove } = folder()
  try {
    const file = join(path, 'games.parquet')
    const games = gamesFile(file, plan)
    for (let from = 0; from < ROWS; from += PLAYED)
      await games.add(
        columnsOf(
          plan,
          played.map((row, k) => ({
            ...row,
            deal: from + k,
            fingerprint: Math.imul(row.fingerprint, 2 * from + 1) >>> 0,
          })),
        ),
      )
    await games.finish()
    const ask = 'select deal % 10 as part, avg(turns), max(minutes), count(*) from games group by part order by part'
    granted(await queryRows(directoryStore(path), ask))
    const began = performance.now()
    granted(await queryRows(directoryStore(path), ask))
    return { megabytes: statSync(file).size / 1e6, seconds: (performance.now() - began) / 1000 }
  } finally {
    remove()
  }
}
