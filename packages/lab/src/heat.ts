import { type Text, text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { interactionsOf } from './interaction.ts'
import { armNamed } from './named.ts'
import { type Estimate, hasNoEffect } from './summary.ts'
import type { Verdict } from './verdict.ts'
import { wholeOf } from './whole.ts'
import { shortNumber } from './wording.ts'

/** What a change does to a measure. */
export interface Cell {
  /** Of the base's mean, or as it is where that is 0. */
  readonly part: number
  /** The interval reaches so far to either side, at most; null where there is none. */
  readonly half: number | null
  readonly verdict: Verdict
}

/** What each of several changes does to each measure that some of them move. */
export interface Heat {
  /** Ids. */
  readonly measures: readonly string[]
  readonly rows: readonly HeatRow[]
}

export interface HeatRow extends Change {
  /** By measure. */
  readonly cells: readonly Cell[]
}

interface Change {
  readonly name: Text
  /** In rows, and as `--set` takes it where it is a sweep's. */
  readonly id: string
  /** As `hasNoEffect`. */
  readonly isIdle: boolean
}

/** Some variants (their numbers, from 0) by what they do to the measures. */
export const heatOf = (outcome: Outcome, variants: readonly number[]): Heat => {
  const changes = variants.map((variant) => changeOf(outcome, variant))
  return movedBy(outcome, changes, (measure) => {
    const cells = cellsOf(outcome, measure)
    return variants.map((variant) => cells[variant]!)
  })
}

/** The pairs of variants by what both do beyond the sum of each. */
export const interactionHeat = (outcome: Outcome): Heat => {
  const changes = outcome.plan.pairs.map(({ both }) => changeOf(outcome, both))
  return movedBy(outcome, changes, (measure) => interactionCells(outcome, measure))
}

const changeOf = ({ plan, tally }: Outcome, variant: number): Change => {
  const arm = variant + 1
  return { name: armNamed(plan, arm), id: plan.arms[arm]!.name, isIdle: hasNoEffect(tally, variant) }
}

const movedBy = (
  { plan }: Outcome,
  changes: readonly Change[],
  columnOf: (measure: number) => readonly Cell[],
): Heat => {
  const moved = plan.ids.flatMap((id, measure) => {
    const cells = columnOf(measure)
    return cells.some(({ verdict }) => verdict === 'differs') ? [{ id, cells }] : []
  })
  return {
    measures: moved.map(({ id }) => id),
    rows: changes.map((change, row) => ({ ...change, cells: moved.map(({ cells }) => cells[row]!) })),
  }
}

/** What each variant does to a measure (its place in `Plan.ids`). */
export const cellsOf = ({ result }: Outcome, measure: number): readonly Cell[] => {
  const { base, variants } = result.measures[measure]!
  return variants.map(({ difference, low, high, verdict }) => cellOf(base, { mean: difference, low, high }, verdict))
}

/** What each pair of `Plan.pairs` does to a measure beyond the sum of both. */
export const interactionCells = (outcome: Outcome, measure: number): readonly Cell[] => {
  const { base } = outcome.result.measures[measure]!
  return interactionsOf(outcome, measure).map((interaction) => cellOf(base, interaction, interaction.verdict))
}

const cellOf = (base: Estimate, { mean, low, high }: Estimate, verdict: Verdict): Cell => {
  const whole = wholeOf(base)
  return {
    part: (mean ?? 0) / whole,
    half: mean === null || low === null || high === null ? null : Math.max(high - mean, mean - low) / whole,
    verdict,
  }
}

/** `+12` in percent, or one of `SIGNS`. */
export const cellInWords = ({ part, verdict }: Cell): string =>
  verdict === 'differs' ? percentInWords(part) : SIGNS[verdict]

/** What stands in place of a difference: there is none that would matter; it is not yet to be told. */
const SIGNS = { same: '·', unclear: '…' } as const

/** What the signs mean, below a table of cells. */
export const SIGNS_TOLD = text(
  `${SIGNS.same} は差が見えないもの、${SIGNS.unclear} はまだ言えないもの。`,
  `${SIGNS.same} no difference; ${SIGNS.unclear} cannot tell yet.`,
)

/** In percent, with its sign. */
export const percentInWords = (part: number): string => (part > 0 ? '+' : '') + percent(part)

/** `±3`, in percent; empty where there is no interval. */
export const halfInWords = ({ half }: Cell): string => (half === null ? '' : `±${percent(half)}`)

/** Of what is small one place after the point. */
const percent = (part: number): string =>
  shortNumber(Math.abs(part) >= 0.1 ? Math.round(part * 100) : Math.round(part * 1000) / 10)
