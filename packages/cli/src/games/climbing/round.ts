import { type Seat, text } from '@tefuda/kernel'
import { createCanvas } from '../../terminal/canvas.ts'
import type { Look } from '../../terminal/look.ts'
import { flow, paintSpans, putSpans, type Span } from '../../terminal/spans.ts'
import { columnsOf } from '../../terminal/text.ts'
import type { Area } from '../drawing.ts'

/** A seat at a table of a climbing game. */
export interface SeatPlace {
  readonly name: string
  readonly due: boolean
  /** Title, cards left, score: a few short words. */
  readonly facts: readonly Span[]
  /** Cards that lie open before the seat. */
  readonly open: readonly Span[]
}

/** Who sits round the table, from seat 0 on, and what lies in the middle. */
export interface RoundTable {
  readonly seats: readonly SeatPlace[]
  /** The seat that sits nearest. */
  readonly nearest: Seat
  /** Whether seat 1 plays to the left of seat 0. */
  readonly clockwise: boolean
  /** Paragraphs: each begins on a line of its own. */
  readonly middle: readonly (readonly Span[])[]
}

const SIDE_ROWS = [6, 4, 8] as const
const BOTTOM_ROW = 12
const LEAST_COLUMNS = 46
const MOST_SIDE = 16
const INDENT = 4
/** With the name above and open cards below a seat takes four rows. */
const MOST_FACT_ROWS = 2

/** The seats round the middle where there is room for that, else one below another. */
export const drawRoundTable = (table: RoundTable, look: Look, area: Area): string[] =>
  !look.linear && area.columns >= LEAST_COLUMNS && area.rows > BOTTOM_ROW
    ? drawRing(table, look, area)
    : drawList(table, look, area)

const heading = ({ name, due }: SeatPlace, look: Look): Span => ({
  text: `${due ? look.signs.turn : ' '} ${name}`,
  ...(due && { paint: look.paint.bold }),
})

const openWord = ({ say, paint }: Look): Span => ({ text: say(text('公開', 'open')), paint: paint.dim })

const drawList = ({ seats, middle }: RoundTable, look: Look, { columns, rows }: Area): string[] => {
  const lines = seats.flatMap((seat) => {
    const spans = [heading(seat, look), ...seat.facts, ...(seat.open.length > 0 ? [openWord(look), ...seat.open] : [])]
    return flow(spans, columns - INDENT).map((line, at) => `${at === 0 ? '' : ' '.repeat(INDENT)}${paintSpans(line)}`)
  })
  const below = middle.flatMap((paragraph) => flow(paragraph, columns - 2).map((line) => `  ${paintSpans(line)}`))
  // What lies on the table matters more than who sits round it.
  return [...lines.slice(0, Math.max(0, rows - below.length)), ...below]
}

interface Spot {
  readonly x: number
  readonly y: number
}

const drawRing = ({ seats, nearest, clockwise, middle }: RoundTable, look: Look, { columns }: Area): string[] => {
  const count = seats.length - 1
  const side = Math.min(MOST_SIDE, Math.floor(columns / 3) - 1)
  const canvas = createCanvas(columns, BOTTOM_ROW + 1)
  const others = Array.from({ length: count }, (_, k) => seats[(nearest + 1 + k) % seats.length]!)
  for (const [k, spot] of spotsOf(count, columns, side).entries()) {
    const x = clockwise ? spot.x : columns - side - spot.x
    putSeat(canvas, { x, y: spot.y }, others[k]!, side, look)
  }
  const own = seats[nearest]!
  const [bottom = []] = flow([heading(own, look), ...own.facts], columns - side - 1)
  putSpans(canvas, side + 1, BOTTOM_ROW - 1, bottom)
  putSpans(canvas, side + 3, BOTTOM_ROW, asManyAsFit(own.open, columns - side - 3))
  const lines = middle.flatMap((paragraph) => flow(paragraph, columns - 2 * (side + 1)))
  for (const [row, line] of lines.slice(0, BOTTOM_ROW - 5).entries()) putSpans(canvas, side + 1, 4 + row, line)
  return canvas.lines()
}

/** Where the others sit, the next one first, as seen where play goes clockwise: up the left, along the top, down the right. */
const spotsOf = (count: number, columns: number, side: number): Spot[] => {
  const beside = count < 5 ? 1 : 2
  const top = count - 2 * beside
  const rows = beside === 1 ? SIDE_ROWS.slice(0, 1) : SIDE_ROWS.slice(1)
  const along = Array.from({ length: top }, (_, k) => ({
    x: Math.round(((columns - side) * (top === 1 ? 1 : k)) / (top === 1 ? 2 : top - 1)),
    y: 0,
  }))
  return [...rows.toReversed().map((y) => ({ x: 0, y })), ...along, ...rows.map((y) => ({ x: columns - side, y }))]
}

const putSeat = (
  canvas: ReturnType<typeof createCanvas>,
  { x, y }: Spot,
  seat: SeatPlace,
  columns: number,
  look: Look,
): void => {
  const [head = []] = flow([heading(seat, look)], columns)
  const facts = flow(seat.facts, columns - 2).slice(0, MOST_FACT_ROWS)
  putSpans(canvas, x, y, head)
  for (const [row, line] of [...facts, asManyAsFit(seat.open, columns - 2)].entries())
    putSpans(canvas, x + 2, y + 1 + row, line)
}

/** Open cards in one line; how many more there are where they do not fit. */
const asManyAsFit = (cards: readonly Span[], columns: number): Span[] => {
  const [line = [], ...rest] = flow(cards, columns)
  if (rest.length === 0) return line
  const shown = line.slice()
  while (shown.length > 0) {
    const more = `+${cards.length - shown.length}`
    if (shown.reduce((sum, { text: card }) => sum + columnsOf(card) + 1, columnsOf(more)) <= columns)
      return [...shown, { text: more }]
    shown.pop()
  }
  return [{ text: `+${cards.length}` }]
}
