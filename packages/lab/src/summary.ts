import { halfWidth, type Moments, type Reading, varianceOf } from './interval.ts'
import type { Range } from './measures.ts'
import type { Plan } from './plan.ts'
import type { Tally } from './tally.ts'
import { type Comparison, type Judgement, judgementsOf, type Verdict } from './verdict.ts'

/** A mean with its interval; null where no, or but one, game tells. */
export interface Estimate {
  readonly mean: number | null
  readonly low: number | null
  readonly high: number | null
}

export interface VariantEstimate extends Estimate {
  /** Mean of the differences, to which `low` and `high` belong. */
  readonly difference: number | null
  readonly verdict: Verdict
}

/** What an experiment found of one measure. */
export interface MeasureResult {
  readonly id: string
  readonly base: Estimate
  readonly variants: readonly VariantEstimate[]
}

/** What `tefuda lab run --json` prints. */
export interface Result {
  readonly deals: number
  readonly measures: readonly MeasureResult[]
  /** SHA-256 of the rows in their order, as hex (`Kept.rows`). */
  readonly rows: string
}

/** What the rows say so far. */
export const resultsOf = (
  plan: Pick<Plan, 'ids' | 'ranges'>,
  tally: Tally,
  reading: Reading,
): readonly MeasureResult[] => {
  const { ids, ranges } = plan
  const comparisons = comparisonsOf(plan, tally)
  const judgements = judgementsIn(comparisons, reading)
  return ids.map((id, k) => {
    const range = ranges[k]!
    return {
      id,
      base: around(tally.means[0]![k]!, reading, range),
      variants: comparisons.map((comparison, variant) => {
        const { mean: difference, low, high } = differenceOf(comparison[k]!, reading, range)
        const { mean } = around(tally.means[variant + 1]![k]!, reading, range)
        return { mean, difference, low, high, verdict: judgements[variant]![k]!.verdict }
      }),
    }
  })
}

/** By variant, by measure. */
export const comparisonsOf = ({ ranges }: Pick<Plan, 'ranges'>, tally: Tally): readonly (readonly Comparison[])[] =>
  tally.differences.map((measures, variant) =>
    measures.map((differences, k) => ({
      base: tally.means[0]![k]!.mean,
      differences,
      isSettled: isSettledIn(ranges[k]!),
      always: alwaysIn(tally.means[0]![k]!, tally.means[variant + 1]![k]!),
      identical: tally.parted[variant] === 0 && tally.deals > 0 && isNowhere(differences),
    })),
  )

/** Whether what is in that range can be one thing alone. */
export const isSettledIn = ([least, most]: Range): boolean => least === most

/** Whether every game of a variant was that of the base, move by move and in what came of it. */
export const hasNoEffect = ({ parted, differences }: Pick<Tally, 'parted' | 'differences'>, variant: number): boolean =>
  parted[variant] === 0 && differences[variant]!.every(isNowhere)

/** Whether there was none in any deal. */
const isNowhere = ({ m2, mean }: Moments): boolean => m2 === 0 && mean === 0

/** What two measures were in every deal of both; null where they were not always the same. */
export const alwaysIn = (one: Moments, other: Moments): number | null =>
  one.m2 === 0 && other.m2 === 0 && one.mean === other.mean ? one.mean : null

/** Of all comparisons together; by variant, by measure. */
export const judgementsIn = (
  comparisons: readonly (readonly Comparison[])[],
  reading: Reading,
): readonly (readonly Judgement[])[] => {
  const judgements = judgementsOf(comparisons.flat(), reading)
  return comparisons.map(({ length }, variant) => judgements.slice(variant * length, (variant + 1) * length))
}

/** What a comparison says the difference is, of a measure with that range. */
export const differenceOf = (comparison: Comparison, reading: Reading, range: Range): Estimate =>
  comparison.identical ? { mean: 0, low: 0, high: 0 } : around(comparison.differences, reading, apartIn(range))

/** The differences of two that are in a range. */
const apartIn = ([least, most]: Range): Range => [least - most, most - least]

/** What both of two changes do beyond the sum, of a measure with that range. */
export const beyondOf = (moments: Moments, reading: Reading, range: Range): Estimate =>
  around(moments, reading, apartIn(apartIn(range)))

/**
 * The mean of values with its interval, both cut to what they can be. The truth is in the range, so that what is cut off never held it:
 * it is covered as often. And 0 is in every range of differences: whether it is left out, of which verdicts speak, is never changed.
 */
export const around = (moments: Moments, reading: Reading, [least, most]: Range): Estimate => {
  const { n, mean } = moments
  if (n === 0) return { mean: null, low: null, high: null }
  const cut = (value: number): number => Math.max(least, Math.min(most, value))
  const half = halfWidth(moments, reading)
  return Number.isFinite(half)
    ? { mean: cut(mean), low: cut(mean - half), high: cut(mean + half) }
    : { mean: cut(mean), low: null, high: null }
}

/** How many times fewer deals were needed since the luck of the dealt cards is taken off; null where nothing differs, or nothing is known of it. */
export const savedByDealt = (
  { control, plain, differences }: Tally,
  variant: number,
  measure: number,
): number | null => {
  const left = varianceOf(differences[variant]![measure]!)
  return control === null || left === 0 ? null : varianceOf(plain.differences[variant]![measure]!) / left
}

/** How many times fewer deals were needed than with a shuffle of its own for each rule set; null where nothing differs. */
export const savedByPairing = (tally: Tally, variant: number, measure: number): number | null => {
  const differences = varianceOf(tally.plain.differences[variant]![measure]!)
  if (differences === 0) return null
  return (
    (varianceOf(tally.plain.means[0]![measure]!) + varianceOf(tally.plain.means[variant + 1]![measure]!)) / differences
  )
}
