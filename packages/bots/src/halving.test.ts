import { rng } from '@tefuda/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Allowance, halving, type Standing } from './halving.ts'

const endless = (trials: number): Allowance => ({ trials, elapsed: () => 0 })

const finish = (trying: Generator<Standing, Standing>): Standing => {
  for (;;) {
    const step = trying.next()
    if (step.done) return step.value
  }
}

/** Choices of known worth, with luck that all of them share in a round and luck of their own. */
const bandit = (worths: readonly number[], noise: number, seed: number) => {
  const luck = rng(seed)
  let shared = 0
  let current = -1
  return (choice: number, round: number): number => {
    if (round !== current) shared = luck.below(1000)
    current = round
    return worths[choice]! + shared + (noise * (luck.below(2001) - 1000)) / 1000
  }
}

describe('halving', () => {
  it('finds the best choice when luck is the same for all', () => {
    const worths = Array.from({ length: 27 }, (_, k) => (k * 7) % 27)
    const { order } = finish(halving(27, endless(27 * 4), bandit(worths, 0, 1)))
    expect(worths[order[0]!]).toBe(26)
  })

  it('finds the best of noisy choices most of the time', () => {
    const worths = [0, 1, 2, 3, 4, 5, 6, 10]
    const hits = Array.from({ length: 50 }, (_, seed) => finish(halving(8, endless(8 * 50), bandit(worths, 20, seed))))
    expect(hits.filter(({ order }) => order[0] === 7).length).toBeGreaterThan(40)
  })

  it('spends no more than it may, names every choice once, and gives the best more trials', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 30 }), fc.nat(), (choices, each, seed) => {
        const { order, tries } = finish(
          halving(choices, endless(choices * each), bandit([...order0(choices)], 50, seed)),
        )
        expect(order.toSorted((a, b) => a - b)).toEqual(order0(choices))
        expect(tries.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(choices * each)
        expect(tries[order[0]!]).toBe(Math.max(...tries))
        expect(Math.min(...tries)).toBeGreaterThan(0)
      }),
    )
  })

  it('gives up early what falls short beyond doubt', () => {
    const { tries } = finish(halving(4, endless(4000), bandit([0, 0, 0, 500], 10, 3)))
    expect(tries[0]).toBeLessThan(600)
  })

  it('believes what was thought beforehand until trials say otherwise', () => {
    const chosen = (trials: number): number => {
      const { order } = finish(halving(3, endless(trials), bandit([0, 0, 1], 0, 5), 20))
      return order[0]!
    }
    expect(chosen(30)).toBe(0)
    expect(chosen(300)).toBe(2)
  })

  it('stops when the time is up and ranks what it has', () => {
    let used = 0
    const allowance: Allowance = { trials: Number.POSITIVE_INFINITY, elapsed: () => used / 100 }
    const attempt = (choice: number): number => {
      used++
      return choice
    }
    const { order, tries } = finish(halving(8, allowance, attempt))
    expect(order[0]).toBe(7)
    expect(tries.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(100)
  })

  it('tries one choice at least, and gives up those it had no time for', () => {
    const { order, tries } = finish(halving(5, { trials: 1000, elapsed: () => 2 }, () => 1))
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(tries).toEqual([1, 0, 0, 0, 0])
  })

  it('can be left at any step with a standing of all that was tried', () => {
    const trying = halving(10, endless(1000), bandit([...order0(10)], 5, 4))
    const { value, done } = trying.next()
    expect(done).toBe(false)
    expect(value.tries).toEqual(Array.from({ length: 10 }, () => 1))
  })

  it('stays with the first choice until another one is ahead beyond doubt', () => {
    const firsts = (worths: readonly number[], margin: number): number =>
      Array.from({ length: 50 }, (_, seed) =>
        finish(halving(worths.length, endless(200), bandit(worths, 50, seed), 0, margin)),
      ).filter(({ order }) => order[0] === 0).length
    expect(firsts([0, 0, 0], 0)).toBeLessThan(30)
    expect(firsts([0, 0, 0], 2.5)).toBeGreaterThan(47)
    expect(firsts([0, 0, 40], 2.5)).toBeLessThan(10)
  })
})

function order0(choices: number): number[] {
  return Array.from({ length: choices }, (_, k) => k)
}
