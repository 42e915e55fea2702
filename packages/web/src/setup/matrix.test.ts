import { expect, test } from 'vitest'
import { resizeRow, resizeRows, setCell } from './matrix.ts'

const limits = { min: 1, max: 9, maxSide: 3 }
const board = [
  [1, 2],
  [3, 4, 5],
]

test('one number is set, and only a whole one in range', () => {
  expect(setCell(board, 1, 2, 9, limits)).toEqual([
    [1, 2],
    [3, 4, 9],
  ])
  for (const bad of [0, 10, 1.5, Number.NaN]) expect(setCell(board, 0, 0, bad, limits)).toBe(board)
})

test('a row grows with the least number and never beyond the side', () => {
  expect(resizeRow(board, 0, 3, limits)[0]).toEqual([1, 2, 1])
  expect(resizeRow(board, 1, 4, limits)[1]).toEqual([3, 4, 5])
  expect(resizeRow(board, 0, 0, limits)[0]).toEqual([1])
})

test('a new row is as long as the last', () => {
  expect(resizeRows(board, 3, limits)).toEqual([...board, [1, 1, 1]])
  expect(resizeRows(board, 0, limits)).toEqual([[1, 2]])
  expect(resizeRows([...board, [1]], 4, limits)).toHaveLength(3)
})
