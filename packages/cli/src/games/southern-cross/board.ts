import type { CellView, FieldView } from '@tefuda/southern-cross'
import { type Canvas, createCanvas } from '../../terminal/canvas.ts'
import { putCardBox, SMALL_BOX, TALL_BOX } from '../../terminal/card-box.ts'
import { drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { columnsOf } from '../../terminal/text.ts'
import type { Area, Pan } from '../drawing.ts'

export type BoardShape = 'grid' | 'ring' | 'growing'

/** A growing field names its cells by coordinates, the zodiac by numbers; one that is empty still is a growing one. */
export const shapeOf = ({ cells: [first] }: FieldView): BoardShape => {
  if (first === undefined || first.name.includes(',')) return 'growing'
  return /^\d+$/.test(first.name) ? 'ring' : 'grid'
}

/** What to look at on a field, by the names of cells. */
export interface Emphasis {
  /** Pointed out. */
  readonly marked: ReadonlySet<string>
  /** In sight, where the field is larger than its area. */
  readonly focus: string | undefined
}

/** Lines of the field in its area. */
export const drawField = (field: FieldView, { marked, focus }: Emphasis, look: Look, area: Area): string[] => {
  switch (shapeOf(field)) {
    case 'grid':
      return drawGrid(field, marked, look, area)
    case 'ring':
      return drawRing(field, marked, look, area)
    case 'growing':
      return drawGrowing(field, { marked, focus }, look, area)
  }
}

/** The card on a cell, how many lie beneath, and whether it is pointed out. */
const boxOf = ({ name, stack }: CellView, marked: ReadonlySet<string>) => ({
  card: stack.at(-1),
  ...(stack.length > 1 && { foot: `+${stack.length - 1}` }),
  marked: marked.has(name),
})

const LEFT_LABEL = 2

const drawGrid = ({ cells }: FieldView, marked: ReadonlySet<string>, look: Look, area: Area): string[] => {
  const side = Math.max(...cells.map(({ x }) => x)) + 1
  const fits = side * TALL_BOX.rows + 1 <= area.rows && side * (TALL_BOX.columns + 1) + LEFT_LABEL <= area.columns
  const size = fits ? TALL_BOX : SMALL_BOX
  const canvas = createCanvas(area.columns, Math.min(area.rows, side * size.rows + 1))
  for (const cell of cells) {
    const x = LEFT_LABEL + cell.x * (size.columns + 1)
    const y = 1 + cell.y * size.rows
    if (cell.y === 0) canvas.put(x + Math.floor(size.columns / 2), 0, cell.name.slice(0, 1), look.paint.bold)
    if (cell.x === 0) canvas.put(0, y + Math.floor(size.rows / 2), cell.name.slice(1), look.paint.bold)
    putCardBox(canvas, x, y, size, boxOf(cell, marked), look)
  }
  return canvas.lines()
}

const drawRing = ({ cells }: FieldView, marked: ReadonlySet<string>, look: Look, area: Area): string[] => {
  const columns = Math.min(area.columns, 48)
  const rows = Math.min(area.rows, 17)
  const radius = Math.max(...cells.map(({ x }) => x))
  const canvas = createCanvas(columns, rows)
  for (const cell of cells) {
    const x = Math.round(((cell.x / radius + 1) / 2) * (columns - SMALL_BOX.columns))
    const y = Math.round(((cell.y / radius + 1) / 2) * (rows - SMALL_BOX.rows))
    putCardBox(canvas, x, y, SMALL_BOX, { ...boxOf(cell, marked), label: cell.name }, look)
  }
  return canvas.lines()
}

/** Size of one cell of a growing field, with the gap to the next. */
interface Step {
  readonly columns: number
  readonly rows: number
  readonly boxes: boolean
}
const BOXES: Step = { columns: SMALL_BOX.columns, rows: SMALL_BOX.rows, boxes: true }
const BARE: Step = { columns: 5, rows: 2, boxes: false }

const TOP_LABEL = 1
const SIDE_LABEL = 4

interface Spot {
  readonly x: number
  readonly y: number
}

/** The part of a growing field that is in sight: the first and the last coordinate of the field and of what is shown. */
interface Cutout {
  readonly step: Step
  readonly x: Range
  readonly y: Range
}
interface Range {
  readonly least: number
  readonly most: number
  readonly first: number
  readonly last: number
}

const cutoutOf = ({ cells }: FieldView, focus: string | undefined, area: Area): Cutout => {
  const placed = cells.find(({ name }) => name === focus)
  const [left, right] = extent(cells.map(({ x }) => x))
  const [top, bottom] = extent(cells.map(({ y }) => y))
  const room = (step: Step): Spot => ({
    x: Math.floor((area.columns - SIDE_LABEL - 1) / step.columns),
    y: Math.floor((area.rows - TOP_LABEL) / step.rows),
  })
  const fits = ({ x, y }: Spot): boolean => x >= right - left + 1 && y >= bottom - top + 1
  const step = fits(room(BOXES)) ? BOXES : BARE
  const seen = room(step)
  return {
    step,
    x: rangeOf(left, right, seen.x, placed?.x, area.pan.x),
    y: rangeOf(top, bottom, seen.y, placed?.y, area.pan.y),
  }
}

/** Where cards lie, and one spot more on either side for the next. */
const extent = (coordinates: readonly number[]): readonly [number, number] => [
  Math.min(0, ...coordinates) - 1,
  Math.max(0, ...coordinates) + 1,
]

const rangeOf = (least: number, most: number, seen: number, placed: number | undefined, pan: number): Range => {
  const first = firstShown(least, most, seen, placed, pan)
  return { least, most, first, last: Math.min(most, first + seen - 1) }
}

/** As much of `area.pan` as moves the field. */
export const reachablePan = (field: FieldView, focus: string | undefined, area: Area): Pan => {
  if (shapeOf(field) !== 'growing') return { x: 0, y: 0 }
  const unasked = cutoutOf(field, focus, { ...area, pan: { x: 0, y: 0 } })
  const asked = cutoutOf(field, focus, area)
  return { x: asked.x.first - unasked.x.first, y: asked.y.first - unasked.y.first }
}

const drawGrowing = (field: FieldView, { marked, focus }: Emphasis, look: Look, area: Area): string[] => {
  const cells = new Map(field.cells.map((cell) => [`${cell.x},${cell.y}`, cell]))
  const { step, x: across, y: down } = cutoutOf(field, focus, area)
  const { first: x0, last: x1 } = across
  const { first: y0, last: y1 } = down
  const canvas = createCanvas(area.columns, TOP_LABEL + (y1 - y0 + 1) * step.rows)
  for (let x = x0; x <= x1; x++) putMiddle(canvas, SIDE_LABEL + (x - x0) * step.columns, 0, step, `${x}`, look)
  for (let y = y0; y <= y1; y++) {
    canvas.put(0, TOP_LABEL + (y - y0) * step.rows + (step.boxes ? 1 : 0), `${y}`.padStart(3), look.paint.bold)
    for (let x = x0; x <= x1; x++) {
      const at = { x: SIDE_LABEL + (x - x0) * step.columns, y: TOP_LABEL + (y - y0) * step.rows }
      const cell = cells.get(`${x},${y}`)
      if (cell === undefined) putOpenSpot(canvas, at, step, touches(cells, x, y), look)
      else if (step.boxes) putCardBox(canvas, at.x, at.y, SMALL_BOX, boxOf(cell, marked), look)
      else putBare(canvas, at, cell, marked, look)
    }
  }
  // Signs in the corner of the labels say on which sides the field goes on.
  if (x0 > across.least) canvas.put(0, 0, '<', look.paint.accent)
  if (x1 < across.most) canvas.put(1, 0, '>', look.paint.accent)
  if (y0 > down.least) canvas.put(2, 0, '^', look.paint.accent)
  if (y1 < down.most) canvas.put(3, 0, 'v', look.paint.accent)
  return canvas.lines()
}

/** The first of `seen` coordinates to show: all if they fit, else around the last placement or the middle, moved by `pan`. */
const firstShown = (least: number, most: number, seen: number, placed: number | undefined, pan: number): number => {
  if (most - least + 1 <= seen) return least
  const clamp = (first: number): number => Math.max(least, Math.min(most - seen + 1, first))
  return clamp(clamp((placed ?? Math.round((least + most) / 2)) - Math.floor(seen / 2)) + pan)
}

const touches = (cells: ReadonlyMap<string, CellView>, x: number, y: number): boolean =>
  cells.size === 0 ? x === 0 && y === 0 : NEIGHBOURS.some(([dx, dy]) => cells.has(`${x + dx},${y + dy}`))

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))

