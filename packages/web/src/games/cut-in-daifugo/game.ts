import { isJokerName, rankIndexOf, suitIndexOf } from '@tefuda/climbing'
import {
  type CutInPreview,
  type CutInView,
  choiceKind,
  type Effect,
  effectInShort,
  stillToChoose,
} from '@tefuda/cut-in-daifugo'
import { cardsEn, joinTexts, type Rules, type Seat, type Text, text } from '@tefuda/kernel'
import type { SeatContext } from '../../table/table-game.ts'
import { handCardsOf } from '../climbing/hand-card.ts'
import { type Climbing, LEAD, type Moment, plainMoment, type SpotGroup } from '../climbing/moment.ts'
import type { Play } from '../climbing/plays.ts'
import { effectText, shapeText } from './names.ts'

export type CutInContext = SeatContext<CutInView>

const PLAY = text('出す', 'Play')
const GIVE = text('渡す', 'Give')
const NONE = { move: 'none', label: text('選ばない', 'Choose none'), key: 'n' }

/** A seat as it stands in a sentence; the table puts the name in its place. */
const seatText = (seat: Seat): Text => text(`席${seat + 1}`, `seat ${seat + 1}`)

/** On one's turn, and ahead of it. */
const playMoment = (title: Text | null, lines: readonly Text[] = []): Moment =>
  plainMoment({
    id: 'play',
    kind: 'play',
    label: PLAY,
    title,
    lines,
    decline: { move: 'pass', label: text('パス', 'Pass'), key: 'p' },
  })

const cutMoment = ({ table, pool }: CutInView): Moment =>
  plainMoment({
    id: `window ${pool.length} ${table?.by}`,
    kind: 'cut',
    verb: 'cut',
    label: text('カットイン', 'Cut in'),
    decline: { move: 'no', label: text('見送る', 'Let it pass'), key: 'n' },
  })

const EXCHANGE = text('札の交換', 'Exchange of cards')

/** Who gives how many to whom in this half of the exchange. */
const exchangeLines = ({ exchange, before }: CutInView): Text[] =>
  before.toReversed().flatMap((seat, place) => {
    const cards = (exchange?.left[seat] ?? 0) + (exchange?.chosen[seat] ?? 0)
    const [from, to] = [seatText(seat), seatText(before[place] ?? 0)]
    return cards === 0 ? [] : [text(`${from.ja} → ${to.ja}：${cards}枚`, `${from.en} → ${to.en}: ${cardsEn(cards)}`)]
  })

const exchangeMoment = (view: CutInView, seat: Seat): Moment => {
  const { exchange, before } = view
  const to = seatText(before[before.length - 1 - before.indexOf(seat)] ?? 0)
  const left = exchange?.left[seat] ?? 0
  const ask =
    exchange?.step === 'poor'
      ? text(
          `いちばん強い札を${to.ja}に渡します（あと${left}枚）。`,
          `Give ${to.en} your strongest card (${left} to go).`,
        )
      : text(`好きな札を${to.ja}に渡します（あと${left}枚）。`, `Give ${to.en} a card of your choice (${left} to go).`)
  return plainMoment({
    id: `exchange ${exchange?.step} ${left}`,
    kind: 'card',
    verb: 'give',
    label: GIVE,
    title: EXCHANGE,
    lines: exchangeLines(view),
    ask,
  })
}

/** Cards by face, each with how many there are. */
const counted = (cards: readonly string[]): [card: string, copies: number][] =>
  [...Map.groupBy(cards, (card) => card)]
    .map(([card, copies]): [string, number] => [card, copies.length])
    .sort(([a], [b]) => rankIndexOf(a) - rankIndexOf(b) || suitIndexOf(a) - suitIndexOf(b))

type Choice = NonNullable<NonNullable<CutInView['resolving']>['choice']>

/** What the seat has to choose for an effect. */
const choiceMoment = (view: CutInView, choice: Choice, seat: Seat, rules: Rules): Moment => {
  const rest = stillToChoose(view, choice, seat)
  const { ask, ...question } = questionFor(view, choice)
  return plainMoment({
    ...question,
    id: `choice ${choice.effect} ${rest} ${view.pool.length}`,
    title: effectText(choice.effect, rules),
    ask: text(`${ask.ja}（あと${rest}枚）。`, `${ask.en} (${rest} to go).`),
  })
}

type Question = Partial<Moment> & Pick<Moment, 'kind' | 'label'> & { readonly verb: string; readonly ask: Text }

/** What is to be chosen, a card of the hand or a place, and how that is asked. */
const questionFor = (view: CutInView, { effect, of }: Choice): Question => {
  const to = seatText(of)
  const card = (verb: string, label: Text, ja: string, en: string): Question => ({
    kind: 'card',
    verb,
    label,
    ask: text(ja, en),
  })
  switch (choiceKind({ effect, of })) {
    case 'salvage':
      return {
        kind: 'spot',
        verb: 'take',
        label: text('取る', 'Take'),
        groups: [{ seat: null, spots: spotsOf(view.discards) }],
        decline: NONE,
        ask: text('捨て札から取る札を選びます', 'Take a card from the discards'),
      }
    case 'pass':
      return card('give', GIVE, `${to.ja}に渡す札を選びます。公開札は渡せません`, `Choose a hidden card for ${to.en}`)
    case 'discard':
      return card('drop', text('捨てる', 'Discard'), '捨てる札を選びます', 'Choose a card to discard')
    case 'peep':
      return {
        kind: 'spot',
        verb: 'peep',
        label: text('公開させる', 'Turn up'),
        groups: [{ seat: of, spots: hiddenSpots(view.hands[of]?.hidden ?? 0) }],
        decline: null,
        ask: text(`${to.ja}の伏せた手札から1枚選びます`, `Choose a face-down card of ${to.en}`),
      }
    case 'greed':
      return {
        kind: 'spot',
        verb: 'greed',
        label: text('動かす', 'Move'),
        groups: openGroups(view, of),
        decline: NONE,
        ask: text(`${to.ja}の公開札にする札を選びます`, `Choose a public card that goes to ${to.en}`),
      }
    default:
      return card('open', text('公開する', 'Show'), '公開する札を選びます', 'Choose a card to show')
  }
}

