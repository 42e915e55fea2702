import { addShared, addVariates, type Control, explained, newControl, weightsOf } from './control.ts'
import { dealtIn, variatesOf } from './dealt.ts'
import { addTo, halfWidth, type Moments, noMoments, type Reading, varianceOf } from './interval.ts'
import { addLuck, type LuckTally, newLuck } from './luck.ts'
import { interactionIn } from './pairs.ts'
import type { Plan } from './plan.ts'
import type { Row } from './play.ts'
import { type Comparison, type Judgement, judgementsOf, type Verdict } from './verdict.ts'

/** What is kept of the rows; it does not grow with them. */
export interface Tally {
  deals: number
  /** By arm, by measure: means of a deal's games, less what the dealt cards explain of them (`control.ts`). */
  readonly means: readonly (readonly Moments[])[]
  /** By arm, by measure: games, of which a deal may have several. */
  readonly games: readonly (readonly Moments[])[]
  /** By arm: how often a turn had so many legal moves. */
  readonly options: readonly number[][]
  /** By arm: what came of whose hand, seat and skill; null where the players do not differ. */
  readonly luck: readonly LuckTally[] | null
  /** By variant, by measure: differences from the base, deal by deal. */
  readonly differences: readonly (readonly Moments[])[]
  /** By arm, and by variant, by measure: the same with nothing taken off. */
  readonly plain: {
    readonly means: readonly (readonly Moments[])[]
    readonly differences: readonly (readonly Moments[])[]
  }
  /** What the dealt cards explain; null where that is not known. */
  readonly control: Control | null
  /** By pair of variants, by measure: what both do beyond the sum, deal by deal. */
  readonly interactions: readonly (readonly Moments[])[]
  /** By variant: deals in which some game was played differently. */
  readonly parted: number[]
  /** By variant: the deals that changed most, the most first. */
  readonly changed: readonly ChangedDeal[][]
}

/** How much a variant changed a deal: the sum of the differences of all measures, each as a part of its mean. */
export interface ChangedDeal {
  readonly deal: number
  readonly by: number
}

/** So many deals that changed most are kept. */
const MOST_CHANGED = 5

export const newTally = (plan: Plan): Tally => {
  const { arms, ids, pairs } = plan
  const variates = variatesOf(plan)
  const moments = (of: readonly unknown[]): Moments[][] => of.map(() => ids.map(noMoments))
  return {
    deals: 0,
    means: moments(arms),
    games: moments(arms),
    plain: { means: moments(arms), differences: moments(arms.slice(1)) },
    control: variates === 0 ? null : newControl(variates, arms.length, ids.length),
    options: arms.map(() => []),
    luck: ids.includes('points1') ? arms.map(() => newLuck()) : null,
    differences: moments(arms.slice(1)),
    interactions: moments(pairs),
    parted: arms.slice(1).map(() => 0),
    changed: arms.slice(1).map(() => []),
  }
}

/**
 * Adds all rows of one deal of a plan. Deals have to come in their order, for sums of rounded numbers depend on it. `dealt`: what was
 * dealt there, as `dealtIn`.
 */
export const addDeal = (
  tally: Tally,
  rows: readonly Row[],
  plan: Plan,
  dealt: readonly number[] = dealtIn(plan, rows[0]!.deal),
): void => {
  const arms = tally.means.length
  const games = Array.from({ length: arms }, (_, arm) => rows.filter((row) => row.arm === arm))
  const plain = games.map((played) => tally.means[0]!.map((_, k) => meanOf(played.map(({ values }) => values[k]!))))
  const means = adjusted(tally, plain, dealt)
  addMeans(tally.plain, plain)
  addMeans(tally, means)
  for (let arm = 1; arm < arms; arm++)
    if (games[arm]!.some(({ fingerprint }, k) => fingerprint !== games[0]![k]!.fingerprint)) tally.parted[arm - 1]!++
  for (const [p, pair] of plan.pairs.entries())
    for (const [k, moments] of tally.interactions[p]!.entries()) {
      const beyond = interactionIn(
        means.map((measures) => measures[k]!),
        pair,
      )
      if (!Number.isNaN(beyond)) addTo(moments, beyond)
    }
  for (const [arm, played] of games.entries()) {
    for (const row of played) addGame(tally, arm, row, plan.ids)
    if (tally.luck !== null) addLuck(tally.luck[arm]!, played, plan)
  }
  for (let arm = 1; arm < arms; arm++) keepChanged(tally, arm, rows[0]!.deal, plain)
  tally.deals++
}

type Means = readonly (readonly number[])[]

