import { type Engine, type PointScale, type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import type { Decision, Review } from './review.ts'

/** Points are told with one decimal where a game counts in few. */
const decimals = ({ threshold }: PointScale): number => (threshold >= 10 ? 0 : 1)

/** A number of points as it is told, never −0. */
export const roundedPoints = (points: number, scale: PointScale): number => Number(points.toFixed(decimals(scale))) || 0

/** A number of points in words, with separators and the sign for minus: 1,532, −3. */
export const inPoints = (points: number, scale: PointScale): string => {
  const digits = decimals(scale)
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return roundedPoints(points, scale).toLocaleString('en', format).replace('-', '−')
}

/** A costly decision: what was played, what was better, what it would have brought, how sure that is, and why the bot would play it. */
export const mistakeOf = (engine: Engine, game: string, decision: Decision): Text => {
  const { turn, move, best, loss, error, reason } = decision
  const scale = pointScaleOf(game)
  const by = differenceIn(loss, error, scale)
  const sure = sureness(loss, error)
  const why = whyOf(reason)
  return text(
    `${turn}手目「${inWords(engine, move).ja}」。「${inWords(engine, best).ja}」のほうがよく、見込みは${by.ja}高くなりました。${sure.ja}${why.ja}`,
    `Move ${turn}: ${inWords(engine, move).en}. Better: ${inWords(engine, best).en}, worth ${by.en} more. ${sure.en}${why.en}`,
  )
}

/** A decision that was found well: better than what seemed best; null for any other. */
export const praiseOf = (engine: Engine, game: string, { turn, move, found, reason }: Decision): Text | null => {
  if (found === null) return null
  const by = differenceIn(found.gain, found.error, pointScaleOf(game))
  const why = whyOf(reason)
  const seeming = SEEMING[found.to]
  return text(
    `${turn}手目「${inWords(engine, move).ja}」。${seeming.ja}「${inWords(engine, found.instead).ja}」より、見込みが${by.ja}高い手でした。${why.ja}`,
    `Move ${turn}: ${inWords(engine, move).en}. Worth ${by.en} more than what ${seeming.en} (${inWords(engine, found.instead).en}).${why.en}`,
  )
}

/** To whom the other move seemed best. */
const SEEMING = {
  'first-sight': text('ひと目でよさそうな', 'seems best at first sight'),
  search: text('ボットの選んだ', 'the bot chose'),
}

/** How start, luck and loss come to the result; what rounding leaves over is put to luck, so that they add up as they stand. */
export const sumOf = ({ start, loss, result }: Review, game: string): Text => {
  const scale = pointScaleOf(game)
  const rounded = (points: number): number => roundedPoints(points, scale)
  const told = (points: number): string => inPoints(points, scale)
  const signed = (points: number): string => `${points < 0 ? '−' : '+'} ${told(Math.abs(points))}`
  const luck = signed(rounded(result) - rounded(start) + rounded(loss))
  const lost =
    loss < 0
      ? text(`${signed(-loss)}（得）`, `${signed(-loss)} gained`)
      : text(`− ${told(loss)}（損）`, `− ${told(loss)} lost`)
  return text(
    `はじめの見込み ${told(start)} ${luck}（運） ${lost.ja} = 結果 ${told(result)}`,
    `${told(start)} expected at first ${luck} luck ${lost.en} = ${told(result)} in the end`,
  )
}

/** At most so many mistakes of a deal are told, and as many finds: more are not remembered. */
const TOLD = 3

/** The costly decisions to speak of, those of each deal that lost most, in the order of the game. */
export const mistakes = (review: Review): Decision[] => foremost(review, ({ costly, loss }) => (costly ? loss : null))

/** The decisions to praise, those of each deal that gained most, in the order of the game. */
export const finds = (review: Review): Decision[] => foremost(review, ({ found }) => found?.gain ?? null)

/** `weight` is null of decisions that are not spoken of. */
const foremost = ({ decisions }: Review, weight: (decision: Decision) => number | null): Decision[] =>
  [...Map.groupBy(decisions, ({ deal }) => deal).values()].flatMap((ofDeal) =>
    ofDeal
      .filter((decision) => weight(decision) !== null)
      .toSorted((a, b) => weight(b)! - weight(a)!)
      .slice(0, TOLD)
      .toSorted((a, b) => a.turn - b.turn),
  )

const inWords = (engine: Engine, move: string): Text => engine.inWords?.(move) ?? text(move, move)

const whyOf = (reason: Text | null): Text =>
  reason === null ? text('', '') : text(`そのわけ：${reason.ja}`, ` Why: ${reason.en}`)

/** `117点（±10）`: twice the standard error on either side; nothing of it where there is none. Of less than a point a decimal more. */
const differenceIn = (points: number, error: number, scale: PointScale): Text => {
  const shown = (one: number): string => (scale.threshold < 1 ? one.toFixed(2) : inPoints(one, scale))
  const told = shown(points)
  if (error === 0) return text(`${told}${scale.unit.ja}`, `${told}${scale.unit.en}`)
  const width = shown(2 * error)
  return text(`${told}${scale.unit.ja}（±${width}）`, `${told}${scale.unit.en} (±${width})`)
}

/** Said of a loss of two standard errors at least. */
const sureness = (loss: number, error: number): Text => {
  if (error === 0) return text('試したどの場合でも同じ差でした。', 'It was the same in everything that was tried.')
  const errors = loss / error
  if (errors >= 4) return text('試したかぎり、まず間違いありません。', 'In what was tried there is hardly a doubt.')
  if (errors >= 3) return text('かなり確かです。', 'That is quite sure.')
  return text('おそらく、というところです。', 'That is likely, not more.')
}