const putMiddle = (canvas: Canvas, x: number, y: number, step: Step, text: string, look: Look): void =>
  canvas.put(x + Math.floor(((step.boxes ? step.columns : 3) - columnsOf(text)) / 2), y, text, look.paint.bold)

/** An empty spot beside the field, on which a card may be placed. */
const putOpenSpot = (canvas: Canvas, at: Spot, step: Step, open: boolean, look: Look): void => {
  if (open) canvas.put(at.x + (step.boxes ? 3 : 1), at.y + (step.boxes ? 1 : 0), look.signs.dot, look.paint.dim)
}

const putBare = (
  canvas: Canvas,
  at: Spot,
  { name, stack }: CellView,
  marked: ReadonlySet<string>,
  look: Look,
): void => {
  const card = stack.at(-1)
  if (card === undefined) canvas.put(at.x, at.y, '[ ]', look.paint.dim)
  else {
    const { text, paint } = drawCard(card, look)
    canvas.put(at.x, at.y, text, paint)
  }
  if (stack.length > 1) canvas.put(at.x, at.y + 1, `+${stack.length - 1}`, look.paint.dim)
  if (marked.has(name)) {
    canvas.put(at.x - 1, at.y, '[', look.paint.accent)
    canvas.put(at.x + 3, at.y, ']', look.paint.accent)
  }
}
