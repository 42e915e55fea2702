import { type Outcome, type Seat, type Text, text } from '@tefuda/kernel'
import { TEAMS, teamOf, type ZhengShangYouRules, type ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { Span } from '../terminal/spans.ts'
import { pointsText } from '../terminal/text.ts'
import { climbingDrawing } from './climbing/drawing.ts'
import { cardsUnder } from './climbing/hand.ts'
import { laidSpans, shapeName, shapeOf } from './climbing/laid.ts'
import type { SeatPlace } from './climbing/round.ts'
import { dealEndIn, dealLines } from './climbing/sheet.ts'
import type { GameDrawing, Projection } from './drawing.ts'

const seatPlace = (projection: Projection, seat: Seat): SeatPlace => {
  const { names, look } = projection
  const { hands, out, totals, toAct } = projection.view as ZhengShangYouView
  const place = out.indexOf(seat)
  const team = teamOf(projection.rules as ZhengShangYouRules, seat)
  const facts: Text[] = [
    ...(team === null ? [] : [TEAMS[team]]),
    place >= 0
      ? text(`${place + 1}位`, `place ${place + 1}`)
      : text(`${hands[seat]?.count ?? 0}枚`, `${hands[seat]?.count ?? 0} left`),
    pointsText(totals[seat] ?? 0),
  ]
  return {
    name: names[seat] ?? '',
    due: toAct.includes(seat),
    facts: facts.map((fact) => ({ text: look.say(fact), paint: look.paint.dim })),
    open: [],
  }
}

const middleOf = ({ view, names, look }: Projection): Span[][] => {
  const { table, exchange, turn } = view as ZhengShangYouView
  const { say, paint } = look
  const dim = (content: Text): Span[] => [{ text: say(content), paint: paint.dim }]
  if (exchange !== null)
    return [
      [{ text: say(text('札の交換', 'Exchange of cards')), paint: paint.bold }],
      ...(exchange.open.length > 0 ? [laidSpans(exchange.open, look)] : []),
    ]
  if (table === null)
    return [dim(text('場は空です', 'Nothing lies here')), dim(text(`${names[turn]} から`, `lead: ${names[turn]}`))]
  const shape = shapeName(shapeOf(table.cards))
  const impure = table.cards.some((card) => card.includes('='))
  return [
    laidSpans(table.cards, look),
    dim(text(`${names[table.by]}`, `${names[table.by]}`)),
    dim(shape),
    ...(impure ? [dim(text('代わりの札あり', 'with wild cards'))] : []),
  ]
}

const questionOf = ({ view, look }: Projection): string => {
  const { phase, table, exchange } = view as ZhengShangYouView
  if (phase === 'exchange') return look.say(EXCHANGE_QUESTIONS[exchange?.step ?? 'show'])
  if (phase !== 'turn') return ''
  if (table === null)
    return look.say(text('あなたの番：好きな組み合わせを出せます（m で一覧）', 'You lead: play anything (m lists it)'))
  const kind = shapeName(shapeOf(table.cards))
  return look.say(
    text(
      `あなたの番：もっと強い${kind.ja}　p：パス　m：出せる手`,
      `Your turn: a stronger ${kind.en}. p: pass, m: what you may play`,
    ),
  )
}

const EXCHANGE_QUESTIONS = {
  show: text('交換：いちばん強い札を1枚、表にして出します', 'Exchange: put down one of your strongest cards'),
  take: text('交換：場の札を1枚取ってください', 'Exchange: take one of the cards on the table'),
  give: text('交換：渡す札を1枚、場に置いてください', 'Exchange: put down a card of your choice'),
  'take-back': text('交換：場の札を1枚取ってください', 'Exchange: take one of the cards on the table'),
} as const

/** What has been played in this deal, and what everybody knows of the hands. */
const cardsOnView = ({ view, names, look }: Projection, _argument: string, columns: number): string[] => {
  const { played, hands } = view as ZhengShangYouView
  const line = (label: Text, cards: readonly string[]): string[] => cardsUnder(label, cards, look, columns)
  const lines = [
    ...line(text('これまでに出た札', 'Played so far'), played),
    ...hands.flatMap(({ known }, seat) =>
      line(text(`${names[seat]}：全員が知っている手札`, `${names[seat]}: held, as everybody saw`), known),
    ),
  ]
  return lines.length > 0 ? lines : [look.say(text('まだ何も出ていません', 'Nothing has been played yet'))]
}

/** Zheng Shang You and San Jia Xi in the terminal. Play goes anticlockwise: the next seat sits on the right. */
export const zhengShangYouDrawing: GameDrawing = {
  ...climbingDrawing({
    clockwise: false,
    seatPlace,
    middleOf,
    cardsOf: (view, seat) => (view as ZhengShangYouView).hands[seat]?.cards ?? [],
  }),
  game: 'zheng-shang-you',
  anybody: text('だれか宣言しますか？', 'Does anybody claim it?'),
  moveHelp: [
    text(
      '札を続けて：s5 h5（S5 H5）。代わりの札は s2=d5、rj=s5。数字だけでも、1つに決まれば出せます（5、k k、4 5 6）',
      'Cards: s5 h5 (S5 H5). Wild cards: s2=d5, rj=s5. Ranks alone where they leave no doubt (5, k k, 4 5 6)',
    ),
    text('p：パス　交換では札だけ打てば渡し、取ります', 'p: pass. In the exchange just type the card'),
  ],
  commands: [
    {
      name: 'cards',
      help: text('cards：これまでに出た札', 'cards: what has been played so far'),
      show: cardsOnView,
    },
  ],
  notes: () => [],
  question: questionOf,
  dealSheet: ({ names, look }, events, columns) => {
    const end = dealEndIn(events)
    const title = text(`第${end?.deal}ディールの結果`, `Result of deal ${end?.deal}`)
    return end === undefined ? null : dealLines(end, title, () => '', names, look, columns)
  },
  resultNote: (outcome, seat, look) => {
    const { places } = outcome as Outcome & { readonly places: readonly Seat[] }
    const place = places.indexOf(seat) + 1
    return look.say(text(`（最後のディール ${place}位）`, `(place ${place} in the last deal)`))
  },
}