/** The means of a deal, by arm and measure, less what the dealt cards explain of them. */
const adjusted = ({ control, means }: Tally, plain: Means, dealt: readonly number[]): Means => {
  if (control === null) return plain
  const weights = weightsOf(control, dealt)
  const less = plain.map((measures, arm) =>
    measures.map((mean, k) => {
      const shared = control.shared[arm]![k]!
      const before = means[arm]![k]!
      const value = weights === null ? mean : mean - explained(shared, weights)
      if (before.n > 0 && !Number.isNaN(mean)) addShared(shared, dealt, mean - before.mean)
      return value
    }),
  )
  addVariates(control, dealt)
  return less
}

/** Adds the means of a deal, and the differences from the base; of measures that tell. */
const addMeans = (to: Pick<Tally, 'means' | 'differences'>, means: Means): void => {
  for (const [arm, measures] of means.entries())
    for (const [k, mean] of measures.entries()) {
      if (Number.isNaN(mean)) continue
      addTo(to.means[arm]![k]!, mean)
      if (arm > 0 && !Number.isNaN(means[0]![k]!)) addTo(to.differences[arm - 1]![k]!, mean - means[0]![k]!)
    }
}

const addGame = (tally: Tally, arm: number, { values }: Row, ids: Plan['ids']): void => {
  for (let k = 0; k < ids.length; k++) if (!Number.isNaN(values[k]!)) addTo(tally.games[arm]![k]!, values[k]!)
  const options = values[ids.indexOf('options')] ?? Number.NaN
  if (!Number.isNaN(options)) countOption(tally.options[arm]!, options)
}

/** Without gaps, so that JSON keeps it. */
const countOption = (counts: number[], options: number): void => {
  while (counts.length <= options) counts.push(0)
  counts[options]!++
}

const keepChanged = (tally: Tally, arm: number, deal: number, means: readonly (readonly number[])[]): void => {
  let by = 0
  for (const [k, base] of means[0]!.entries()) {
    const difference = means[arm]![k]! - base
    if (!Number.isNaN(difference)) by += Math.abs(difference) / (Math.abs(tally.means[0]![k]!.mean) || 1)
  }
  if (by === 0) return
  const kept = tally.changed[arm - 1]!
  kept.push({ deal, by })
  kept.sort((a, b) => b.by - a.by || a.deal - b.deal)
  kept.length = Math.min(kept.length, MOST_CHANGED)
}

/** Of the games that tell; NaN where none does. */
const meanOf = (values: readonly number[]): number => {
  let [sum, n] = [0, 0]
  for (const value of values) {
    if (Number.isNaN(value)) continue
    sum += value
    n++
  }
  return n === 0 ? Number.NaN : sum / n
}

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
  plan: Pick<Plan, 'ids' | 'arms'>,
  tally: Tally,
  reading: Reading,
): readonly MeasureResult[] => {
  const comparisons = comparisonsOf(tally)
  const judgements = judgementsOf(comparisons.flat(), reading)
  return plan.ids.map((id, k) => ({
    id,
    base: around(tally.means[0]![k]!, reading),
    variants: comparisons.map((comparison, variant) => {
      const { mean: difference, low, high } = differenceOf(comparison[k]!, reading)
      const { mean } = around(tally.means[variant + 1]![k]!, reading)
      return { mean, difference, low, high, verdict: judgements[variant * plan.ids.length + k]!.verdict }
    }),
  }))
}

/** By variant, by measure. */
export const comparisonsOf = (tally: Tally): readonly (readonly Comparison[])[] =>
  tally.differences.map((measures, variant) =>
    measures.map((differences, k) => ({
      base: tally.means[0]![k]!.mean,
      differences,
      identical: tally.parted[variant] === 0 && tally.deals > 0 && differences.m2 === 0 && differences.mean === 0,
    })),
  )

/** By variant, by measure. */
export const judgementsIn = (tally: Tally, reading: Reading): readonly (readonly Judgement[])[] => {
  const comparisons = comparisonsOf(tally)
  const judgements = judgementsOf(comparisons.flat(), reading)
  const measures = tally.means[0]!.length
  return comparisons.map((_, variant) => judgements.slice(variant * measures, (variant + 1) * measures))
}

const differenceOf = (comparison: Comparison, reading: Reading): Estimate =>
  comparison.identical ? { mean: 0, low: 0, high: 0 } : around(comparison.differences, reading)

const around = (moments: Moments, reading: Reading): Estimate => {
  if (moments.n === 0) return { mean: null, low: null, high: null }
  const half = halfWidth(moments, reading)
  if (!Number.isFinite(half)) return { mean: moments.mean, low: null, high: null }
  return { mean: moments.mean, low: moments.mean - half, high: moments.mean + half }
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
