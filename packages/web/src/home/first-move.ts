import type { Figure } from '@tefuda/kernel'

const FIELD = 'S8 H8 D8 CK C9 S3 H5 D10 SA'.split(' ')

/** The move by which the first page shows what Southern Cross is about: a set and a sequence through one card. */
export const FIRST_MOVE = {
  /** The field of nine, row by row, with the card in it that is placed. */
  field: FIELD,
  placed: 1,
  lines: [
    { cells: [0, 1, 2], role: 'set', points: 30 },
    { cells: [1, 4, 7], role: 'sequence', points: 20 },
  ],
  multiplier: 2,
} as const

export const FIGURE: Figure = {
  spots: FIELD.map((card, cell) => ({
    x: cell % 3,
    y: Math.floor(cell / 3),
    card,
    placed: cell === FIRST_MOVE.placed,
  })),
  lines: FIRST_MOVE.lines.map(({ cells }) => cells),
}
