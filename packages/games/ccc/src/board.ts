/** The numbers of a board, row by row from the top; 0 where a cell is missing. Rows may differ in length. */
export type BoardNumbers = readonly (readonly number[])[]

/** A cell by its place in the list of all cells: row by row from the top left, missing ones left out. */
export type Cell = number

/** Which cells lie beside one another (CC-4). */
export type Adjacency = 'four' | 'eight'

/** A board of at most this many rows and columns. */
export const MOST_ROWS = 12
/** The highest number a cell may have. */
export const MOST_NUMBER = 30

export interface Board {
  /** What a coin on each cell costs; the price squared is what a group of cards must be worth. */
  readonly numbers: readonly number[]
  /** `a1` is the top left cell; columns have letters, rows numbers. */
  readonly names: readonly string[]
  /** Column and row of each cell, from 0. */
  readonly spots: readonly { readonly x: number; readonly y: number }[]
  readonly neighbours: readonly (readonly Cell[])[]
}

export const cellName = (x: number, y: number): string => `${'abcdefghijkl'[x]}${y + 1}`

const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

export const boardOf = (rows: BoardNumbers, adjacency: Adjacency): Board => {
  const spots = rows.flatMap((row, y) => row.flatMap((number, x) => (number > 0 ? { x, y } : [])))
  const names = spots.map(({ x, y }) => cellName(x, y))
  const directions = adjacency === 'four' ? SIDES : [...SIDES, ...CORNERS]
  return {
    numbers: spots.map(({ x, y }) => rows[y]![x]!),
    names,
    spots,
    neighbours: spots.map(({ x, y }) =>
      directions
        .map(([dx, dy]) => names.indexOf(cellName(x + dx, y + dy)))
        .filter((cell) => cell >= 0)
        .sort((a, b) => a - b),
    ),
  }
}
