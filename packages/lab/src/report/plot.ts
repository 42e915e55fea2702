import { percentInWords } from '../heat.ts'
import { wholeOf } from '../whole.ts'
import { type SpokenVerdict, signedNumber } from '../wording.ts'

/** Where the difference of a measure and its interval are drawn: in parts of the base's mean (of one, where that is 0). */
const partsOf = ({ measure: { base }, estimate: { difference, low, high }, isAlways }: SpokenVerdict) => {
  if (isAlways) return { low: 0, middle: 0, high: 0 }
  if (difference === null || low === null || high === null) return null
  const whole = Math.abs(base.mean ?? 0) || 1
  return { low: low / whole, middle: difference / whole, high: high / whole }
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

/** How far the plot reaches to either side, in parts of the base's mean. What lies beyond is drawn at the edge. */
export const scaleOf = (verdicts: readonly SpokenVerdict[]): number => {
  const found = verdicts.filter(({ estimate: { verdict } }) => verdict === 'differs')
  const reach = (found.length > 0 ? found : verdicts).map((verdict) => Math.abs(partsOf(verdict)?.middle ?? 0))
  const most = reach.toSorted((a, b) => a - b)[Math.floor((reach.length - 1) * WITHIN)] ?? 0
  return Math.max(0.1, Math.min(1, ROOM * most))
}

/** The box of a plot. */
export const WIDTH = 150
export const HEIGHT = 22

/** Where a part of the base's mean stands in it. */
const placeOf = (part: number, scale: number): number =>
  Math.round((WIDTH / 2) * (1 + Math.max(-1, Math.min(1, part / scale))) * 10) / 10

/** A place on the scale of a plot, and what it is called. */
export interface Tick {
  readonly x: number
  readonly label: string
}

/** Parts that may be marked, either way: the largest is, beside which there is room for its label. */
const MARKED = [0.8, 0.5, 0.4, 0.2, 0.1, 0.05]
const LABELLED = 0.8

export const ticksOf = (scale: number): readonly Tick[] => {
  const marked = MARKED.find((part) => part <= LABELLED * scale)!
  return [-marked, 0, marked].map((part) => ({
    x: placeOf(part, scale),
    label: part === 0 ? '0' : `${percentInWords(part)} %`,
  }))
}

/** The labels of a plot's scale, as a picture that stands above or below it. */
export const axisOf = (scale: number): string => {
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

export const plotMarks = (verdict: SpokenVerdict, scale: number): PlotMarks => {
  const parts = partsOf(verdict)
  const x = (part: number): number => placeOf(part, scale)
  return {
    zero: x(0),
    ticks: ticksOf(scale).flatMap((tick) => (tick.x === x(0) ? [] : [tick.x])),
    band: [x(-0.05), x(0.05)],
    mark: parts && { low: x(parts.low), middle: x(parts.middle), high: x(parts.high) },
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

/** The same as a picture that is told in words, too. */
export const plotOf = (verdict: SpokenVerdict, scale: number): string => {
  const marks = plotMarks(verdict, scale)
  return `<svg ${PLOT_BOX} role="img" aria-label="${marks.told}">${plotDrawing(marks)}</svg>`
}
