import { SMALL, STANDARD } from '@tefuda/ccc'
import { describe, expect, test } from 'vitest'
import { cellName, resized, withNumber } from './board-shape.ts'

const BOARD = [
  [1, 2, 3],
  [4, 5, 6],
]

describe('a number of a board', () => {
  test.each([
    [
      'none',
      [
        [9, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      'half-turn',
      [
        [9, 2, 3],
        [4, 5, 9],
      ],
    ],
    [
      'left-right',
      [
        [9, 2, 9],
        [4, 5, 6],
      ],
    ],
    [
      'top-bottom',
      [
        [9, 2, 3],
        [9, 5, 6],
      ],
    ],
  ] as const)('with symmetry %s is written to its image too', (symmetry, written) => {
    expect(withNumber(BOARD, { x: 0, y: 0 }, 9, symmetry)).toEqual(written)
  })

  test('0 makes a hole, and the shipped boards keep their half turn', () => {
    expect(withNumber(BOARD, { x: 1, y: 1 }, 0, 'none')[1]).toEqual([4, 0, 6])
    for (const board of [STANDARD, SMALL]) {
      const turned = board.toReversed().map((row) => row.toReversed())
      expect(turned).toEqual(board)
    }
  })

  test('rows of several lengths are filled up with holes', () => {
    expect(withNumber([[1, 2], [3]], { x: 1, y: 1 }, 7, 'none')).toEqual([
      [1, 2],
      [3, 7],
    ])
  })
})

test('a larger board repeats its last column and row, a smaller one loses them', () => {
  expect(resized(BOARD, 4, 3)).toEqual([
    [1, 2, 3, 3],
    [4, 5, 6, 6],
    [4, 5, 6, 6],
  ])
  expect(resized(BOARD, 2, 1)).toEqual([[1, 2]])
})

test('cells are called by column and row', () => {
  expect([cellName({ x: 0, y: 0 }), cellName({ x: 11, y: 11 })]).toEqual(['a1', 'l12'])
})
