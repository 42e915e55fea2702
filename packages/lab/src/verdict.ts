import { ALPHA, eValue, halfWidth, type Moments, pValue, type Reading } from './interval.ts'

export type Verdict = 'differs' | 'same' | 'unclear'

/** Differences of this share of the base's mean, either way, are small enough to be called the same. */
const INDIFFERENT = 0.05
/** And so are these, for what hardly ever happens: half a point in a hundred. */
const LEAST = 0.005

/** The largest difference from a base of that mean that is called the same. */
const indifference = (base: number): number => Math.max(INDIFFERENT * Math.abs(base), LEAST)

/** The paired differences of one measure of one variant, deal by deal. */
export interface Comparison {
  /** The mean of the base. */
  readonly base: number
  readonly differences: Moments
  /** Whether every game of the variant was played move by move as that of the base. */
  readonly identical: boolean
}

/** A verdict, and the share of false ones among all that are called different at this strength or more. */
export interface Judgement {
  readonly verdict: Verdict
  /** From 0 to 1; null where nothing can be said, or nothing is asked. */
  readonly q: number | null
}

/**
 * A verdict for each of all comparisons of an experiment. Among those that are called different at most 5 % are wrong, on
 * average: Benjamini–Hochberg for a number of deals settled beforehand, e-BH (Wang, Ramdas 2022) for any other.
 */
export const judgementsOf = (comparisons: readonly Comparison[], reading: Reading): readonly Judgement[] => {
  const shares = falseShares(comparisons, reading)
  return comparisons.map((comparison, k) => {
    const q = shares.get(k) ?? null
    if (comparison.identical) return { verdict: 'same', q }
    if (q !== null && q <= ALPHA) return { verdict: 'differs', q }
    return { verdict: mostOf(comparison, reading) <= indifference(comparison.base) ? 'same' : 'unclear', q }
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
  // A verdict among many takes more than its own interval: a tenth more at least.
  return Math.ceil(differences.n * Math.max(0.1, (half / aim) ** 2 - 1))
}

/** The step-up rule of both procedures: of m in order of strength, number k has the least of m · p / j of all j from k on. */
const falseShares = (comparisons: readonly Comparison[], reading: Reading): ReadonlyMap<number, number> => {
  const strength = (moments: Moments): number => (reading === 'fixed' ? pValue(moments) : 1 / eValue(moments))
  const asked = comparisons.flatMap(({ differences, identical }, k) =>
    identical || differences.n === 0 ? [] : [{ k, p: strength(differences) }],
  )
  const shares = new Map<number, number>()
  let least = 1
  for (const [before, { k, p }] of [...asked.toSorted((a, b) => a.p - b.p).entries()].reverse()) {
    least = Math.min(least, (asked.length * p) / (before + 1))
    shares.set(k, least)
  }
  return shares
}
