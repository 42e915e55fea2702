import { describe, expect, it } from 'vitest'
import {
  alwaysHeld,
  found,
  held,
  heldLessDealt,
  plannedDeals,
  READINGS,
  savedByDealtCards,
  wronglyCompared,
  wronglyDifferent,
} from '../testing/checks.ts'
import { toyPlan } from '../testing/toy.ts'
import { playDeals } from './play.ts'
import { resultsOf } from './summary.ts'
import { addDeals, newTally } from './tally.ts'

// In full: npm run lab-proof.

describe('A against A', () => {
  it.each(READINGS)('is called different in at most 5 of 100 experiments: %s', (reading) => {
    // Five in a hundred, and two standard errors of 200 experiments.
    expect(wronglyDifferent(200, reading)).toBeLessThanOrEqual(0.05 + 2 * Math.sqrt((0.05 * 0.95) / 200))
  })
})

describe('two results by the same rules', () => {
  it.each([
    [20, 400],
    [400, 40],
    [120, 120],
  ] as const)('are called different in at most 5 of 100 comparisons: %i deals and %i', (here, there) => {
    expect(wronglyCompared(100, [here, there])).toBeLessThanOrEqual(0.05 + 2 * Math.sqrt((0.05 * 0.95) / 100))
  })
})

describe('intervals', () => {
  it.each(READINGS)('hold the truth in at least 94 of 100 experiments: %s', (reading) => {
    expect(held(1000, reading)).toBeGreaterThanOrEqual(0.94)
  })

  it.each(READINGS)('hold it as often with what the dealt cards explain taken off: %s', (reading) => {
    expect(heldLessDealt(1000, reading)).toBeGreaterThanOrEqual(0.94)
  })

  it('are narrower by as much as the dealt cards explain', () => {
    expect(savedByDealtCards()).toBeGreaterThan(2.5)
    expect(savedByDealtCards()).toBeLessThan(3.5)
  })

  it('of what may be looked at all the time hold it at every look', () => {
    expect(alwaysHeld(200)).toBeGreaterThanOrEqual(0.94)
  })
})

describe('a planted effect', () => {
  it('is found with the deals that the power calculation said, within 20 %', () => {
    expect(found(300, Math.floor(0.8 * plannedDeals()))).toBeLessThan(0.8)
    expect(found(300, Math.ceil(1.2 * plannedDeals()))).toBeGreaterThan(0.8)
  })

  it('is as large as it is', () => {
    const plan = toyPlan('size', { bonus: 8 })
    const tally = newTally(plan)
    addDeals(tally, playDeals(plan, 0, 400), plan)
    const score = resultsOf(plan, tally, 'fixed')[plan.ids.indexOf('score')]!
    const [variant] = score.variants
    expect(variant!.verdict).toBe('differs')
    expect(variant!.low!).toBeLessThan(2)
    expect(variant!.high!).toBeGreaterThan(2)
    expect(variant!.high! - variant!.low!).toBeLessThan(0.5)
  })
})

describe('a setting without effect', () => {
  it('is reported as no effect at all', () => {
    const plan = toyPlan('idle', { idle: 1 }, { bonus: 1 })
    const tally = newTally(plan)
    addDeals(tally, playDeals(plan, 0, 5), plan)
    for (const { base, variants } of resultsOf(plan, tally, 'anytime'))
      expect(variants[0]).toEqual({ mean: base.mean, difference: 0, low: 0, high: 0, verdict: 'same' })
    expect(resultsOf(plan, tally, 'anytime').some(({ variants }) => variants[1]!.verdict !== 'same')).toBe(true)
  })
})
