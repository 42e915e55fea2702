import { ALPHA, halfWidth, type Moments, type Reading } from './interval.ts'
import type { Estimate } from './summary.ts'

/**
 * How far the largest of several shares lies above the smallest. The shares lie in their intervals all at once in 95 of 100 experiments
 * (Bonferroni), and where they do, the spread lies between what can be at least and at most: it is covered no less often, whichever of
 * them are the largest and the smallest, though these were found in the same games. Null before two games.
 */
export const spreadOf = (shares: readonly Moments[], reading: Reading): Estimate => {
  const means = shares.map(({ mean }) => mean)
  const halves = shares.map((share) => halfWidth(share, reading, ALPHA / shares.length))
  const mean = Math.max(...means) - Math.min(...means)
  if (!halves.every(Number.isFinite)) return { mean, low: null, high: null }
  const lows = means.map((share, k) => Math.max(0, share - halves[k]!))
  const highs = means.map((share, k) => Math.min(1, share + halves[k]!))
  return {
    mean,
    low: Math.max(0, Math.max(...lows) - Math.min(...highs)),
    high: Math.max(...highs) - Math.min(...lows),
  }
}
