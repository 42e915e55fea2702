import {
  type Board,
  type Cell,
  DIRECTIONS,
  type Line,
  type Near,
  nearCode,
  type Pair,
  spotCode,
  type Target,
} from './board.ts'

const STEP_DOWN = spotCode(0, 1) - spotCode(0, 0)
const NEIGHBOURS = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => y * STEP_DOWN + x)).filter((step) => step !== 0)
const STEPS = DIRECTIONS.map(([dx, dy]) => dy * STEP_DOWN + dx)

/** Stands for an empty spot that touches the field. */
const AROUND = -1
/** Stands for any other spot. */
const FAR = -2

/** How a field lies, kept beside its list of spots while that grows: finding it out anew costs more than a move. */
interface Outline {
  /** The cell of each spot of the field; AROUND for those that touch it. */
  readonly cells: Map<Target, Cell>
  /** The empty spots that touch the field, ascending. */
  readonly around: Target[]
  /** How many spots of the list are in it already. */
  known: number
}

const OUTLINES = new WeakMap<readonly Target[], Outline>()

/** Spots are only ever added at the end of a list; one that has become shorter is looked at anew. */
const outlineOf = (spots: readonly Target[]): Outline => {
  let outline = OUTLINES.get(spots)
  if (outline === undefined || outline.known > spots.length) {
    const origin = spotCode(0, 0)
    outline = { cells: new Map([[origin, AROUND]]), around: [origin], known: 0 }
    OUTLINES.set(spots, outline)
  }
  while (outline.known < spots.length) grow(outline, spots[outline.known]!)
  return outline
}

const grow = (outline: Outline, spot: Target): void => {
  const { cells, around } = outline
  if (outline.known === 0) {
    cells.clear()
    around.length = 0
  }
  const at = around.indexOf(spot)
  if (at >= 0) around.splice(at, 1)
  cells.set(spot, outline.known++)
  for (const step of NEIGHBOURS) {
    const neighbour = spot + step
    if (cells.has(neighbour)) continue
    cells.set(neighbour, AROUND)
    insert(around, neighbour)
  }
}

const insert = (ascending: number[], number: number): void => {
  let at = ascending.push(number) - 1
  for (; at > 0 && ascending[at - 1]! > number; at--) ascending[at] = ascending[at - 1]!
  ascending[at] = number
}

/**
 * The empty spots that touch the field (SC-18), from top to bottom, left to right. An empty field is touched at 0,0. The
 * list changes when the field grows.
 */
export const spotsAround = (spots: readonly Target[]): readonly Target[] => outlineOf(spots).around

/** Whether this is an empty spot that touches the field. */
export const touchesField = (spots: readonly Target[], spot: Target): boolean =>
  outlineOf(spots).cells.get(spot) === AROUND

/** All lines through a cell of a growing field: runs of cells that belong to it (SC-2). */
export const linesOfSpots = (spots: readonly Target[], cell: Cell, longest = 5): Line[] => {
  const { cells: known } = outlineOf(spots)
  const at = (spot: Target): Cell => known.get(spot) ?? FAR
  const here = spots[cell]!
  const lines: Line[] = []
  for (const [direction, step] of STEPS.entries()) {
    let before = 0
    while (before < longest - 1 && at(here - step * (before + 1)) >= 0) before++
    let after = 0
    while (after < longest - 1 && at(here + step * (after + 1)) >= 0) after++
    for (let back = before; back >= 0; back--)
      for (let length = Math.max(3, back + 1); length <= longest && length <= back + after + 1; length++) {
        const cells = Array.from({ length }, (_, k) => at(here + step * (k - back)))
        lines.push({ id: (cells[0]! * 4 + direction) * 8 + length, cells })
      }
  }
  return lines
}

/** The pairs that make a line of three with a cell of a growing field. */
export const pairsOfSpots = (spots: readonly Target[], cell: Cell): Pair[] => {
  const pairs: Pair[] = []
  for (const [second, first, next, last] of rowsThrough(spots, cell)) {
    if (first >= 0 && second >= 0) pairs.push((first << 10) | second)
    if (next >= 0 && last >= 0) pairs.push((next << 10) | last)
    if (first >= 0 && next >= 0) pairs.push((1 << 20) | (first << 10) | next)
  }
  return pairs
}

/** The cells that share a line of three with this one, where the third of the line is a cell or could become one now. */
export const nearSpots = (spots: readonly Target[], cell: Cell): Near[] => {
  const near: Near[] = []
  for (const [second, first, next, last] of rowsThrough(spots, cell)) {
    if (second >= 0 && first >= AROUND) near.push(nearCode(second, 2))
    if (first >= 0 && (second >= AROUND || next >= AROUND)) near.push(nearCode(first, 1))
    if (next >= 0 && (last >= AROUND || first >= AROUND)) near.push(nearCode(next, 1))
    if (last >= 0 && next >= AROUND) near.push(nearCode(last, 2))
  }
  return near
}

/** In each direction what lies two steps and one before a cell, one and two behind it: a cell, AROUND or FAR. */
const rowsThrough = (spots: readonly Target[], cell: Cell): [Cell, Cell, Cell, Cell][] => {
  const { cells } = outlineOf(spots)
  const here = spots[cell]!
  const at = (spot: Target): Cell => cells.get(spot) ?? FAR
  return STEPS.map((step) => [at(here - 2 * step), at(here - step), at(here + step), at(here + 2 * step)])
}

/** A growing field as a board that does not grow. Its cells have no names and no places. */
export const boardOfSpots = (spots: readonly Target[], centre: readonly Cell[]): Board => ({
  size: spots.length,
  names: [],
  cells: [...spots.keys()],
  places: [],
  through: spots.map((_, cell) => linesOfSpots(spots, cell)),
  threes: spots.map((_, cell) => linesOfSpots(spots, cell, 3)),
  pairs: spots.map((_, cell) => pairsOfSpots(spots, cell)),
  near: spots.map((_, cell) => nearSpots(spots, cell)),
  centre,
})
