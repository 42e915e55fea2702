import type { BoardNumbers } from '@tefuda/ccc'

/** A place of a board, counted from 0 at its upper left. */
export interface Cell {
  readonly x: number
  readonly y: number
}

export const SYMMETRIES = ['none', 'half-turn', 'left-right', 'top-bottom'] as const
/** What a number that is written is written to besides. */
export type Symmetry = (typeof SYMMETRIES)[number]

export const columnsOf = (board: BoardNumbers): number => Math.max(...board.map((row) => row.length))

export const numberAt = (board: BoardNumbers, { x, y }: Cell): number => board[y]?.[x] ?? 0

/** Writes a number to a cell, and to its image where a symmetry is kept; 0 makes a hole. */
export const withNumber = (board: BoardNumbers, cell: Cell, number: number, symmetry: Symmetry): BoardNumbers => {
  const image = imageOf(board, cell, symmetry)
  const isMeant = (x: number, y: number): boolean => (x === cell.x && y === cell.y) || (x === image.x && y === image.y)
  return resized(board, columnsOf(board), board.length).map((row, y) =>
    row.map((before, x) => (isMeant(x, y) ? number : before)),
  )
}

const imageOf = (board: BoardNumbers, { x, y }: Cell, symmetry: Symmetry): Cell => {
  const [right, below] = [columnsOf(board) - 1 - x, board.length - 1 - y]
  switch (symmetry) {
    case 'none':
      return { x, y }
    case 'half-turn':
      return { x: right, y: below }
    case 'left-right':
      return { x: right, y }
    case 'top-bottom':
      return { x, y: below }
  }
}

/** So many columns and rows; new ones, right and below, repeat the last one. */
export const resized = (board: BoardNumbers, columns: number, rows: number): BoardNumbers => {
  const [right, bottom] = [columnsOf(board) - 1, board.length - 1]
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => numberAt(board, { x: Math.min(x, right), y: Math.min(y, bottom) })),
  )
}

/** `a1` is the cell at the upper left. */
export const cellName = ({ x, y }: Cell): string => `${'abcdefghijkl'[x] ?? ''}${y + 1}`
