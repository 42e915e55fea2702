import { type Text, text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { interactionsOf } from './interaction.ts'
import { armNamed } from './named.ts'
import { type Estimate, hasNoEffect, type MeasureResult } from './summary.ts'
import type { Verdict } from './verdict.ts'
import { wholeOf } from './whole.ts'
import { measureNamed, shortNumber, signedNumber } from './wording.ts'

/** What a change does to a measure. */
export interface Cell {
  /** Of the base's mean where it is a part, and in the measure's unit otherwise. */
  readonly difference: number
  /** Whether it is told as a part (`wholeOf`); the same for all cells of a measure, which can be held against one another. */
  readonly isPart: boolean
  /** The interval reaches so far to either side, at most; null where there is none. */
  readonly half: number | null
  readonly verdict: Verdict
}

/** What each of several changes does to each measure that some of them move. */
export interface Heat {
  readonly measures: readonly HeatMeasure[]
  readonly rows: readonly HeatRow[]
}

export interface HeatMeasure {
  readonly id: string
  /** Of its cells; null where they are parts of the base's mean. */
  readonly unit: Text | null
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
    measures: moved.map(({ id, cells }) => ({ id, unit: cells[0]!.isPart ? null : measureNamed(plan, id).unit })),
    rows: changes.map((change, row) => ({ ...change, cells: moved.map(({ cells }) => cells[row]!) })),
  }
}

/** What each variant does to a measure (its place in `Plan.ids`). */
export const cellsOf = ({ result }: Outcome, measure: number): readonly Cell[] => {
  const found = result.measures[measure]!
  return found.variants.map(({ difference, low, high, verdict }) =>
    cellOf(found, { mean: difference, low, high }, verdict),
  )
}

/** What each pair of `Plan.pairs` does to a measure beyond the sum of both. */
export const interactionCells = (outcome: Outcome, measure: number): readonly Cell[] => {
  const found = outcome.result.measures[measure]!
  return interactionsOf(outcome, measure).map((interaction) => cellOf(found, interaction, interaction.verdict))
}

const cellOf = ({ base, variants }: MeasureResult, { mean, low, high }: Estimate, verdict: Verdict): Cell => {
  const whole = wholeOf(base, variants)
  const unit = whole ?? 1
  return {
    difference: (mean ?? 0) / unit,
    isPart: whole !== null,
    half: mean === null || low === null || high === null ? null : Math.max(high - mean, mean - low) / unit,
    verdict,
  }
}

/** `+12` in percent or in the measure's unit, or one of `SIGNS`. */
export const cellInWords = (cell: Cell): string =>
  cell.verdict === 'differs' ? numberInWords(cell) : SIGNS[cell.verdict]

const numberInWords = ({ difference, isPart }: Cell): string =>
  isPart ? percentInWords(difference) : signedNumber(difference)

/** What a cell holds, whatever the verdict: `+12 %`, or `+0.41` in the measure's unit. */
export const differenceInWords = (cell: Cell): string => numberInWords(cell) + (cell.isPart ? ' %' : '')

/** How strongly a cell is to be shaded, to 1: a part from half of the base's mean on, and another from ten times its interval on. */
export const strengthOf = ({ difference, isPart, half }: Cell): number => {
  const size = Math.abs(difference)
  if (isPart) return Math.min(1, size / 0.5)
  return half === null ? 0 : Math.min(1, Math.max(0, size / half - 1) / 9)
}

/** What stands below a table where some measures are told in their own unit. */
export const OWN_UNIT = text(
  '単位のあるものさしは、基準の平均が0と見分けられないか、符号が変わるので、割合ではなく差そのもの。',
  'A measure with a unit has the difference itself: its mean in the base may as well be 0, or the sign changes.',
)

/** What stands in place of a difference: there is none that would matter; it is not yet to be told. */
const SIGNS = { same: '·', unclear: '…' } as const

/** What the signs mean, below a table of cells. */
export const SIGNS_TOLD = text(
  `${SIGNS.same} は差が見えないもの、${SIGNS.unclear} はまだ言えないもの。`,
  `${SIGNS.same} no difference; ${SIGNS.unclear} cannot tell yet.`,
)

/** In percent, with its sign. */
export const percentInWords = (part: number): string => (part > 0 ? '+' : '') + percent(part)

/** `±3`, in percent or in the measure's unit; empty where there is no interval. */
export const halfInWords = ({ half, isPart }: Cell): string =>
  half === null ? '' : `±${isPart ? percent(half) : shortNumber(half)}`

/** Of what is small one place after the point. */
const percent = (part: number): string =>
  shortNumber(Math.abs(part) >= 0.1 ? Math.round(part * 100) : Math.round(part * 1000) / 10)
