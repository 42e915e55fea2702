import type { CccEvent, CccView, CellView } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { type Canvas, createCanvas, type Paint } from '../../terminal/canvas.ts'
import type { Look } from '../../terminal/look.ts'
import { clip, columnsOf, padEnd } from '../../terminal/text.ts'
import type { Area, Pan, Projection } from '../drawing.ts'

/** What a seat is called on the board: its coins are letters. */
export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat)

const SIDE_LABEL = 3
const TOP_LABEL = 1
const SEAT_COLUMNS = 25

/** How large a cell is drawn. With two rows the coins stand below the number. */
interface Scale {
  readonly columns: number
  readonly rows: 1 | 2
}

/** Columns and rows of the board, what of them is in sight, and how large. */
interface Frame {
  readonly scale: Scale
  readonly x: Range
  readonly y: Range
}

interface Range {
  readonly count: number
  readonly first: number
  readonly seen: number
}

/** Column and row of a cell, from 0: `b3` is 1, 2. */
const spotOf = ({ name }: { readonly name: string }): { readonly x: number; readonly y: number } => ({
  x: name.charCodeAt(0) - 97,
  y: Number(name.slice(1)) - 1,
})

/** The seats in a line or two, then the board: number, whose it is, coins, and where the seat in turn may go. */
export const drawBoard = (projection: Projection, events: readonly unknown[], area: Area): string[] => {
  const view = projection.view as CccView
  const { look } = projection
  const marked = placedIn(events as readonly CccEvent[])
  const { scale, x, y } = frameOf(view, marked.at(-1), area)
  const canvas = createCanvas(area.columns, TOP_LABEL + y.seen * scale.rows)
  for (let k = 0; k < x.seen; k++)
    canvas.put(SIDE_LABEL + k * scale.columns + 1, 0, String.fromCharCode(97 + x.first + k), look.paint.bold)
  for (let k = 0; k < y.seen; k++)
    canvas.put(0, TOP_LABEL + k * scale.rows, String(y.first + k + 1).padStart(2), look.paint.bold)
  for (const cell of view.cells) {
    const spot = spotOf(cell)
    if (spot.x < x.first || spot.x >= x.first + x.seen || spot.y < y.first || spot.y >= y.first + y.seen) continue
    const left = SIDE_LABEL + (spot.x - x.first) * scale.columns
    putCell(canvas, left, TOP_LABEL + (spot.y - y.first) * scale.rows, scale, cell, marked.includes(cell.name), look)
  }
  // Signs in the corner say on which sides the board goes on.
  const signs = [
    x.first > 0 ? '<' : '',
    x.first + x.seen < x.count ? '>' : '',
    y.first > 0 ? '^' : '',
    y.first + y.seen < y.count ? 'v' : '',
  ].join('')
  canvas.put(0, 0, signs.slice(0, SIDE_LABEL), look.paint.accent)
  return [...seatLines(projection, area.columns), ...canvas.lines()]
}

/** As much of `area.pan` as moves the board. */
export const reachablePan = (view: CccView, events: readonly unknown[], area: Area): Pan => {
  const focus = placedIn(events as readonly CccEvent[]).at(-1)
  const unasked = frameOf(view, focus, { ...area, pan: { x: 0, y: 0 } })
  const asked = frameOf(view, focus, area)
  return { x: asked.x.first - unasked.x.first, y: asked.y.first - unasked.y.first }
}

const placedIn = (events: readonly CccEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'place' ? [event.cell] : []))

const frameOf = (view: CccView, focus: string | undefined, { columns, rows, pan }: Area): Frame => {
  const spots = view.cells.map(spotOf)
  const across = Math.max(...spots.map(({ x }) => x)) + 1
  const down = Math.max(...spots.map(({ y }) => y)) + 1
  const room = {
    columns: columns - SIDE_LABEL,
    rows: Math.max(1, rows - TOP_LABEL - seatRows(view.scores.length, columns)),
  }
  const scale = scaleFor(across, down, room)
  const at = focus === undefined ? { x: across / 2, y: down / 2 } : spotOf({ name: focus })
  return {
    scale,
    x: rangeOf(across, Math.floor(room.columns / scale.columns), at.x, pan.x),
    y: rangeOf(down, Math.floor(room.rows / scale.rows), at.y, pan.y),
  }
}