/** Each card once, with its copies; `of`: whose they are, where that is part of what is chosen. */
const spotsOf = (cards: readonly string[], of = ''): SpotGroup['spots'] =>
  counted(cards).map(([name, copies]) => ({ id: `${name}${of}`, card: name, copies }))

const hiddenSpots = (count: number): SpotGroup['spots'] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, card: 'back' }))

/** The public cards of everybody but one seat. */
const openGroups = (view: CutInView, but: Seat): SpotGroup[] =>
  view.hands.flatMap(({ open }, seat) =>
    seat === but || open.length === 0 ? [] : [{ seat, spots: spotsOf(open, `@${seat}`) }],
  )

/** Who is choosing, for those who are not. */
const othersChoose = ({ resolving, exchange }: CutInView, rules: Rules): Text | null => {
  if (exchange !== null) return EXCHANGE
  const choice = resolving?.choice ?? null
  if (choice === null) return null
  const name = effectText(choice.effect, rules)
  return choice.by < 0
    ? text(`${name.ja}：全員が札を選んでいます`, `${name.en}: all choose a card`)
    : text(`${name.ja}：席${choice.by + 1}が選んでいます`, `${name.en}: seat ${choice.by + 1} chooses`)
}

export const momentOf = ({ view, seat, due, rules }: CutInContext): Moment => {
  // While a move is being shown, the view lags behind: nothing is asked before it says so.
  if (!due || seat === null || !view.toAct.includes(seat))
    return playMoment(othersChoose(view, rules), exchangeLines(view))
  if (view.exchange !== null) return exchangeMoment(view, seat)
  if (view.phase === 'window') return cutMoment(view)
  const choice = view.resolving?.choice ?? null
  return choice === null ? playMoment(null) : choiceMoment(view, choice, seat, rules)
}

const list = (effects: readonly Effect[], rules: Rules): Text =>
  joinTexts(
    effects.map((effect) => effectText(effect, rules)),
    text('・', ', '),
  )

/** What comes about after a move, if nobody cuts in any more. */
const effectsOf = (context: CutInContext, move: string): readonly Effect[] =>
  (context.preview(move) as CutInPreview | null)?.effects ?? []

/** An effect and what it does. */
const told = (effect: Effect, rules: Rules): Text =>
  joinTexts([effectText(effect, rules), effectInShort(effect)], text('：', ': '))

/** What a play would bring about; for a cut-in also what is lost by it. */
const remark = ({ text: move, laid }: Play, context: CutInContext): Text | null => {
  const { view, rules } = context
  if (view.phase === 'window' && view.table !== null)
    return cutRemark(list(effectsOf(context, move), rules), list(effectsOf(context, 'no'), rules), view.table.by)
  const words = [
    ...(laid.length >= 4
      ? [text('革命：強さの順が逆になる', 'Revolution: the order of strength is turned round')]
      : []),
    ...effectsOf(context, move).map((effect) => told(effect, rules)),
  ]
  return words.length === 0 ? null : joinTexts(words, text('　', '; '))
}

const cutRemark = (gained: Text, lost: Text, by: Seat): Text | null => {
  const whose = seatText(by)
  if (gained.ja === lost.ja)
    return gained.ja === ''
      ? null
      : text(
          `割りこむと、${whose.ja}の${gained.ja}はあなたのものになります。`,
          `Cut in, and ${gained.en.toLowerCase()} of ${whose.en} becomes yours.`,
        )
  if (gained.ja === '')
    return text(
      `割りこむと、${whose.ja}の${lost.ja}は消えます。`,
      `Cut in, and ${lost.en.toLowerCase()} of ${whose.en} is lost.`,
    )
  const brings = text(`割りこむと、${gained.ja}になります。`, `Cutting in brings ${gained.en.toLowerCase()}.`)
  return lost.ja === ''
    ? brings
    : joinTexts(
        [brings, text(`${whose.ja}の${lost.ja}は消えます。`, `${lost.en} of ${whose.en} is lost.`)],
        text('', ' '),
      )
}

/** What has to be done, before anything is chosen. */
export const dutyOf = (context: CutInContext): Text | null => {
  if (!context.due) return null
  const moment = momentOf(context)
  if (moment.ask !== null) return moment.ask
  const { table, shape } = context.view
  if (moment.kind === 'cut') return text('カットインを受けつけています。', 'Anyone with the same cards may cut in.')
  if (table === null || shape === null) return LEAD
  const name = shapeText(shape)
  return text(`場は${name.ja}。出すか、パスします。`, `${name.en} on the table: play or pass.`)
}

export const game: Climbing<CutInView> = {
  isWild: isJokerName,
  held: (view, seat) => {
    const hand = seat === null ? undefined : view.hands[seat]
    return hand === undefined ? [] : handCardsOf(hand.cards ?? [], hand.open)
  },
  moment: momentOf,
  isTurned: ({ revolution }) => revolution,
  foul: text(
    'もう一度押すと、反則として出します。出した札は公開札になって手札に戻り、順番はそのままです。',
    'Press again to play it as a foul: the cards come back to your hand as public cards, and it stays your turn.',
  ),
  remark,
}
