import { expect, test } from 'vitest'
import { partsOf } from './span.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, [['seconds', 0]]],
  [900, [['seconds', 0]]],
  [45_000, [['seconds', 45]]],
  [10 * MINUTE, [['minutes', 10]]],
  [
    90_000,
    [
      ['minutes', 1],
      ['seconds', 30],
    ],
  ],
  [3 * DAY, [['days', 3]]],
  [
    2 * DAY + 3 * HOUR + 59 * MINUTE,
    [
      ['days', 2],
      ['hours', 3],
    ],
  ],
  [DAY + 59 * MINUTE, [['days', 1]]],
] as const)('%i ms is told in its two largest units', (span, parts) => {
  expect(partsOf(span).map(({ unit, count }) => [unit, count])).toEqual(parts)
})
