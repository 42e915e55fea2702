import { type CutInOutcome, type CutInView, TITLE_NAMES, titleOf } from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Look } from '../terminal/look.ts'
import { pointsText } from '../terminal/text.ts'
import { climbingDrawing } from './climbing/drawing.ts'
import { cardsUnder } from './climbing/hand.ts'
import { laidSpans } from './climbing/laid.ts'
import type { SeatPlace } from './climbing/round.ts'
import { dealEndIn, dealLines } from './climbing/sheet.ts'
import { bindsOf, directionOf, middleOf, orderOf } from './cut-in-daifugo/middle.ts'
import { questionOf } from './cut-in-daifugo/question.ts'
import type { GameDrawing, Projection } from './drawing.ts'

/** The title a seat has from the game before; null in the first game. */
const titleBefore = ({ before }: CutInView, seat: Seat): Text | null =>
  before.length === 0 ? null : TITLE_NAMES[titleOf(before.indexOf(seat), before.length)]

/** Hidden and public cards of a hand; a public one has a `*`. */
const heldBy = ({ hands }: CutInView, seat: Seat): string[] => {
  const hand = hands[seat]
  return [...(hand?.cards ?? []), ...(hand?.open ?? []).map((card) => `${card}*`)]
}

const seatPlace = ({ view, names, look }: Projection, seat: Seat): SeatPlace => {
  const now = view as CutInView
  const { hands, passed, out, fallen, totals, toAct } = now
  const { say, paint } = look
  const hand = hands[seat]
  const count = (hand?.hidden ?? 0) + (hand?.open.length ?? 0)
  const title = titleBefore(now, seat)
  const facts: Text[] = [
    ...(title === null ? [] : [title]),
    out.includes(seat)
      ? text(`${out.indexOf(seat) + 1}番目に上がり`, `place ${out.indexOf(seat) + 1}`)
      : text(`${count}枚`, `${count} left`),
    pointsText(totals[seat] ?? 0),
    ...(passed[seat] === true && count > 0 ? [text('パス', 'passed')] : []),
    ...(fallen === seat ? [text('都落ち', 'fallen')] : []),
  ]
  return {
    name: names[seat] ?? '',
    due: toAct.includes(seat),
    facts: facts.map((fact) => ({ text: say(fact), paint: paint.dim })),
    open: laidSpans(hand?.open ?? [], look),
  }
}

/** Everything that lies open, seat by seat, what the viewer knows besides, and the discards. */
const cardsOnView = ({ view, names, look }: Projection, _argument: string, columns: number): string[] => {
  const { hands, discards, resigned } = view as CutInView
  const line = (label: Text, cards: readonly string[]): string[] => cardsUnder(label, cards, look, columns)
  const lines = [
    ...hands.flatMap(({ open, known }, seat) => [
      ...line(text(`${names[seat]}：公開札`, `${names[seat]}: public`), open),
      ...line(text(`${names[seat]}：あなたが知っている手札`, `${names[seat]}: hidden, but known to you`), known),
    ]),
    ...line(text('捨て札', 'Discards'), discards),
    ...line(text('投了した手札', 'Resigned'), resigned),
  ]
  return lines.length > 0 ? lines : [look.say(text('公開札も捨て札もありません', 'Nothing is public or discarded'))]
}

const notesOf = (view: CutInView, look: Look): string[] => [
  ...bindsOf(view, look),
  ...(view.revolution ? [look.say(text('革命', 'Revolution'))] : []),
  ...(view.back ? [look.say(text('Jバック', 'Jack back'))] : []),
  ...[orderOf(view), directionOf(view)].map(look.say),
]

/** Cut-in Daifugo in the terminal. */
export const cutInDrawing: GameDrawing = {
  ...climbingDrawing({
    clockwise: true,
    seatPlace,
    middleOf,
    cardsOf: (view, seat) => heldBy(view as CutInView, seat),
  }),
  game: 'cut-in-daifugo',
  anybody: text('だれか割りこみますか？', 'Does anybody cut in?'),
  moveHelp: [
    text(
      '札を続けて：s5 h5（S5 H5）。ジョーカーは rj=h6。数字だけでも、1つに決まれば出せます（5、k k）。公開札のほうは s5*',
      'Cards: s5 h5 (S5 H5). A joker: rj=h6. A rank alone where it leaves no doubt (5, k k). The public copy: s5*',
    ),
    text(
      'p：パス　n：割りこまない（Enter だけでも）　none：選ばない　show s3：公開する　resign：投了',
      'p: pass.  n: do not cut in (or just Enter).  none: choose nothing.  show s3: make public.  resign',
    ),
  ],
  commands: [
    {
      name: 'cards',
      help: text('cards：公開札、知っている札、捨て札', 'cards: public cards, cards you know of, discards'),
      show: cardsOnView,
    },
  ],
  notes: (view, look) => notesOf(view as CutInView, look),
  question: questionOf,
  dealSheet: ({ names, look }, events, columns) => {
    const end = dealEndIn(events)
    if (end === undefined) return null
    const called = (place: number): string => look.say(TITLE_NAMES[titleOf(place, names.length)])
    return dealLines(end, text(`第${end.deal}ゲームの結果`, `Result of game ${end.deal}`), called, names, look, columns)
  },
  resultNote: (outcome, seat, look) => {
    const title = (outcome as CutInOutcome).titles[seat]
    if (title === undefined) return ''
    const { ja, en } = TITLE_NAMES[title]
    return look.say(text(`（最後のゲームは${ja}）`, `(last game: ${en.toLowerCase()})`))
  },
}
