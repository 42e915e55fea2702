import { RANK_NAMES, rankIndexOf, readWritten } from '@tefuda/climbing'
import {
  BIND_NAMES,
  bindOf,
  type CutInRules,
  type CutInView,
  type Effect,
  effectName,
  stillToChoose,
} from '@tefuda/cut-in-daifugo'
import { type Rules, type Seat, type Text, text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import type { Span } from '../../terminal/spans.ts'
import { laidSpans, shapeName, shapeOf } from '../climbing/laid.ts'
import type { Projection } from '../drawing.ts'

const NATURAL = 13

/** The rank that must follow under a rank bind; null on a lead and over a single joker, which only S3 beats, binds or not. */
export const nextRank = ({ table, flipped }: CutInView): string | null => {
  const [top] = table?.cards ?? []
  if (top === undefined) return null
  const rank = rankIndexOf(readWritten(top).as)
  if (rank >= NATURAL) return null
  const next = flipped ? rank - 1 : rank + 1
  return next < 0 || next >= NATURAL ? 'JOKER' : RANK_NAMES[next]!
}

/** What binds the phase, as players call it, and what that leaves (CD-3). */
export const bindsOf = (view: CutInView, { say, signs }: Look): string[] => {
  const { suitBound, shape } = view
  const suits = suitBound.map((suit) => signs.suits['SHDC'.indexOf(suit)] ?? suit).join('')
  const next = nextRank(view)?.replace('JOKER', signs.joker) ?? ''
  const isRank = view.rankBound && next !== ''
  const bind = bindOf(isRank, suitBound.length, shape?.count ?? 0)
  if (bind === null) return []
  const name = BIND_NAMES[bind]
  const [ja, en] = [`${name.ja} ${suits}`.trim(), `${name.en.toLowerCase()} ${suits}`.trim()]
  return [say(isRank ? text(`${ja}・次は${next}`, `${en}, next ${next}`) : text(ja, en))]
}

/** Which way round the table it goes. */
export const directionOf = ({ direction }: CutInView): Text =>
  direction === 1 ? text('時計回り', 'clockwise') : text('反時計回り', 'anticlockwise')

/** Which way the strength of the ranks goes now. */
export const orderOf = ({ flipped }: CutInView): Text =>
  flipped ? text('強さ 2…A→4→3', 'order 2, A … 4, 3') : text('強さ 3→4…A→2', 'order 3, 4 … A, 2')

/** What lies in the middle: the play, whose it is, what binds, the order, the direction, what is being resolved. */
export const middleOf = (projection: Projection): Span[][] => {
  const { look } = projection
  const view = projection.view as CutInView
  const { say, paint } = look
  const plain = (content: Text): Span[] => words(say(content), look)
  const order = [
    ...(view.revolution ? [text('革命', 'Revolution')] : []),
    ...(view.back ? [text('Jバック', 'J back')] : []),
  ]
  return [
    ...onTable(projection, view),
    ...bindsOf(view, look).map((bind) => bind.split('・').flatMap((part) => words(part, look, paint.accent))),
    ...(order.length > 0 ? [order.map((one): Span => ({ text: say(one), paint: paint.accent }))] : []),
    plain(orderOf(view)).map((span) => ({ ...span, paint: paint.dim })),
    [{ text: say(directionOf(view)), paint: view.direction === 1 ? paint.dim : paint.accent }],
    ...(view.resolving?.choice == null ? [] : [plain(resolvingText(view, projection.rules))]),
  ]
}

const onTable = ({ names, look }: Projection, view: CutInView): Span[][] => {
  const { table, phase } = view
  const { say, paint } = look
  if (phase === 'exchange') return [[{ text: say(text('札の交換', 'Exchange of cards')), paint: paint.bold }]]
  if (table === null)
    return [
      [{ text: say(text('場は空です', 'Nothing lies here')), paint: paint.dim }],
      nameSpans(names, view.turn, look),
    ]
  const by = [names[table.by] ?? '', ...words(say(shapeName(shapeOf(table.cards))), look).map((word) => word.text)]
  const cut = view.chain !== null && view.chain.victim >= 0
  return [
    laidSpans(table.cards, look),
    by.map((word): Span => ({ text: word, paint: paint.dim })),
    ...(cut ? [[{ text: say(text('カットイン！', 'a cut-in')), paint: paint.accent }]] : []),
  ]
}

const nameSpans = (names: readonly string[], seat: Seat, look: Look): Span[] => {
  const lead = text(`${names[seat]} から`, `lead: ${names[seat]}`)
  return words(look.say(lead), look, look.paint.dim)
}

/** What an effect is called at this table, where a rule set may give it to another rank. */
export const nameOfEffect = (effect: Effect, rules: Rules): Text =>
  effectName(effect, (rules as CutInRules).effects[effect])

const resolvingText = (view: CutInView, rules: Rules): Text => {
  const choice = view.resolving!.choice!
  const { effect, by, each } = choice
  const name = nameOfEffect(effect, rules)
  const open = by < 0 ? Math.max(0, ...each) : stillToChoose(view, choice, by)
  return text(`${name.ja}（あと${open}枚）`, `${name.en} (${open} to go)`)
}

/** Words that a line may break between. */
const words = (content: string, { lang }: Look, paint?: Span['paint']): Span[] =>
  (lang === 'ja' ? [content] : content.split(' ')).map((one) => ({ text: one, ...(paint !== undefined && { paint }) }))
