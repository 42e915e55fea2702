import { ALPHA, eValue, halfWidth, type Moments, pValue, type Reading } from './interval.ts'

export type Verdict = 'differs' | 'same' | 'unclear'

/** Differences of this share of the base's mean, either way, are small enough to be called the same. */
const INDIFFERENT = 0.05
/** And so are these, for what hardly ever happens: half a point in a hundred. */
const LEAST = 0.005

/** The largest difference from a base of that mean that is called the same. */
export const indifference = (base: number): number => Math.max(INDIFFERENT * Math.abs(base), LEAST)

/** The paired differences of one measure of one variant, deal by deal. */
export interface Comparison {
  /** The mean of the base. */
  readonly base: number
  readonly differences: Moments
  /** Whether every game of the variant was played move by move as that of the base. */
  readonly identical: boolean
}

/**
 * A verdict for each of all comparisons of an experiment. Among those that are called different at most 5 % are wrong, on
 * average: Benjamini–Hochberg for a number of deals settled beforehand, e-BH (Wang, Ramdas 2022) for any other.
 */
export const verdictsOf = (comparisons: readonly Comparison[], reading: Reading): readonly Verdict[] => {
  const found = reading === 'fixed' ? falling(comparisons, pValue, true) : falling(comparisons, eValue, false)
  return comparisons.map((comparison, k) => {
    if (comparison.identical) return 'same'
    if (found.has(k)) return 'differs'
    return mostOf(comparison, reading) <= indifference(comparison.base) ? 'same' : 'unclear'
  })
}

/** The largest difference, either way, that the interval leaves possible. */
export const mostOf = ({ differences }: Comparison, reading: Reading): number =>
  Math.abs(differences.mean) + halfWidth(differences, reading)

/**
 * About so many deals more settle a comparison that is unclear: until its interval is as narrow as the difference seen, or
 * as the difference that does not matter. Null for fewer than two deals.
 */
export const dealsMore = ({ base, differences }: Comparison, reading: Reading): number | null => {
  const aim = Math.max(indifference(base) - Math.abs(differences.mean), Math.abs(differences.mean))
  const half = halfWidth(differences, reading)
  if (half === Number.POSITIVE_INFINITY) return null
  return Math.max(1, Math.ceil(differences.n * ((half / aim) ** 2 - 1)))
}

/** The step-up rule of both procedures: of m in order of strength, all up to the last that passes k · α / m. */
const falling = (
  comparisons: readonly Comparison[],
  strength: (moments: Moments) => number,
  smaller: boolean,
): ReadonlySet<number> => {
  const asked = comparisons.flatMap(({ differences, identical }, k) =>
    identical || differences.n === 0 ? [] : [{ k, p: smaller ? strength(differences) : 1 / strength(differences) }],
  )
  const sorted = asked.toSorted((a, b) => a.p - b.p)
  const last = sorted.findLastIndex(({ p }, rank) => p <= (ALPHA * (rank + 1)) / sorted.length)
  return new Set(sorted.slice(0, last + 1).map(({ k }) => k))
}
