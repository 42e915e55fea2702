import { rng as createRng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { quantileOf } from './quantile.ts'

/** How often each number came, of so many from 0 to 99, large ones seldom. */
const drawn = (experiment: number, numbers: number): readonly number[] => {
  const chance = createRng(experiment)
  const counts = Array<number>(100).fill(0)
  for (let k = 0; k < numbers; k++) counts[Math.min(chance.below(100), chance.below(100))]!++
  return counts
}

/** Of the smaller of two numbers from 0 to 99: 1 − (1 − (x + 1) / 100)² ≥ part. */
const TRUE = new Map([
  [0.5, 29],
  [0.9, 68],
])

describe('the interval of a quantile', () => {
  it.each([...TRUE])('of %d holds the truth in 94 of 100 experiments at least', (part, truth) => {
    for (const deals of [40, 200]) {
      const held = Array.from({ length: 500 }, (_, experiment) => {
        const { low, high } = quantileOf(drawn(experiment, deals), part, { deals, reading: 'fixed' })
        return low! <= truth && truth <= high!
      })
      expect(held.filter(Boolean).length).toBeGreaterThanOrEqual(0.94 * held.length)
    }
  })

  it('has no end that so few numbers could not show', () => {
    const counts = drawn(0, 13)
    expect(quantileOf(counts, 0.9, { deals: 13, reading: 'fixed' }).high).toBeNull()
    expect(quantileOf(counts, 0.5, { deals: 13, reading: 'fixed' })).not.toMatchObject({ low: null })
    expect(quantileOf(counts, 0.5, { deals: 1, reading: 'fixed' })).toMatchObject({ low: null, high: null })
    expect(quantileOf([], 0.5, { deals: 0, reading: 'fixed' })).toEqual({ mean: null, low: null, high: null })
  })

  it('is wider where it may be looked at all the time', () => {
    const [fixed, anytime] = (['fixed', 'anytime'] as const).map((reading) =>
      quantileOf(drawn(1, 400), 0.5, { deals: 400, reading }),
    )
    expect(anytime!.low!).toBeLessThan(fixed!.low!)
    expect(anytime!.high!).toBeGreaterThan(fixed!.high!)
  })
})
