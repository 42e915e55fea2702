import type { BoardId } from './rules.ts'

/** A cell as an index into the field, in the order in which cells are filled (SC-13). */
export type Cell = number

/** No card on a cell, or none beneath another. Its rank bits are those of no card. */
export const EMPTY = 15

/** Where a card may go: a cell's index on the boards of fixed size, a spot's code (see `spotCode`) on growing ones. */
export type Target = number

/** A straight run of 3, 4 or 5 neighbouring cells, in line order. `id` is the same for equal runs of one board. */
export interface Line {
  readonly id: number
  readonly cells: readonly Cell[]
}

/**
 * The two other cells of a line of three, seen from one of its cells, as one number: bits 0–9 and 10–19, the nearer
 * one in the higher bits; bit 20 says that the cell lies between them.
 */
export type Pair = number

/** The pairs of lines of three through a cell. Where `count` asks for more than there are, the first is repeated. */
const pairsWith = (cell: Cell, threes: readonly Line[], count = threes.length): Pair[] =>
  Array.from({ length: count }, (_, k) => {
    const [a, b, c] = (threes[k] ?? threes[0]!).cells as readonly [Cell, Cell, Cell]
    if (cell === a) return (b << 10) | c
    if (cell === c) return (b << 10) | a
    return (1 << 20) | (a << 10) | c
  })

/** A cell that shares a line of three with another, and how far apart on it they are: the cell from bit 2, 1 or 2 below. */
export type Near = number

export const nearCode = (cell: Cell, distance: number): Near => (cell << 2) | distance

/** By cell. */
const nearOf = (cell: Cell, threes: readonly Line[]): Near[] => {
  const all = threes.flatMap(({ cells }) =>
    cells.map((other, at) => nearCode(other, Math.abs(at - cells.indexOf(cell)))),
  )
  return [...new Set(all.filter((near) => near >> 2 !== cell))].sort((a, b) => a - b)
}

/** A board of fixed size. */
export interface Board {
  readonly size: number
  readonly names: readonly string[]
  /** Every cell once, in field order. */
  readonly cells: readonly Cell[]
  /** Middle of each cell: x to the right, y downward, in cells. */
  readonly places: readonly (readonly [x: number, y: number])[]
  /** All lines through each cell. */
  readonly through: readonly (readonly Line[])[]
  /** The same, lines of three only: whoever is in no role of three is in no longer one. */
  readonly threes: readonly (readonly Line[])[]
  /** The pairs of cells that make a line of three with each cell (see `pairsWith`), for every cell equally many. */
  readonly pairs: readonly (readonly Pair[])[]
  /** The cells that share a line of three with each cell, and their distance. */
  readonly near: readonly (readonly Near[])[]
  /** The cells that count as the centre (SC-12); four on 4×4. */
  readonly centre: readonly Cell[]
}

const grid = (n: number): Board => {
  const runs: Cell[][] = []
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++)
      for (const [dx, dy] of DIRECTIONS)
        for (let length = 3; length <= Math.min(n, 5); length++) {
          const endX = column + dx * (length - 1)
          const endY = row + dy * (length - 1)
          if (endX < 0 || endX >= n || endY < 0 || endY >= n) continue
          const step = dy * n + dx
          runs.push(Array.from({ length }, (_, k) => row * n + column + step * k))
        }
  const places = Array.from({ length: n * n }, (_, cell) => [cell % n, Math.floor(cell / n)] as const)
  const middle = (n - 1) / 2
  const centre = places.flatMap(([x, y], cell) => (Math.abs(x - middle) < 1 && Math.abs(y - middle) < 1 ? [cell] : []))
  return board(
    places.map(([x, y]) => `${'abcde'[x]}${y + 1}`),
    places,
    runs,
    centre,
  )
}

/** Ring cells 1 … 12 o'clock, then the centre (SC-13); arcs of the closed ring and six diameters (SC-2). */
const zodiac = (): Board => {
  const runs: Cell[][] = []
  for (let from = 0; from < 12; from++)
    for (let length = 3; length <= 5; length++) runs.push(Array.from({ length }, (_, k) => (from + k) % 12))
  for (let from = 0; from < 6; from++) runs.push([from, 12, from + 6])
  const places = Array.from({ length: 13 }, (_, cell): readonly [number, number] => {
    if (cell === 12) return [0, 0]
    const angle = ((cell + 1) * Math.PI) / 6
    return [round(2.4 * Math.sin(angle)), round(-2.4 * Math.cos(angle))]
  })
  return board(
    places.map((_, cell) => (cell === 12 ? '0' : `${cell + 1}`)),
    places,
    runs,
    [12],
  )
}

/** To three digits; the sum turns a minus zero, which JSON does not keep, into zero. */
const round = (x: number): number => Math.round(x * 1000) / 1000 + 0

/** Right, down, and both diagonals: a run is found once, from its first cell in one of these directions. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const

const board = (
  names: readonly string[],
  places: Board['places'],
  runs: readonly (readonly Cell[])[],
  centre: readonly Cell[],
): Board => {
  const lines = runs.map((cells, id): Line => ({ id, cells }))
  const through = names.map((_, cell) => lines.filter((line) => line.cells.includes(cell)))
  const threes = through.map((all) => all.filter((line) => line.cells.length === 3))
  const most = Math.max(...threes.map((all) => all.length))
  const pairs = threes.map((all, cell) => pairsWith(cell, all, most))
  const near = threes.map((all, cell) => nearOf(cell, all))
  return { size: names.length, names, cells: [...names.keys()], places, through, threes, pairs, near, centre }
}

export const BOARDS: Readonly<Record<Exclude<BoardId, 'free' | 'ultra'>, Board>> = {
  '3x3': grid(3),
  '4x4': grid(4),
  '5x5': grid(5),
  zodiac: zodiac(),
}

/** A spot of a growing field as one number; x and y from −512 to 511. */
export const spotCode = (x: number, y: number): Target => ((y + 512) << 10) | (x + 512)
export const spotX = (code: Target): number => (code & 1023) - 512
export const spotY = (code: Target): number => (code >> 10) - 512
export const spotName = (code: Target): string => `${spotX(code)},${spotY(code)}`

/** The original 3×3 of free cross. */
export const FREE_START: readonly Target[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => spotCode(x, y)))
/** Index of the middle of the original 3×3. */
export const FREE_CENTRE: Cell = 4
