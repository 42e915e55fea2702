import { joined } from '@tefuda/bots'
import { type Engine, moveText, type PointScale, type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import { countedLoss, type Decision, errorsOf, type Review, stillOpen } from './review.ts'

/** Points are told with one decimal where a game counts in few. */
export const decimals = ({ threshold }: PointScale): number => (threshold >= 10 ? 0 : 1)

/** A number of points in words, with separators and the sign for minus: 1,532, −3. */
export const inPoints = (points: number, scale: PointScale): string => written(points, decimals(scale))

/** The same of what a single move makes: of less than a point a decimal more. */
export const inMovePoints = (points: number, scale: PointScale): string => written(points, moveDecimals(scale))

const moveDecimals = (scale: PointScale): number => (scale.threshold < 1 ? 2 : decimals(scale))

/** What was to be expected at the end of the deal with the move that was played and with the other one: as they are told, they differ by what is told of both. */
export const outlooksOf = (
  { expected: { played }, loss, found }: Pick<Decision, 'expected' | 'loss' | 'found'>,
  game: string,
): { readonly played: string; readonly better: string } => {
  const scale = pointScaleOf(game)
  const rounded = (points: number): number => Number(points.toFixed(moveDecimals(scale)))
  const more = found === null ? loss : -found.gain
  return { played: inMovePoints(played, scale), better: inMovePoints(rounded(played) + rounded(more), scale) }
}

/** With so many digits after the point, never −0. */
export const written = (points: number, digits: number): string => {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (Number(points.toFixed(digits)) || 0).toLocaleString('en', format).replace('-', '−')
}

/** Whether a number is 0 as it is told. */
const isNothing = (told: string): boolean => !/[1-9]/.test(told)

/** A number in words with its sign; 0 has none. */
export const withSign = (told: string): string => (told.startsWith('−') || isNothing(told) ? told : `+${told}`)

/** A costly decision: what was played, what was better, what it would have brought, how sure that is, why the bot would play it, and what of it the `next` one offers again. */
export const mistakeOf = (engine: Engine, game: string, decision: Decision, next?: Decision): Text => {
  const { number, move, best } = decision
  const { by, more } = costOf(game, decision, next)
  return text(
    `${number}手目「${moveText(engine, move).ja}」。「${moveText(engine, best).ja}」のほうがよく、見込みは${by.ja}高くなりました。${more.ja}`,
    `Move ${number}: “${moveText(engine, move).en}”. Better: “${moveText(engine, best).en}”, worth ${by.en} more. ${more.en}`,
  )
}

/** The same beside both moves, which it need not name. */
export const mistakeBesideMoves = (game: string, decision: Decision, next?: Decision): Text => {
  const { by, more } = costOf(game, decision, next)
  return text(
    `${decision.number}手目。よりよい手なら、見込みは${by.ja}高くなりました。${more.ja}`,
    `Move ${decision.number}. The better one was worth ${by.en} more. ${more.en}`,
  )
}

/** How much of a costly decision could still be had at the next one, and is not counted; null where that is less than a tenth of it. */
const stillOpenIn = (game: string, decision: Decision, next: Decision | undefined): Text | null => {
  const { loss } = decision
  const still = stillOpen(decision, next)
  if (still < 0.1 * loss) return null
  const scale = pointScaleOf(game)
  const places = moveDecimals(scale)
  const told = (points: number): number => Number(points.toFixed(places))
  const counted = told(loss) - told(still)
  if (isNothing(inMovePoints(counted, scale)))
    return text(
      '次の手でまだ取り返せたので、損には数えていません。',
      'At the next move all of it could still be had, so it is not counted as lost.',
    )
  const open = amountOf(still, scale)
  return text(
    `そのうち${open.ja}は次の手でまだ取り返せたので、損に数えたのは${amountOf(counted, scale).ja}です。`,
    `Of that, ${open.en} could still be had at the next move: ${inMovePoints(counted, scale)} count as lost.`,
  )
}

/** What is to be said beside the mistakes of a review, so that they and it add up to what was lost. */
export const besideMistakes = (review: Pick<Review, 'decisions'>, game: string): Text[] =>
  [stillOpenOf(review), unclearOf(review, game), gainedOf(review, game)].filter((one) => one !== null)

/** Which costly moves are no mistakes, since the next one offered nearly all of it again, in a sentence; null where there are none. */
export const stillOpenOf = ({ decisions }: Pick<Review, 'decisions'>): Text | null => {
  const open = decisions.filter((_, k) => isStillOpen(decisions, k)).map(({ number }) => number)
  return open.length === 0
    ? null
    : text(
        `${open.map((number) => `${number}手目`).join('、')}の損は、ほとんどが次の手でまだ取り返せたので、ここには挙げていません。`,
        `Nearly all that was missed at move ${open.join(', ')} could still be had at the next one, so it is not listed.`,
      )
}

/** Whether a costly decision is none to speak of, since the next one still offers three quarters of it or more. */
const isStillOpen = (decisions: readonly Decision[], k: number): boolean => {
  const one = decisions[k]!
  return one.costly && stillOpen(one, decisions[k + 1]) >= 0.75 * one.loss
}

/** What moves gained that were better than those the bot chose, which is taken off what was lost; null where there are none. */
export const gainedOf = ({ decisions }: Pick<Review, 'decisions'>, game: string): Text | null => {
  const gained = decisions.reduce((sum, { found, loss }) => (found?.to === 'search' ? sum - loss : sum), 0)
  const scale = pointScaleOf(game)
  if (isNothing(inMovePoints(gained, scale)) || gained < 0) return null
  const { ja, en } = amountOf(gained, scale)
  return text(
    `ボットの選んだ手よりよかった分（合わせて${ja}）は、損から引いてあります。`,
    `What was better than the bot’s choice (${en} together) is taken off what was lost.`,
  )
}

/** What moves lost together of which none is called costly or found well, in a sentence; null where that is not worth a word, or cannot be told from none. */
export const unclearOf = ({ decisions }: Pick<Review, 'decisions'>, game: string): Text | null => {
  const unclear = decisions.filter(({ costly, found }) => !costly && found === null)
  const lost = unclear.reduce((sum, { loss }) => sum + loss, 0)
  const scale = pointScaleOf(game)
  const error = errorsOf(unclear).loss
  if (lost < Math.max(scale.threshold, 1, 2 * error)) return null
  const by = differenceIn(lost, error, scale)
  return text(
    `はっきりした差のない手でも、合わせて${by.ja}を損しています。どの手でかは、これより詳しく調べないと分かりません。`,
    `Moves without a clear difference lost ${by.en} together; at which of them, only a closer look could tell.`,
  )
}

const costOf = (game: string, decision: Decision, next: Decision | undefined): { by: Text; more: Text } => {
  const { loss, error, reason } = decision
  const sure = sureness(loss, error)
  const open = stillOpenIn(game, decision, next)
  const { ja, en } = open === null ? sure : joined(sure, open)
  return {
    by: differenceIn(loss, error, pointScaleOf(game)),
    more: text(`${ja}${whyOf(reason).ja}`, `${en}${whyOf(reason).en}`),
  }
}

/** A decision that was found well: better than what seemed best; null for any other. */
export const praiseOf = (engine: Engine, game: string, { number, move, found, reason }: Decision): Text | null => {
  if (found === null) return null
  const by = differenceIn(found.gain, found.error, pointScaleOf(game))
  const why = whyOf(reason)
  const seeming = SEEMING[found.to]
  return text(
    `${number}手目「${moveText(engine, move).ja}」。${seeming.ja}「${moveText(engine, found.instead).ja}」より、見込みが${by.ja}高い手でした。${why.ja}`,
    `Move ${number}: “${moveText(engine, move).en}”. Worth ${by.en} more than “${moveText(engine, found.instead).en}”, which ${seeming.en}.${why.en}`,
  )
}

/** What is to be said of a decision as long as it may be looked at again: nothing yet of how sure it is, and why. */
export const soFarOf = (engine: Engine, game: string, decision: Decision): Text => {
  const { number, costly, loss, error, found } = decision
  if (found === null && !costly) return unsaidOf(engine, decision)
  const by = differenceIn(found?.gain ?? loss, found?.error ?? error, pointScaleOf(game))
  const than = found === null ? null : SEEMING[found.to]
  return text(
    `${number}手目。ここまでの計算では、${than === null ? 'よりよい手のほうが' : `${than.ja}手より`}見込みが${by.ja}高くなります。くわしく見ると変わることがあります。`,
    `Move ${number}. So far ${than === null ? 'the better one is' : 'it is'} worth ${by.en} more${than === null ? '' : ` than what ${than.en}`}. A closer look may change that.`,
  )
}

/** Of a decision that is neither costly nor found well, why nothing more is said. A move that has no other beside it is named. */
export const unsaidOf = (engine: Engine, decision: Decision): Text => {
  const { number, best, move, reason } = decision
  if (best === move) {
    const named = moveText(engine, move)
    const why = whyOf(reason)
    return text(
      `${number}手目「${named.ja}」。ボットも同じ手です。${why.ja}`,
      `Move ${number}: “${named.en}”. The bot would have played the same.${why.en}`,
    )
  }
  const why = silenceOf(decision)
  return text(`${number}手目。${why.ja}`, `Move ${number}. ${why.en}`)
}

const silenceOf = ({ alike, loss, error }: Decision): Text => {
  if (!alike && error === 0 && loss > 0) return text('差はわずかです。', 'There is little between the two.')
  if (!alike) return text('はっきりした差はありません。', 'There is no clear difference.')
  return text(
    '試すと差が出ましたが、二つの手を分けるものは見つかりません。続け方の違いだけかもしれません。',
    'Tried out they differ, but nothing known sets the two apart: it may be only how they were played on.',
  )
}

/** To whom the other move seemed best. */
const SEEMING = {
  'first-sight': text('ひと目でよさそうな', 'seems best at first sight'),
  search: text('ボットの選んだ', 'the bot chose'),
}

/** Twice the standard error of what a single move makes, as it is told after a `±`; null where it is nothing as figures are rounded. */
export const moveWidthOf = (error: number, scale: PointScale): string | null =>
  unlessNothing(inMovePoints(2 * error, scale))

export const unlessNothing = (told: string): string | null => (isNothing(told) ? null : told)

/** At most so many mistakes of a deal are told, and as many finds: more are not remembered. */
const TOLD = 3

/** The costly decisions to speak of, those of each deal that lost most, in the order of the game; none of which the next decision still offers nearly all. */
export const mistakes = (review: Pick<Review, 'decisions'>): Decision[] => {
  const { decisions } = review
  const counted = new Map(
    decisions.flatMap((one, k) =>
      one.costly && !isStillOpen(decisions, k) ? [[one, countedLoss(one, decisions[k + 1])]] : [],
    ),
  )
  return foremost(review, (decision) => counted.get(decision) ?? null)
}

/** The decisions to praise, those of each deal that gained most, in the order of the game. */
export const finds = (review: Review): Decision[] => foremost(review, ({ found }) => found?.gain ?? null)

/** `weight` is null of decisions that are not spoken of. */
const foremost = (
  { decisions }: Pick<Review, 'decisions'>,
  weight: (decision: Decision) => number | null,
): Decision[] =>
  [...Map.groupBy(decisions, ({ deal }) => deal).values()].flatMap((ofDeal) =>
    ofDeal
      .filter((decision) => weight(decision) !== null)
      .toSorted((a, b) => weight(b)! - weight(a)!)
      .slice(0, TOLD)
      .toSorted((a, b) => a.turn - b.turn),
  )

const whyOf = (reason: Text | null): Text =>
  reason === null ? text('', '') : text(`そのわけ：${reason.ja}`, ` Why: ${reason.en}`)

/** `117点`. */
export const amountOf = (points: number, scale: PointScale): Text => {
  const told = inMovePoints(points, scale)
  return text(`${told}${scale.unit.ja}`, `${told}${scale.unit.en}`)
}

/** `117点（±10）`; nothing of the interval where there is none. */
const differenceIn = (points: number, error: number, scale: PointScale): Text => {
  const { ja, en } = amountOf(points, scale)
  const width = moveWidthOf(error, scale)
  return width === null ? text(ja, en) : text(`${ja}（±${width}）`, `${en} (±${width})`)
}

/** Said of a loss of two standard errors at least. */
const sureness = (loss: number, error: number): Text => {
  if (error === 0) return text('試したどの場合でも同じ差でした。', 'It was the same in everything that was tried.')
  const errors = loss / error
  if (errors >= 4) return text('試したかぎり、まず間違いありません。', 'In what was tried there is hardly a doubt.')
  if (errors >= 3) return text('かなり確かです。', 'That is quite sure.')
  return text('おそらく、というところです。', 'That is likely, not more.')
}
