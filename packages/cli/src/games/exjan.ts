import type { ExjanEvent, ExjanPreview, ExjanView } from '@tefuda/exjan'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { drawCard } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { flow, paintSpans, type Span } from '../terminal/spans.ts'
import type { GameDrawing, Projection } from './drawing.ts'
import { bySuit, drawInPlay } from './exjan/cards.ts'
import { EXJAN_MOVES_HELP, listExjan } from './exjan/list.ts'
import { drawPlaces, everyRiver } from './exjan/places.ts'
import { roundLines } from './exjan/sheet.ts'
import { readShortExjan } from './exjan/short.ts'

/** The card a seat has just drawn; undefined where it has not. */
const drawnBy = ({ drawn, turn, hands }: ExjanView, seat: Seat): string | undefined =>
  drawn && turn === seat ? hands[seat]?.cards?.at(-1) : undefined

/** Suit by suit, a gap between suits, the card just drawn apart. */
const handOf = (view: ExjanView, seat: Seat, look: Look, columns: number): string[] => {
  const drawn = drawnBy(view, seat)
  const cards = (view.hands[seat]?.cards ?? []).filter((card) => card !== drawn).toSorted(bySuit)
  const suits = [...Map.groupBy(cards, (card) => card.slice(0, 1)).values()]
  const groups = suits.map((group) => joined(group, view.dora, look))
  const apart: Span[] =
    drawn === undefined ? [] : [{ text: `[${drawInPlay(drawn, view.dora, look).text}]`, paint: look.paint.bold }]
  const wide = flow([...groups, ...apart], columns)
  const fits = wide.length <= 2 && groups.every(({ text: group }) => group.length <= columns)
  const lines = fits ? wide : flow([...cards.map((card) => joined([card], view.dora, look)), ...apart], columns)
  return lines.map((line) => paintSpans(line).trimEnd())
}

const joined = (cards: readonly string[], dora: readonly string[], look: Look): Span => {
  const drawn = cards.map((card) => drawInPlay(card, dora, look))
  return {
    text: `${drawn.map(({ text: shown }) => shown).join(' ')} `,
    paint: () => `${drawn.map(({ text: shown, paint }) => paint(shown)).join(' ')} `,
  }
}

/** What a seat may do besides the plain discard or pass, each said where it is possible. */
const questionOf = (view: ExjanView, seat: Seat, moves: readonly string[], look: Look): Text => {
  const has = (verb: string): boolean => moves.some((move) => move === verb || move.startsWith(`${verb} `))
  if (view.phase === 'window') {
    const ways = [
      ...(has('win') ? [text('w あがり', 'w win')] : []),
      ...(has('group') ? [text('g 群', 'g group')] : []),
      ...(has('run') ? [text('run 連', 'run')] : []),
      text('Enter 見送り', 'Enter pass'),
    ]
    const card = view.discard === null ? '' : drawCard(view.discard, look).text
    return text(
      `${card} をどうしますか？　${ways.map(({ ja }) => ja).join('　')}`,
      `${card}? ${ways.map(({ en }) => en).join(', ')}`,
    )
  }
  const win = has('win') ? text('　w：あがり', ' w: win.') : text('', '')
  if (view.reach[seat]! >= 0)
    return text(`リーチしています：d 引いた札を捨てる${win.ja}`, `After reach: d discards the card drawn.${win.en}`)
  const reach = has('reach') ? text('　r 札：リーチ', ' r CARD: reach.') : text('', '')
  return text(
    `あなたの番：捨てる札を打ってください${win.ja}${reach.ja}`,
    `Your turn: type a card to discard.${win.en}${reach.en}`,
  )
}

const previewLines = ({ missing, waits, sheet }: ExjanPreview, look: Look): string[] => {
  if (sheet !== null)
    return [
      look.say(text(`あがり：${sheet.points}点（+${sheet.total}）`, `Wins ${sheet.points} points (+${sheet.total})`)),
    ]
  if (missing !== 1) return [look.say(text(`あと${missing}枚の手になります`, `${missing} cards short after it`))]
  if (waits.length === 0) return [look.say(text('この形を完成させる札はありません', 'No card can complete this shape'))]
  const shown = waits.map((card) => drawCard(card, look).text).join(' ')
  return [look.say(text(`あと1枚：${shown}`, `One card short: ${shown}`))]
}

/** Exjan in the terminal. Rivers take the room, so the seats stand one below another. */
export const exjanDrawing: GameDrawing = {
  game: 'exjan',
  anybody: text('だれか宣言しますか？', 'Does anybody call it, or win?'),
  movesHelp: EXJAN_MOVES_HELP,
  moveHelp: [
    text(
      '捨てる：s5（S5。数字だけでも、1枚しかなければ 5）　d：引いた札を捨てる　r s5：リーチ　w：あがり',
      'Discard: s5 (or 5, where you hold one five). d: the card drawn. r s5: reach. w: win',
    ),
    text(
      '人の捨て札に：g 群　run 連　w あがり（2通りあるときは g h5 d5 のように手札の2枚を書く）　p か Enter：見送り',
      'On a discard: g group, run, w win; where there are several ways, the two cards of the hand: g h5 d5. p or Enter: pass',
    ),
  ],
  pans: false,
  seatsRound: true,
  commands: [
    {
      name: 'rivers',
      help: text('rivers：全員の捨て札と宣言した札', 'rivers: all discards and open sets'),
      show: (projection, _, columns) => everyRiver(projection, columns),
    },
  ],
  board: (projection, _events, _preview, area) => drawPlaces(projection, area),
  reachable: () => ({ x: 0, y: 0 }),
  hand: ({ view, look }, seat, columns) => handOf(view as ExjanView, seat, look, columns),
  notes: (view, { say }) => [say(text(`山札 ${(view as ExjanView).wall}`, `Wall ${(view as ExjanView).wall}`))],
  seatNote: () => '',
  question: ({ view, look }: Projection, seat, moves) => {
    const now = view as ExjanView
    return now.phase === 'over' ? '' : look.say(questionOf(now, seat, moves(), look))
  },
  preview: (preview, look) => previewLines(preview as ExjanPreview, look),
  query: () => ({}),
  list: listExjan,
  readShort: (typed, { view }, seat, moves) => {
    const now = view as ExjanView
    return readShortExjan(typed, now.hands[seat]?.cards ?? [], drawnBy(now, seat), moves)
  },
  dealSheet: ({ names, look }, events, columns) => roundLines(events as readonly ExjanEvent[], names, look, columns),
  resultNote: () => '',
}
