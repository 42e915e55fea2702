import { refusal, type Seat, type Text, text } from '@tefuda/kernel'
import {
  type CellView,
  type FieldView,
  type Placed,
  ROLE_NAMES,
  type SouthernCrossEvent,
  type SouthernCrossView,
  type Taking,
  type Wave,
} from '@tefuda/southern-cross'
import { createCanvas } from '../terminal/canvas.ts'
import { putCardBox, SMALL_BOX } from '../terminal/card-box.ts'
import { cardText } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { inColumns } from '../terminal/text.ts'
import type { GameDrawing } from './drawing.ts'
import { drawField, type Emphasis, reachablePan, shapeOf } from './southern-cross/board.ts'
import { readShortMove } from './southern-cross/short.ts'

/** The field the viewer looks at: their own in match play, else the shared one. */
const fieldOf = ({ fields, viewer }: SouthernCrossView): FieldView | null =>
  (fields.length > 1 ? fields[viewer ?? 0] : fields[0]) ?? null

const placedIn = (events: readonly SouthernCrossEvent[]): Placed[] =>
  events.flatMap((event) => (event.type === 'place' ? event.placed : []))

/** Points out the cards placed in these events that still lie on top, and looks where the last one was placed. */
const happened = ({ cells }: FieldView, events: readonly SouthernCrossEvent[]): Emphasis => {
  const placed = placedIn(events)
  const lies = ({ name, stack }: CellView): boolean =>
    placed.some(({ cell, card }) => cell === name && card === stack.at(-1))
  return { marked: new Set(cells.filter(lies).map(({ name }) => name)), focus: placed.at(-1)?.cell }
}

/** Refills are seen on the field, and cards drawn face down tell nothing. */
const touched = ({ placed, waves }: Taking): Emphasis => ({
  marked: new Set([
    ...placed.map(({ cell }) => cell),
    ...waves.flatMap(({ roles }) => roles.flatMap(({ cells }) => cells)),
  ]),
  focus: placed.at(-1)?.cell,
})

/** The field as it would look with the cards of a preview on it, before any is taken; a growing field may get new cells. */
const withPlaced = (field: FieldView, { placed }: Taking): FieldView => {
  const cells = field.cells.map((cell) => ({
    ...cell,
    stack: [...cell.stack, ...placed.filter(({ cell: name }) => name === cell.name).map(({ card }) => card)],
  }))
  const added = placed.flatMap(({ card, cell: name }) => {
    const [x = 0, y = 0] = name.split(',').map(Number)
    return cells.some((cell) => cell.name === name) ? [] : [{ name, x, y, stack: [card] }]
  })
  return { ...field, cells: [...cells, ...added] }
}

