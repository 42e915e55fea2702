import { expect, it } from 'vitest'
import type { Moments, Reading } from './interval.ts'
import { type Comparison, judgementsOf } from './verdict.ts'

/** Differences of so many deals with that mean and variance. */
const momentsOf = (n: number, mean: number, variance: number): Moments => ({ n, mean, m2: variance * (n - 1) })

const comparisonOf = (base: number, differences: Moments): Comparison => ({ base, differences, identical: false })

/** What is said of the first comparison among others of which nothing is to be seen. */
const firstOf = (first: Comparison, reading: Reading, others = 0) =>
  judgementsOf([first, ...Array.from({ length: others }, () => comparisonOf(1, momentsOf(100, 0.01, 1)))], reading)[0]!

it.each(['fixed', 'anytime'] as const)(
  'as many deals more as it says settle what was never seen to differ: %s',
  (reading) => {
    const never = (n: number) => firstOf(comparisonOf(0.077, momentsOf(n, 0, 0)), reading)
    const { verdict, more } = never(13)
    expect(verdict).toBe('unclear')
    // By the rule of three: no more than 0.005 apart.
    expect(more).toBe(600 - 13)
    expect(never(13 + more!).verdict).toBe('same')
  },
)

it.each(['fixed', 'anytime'] as const)(
  'as many deals more as it says find a difference among many that are looked at: %s',
  (reading) => {
    const found = (n: number) => firstOf(comparisonOf(0.164, momentsOf(n, 0.03, 0.03)), reading, 39)
    const { verdict, more } = found(200)
    expect(verdict).toBe('unclear')
    expect(found(200 + Math.ceil(more! / 2)).verdict).toBe('unclear')
    expect(found(200 + Math.ceil(1.1 * more!)).verdict).toBe('differs')
  },
)

it('says of no more deals where it is settled, and where fewer than two tell', () => {
  expect(firstOf(comparisonOf(1, momentsOf(1000, 0.5, 1)), 'fixed')).toMatchObject({ verdict: 'differs', more: null })
  expect(firstOf(comparisonOf(1, momentsOf(1, 0.5, 0)), 'fixed')).toMatchObject({ verdict: 'unclear', more: null })
})
