import { type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import type { Review } from './review.ts'
import { inPoints, roundedPoints, widthOf } from './words.ts'

/** A part of what a result was made of. `rest`: luck and loss together, where the loss cannot be told from none. */
export interface SumPart {
  readonly kind: 'start' | 'luck' | 'loss' | 'gain' | 'rest' | 'result'
  /** What it adds, rounded as it is told. */
  readonly points: number
  /** Half of its interval, as it is told; null where there is none. */
  readonly width: string | null
}

/** What a result was made of, from start to result: parts that add up as they stand, since luck takes what rounding leaves over. */
export const sumParts = (review: Review, game: string): readonly SumPart[] => {
  const scale = pointScaleOf(game)
  const [start, loss, result] = [review.start, review.loss, review.result].map((points) => roundedPoints(points, scale))
  const part = (kind: SumPart['kind'], points: number, width: string | null = null): SumPart => ({
    kind,
    points,
    width,
  })
  const width = widthOf(review.error, scale)
  const between = isUntold(review, game)
    ? [part('rest', result! - start!)]
    : [part('luck', result! - start! + loss!), part(loss! < 0 ? 'gain' : 'loss', 0 - loss!, width)]
  return [part('start', start!), ...between, part('result', result!)]
}

/** Whether a loss is within two standard errors of none. */
const isUntold = ({ loss, error }: Review, game: string): boolean =>
  Math.abs(loss) <= 2 * error && widthOf(error, pointScaleOf(game)) !== null

/** That a loss cannot be told from none, in words; null where it can. */
const untoldOf = (review: Review, game: string): Text | null => {
  if (!isUntold(review, game)) return null
  const { unit } = pointScaleOf(game)
  const width = widthOf(review.error, pointScaleOf(game))
  return text(
    `損が合わせていくらかは、試した数では分かりません（±${width}${unit.ja}）。`,
    `How much was lost in all cannot be told from what was tried (±${width}${unit.en}).`,
  )
}

/** How start, luck and loss come to the result, and how exactly the loss is known. */
export const sumOf = (review: Review, game: string): Text => {
  const scale = pointScaleOf(game)
  const parts = sumParts(review, game).map(({ kind, points, width }) => {
    const [ja, en] = NAMES[kind]
    if (kind === 'start' || kind === 'result') {
      const told = inPoints(points, scale)
      return text(`${ja} ${told}`, `${told} ${en}`)
    }
    const signed = `${points < 0 || kind === 'loss' ? '−' : '+'} ${inPoints(Math.abs(points), scale)}`
    return width === null
      ? text(`${signed}（${ja}）`, `${signed} ${en}`)
      : text(`${signed}（${ja}、±${width}）`, `${signed} ${en} (±${width})`)
  })
  const inOne = (language: 'ja' | 'en'): string =>
    `${parts
      .slice(0, -1)
      .map((part) => part[language])
      .join(' ')} = ${parts.at(-1)![language]}`
  const untold = untoldOf(review, game)
  return untold === null
    ? text(inOne('ja'), inOne('en'))
    : text(`${inOne('ja')}。${untold.ja}`, `${inOne('en')}. ${untold.en}`)
}

const NAMES: Readonly<Record<SumPart['kind'], readonly [ja: string, en: string]>> = {
  start: ['はじめの見込み', 'expected at first'],
  luck: ['運', 'luck'],
  loss: ['損', 'lost'],
  gain: ['得', 'gained'],
  rest: ['運と損', 'luck and loss'],
  result: ['結果', 'in the end'],
}
