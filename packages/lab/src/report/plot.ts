import { percentInWords } from '../heat.ts'
import { INDIFFERENT, indifference } from '../verdict.ts'
import { wholeOf } from '../whole.ts'
import { type SpokenVerdict, signedNumber } from '../wording.ts'

/** What differences are drawn on. */
export interface Scale {
  /** So far to either side. What lies beyond is drawn at the edge. */
  readonly reach: number
  /** Of a measure whose differences are no parts of the base's mean (`wholeOf`): in its unit. */
  readonly isOwn: boolean
}

/** Where the difference of a measure and its interval are drawn. */
const drawnOf = (
  { measure: { base }, estimate: { difference, low, high }, isAlways }: SpokenVerdict,
  isOwn: boolean,
) => {
  if (isAlways) return { low: 0, middle: 0, high: 0 }
  if (difference === null || low === null || high === null) return null
  const unit = isOwn ? 1 : Math.abs(base.mean!)
  return { low: low / unit, middle: difference / unit, high: high / unit }
}

/** Whether what is said of one measure is drawn on a scale of its own. */
const isOwnIn = (verdicts: readonly SpokenVerdict[]): boolean => {
  const told = verdicts.filter(({ isAlways, estimate }) => !isAlways && estimate.low !== null)
  return (
    told.length > 0 &&
    wholeOf(
      told[0]!.measure.base,
      told.map(({ estimate }) => estimate),
    ) === null
  )
}

/** A difference as a part of the base's mean: `+9.7 %`. Empty where that says nothing (`wholeOf`), or there is none. */
export const partInWords = ({ measure: { base }, estimate, isAlways }: SpokenVerdict): string => {
  const whole = wholeOf(base, [estimate])
  if (isAlways || whole === null || !estimate.difference) return ''
  return `${percentInWords(estimate.difference / whole)} %`
}

/** Three in four of the differences that were found lie within the plot, with so much room beside them. */
const WITHIN = 0.75
const ROOM = 1.3

/** The scale of a table: parts of the base's mean. */
export const scaleOf = (verdicts: readonly SpokenVerdict[]): Scale => {
  const parts = verdicts.filter((verdict) => !isOwnIn([verdict]))
  const found = parts.filter(({ estimate: { verdict } }) => verdict === 'differs')
  const sizes = (found.length > 0 ? found : parts).map((verdict) => Math.abs(drawnOf(verdict, false)?.middle ?? 0))
  const most = sizes.toSorted((a, b) => a - b)[Math.floor((sizes.length - 1) * WITHIN)] ?? 0
  return { reach: Math.max(0.1, Math.min(1, ROOM * most)), isOwn: false }
}

/** The scale for what is said of one measure: that of its table, or its own, on which all of it lies. */
export const scaleIn = (table: Scale, verdicts: readonly SpokenVerdict[]): Scale => {
  if (!isOwnIn(verdicts)) return table
  const ends = verdicts.flatMap((verdict) => Object.values(drawnOf(verdict, true) ?? {}))
  return { reach: ROOM * Math.max(...ends.map(Math.abs)) || 1, isOwn: true }
}

/** The box of a plot. */
export const WIDTH = 150
export const HEIGHT = 22

const placeOf = (difference: number, { reach }: Scale): number =>
  Math.round((WIDTH / 2) * (1 + Math.max(-1, Math.min(1, difference / reach))) * 10) / 10

/** A place on the scale of a plot, and what it is called. */
export interface Tick {
  readonly x: number
  readonly label: string
}

/** What may be marked, either way, times a power of ten: the largest is, beside which there is room for its label. */
const MARKED = [5, 4, 2, 1, 0.5]
const LABELLED = 0.8

export const ticksOf = (scale: Scale): readonly Tick[] => {
  const most = LABELLED * scale.reach
  const power = 10 ** Math.floor(Math.log10(most))
  const marked = power * MARKED.find((step) => step * power <= most)!
  return [-marked, 0, marked].map((difference) => ({
    x: placeOf(difference, scale),
    label: labelOf(difference, scale),
  }))
}

const labelOf = (difference: number, { isOwn }: Scale): string => {
  if (difference === 0) return '0'
  return isOwn ? signedNumber(difference) : `${percentInWords(difference)} %`
}

/** The labels of a plot's scale, as a picture that stands above or below it. */
export const axisOf = (scale: Scale): string => {
  const labels = ticksOf(scale).map(({ x, label }) => `<text x="${x}" y="10">${label}</text>`)
  return `<svg viewBox="-6 0 ${WIDTH + 12} 12" width="${WIDTH}" height="12" class="axis" aria-hidden="true">${labels.join('')}</svg>`
}

/** Where a plot has its marks, in units of its box; no mark where nothing can be told. */
export interface PlotMarks {
  readonly zero: number
  /** Marks of the scale. */
  readonly ticks: readonly number[]
  /** What does not matter. */
  readonly band: readonly [number, number]
  readonly mark: { readonly low: number; readonly middle: number; readonly high: number } | null
  /** The difference in words. */
  readonly told: string
}

export const plotMarks = (verdict: SpokenVerdict, scale: Scale): PlotMarks => {
  const drawn = drawnOf(verdict, scale.isOwn)
  const x = (difference: number): number => placeOf(difference, scale)
  const same = scale.isOwn ? indifference(verdict.measure.base.mean ?? 0) : INDIFFERENT
  return {
    zero: x(0),
    ticks: ticksOf(scale).flatMap((tick) => (tick.x === x(0) ? [] : [tick.x])),
    band: [x(-same), x(same)],
    mark: drawn && { low: x(drawn.low), middle: x(drawn.middle), high: x(drawn.high) },
    told: partInWords(verdict) || signedNumber(verdict.estimate.difference),
  }
}

/** The box of a plot as attributes of its svg, with room for a mark at its edge. */
export const PLOT_BOX = `viewBox="-6 0 ${WIDTH + 12} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`

/** The interval as a line, the difference as a mark, the band of what does not matter behind them: what stands in the box. */
export const plotDrawing = ({ zero, ticks, band, mark }: PlotMarks): string => {
  const lines = ticks.map((x) => `<line x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}" class="tick"/>`)
  const ground = `${lines.join('')}<rect x="${band[0]}" y="0" width="${band[1] - band[0]}" height="${HEIGHT}" class="band"/><line x1="${zero}" x2="${zero}" y1="0" y2="${HEIGHT}" class="zero"/>`
  const drawn =
    mark === null
      ? ''
      : `<line x1="${mark.low}" x2="${mark.high}" y1="11" y2="11" class="interval"/><circle cx="${mark.middle}" cy="11" r="4"/>`
  return `${ground}${drawn}`
}

/** The same as a picture that is told in words, too, with its labels where the scale is its own. */
export const plotOf = (verdict: SpokenVerdict, table: Scale): string => {
  const scale = scaleIn(table, [verdict])
  const marks = plotMarks(verdict, scale)
  const axis = scale.isOwn ? axisOf(scale) : ''
  return `<svg ${PLOT_BOX} role="img" aria-label="${marks.told}">${plotDrawing(marks)}</svg>${axis}`
}
