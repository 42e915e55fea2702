import { join } from 'node:path'
import type { Asked } from '../greedy-match.ts'
import { type Row, rowOf } from '../measure.ts'
import { askOnce } from '../online/processes.ts'
import type { Measured, Plan } from '../rounds.ts'
import type { Took } from './reviewing.ts'

const GAMES: readonly (Omit<Asked, 'deal'> & { readonly name: string })[] = [
  { name: 'a Southern Cross solitaire', game: 'southern-cross', rules: {}, seats: 1 },
  { name: 'a deal of Cut-in Daifugo', game: 'cut-in-daifugo', rules: { deals: 1 }, seats: 4 },
]

/** A review takes seconds, whatever is asked for; each round has a deal of its own. */
const ROUNDS = 3

/** What a review takes until the first full curve is there, each in a process of its own. */
export const measureReview = async ({ rounds, progress }: Plan): Promise<Measured> => {
  const results: Row[] = []
  for (const { name, ...asked } of GAMES) {
    progress(`review of ${name}`)
    const took: Took[] = []
    for (let deal = 1; deal <= Math.min(rounds, ROUNDS); deal++) took.push(await reviewed({ ...asked, deal }))
    results.push(
      rowOf(
        { name: `review/first curve of ${name}`, unit: 's' },
        took.map(({ seconds }) => seconds),
      ),
      rowOf(
        { name: `review/most memory of ${name}`, unit: 'MB' },
        took.map(({ megabytes }) => megabytes),
      ),
    )
  }
  return { results, ratios: {} }
}

const reviewed = (asked: Asked): Promise<Took> => askOnce(join(import.meta.dirname, 'reviewing.ts'), 'review', asked)
