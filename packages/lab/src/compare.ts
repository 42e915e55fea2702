import type { Outcome } from './collect.ts'
import { halfWidth, type Moments, varianceOf } from './interval.ts'
import { judgementsOf, type Verdict } from './verdict.ts'

/** One measure of one rule set in two results. */
export interface ComparedMeasure {
  readonly id: string
  /** `base`, or the name of a variant. */
  readonly arm: string
  readonly first: number
  readonly second: number
  readonly difference: number
  readonly low: number
  readonly high: number
  readonly verdict: Verdict
}

/**
 * What two results have in common, measure by measure: of the same experiment by other bots, by another version, with another
 * seed. They are taken as independent (Welch's interval), which is too wide, never too narrow, where their shuffles are the same.
 */
export const compareResults = (one: Outcome, other: Outcome): readonly ComparedMeasure[] => {
  const pairs = one.plan.arms.flatMap(({ name }, arm) => {
    const there = other.plan.arms.findIndex((each) => each.name === name)
    if (there < 0) return []
    return one.plan.ids.flatMap((id, k) => {
      const [a, b] = [one.tally.means[arm]![k]!, other.tally.means[there]?.[other.plan.ids.indexOf(id)]]
      return b === undefined || a.n < 2 || b.n < 2 ? [] : [{ id, arm: name, a, differences: apart(a, b) }]
    })
  })
  const judgements = judgementsOf(
    pairs.map(({ a, differences }) => ({ base: a.mean, differences, identical: false })),
    'fixed',
  )
  return pairs.map(({ id, arm, a, differences }, k) => {
    const half = halfWidth(differences, 'fixed')
    const difference = differences.mean
    return {
      id,
      arm,
      first: a.mean,
      second: a.mean + difference,
      difference,
      low: difference - half,
      high: difference + half,
      verdict: judgements[k]!.verdict,
    }
  })
}

/** The difference of two means, as moments whose interval is Welch's: with his degrees of freedom and standard error. */
const apart = (a: Moments, b: Moments): Moments => {
  const [va, vb] = [varianceOf(a) / a.n, varianceOf(b) / b.n]
  const error = va + vb
  if (error === 0) return { n: Math.min(a.n, b.n), mean: b.mean - a.mean, m2: 0 }
  const freedom = error ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1))
  return { n: freedom + 1, mean: b.mean - a.mean, m2: error * (freedom + 1) * freedom }
}
