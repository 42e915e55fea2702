import { type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import type { Review } from './review.ts'
import { decimals, unlessNothing, written } from './words.ts'

/** A part of what a result was made of. `rest`: luck and loss together, where the loss cannot be told from none. */
export interface SumPart {
  readonly kind: 'start' | 'luck' | 'loss' | 'gain' | 'rest' | 'result'
  /** What it adds, rounded as it is told. */
  readonly points: number
  readonly told: string
  /** Half of its interval, as it is told; null where there is none. */
  readonly width: string | null
}

/** From so many points in its interval on, what follows the decimal point of a figure says nothing. */
const WIDE = 10

/** How many decimals figures of such a width are told with, and the width, too. */
const placesIn = (width: number, game: string): number => (width >= WIDE ? 0 : decimals(pointScaleOf(game)))

/** How many decimals a sum is told with: the same in each of its parts and their intervals. */
const placesOf = ({ errors: { start, luck, loss } }: Review, game: string): number =>
  placesIn(2 * Math.max(start, luck, loss), game)

/** Points as they are told, and half of their interval to the same place; null where that is nothing. */
export const toldWithin = (
  points: number,
  width: number,
  game: string,
): { readonly told: string; readonly width: string | null } => {
  const places = placesIn(width, game)
  return { told: written(points, places), width: unlessNothing(written(width, places)) }
}

/** Twice a standard error, as it is told; null where that is nothing. */
const widthOf = (error: number, places: number): string | null => unlessNothing(written(2 * error, places))

/** What a result was made of, from start to result: parts that add up as they stand, since luck takes what rounding leaves over. */
export const sumParts = (review: Review, game: string): readonly SumPart[] => {
  const places = placesOf(review, game)
  const rounded = (points: number): number => Number(points.toFixed(places)) || 0
  const [start, loss, result] = [rounded(review.start), rounded(review.loss), rounded(review.result)]
  const part = (kind: SumPart['kind'], points: number, error = 0): SumPart => ({
    kind,
    points: rounded(points),
    told: written(points, places),
    width: widthOf(error, places),
  })
  const { errors } = review
  const between = isUntold(review, game)
    ? // The result is known, so what is not start is known as exactly as start.
      [part('rest', result - start, errors.start)]
    : [part('luck', result - start + loss, errors.luck), part(loss < 0 ? 'gain' : 'loss', -loss, errors.loss)]
  return [part('start', start, errors.start), ...between, part('result', result)]
}

/** Whether a loss is within two standard errors of none. */
const isUntold = (review: Review, game: string): boolean =>
  Math.abs(review.loss) <= 2 * review.errors.loss && widthOf(review.errors.loss, placesOf(review, game)) !== null

/** That a loss cannot be told from none, in words; null where it can. */
const untoldOf = (review: Review, game: string): Text | null => {
  if (!isUntold(review, game)) return null
  const { unit } = pointScaleOf(game)
  const width = widthOf(review.errors.loss, placesOf(review, game))
  return text(
    `損が合わせていくらかは、試した数では分かりません（±${width}${unit.ja}）。`,
    `How much was lost in all cannot be told from what was tried (±${width}${unit.en}).`,
  )
}

/** How start, luck and loss come to the result, and how exactly they are known. */
export const sumOf = (review: Review, game: string): Text => {
  const parts = sumParts(review, game).map(({ kind, points, told, width }) => {
    const [ja, en] = NAMES[kind]
    if (kind === 'start' || kind === 'result') {
      const within = width === null ? text('', '') : text(`（±${width}）`, ` (±${width})`)
      return text(`${ja} ${told}${within.ja}`, `${told} ${en}${within.en}`)
    }
    const signed = `${points < 0 || kind === 'loss' ? '−' : '+'} ${told.replace('−', '')}`
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
