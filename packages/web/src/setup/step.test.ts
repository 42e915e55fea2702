import { expect, test } from 'vitest'
import { stepFor } from './step.ts'

test('large numbers are changed by round steps, small ones by one', () => {
  expect([3, -1, 30, 99, 100, 1000, 25_000].map((usual) => stepFor(usual, 100_000))).toEqual([
    1, 1, 1, 1, 10, 100, 1000,
  ])
})

test('a number that is usually 0 is changed by steps that fit its range', () => {
  expect([5, 1000, 100_000].map((max) => stepFor(0, max))).toEqual([1, 1, 100])
})
