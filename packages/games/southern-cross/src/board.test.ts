import { describe, expect, it } from 'vitest'
import { BOARDS, FREE_START, linesOfSpots, spotCode, spotName, spotsAround, touchesField } from './board.ts'

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

describe('growing fields (SC-18)', () => {
  it('may be placed on wherever they are touched, corners too', () => {
    expect(spotsAround(FREE_START)).toHaveLength(16)
    expect(touchesField(FREE_START, spotCode(-1, -1))).toBe(true)
    expect(touchesField(FREE_START, spotCode(-2, 0))).toBe(false)
  })

  it('begin at 0,0 where there is nothing yet', () => {
    expect(spotsAround([]).map(spotName)).toEqual(['0,0'])
  })

  it('find the same lines as the board of fixed size', () => {
    const fixed = BOARDS['3x3'].through[4]!.map((line) => line.cells.join(' ')).sort()
    expect(
      linesOfSpots(FREE_START, 4)
        .map((line) => line.cells.join(' '))
        .sort(),
    ).toEqual(fixed)
  })

  it('run through added cells, at most five long', () => {
    const spots = [...FREE_START, ...[3, 4, 5].map((x) => spotCode(x, 0))]
    const rows = linesOfSpots(spots, 2).filter((line) =>
      line.cells.every((cell) => [0, 1, 2, 9, 10, 11].includes(cell)),
    )
    expect(rows.map((line) => line.cells.length).sort((a, b) => a - b)).toEqual([3, 3, 3, 4, 4, 4, 5, 5])
  })
})
