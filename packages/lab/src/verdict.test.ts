import { expect, it } from 'vitest'
import type { Moments, Reading } from './interval.ts'
import { type Comparison, judgementsOf } from './verdict.ts'

/** Differences of so many deals with that mean and variance. */
const momentsOf = (n: number, mean: number, variance: number): Moments => ({ n, mean, m2: variance * (n - 1) })

const comparisonOf = (base: number, differences: Moments): Comparison => ({
  base,
  differences,
  identical: false,
  isSettled: false,
  always: null,
})

/** What is said of the first comparison among others of which nothing is to be seen. */
const firstOf = (first: Comparison, reading: Reading, others = 0) =>
  judgementsOf([first, ...Array.from({ length: others }, () => comparisonOf(1, momentsOf(100, 0.01, 1)))], reading)[0]!

const READINGS = ['fixed', 'anytime'] as const

it.each(READINGS)('as many deals more as it says settle what was never seen to differ: %s', (reading) => {
  const never = (n: number) => comparisonOf(0.077, momentsOf(n, 0, 0))
  const { verdict, more } = firstOf(never(13), reading)
  expect(verdict).toBe('unclear')
  // By the rule of three no more than 0.005 apart after 600.
  expect(more).toBeGreaterThanOrEqual(600 - 13)
  expect(more).toBeLessThan(1.1 * 600)
  expect(firstOf(never(13 + more!), 'anytime').verdict).toBe('same')
})

it.each(READINGS)('as many as it says find a difference among many, which are looked at again: %s', (reading) => {
  const apart = (n: number) => comparisonOf(0.164, momentsOf(n, 0.03, 0.03))
  const { verdict, more } = firstOf(apart(200), reading, 39)
  expect(verdict).toBe('unclear')
  expect(firstOf(apart(200 + more!), 'anytime', 39).verdict).toBe('differs')
  expect(firstOf(apart(200 + Math.floor(0.8 * more!)), 'anytime', 39).verdict).toBe('unclear')
})

it('says of no more deals where it is settled, and where fewer than two tell', () => {
  expect(firstOf(comparisonOf(1, momentsOf(1000, 0.5, 1)), 'fixed')).toMatchObject({ verdict: 'differs', more: null })
  expect(firstOf(comparisonOf(1, momentsOf(1, 0.5, 0)), 'fixed')).toMatchObject({ verdict: 'unclear', more: null })
})
