import { describe, expect, it } from 'vitest'
import { BOARDS } from './board.ts'

const linesOf = (board: keyof typeof BOARDS, length: number): number =>
  new Set(
    BOARDS[board].through
      .flat()
      .filter((line) => line.cells.length === length)
      .map((line) => line.id),
  ).size

describe('lines of the boards (SC-2)', () => {
  it.each([
    ['3x3', [8, 0, 0]],
    ['4x4', [24, 10, 0]],
    ['5x5', [48, 28, 12]],
    ['zodiac', [18, 12, 12]],
  ] as const)('%s has so many runs of 3, 4 and 5', (board, counts) => {
    expect([3, 4, 5].map((length) => linesOf(board, length))).toEqual(counts)
  })

  it('names cells as the notation does', () => {
    expect(BOARDS['3x3'].names.join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3')
    expect(BOARDS.zodiac.names.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 0')
  })

  it('knows the centre: one cell, on 4×4 four', () => {
    expect(Object.values(BOARDS).map((board) => board.centre.map((cell) => board.names[cell]).join(' '))).toEqual([
      'b2',
      'b2 c2 b3 c3',
      'c3',
      '0',
    ])
  })

  it('closes the ring of the zodiac and joins opposite hours through the centre', () => {
    const names = (cell: number) =>
      BOARDS.zodiac.through[cell]!.map((line) => line.cells.map((c) => BOARDS.zodiac.names[c]).join(' '))
    expect(names(0)).toContain('12 1 2')
    expect(names(0)).toContain('1 0 7')
    expect(names(12)).toHaveLength(6)
  })
})
