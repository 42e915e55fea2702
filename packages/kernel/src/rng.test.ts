import { describe, expect, it } from 'vitest'
import { rng, shuffleInPlace, simulatedChance } from './rng.ts'

const numbers = (seed: number, below: number, many: number): number[] => {
  const random = rng(seed)
  return Array.from({ length: many }, () => random.below(below))
}

/** Chi-square of counts that should be equal. */
const unevenness = (counts: readonly number[]): number => {
  const mean = counts.reduce((a, b) => a + b) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

describe('rng', () => {
  it('gives the same numbers for the same seed on every machine', () => {
    expect(numbers(1, 1000, 8)).toEqual([619, 195, 202, 354, 587, 906, 328, 438])
    expect(numbers(2, 1000, 8)).toEqual([999, 879, 62, 165, 783, 603, 744, 453])
  })

  it('stays within its bound, and reaches all of it', () => {
    expect(new Set(numbers(3, 7, 500))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
    expect(new Set(numbers(3, 1, 50))).toEqual(new Set([0]))
  })

  it('begins with unrelated numbers for neighbouring seeds, large and negative ones too', () => {
    for (const from of [0, -5000, 2 ** 32, 2 ** 40])
      for (const skip of [0, 1, 2]) {
        const counts = new Array<number>(20).fill(0)
        for (let seed = from; seed < from + 10_000; seed++) counts[numbers(seed, 20, skip + 1)[skip] ?? 0]! += 1
        // 19 degrees of freedom: above 50 once in 7,000 times.
        expect(unevenness(counts), `${from} ${skip}`).toBeLessThan(50)
      }
  })

  it('tells seeds apart beyond 32 bits', () => {
    expect(numbers(1, 1000, 8)).not.toEqual(numbers(1 + 2 ** 32, 1000, 8))
  })
})

describe('chance for playouts', () => {
  it('gives the same cards in another order and leaves the asked ones alone', () => {
    const asked = Object.freeze(Array.from({ length: 54 }, (_, card) => card))
    const order = simulatedChance(rng(1))(asked)
    expect(order).not.toEqual(asked)
    expect(order.toSorted((a, b) => a - b)).toEqual(asked)
  })

  it('gives every order of three cards equally often', () => {
    const random = rng(1)
    const counts = new Map<string, number>()
    for (let k = 0; k < 6000; k++) {
      const cards = [1, 2, 3]
      shuffleInPlace(cards, random)
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    // 5 degrees of freedom: above 25 once in 7,000 times.
    expect(unevenness([...counts.values()])).toBeLessThan(25)
  })
})
