import { type SpokenVerdict, shortNumber } from '../wording.ts'

/** The difference of a measure and its interval, in parts of the base's mean (of one, where that is 0). */
const partsOf = ({ measure: { base }, estimate: { difference, low, high } }: SpokenVerdict) => {
  if (difference === null || low === null || high === null) return null
  const whole = Math.abs(base.mean ?? 0) || 1
  return { low: low / whole, middle: difference / whole, high: high / whole }
}

/** How far the plot reaches to either side, in parts of the base's mean. What lies beyond is drawn at the edge. */
export const scaleOf = (verdicts: readonly SpokenVerdict[]): number => {
  const reach = verdicts.map((verdict) => Math.abs(partsOf(verdict)?.middle ?? 0)).toSorted((a, b) => a - b)
  return Math.max(0.1, Math.min(1, 1.3 * (reach[Math.floor(reach.length * 0.9)] ?? 0)))
}

const WIDTH = 150
const HEIGHT = 22

/** The interval as a line, the difference as a mark, the band of what does not matter behind them. */
export const plotOf = (verdict: SpokenVerdict, scale: number): string => {
  const parts = partsOf(verdict)
  const x = (part: number): number => Math.round((WIDTH / 2) * (1 + Math.max(-1, Math.min(1, part / scale))) * 10) / 10
  const band = `<rect x="${x(-0.05)}" y="0" width="${x(0.05) - x(-0.05)}" height="${HEIGHT}" class="band"/><line x1="${x(0)}" x2="${x(0)}" y1="0" y2="${HEIGHT}" class="zero"/>`
  const mark =
    parts === null
      ? ''
      : `<line x1="${x(parts.low)}" x2="${x(parts.high)}" y1="11" y2="11" class="interval"/><circle cx="${x(parts.middle)}" cy="11" r="4"/>`
  const told = parts === null ? '' : `${shortNumber(parts.middle * 100)} %`
  return `<svg viewBox="-6 0 ${WIDTH + 12} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${told}">${band}${mark}</svg>`
}
