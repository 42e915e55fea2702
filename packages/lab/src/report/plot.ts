import { wholeOf } from '../whole.ts'
import { type SpokenVerdict, shortNumber } from '../wording.ts'

/** The difference of a measure and its interval, in parts of the base's mean (of one, where that is 0). */
const partsOf = ({ measure: { base }, estimate: { difference, low, high }, isAlways }: SpokenVerdict) => {
  if (isAlways) return { low: 0, middle: 0, high: 0 }
  if (difference === null || low === null || high === null) return null
  const whole = wholeOf(base)
  return { low: low / whole, middle: difference / whole, high: high / whole }
}

/** How far the plot reaches to either side, in parts of the base's mean. What lies beyond is drawn at the edge. */
export const scaleOf = (verdicts: readonly SpokenVerdict[]): number => {
  const reach = verdicts.map((verdict) => Math.abs(partsOf(verdict)?.middle ?? 0)).toSorted((a, b) => a - b)
  return Math.max(0.1, Math.min(1, 1.3 * (reach[Math.floor(reach.length * 0.9)] ?? 0)))
}

/** The box of a plot. */
export const WIDTH = 150
export const HEIGHT = 22

/** Where a plot has its marks, in units of its box; no mark where nothing can be told. */
export interface PlotMarks {
  readonly zero: number
  /** What does not matter. */
  readonly band: readonly [number, number]
  readonly mark: { readonly low: number; readonly middle: number; readonly high: number } | null
  /** The difference in words. */
  readonly told: string
}

export const plotMarks = (verdict: SpokenVerdict, scale: number): PlotMarks => {
  const parts = partsOf(verdict)
  const x = (part: number): number => Math.round((WIDTH / 2) * (1 + Math.max(-1, Math.min(1, part / scale))) * 10) / 10
  return {
    zero: x(0),
    band: [x(-0.05), x(0.05)],
    mark: parts && { low: x(parts.low), middle: x(parts.middle), high: x(parts.high) },
    told: parts === null ? shortNumber(null) : `${shortNumber(parts.middle * 100)} %`,
  }
}

/** The box of a plot as attributes of its svg, with room for a mark at its edge. */
export const PLOT_BOX = `viewBox="-6 0 ${WIDTH + 12} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`

/** The interval as a line, the difference as a mark, the band of what does not matter behind them: what stands in the box. */
export const plotDrawing = ({ zero, band, mark }: PlotMarks): string => {
  const ground = `<rect x="${band[0]}" y="0" width="${band[1] - band[0]}" height="${HEIGHT}" class="band"/><line x1="${zero}" x2="${zero}" y1="0" y2="${HEIGHT}" class="zero"/>`
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
