import { ALPHA, eValue, halfWidth, type Moments, pValue, type Reading, varianceOf } from './interval.ts'

/** What is said of a difference: it is there; none that would matter; that cannot be told yet. */
export type Verdict = 'differs' | 'same' | 'unclear'

/** Differences of this share of the base's mean, either way, are small enough to be called the same. */
export const INDIFFERENT = 0.05
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
  /** Whether it can come to nothing else in this game. */
  readonly isSettled: boolean
  /** What it was in every deal of both; null where it was not always the same. */
  readonly always: number | null
}

/** A verdict, and the share of false ones among all that are called different at this strength or more. */
export interface Judgement {
  readonly verdict: Verdict
  /** From 0 to 1; null where nothing can be said, or nothing is asked. */
  readonly q: number | null
  /** About so many deals more, of those that tell, settle what is unclear; null where it is settled, or fewer than two tell. */
  readonly more: number | null
}

/**
 * A verdict for each of all comparisons of an experiment. Among those that are called different at most 5 % are wrong, on
 * average: Benjamini–Hochberg for a number of deals settled beforehand, e-BH (Wang, Ramdas 2022) for any other.
 */
export const judgementsOf = (comparisons: readonly Comparison[], reading: Reading): readonly Judgement[] => {
  const strengths = strengthsOf(comparisons, reading)
  return comparisons.map((comparison, k) => {
    const strength = strengths.get(k)
    const q = strength?.q ?? null
    if (comparison.identical || comparison.isSettled) return { verdict: 'same', q, more: null }
    if (q !== null && q <= ALPHA) return { verdict: 'differs', q, more: null }
    if (mostOf(comparison, reading) <= indifference(comparison.base)) return { verdict: 'same', q, more: null }
    return { verdict: 'unclear', q, more: dealsMore(comparison, strength?.level ?? ALPHA) }
  })
}

/** The largest difference, either way, that the interval leaves possible. */
export const mostOf = ({ differences }: Comparison, reading: Reading): number =>
  Math.abs(differences.mean) + halfWidth(differences, reading)

/** The number of deals is known to a tenth: more would promise too much. */
const STEP = 1.1

/**
 * About so many deals more settle what is unclear, if they are like those before: until the interval of that level leaves 0 out, or
 * the usual one is as narrow as what does not matter. Intervals are those that may be looked at all the time, since what goes on has
 * been. Null for fewer than two deals.
 */
const dealsMore = ({ base, differences }: Comparison, level: number): number | null => {
  if (differences.n < 2) return null
  const [size, variance] = [Math.abs(differences.mean), varianceOf(differences)]
  const half = (n: number, alpha: number): number =>
    halfWidth({ n, mean: differences.mean, m2: variance * (n - 1) }, 'anytime', alpha)
  let n = differences.n * STEP
  while (half(n, level) > size && half(n, ALPHA) > indifference(base) - size) n *= STEP
  return Math.ceil(n - differences.n)
}

/** How a comparison stands among all that are asked. */
interface Strength {
  readonly q: number
  /** An interval with errors in this part of all experiments has to leave 0 out for it to be called different. */
  readonly level: number
}

/** The step-up rule of both procedures: of m in order of strength, number k has the least of m · p / j of all j from k on. */
const strengthsOf = (comparisons: readonly Comparison[], reading: Reading): ReadonlyMap<number, Strength> => {
  const strength = (moments: Moments): number => (reading === 'fixed' ? pValue(moments) : 1 / eValue(moments))
  const asked = comparisons.flatMap(({ differences, identical, isSettled }, k) =>
    identical || isSettled || differences.n < 2 ? [] : [{ k, p: strength(differences) }],
  )
  const strengths = new Map<number, Strength>()
  let least = 1
  for (const [before, { k, p }] of [...asked.toSorted((a, b) => a.p - b.p).entries()].reverse()) {
    least = Math.min(least, (asked.length * p) / (before + 1))
    strengths.set(k, { q: least, level: (ALPHA * (before + 1)) / asked.length })
  }
  return strengths
}
