import type { CccEvent, CccOutcome, CccPreview, CccRules, CccView } from '@tefuda/ccc'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Look } from '../terminal/look.ts'
import { besideOrBelow, columnsOf, padEnd, padStart } from '../terminal/text.ts'
import { drawBoard, letterOf, reachablePan } from './ccc/board.ts'
import { byRank } from './ccc/cards.ts'
import { CCC_MOVES_HELP, listCcc } from './ccc/list.ts'
import { CCC_COMMANDS } from './ccc/looks.ts'
import { readShortCcc } from './ccc/short.ts'
import { handLines } from './climbing/hand.ts'
import type { GameDrawing } from './drawing.ts'

const notesOf = ({ phase, pile, last, reshuffles }: CccView): Text[] => {
  if (phase === 'over') return []
  if (last !== null) return [text(`最後の番：あと${last}回`, `Last turns: ${last} left`)]
  return [
    text(`山札 ${pile}`, `Pile ${pile}`),
    ...(reshuffles === 0 ? [text('次になくなれば最後の番', 'last turns when it runs out')] : []),
  ]
}

/** The ways to draw that pile and hand allow now, as they are typed. */
const questionOf = (view: CccView, seat: Seat, rules: CccRules): Text => {
  const { none, two, five } = rules.draws
  const held = view.hands[seat]?.count ?? 0
  const can = (count: number, discards: number): boolean => count > 0 && count <= view.pile && held >= discards
  const draws = [0, ...(can(none, 0) ? [none] : []), ...(can(two, 2) ? [two] : []), ...(can(five, 5) ? [five] : [])]
  return text(
    `あなたの番：札 > マス（pay：払い方）　終わり：draw ${draws.join('・')}`,
    `Your turn: CARDS > CELL (pay: ways to pay). To end it: draw ${draws.join(', ')}`,
  )
}

const previewLines = (preview: CccPreview, { say }: Look): string[] => {
  const { left, groups, after, scores } = preview
  const total = scores.map((score, seat) => `${letterOf(seat)} ${score}`).join(' : ')
  if (groups.length === 0)
    return [say(text(`手札は${left}枚に（引く前）。${total}`, `${left} cards in the hand before drawing. ${total}`))]
  const holder =
    after === null
      ? text('だれのものにもなりません', 'nobody holds it then')
      : after.lead > 1
        ? text(`${letterOf(after.seat)} の自陣`, `territory of ${letterOf(after.seat)}`)
        : text(`${letterOf(after.seat)} の準自陣`, `near-territory of ${letterOf(after.seat)}`)
  return [say(text(`${holder.ja}　手札は${left}枚に　${total}`, `${holder.en}; ${left} cards left; ${total}`))]
}

/** Points of this game and in all, best first. */
const endLines = (
  { deal, points, totals }: CccEvent & { readonly type: 'end' },
  names: readonly string[],
  look: Look,
  columns: number,
): string[] => {
  const order = names.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b)
  const wide = Math.max(...names.map(columnsOf))
  return [
    look.paint.bold(look.say(text(`第${deal}ゲームの結果`, `Result of game ${deal}`))),
    ...besideOrBelow(
      order.map((seat) => ({
        line: `  ${padEnd(names[seat] ?? '', wide)}  ${padStart(`+${points[seat]}`, 4)}`,
        note: look.say(text(`合計 ${totals[seat]}`, `total ${totals[seat]}`)),
      })),
      columns,
    ),
  ]
}

/** CCC in the terminal: the board with its coins, a payment typed and valued. */
export const cccDrawing: GameDrawing = {
  game: 'ccc',
  anybody: text('だれか宣言しますか？', 'Does anybody call it?'),
  movesHelp: CCC_MOVES_HELP,
  moveHelp: [
    text(
      '置く：d6 c10 > b3（D6 C10 > b3）。Aで分けるなら c4 / sa / d3 h6 > d4。ランクだけでも、色に迷わなければ 6 10 > b3',
      'Place: d6 c10 > b3. Split by an ace: c4 / sa / d3 h6 > d4. Ranks alone where colours leave no doubt: 6 10 > b3',
    ),
    text(
      '番の終わり：draw 0、draw 1、2枚捨てて draw 4 - s3 h5、5枚捨てて draw 8 - …（1、4 s3 h5 だけでも）',
      'End the turn: draw 0, draw 1, draw 4 - s3 h5 (two discards), draw 8 - … (five); or just 1, 4 s3 h5',
    ),
    text(
      '盤の印：+ 置ける　· 1枚だけの支払いでは置けない　[A] 自陣　(A) 準自陣（狭いときは A と a）',
      'On the board: + you may place; · not by a card alone; [A] territory, (A) near-territory (A and a where it is narrow)',
    ),
  ],
  pans: true,
  seatsRound: true,
  commands: CCC_COMMANDS,
  board: (projection, events, _preview, area) => drawBoard(projection, events, area),
  reachable: (view, events, area) => reachablePan(view as CccView, events, area),
  hand: ({ view, look }, seat, columns) => handLines((view as CccView).hands[seat]?.cards ?? [], look, columns, byRank),
  notes: (view, look) => notesOf(view as CccView).map(look.say),
  seatNote: () => '',
  question: ({ view, rules, look }, seat) =>
    (view as CccView).phase === 'over' ? '' : look.say(questionOf(view as CccView, seat, rules as CccRules)),
  preview: (preview, look) => previewLines(preview as CccPreview, look),
  query: (argument) => (/^[a-l]\d{1,2}$/i.test(argument) ? { cell: argument.toLowerCase() } : {}),
  list: listCcc,
  readShort: (typed, { view, rules }, seat) => readShortCcc(typed, view as CccView, seat, rules as CccRules),
  dealSheet: ({ names, look }, events, columns) => {
    const end = (events as readonly CccEvent[]).find((event) => event.type === 'end')
    // Of a session of one game the result says it all.
    return end === undefined || (end.over && end.deal === 1) ? null : endLines(end, names, look, columns)
  },
  resultNote: (outcome, seat, look) => {
    const { territory, nearTerritory } = outcome as CccOutcome
    return look.say(
      text(
        `（自陣 ${territory[seat]}　準自陣 ${nearTerritory[seat]}）`,
        `(territory ${territory[seat]}, near-territory ${nearTerritory[seat]})`,
      ),
    )
  },
}
