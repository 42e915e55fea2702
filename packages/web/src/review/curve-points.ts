import type { Review } from '@tefuda/review'

/** In percent, from the left and from the top. */
interface Point {
  readonly x: number
  readonly y: number
}

/** A review as a line of outlooks, between the lowest and the highest of them, in points. */
export interface CurvePoints {
  readonly line: readonly Point[]
  /** The costly decisions, where the line falls. */
  readonly dots: readonly (Point & { readonly turn: number })[]
  readonly low: number
  readonly high: number
}

/** What was to be expected with each move that was played, and the result last; before a costly one also what the best would have brought. */
export const curveOf = ({ decisions, result }: Pick<Review, 'decisions' | 'result'>): CurvePoints => {
  const outlooks = decisions.flatMap(({ costly, expected: { best, played } }, step) =>
    (costly ? [best, played] : [played]).map((points) => ({ step, points })),
  )
  const all = [...outlooks, { step: decisions.length, points: result }]
  const low = Math.min(...all.map(({ points }) => points))
  const high = Math.max(...all.map(({ points }) => points))
  const at = (step: number, points: number): Point => ({
    x: (100 * step) / decisions.length,
    y: high === low ? 50 : (100 * (high - points)) / (high - low),
  })
  return {
    line: all.map(({ step, points }) => at(step, points)),
    dots: decisions.flatMap(({ costly, turn, expected }, step) =>
      costly ? [{ turn, ...at(step, expected.best) }] : [],
    ),
    low,
    high,
  }
}
