import { expect, test } from 'vitest'
import { median, rate, ratioOf, rowOf } from './measure.ts'
import { expectAgreement } from './rounds.ts'

test('a row has the median of its rounds, and the lowest and highest', () => {
  expect(rowOf({ name: 'game/play', unit: 'ns' }, [30, 10, 20])).toEqual({
    name: 'game/play',
    unit: 'ns',
    median: 20,
    min: 10,
    max: 30,
    rounds: 3,
  })
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('a ratio is taken round by round: a machine that halts for a round does so for both', () => {
  expect(ratioOf([40, 4, 42, 41], [100, 10, 100, 100])).toBeCloseTo(0.405)
})

test('a rate counts what the work says it did', () => {
  let calls = 0
  const perSecond = rate(0.01, () => {
    calls++
    return 1000
  })
  expect(calls).toBeGreaterThan(0)
  expect(perSecond).toBeGreaterThan(1000)
})

test('programs that cannot be playing the same game are found out by their mean scores', () => {
  const ours = { name: 'ours', games: 100_000, mean: 79.8 }
  expect(() => expectAgreement([ours, { name: 'theirs', games: 500, mean: 83.5 }], 60)).not.toThrow()
  expect(() => expectAgreement([ours, { name: 'theirs', games: 100_000, mean: 83.5 }], 60)).toThrow(
    'theirs scores 83.50 on average, ours 79.80',
  )
})