const LARGE = { least: 6, most: 9 } as const
const SMALL = { least: 4, most: 7 } as const

/** Two rows for each cell where there is room, else one; where the board does not fit at all, as small as can be read. */
const scaleFor = (across: number, down: number, room: { readonly columns: number; readonly rows: number }): Scale => {
  const columns = Math.floor(room.columns / across)
  if (columns >= LARGE.least && 2 * down <= room.rows) return { columns: Math.min(LARGE.most, columns), rows: 2 }
  return { columns: Math.max(SMALL.least, Math.min(SMALL.most, columns)), rows: 1 }
}

/** All of it if it fits, else around a place, moved by `pan` as far as there is more. */
const rangeOf = (count: number, room: number, around: number, pan: number): Range => {
  const seen = Math.max(1, Math.min(count, room))
  const within = (first: number): number => Math.max(0, Math.min(count - seen, first))
  return { count, seen, first: within(within(Math.round(around - seen / 2)) + pan) }
}

const putCell = (
  canvas: Canvas,
  x: number,
  y: number,
  scale: Scale,
  cell: CellView,
  marked: boolean,
  look: Look,
): void => {
  const paint: Paint = marked ? look.paint.accent : cell.opening === 'closed' ? look.paint.dim : look.paint.bold
  canvas.put(x, y, `${openingSign(cell, look)}${cell.number}${holderSign(cell, scale)}`, paint)
  if (scale.rows === 2) canvas.put(x, y + 1, `${marked ? '>' : ' '}${coinsIn(cell, scale.columns - 2)}`, paint)
}

/** `+` where the seat in turn may place, a dot where a card alone is not enough, a blank where it may not. */
const openingSign = ({ opening }: CellView, { signs }: Look): string =>
  opening === 'open' ? '+' : opening === 'several' ? signs.dot : ' '

/** Territory `[A]`, near-territory `(A)`; where cells are small `A` and `a`. */
const holderSign = ({ holder }: CellView, { columns }: Scale): string => {
  if (holder === null) return ''
  const letter = letterOf(holder.seat)
  if (columns < LARGE.least) return holder.lead > 1 ? letter : letter.toLowerCase()
  return holder.lead > 1 ? `[${letter}]` : `(${letter})`
}

/** `A2B1`; by numbers alone, in the order of the seats, where that is too long. */
export const coinsIn = ({ coins }: CellView, columns: number): string => {
  const named = coins.flatMap((count, seat) => (count > 0 ? [`${letterOf(seat)}${count}`] : [])).join('')
  return named.length <= columns ? named : clip(coins.join(':'), columns)
}

const seatRows = (seats: number, columns: number): number => Math.ceil(seats / perLine(columns))

const perLine = (columns: number): number => Math.max(1, Math.floor(columns / SEAT_COLUMNS))

const seatLines = (projection: Projection, columns: number): string[] => {
  const { names } = projection
  const each = perLine(columns)
  const seats = names.map((_, seat) => seatText(projection, seat, Math.min(SEAT_COLUMNS - 1, columns)))
  return Array.from({ length: seatRows(names.length, columns) }, (_, row) =>
    seats
      .slice(row * each, (row + 1) * each)
      .map(({ text, paint }) => paint(padEnd(text, SEAT_COLUMNS)))
      .join('')
      .trimEnd(),
  ).map((line) => (columnsOf(line) <= columns ? line : clip(line, columns)))
}

/** `▶A あなた 12点 5枚`. */
const seatText = ({ view, names, look }: Projection, seat: Seat, columns: number): { text: string; paint: Paint } => {
  const { toAct, scores, hands } = view as CccView
  const letter = letterOf(seat)
  const name = names[seat] ?? ''
  const called = name === letter || name.startsWith(`${letter} `) ? name : `${letter} ${name}`
  const due = toAct.includes(seat)
  const facts = look.say({
    ja: `${scores[seat]}点 ${hands[seat]?.count ?? 0}枚`,
    en: `${scores[seat]}p ${hands[seat]?.count ?? 0}c`,
  })
  const room = columns - columnsOf(facts) - 3
  return {
    text: `${due ? look.signs.turn : ' '}${clip(called, room)} ${facts}`,
    paint: due ? look.paint.bold : (plain) => plain,
  }
}
