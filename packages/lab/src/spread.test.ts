import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { addTo, type Moments, noMoments, type Reading } from './interval.ts'
import { spreadOf } from './spread.ts'

/** Who wins so many games, where each seat does so with its chance. */
const winsOf = (chances: readonly number[], games: number, seed: number): readonly Moments[] => {
  const random = rng(seed)
  const wins = chances.map(noMoments)
  for (let game = 0; game < games; game++) {
    let left = random.below(1000) / 1000
    let winner = -1
    while (left >= 0) left -= chances[++winner]!
    wins.forEach((seat, k) => {
      addTo(seat, Number(k === winner))
    })
  }
  return wins
}

const EVEN = [0.25, 0.25, 0.25, 0.25]
const UNEVEN = [0.4, 0.3, 0.2, 0.1]

const READINGS: readonly Reading[] = ['fixed', 'anytime']

describe('the spread of wins by seat', () => {
  it.each(READINGS)('is covered in 95 of 100 experiments, also where the seats are alike: %s', (reading) => {
    for (const [chances, truth] of [
      [EVEN, 0],
      [UNEVEN, 0.3],
    ] as const) {
      const spreads = Array.from({ length: 400 }, (_, seed) => spreadOf(winsOf(chances, 100, seed), reading))
      const held = spreads.filter(({ low, high }) => low! <= truth && high! >= truth)
      expect(held.length / spreads.length).toBeGreaterThanOrEqual(0.95)
    }
  })

  it('is told from 0 once there are games enough, and never beyond what shares can be', () => {
    const { mean, low, high } = spreadOf(winsOf(UNEVEN, 2000, 1), 'fixed')
    expect(low!).toBeGreaterThan(0.2)
    expect(high!).toBeLessThan(0.4)
    expect(mean!).toBeGreaterThan(low!)
    expect(spreadOf(winsOf([1, 0], 5, 1), 'anytime').high).toBe(1)
  })

  it('has no interval before two games', () => {
    expect(spreadOf(winsOf(EVEN, 1, 1), 'fixed')).toMatchObject({ low: null, high: null })
  })
})