const drawHand = ({ hands, shown, toAct }: SouthernCrossView, seat: Seat, look: Look, columns: number): string[] => {
  const cards = hands[seat]?.cards ?? []
  if (cards.length === 0) return []
  const step = SMALL_BOX.columns + 1
  const due = toAct.includes(seat) ? shown[seat] : null
  if (cards.length * step > columns)
    return inColumns(
      cards.map((card, at) => `${look.paint.dim(`#${at + 1}`)} ${cardText(card, look)}`),
      columns,
    )
  const canvas = createCanvas(columns, SMALL_BOX.rows)
  const forced = due === null || due === undefined ? -1 : cards.indexOf(due)
  for (const [at, card] of cards.entries())
    putCardBox(canvas, at * step, 0, SMALL_BOX, { card, foot: `#${at + 1}`, marked: at === forced }, look)
  return canvas.lines()
}

const notesOf = (view: SouthernCrossView): Text[] => {
  const field = fieldOf(view)
  const pile = field === null ? [] : [text(`山札 ${field.pile}`, `Pile ${field.pile}`)]
  const forced = view.viewer !== null && view.toAct.includes(view.viewer) && (view.shown[view.viewer] ?? null) !== null
  return [
    ...pile,
    ...(field?.centreDue === true ? [text('次の札は中央へ', 'The next card goes to the centre')] : []),
    ...(forced ? [text('最初の番：見せた札を置きます', 'First turn: place the shown card')] : []),
  ]
}

const seatNoteOf = ({ hands, taken, left, fields }: SouthernCrossView, seat: Seat): Text => {
  if (fields.length > 1) return text(`残り${left[seat]}枚`, `${left[seat]} left`)
  const held = hands[seat]?.count ?? 0
  const won = taken[seat]?.length ?? 0
  return text(`手札 ${held}　取った札 ${won}`, `${held} held, ${won} taken`)
}

const previewLines = (
  { waves, eclipse, reaches, reachName, reachPoints, points }: Taking,
  { say, signs }: Look,
): string[] => {
  const parts = waves.map((wave) => waveLine(wave, signs))
  if (eclipse > 0) parts.push(text(`トータル・エクリプス ${eclipse}`, `Total eclipse ${eclipse}`))
  if (reachName !== null) {
    const missing = [...new Set(reaches.map(({ missing: cell }) => cell))].join(' ')
    parts.push(
      text(`${reachName.ja} ${reachPoints}（あと ${missing}）`, `${reachName.en} ${reachPoints} (missing: ${missing})`),
    )
  }
  const total = text(`+${points}点：`, `+${points} points: `)
  return [
    parts.length === 0
      ? say(text('役はできません（0点）', 'Makes no role (0 points)'))
      : say(total) + parts.map(say).join(say(text('、', '; '))),
  ]
}

/** `セット 30（a1 b1 c1） + シークエンス 20（…） → ×2 → 100 エキストラ・ダブル・トリック` */
const waveLine = ({ combo, roles, sum, multiplier, points, trick }: Wave, { times, arrow }: Look['signs']): Text => {
  const list = (lang: 'ja' | 'en', open: string, close: string): string =>
    roles
      .map(({ kind, points: worth, cells }) => `${ROLE_NAMES[kind][lang]} ${worth}${open}${cells.join(' ')}${close}`)
      .join(' + ')
  const sums = `${multiplier > 1 ? ` ${arrow} ${times}${multiplier}` : ''}${roles.length > 1 || points !== sum ? ` ${arrow} ${points}` : ''}`
  return text(
    `${combo > 0 ? 'コンボ：' : ''}${list('ja', '（', '）')}${sums}${trick === null ? '' : `　${trick.ja}`}`,
    `${combo > 0 ? 'Combo: ' : ''}${list('en', ' (', ')')}${sums}${trick === null ? '' : `  ${trick.en}`}`,
  )
}

const showStack: GameDrawing['commands'][number]['show'] = ({ view, look }, argument) => {
  const name = argument.normalize('NFKC').trim().toLowerCase()
  const cell = fieldOf(view as SouthernCrossView)?.cells.find((candidate) => candidate.name === name)
  if (cell === undefined)
    return refusal(
      'unknown-cell',
      'SC-1',
      `「${argument}」というマスはありません。stack b2 のように書いてください。`,
      `There is no cell ${JSON.stringify(argument)}. Write for example: stack b2.`,
    )
  if (cell.stack.length === 0) return [look.say(text(`${name} に札はありません`, `No card lies on ${name}`))]
  return [`${name}: ${cell.stack.map((card) => cardText(card, look)).join(` ${look.signs.arrow} `)}`]
}

/** Southern Cross in the terminal: every board, hands and reaches. */
export const southernCrossDrawing: GameDrawing = {
  game: 'southern-cross',
  anybody: text('だれか宣言しますか？', 'Does anybody claim it?'),
  pans: true,
  seatsRound: false,
  movesHelp: text('moves（m） [マス]：置ける手の一覧', 'moves (m) [cell]: list the legal moves'),
  moveHelp: [
    text(
      '札@マス：H10@b2（略して h10b2、10b2、#2b2 は手札の2枚目、手札が1枚なら b2）',
      'card@cell: H10@b2 (or h10b2, 10b2; #2b2 is the second card of the hand; b2 with one card)',
    ),
    text(
      'ジョーカー2枚は RJ@a1+BJ@c3。ゾディアクロスは @1〜@12 と中央 @0、フリークロスは @x,y',
      'Two jokers: RJ@a1+BJ@c3. Zodiac: @1 to @12, centre @0. Free cross: @x,y',
    ),
  ],
  commands: [
    {
      name: 'stack',
      help: text('stack マス：重なった札を下から見る', 'stack CELL: look at the cards on a cell, from the lowest'),
      show: showStack,
    },
  ],
  board: ({ view, look }, events, preview, area) => {
    const field = fieldOf(view as SouthernCrossView)
    if (field === null)
      return [look.say(text('（場は終わるまで伏せられています）', '(The field is hidden until the end)'))]
    if (preview === null) return drawField(field, happened(field, events as readonly SouthernCrossEvent[]), look, area)
    return drawField(withPlaced(field, preview as Taking), touched(preview as Taking), look, area)
  },
  reachable: (view, events, area) => {
    const field = fieldOf(view as SouthernCrossView)
    const focus = placedIn(events as readonly SouthernCrossEvent[]).at(-1)?.cell
    return field === null ? { x: 0, y: 0 } : reachablePan(field, focus, area)
  },
  hand: ({ view, look }, seat, columns) => drawHand(view as SouthernCrossView, seat, look, columns),
  notes: (view, look) => notesOf(view as SouthernCrossView).map(look.say),
  seatNote: (view, seat, look) => look.say(seatNoteOf(view as SouthernCrossView, seat)),
  question: () => '',
  preview: (preview, look) => previewLines(preview as Taking, look),
  query: (argument) => (argument === '' ? {} : { cell: argument.toLowerCase() }),
  list: (moves, _argument, _look, columns) => inColumns(moves, columns),
  readShort: (typed, { view }, seat) => {
    const field = fieldOf(view as SouthernCrossView)
    const hand = (view as SouthernCrossView).hands[seat]?.cards ?? []
    return field === null ? typed : readShortMove(typed, hand, shapeOf(field))
  },
  dealSheet: () => null,
  resultNote: () => '',
}
