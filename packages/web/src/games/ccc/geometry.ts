/** Everything in CSS pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** How large the cells of a board are drawn. */
export interface Plan {
  readonly columns: number
  readonly rows: number
  /** The side of a cell. */
  readonly side: number
  readonly gap: number
  /** Room for letters and numbers along the edges. */
  readonly edge: number
  readonly width: number
  readonly height: number
  /** Whether the board is larger than the box, so that it is panned. */
  readonly pans: boolean
}

/** Up to this many rows and columns a board always lies whole before the eyes. */
const WHOLE = 8
/** On larger boards cells are at least so large, and the board is panned where they do not fit. */
const LEGIBLE = 36
/** The smallest a finger can still aim at. */
export const SMALLEST = 24
export const LARGEST = 92
const EDGE = 20
const NARROW_EDGE = 14
/** Height and width that the key to the frames takes of a narrow screen: below the board, or beside it. */
const KEY_LINE = 22
const KEY_BESIDE = 54

/** Lays a board out in a box. `zoom` is the side of a cell where somebody chose one. */
export const planOf = (columns: number, rows: number, box: Box, wide: boolean, zoom: number | null): Plan => {
  const edge = edgeOf(wide)
  const gap = box.width < 500 ? 2 : 3
  const fit = fitOf(columns, rows, box, edge, gap)
  const isLarge = Math.max(columns, rows) > WHOLE
  const side = isLarge ? (zoom ?? Math.max(LEGIBLE, fit)) : fit
  const width = columns * (side + gap) - gap + edge
  const height = rows * (side + gap) - gap + edge
  return { columns, rows, side, gap, edge, width, height, pans: isLarge }
}

const edgeOf = (wide: boolean): number => (wide ? EDGE : NARROW_EDGE)

/** On a narrow screen the key to the frames lies at the left of the board where that costs the cells less, else below it. */
export const narrowPlanOf = (
  columns: number,
  rows: number,
  box: Box,
  zoom: number | null,
): { readonly plan: Plan; readonly key: 'beside' | 'below'; readonly room: Box } => {
  const beside = planOf(columns, rows, { ...box, width: box.width - KEY_BESIDE }, false, zoom)
  const room = { ...box, height: box.height - KEY_LINE }
  const below = planOf(columns, rows, room, false, zoom)
  return !below.pans && beside.side >= below.side
    ? { plan: beside, key: 'beside', room: box }
    : { plan: below, key: 'below', room }
}

const fitOf = (columns: number, rows: number, { width, height }: Box, edge: number, gap: number): number => {
  const across = (width - edge + gap) / columns - gap
  const down = (height - edge + gap) / rows - gap
  return Math.floor(Math.max(SMALLEST, Math.min(across, down, LARGEST)))
}

/** The side of a cell at which the whole board is seen, as far as a finger can still aim. */
export const wholeFit = (columns: number, rows: number, box: Box, wide: boolean): number =>
  fitOf(columns, rows, box, edgeOf(wide), box.width < 500 ? 2 : 3)

/** Columns and rows of a board whose cells have these names. */
export const sizeOf = (names: readonly string[]): { readonly columns: number; readonly rows: number } => {
  const spots = names.map(spotOf)
  return { columns: Math.max(...spots.map(({ x }) => x)) + 1, rows: Math.max(...spots.map(({ y }) => y)) + 1 }
}

/** Column and row of a cell, from 0; `b3` is column 1, row 2. */
export const spotOf = (name: string): { readonly x: number; readonly y: number } => ({
  x: name.charCodeAt(0) - 'a'.charCodeAt(0),
  y: Number(name.slice(1)) - 1,
})
