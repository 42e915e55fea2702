import { halfWidth, type Reading } from './interval.ts'
import type { Estimate } from './summary.ts'

/**
 * The least number that so large a part does not exceed, with its interval; `counts` has how often each number came, in so many deals.
 * The true one is not exceeded by just that part of all, so that the interval has the numbers at which the part that was found lies in
 * the interval of a share: an end is null where that goes beyond all numbers that came.
 */
export const quantileOf = (
  counts: readonly number[],
  part: number,
  { deals, reading }: { readonly deals: number; readonly reading: Reading },
): Estimate => {
  const half = halfWidth({ n: deals, mean: part, m2: part * (1 - part) * (deals - 1) }, reading)
  return {
    mean: leastOf(counts, part),
    low: part - half > 0 ? leastOf(counts, part - half) : null,
    high: part + half < 1 ? leastOf(counts, part + half) : null,
  }
}

const leastOf = (counts: readonly number[], part: number): number | null => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  for (const [number, count] of counts.entries()) {
    before += count
    if (before > 0 && before >= part * all) return number
  }
  return null
}
