import { describe, expect, it } from 'vitest'
import { BONUS_DEVIATION, TRUE_SCORE, toyDeals, toyPlan } from '../testing/toy.ts'
import { addTo, dealsNeeded, halfWidth, noMoments, type Reading } from './interval.ts'
import { addDeal, newTally, resultsOf } from './summary.ts'
import { verdictsOf } from './verdict.ts'

/** What the laboratory claims of itself, tried on a game of which everything is known. In full: npm run lab-proof. */
const READINGS: readonly Reading[] = ['fixed', 'anytime']

describe('A against A', () => {
  it.each(READINGS)('is called different in at most 5 of 100 experiments: %s', (reading) => {
    const [experiments, deals, looks] = [200, 80, reading === 'fixed' ? [80] : [20, 30, 40, 50, 60, 70, 80]]
    let wrong = 0
    for (let n = 0; n < experiments; n++) {
      // Two runs on shuffles of their own, as if one were a variant of the other.
      const [one, other] = [toyPlan(`a${n}`), toyPlan(`b${n}`)].map((plan) => toyDeals(plan, deals)) as [Deals, Deals]
      wrong += Number(looks.some((until) => differs(one.slice(0, until), other.slice(0, until), reading)))
    }
    // Five in a hundred, and two standard errors.
    expect(wrong / experiments).toBeLessThanOrEqual(0.05 + 2 * Math.sqrt((0.05 * 0.95) / experiments))
  })
})

type Deals = ReturnType<typeof toyDeals>

const differs = (one: Deals, other: Deals, reading: Reading): boolean => {
  const tally = newTally({ arms: [...toyPlan('a').arms, ...toyPlan('a').arms], ids: toyPlan('a').ids })
  one.forEach((rows, deal) => {
    addDeal(tally, [...rows, ...other[deal]!.map((row) => ({ ...row, arm: 1, fingerprint: row.fingerprint + 1 }))])
  })
  const measures = resultsOf({ ids: toyPlan('a').ids, arms: [] }, tally, reading)
  return measures.some(({ variants: [variant] }) => variant!.verdict === 'differs')
}

describe('intervals', () => {
  it.each(READINGS)('hold the truth in at least 94 of 100 experiments: %s', (reading) => {
    const experiments = 1000
    let held = 0
    const at = toyPlan('a').ids.indexOf('score')
    for (let n = 0; n < experiments; n++) {
      const scores = noMoments()
      for (const [row] of toyDeals(toyPlan(`c${n}`), 50)) addTo(scores, row!.values[at]!)
      held += Number(Math.abs(scores.mean - TRUE_SCORE) <= halfWidth(scores, reading))
    }
    expect(held / experiments).toBeGreaterThanOrEqual(0.94)
  })

  it('of what may be looked at all the time hold it at every look', () => {
    const experiments = 200
    let held = 0
    const at = toyPlan('a').ids.indexOf('score')
    for (let n = 0; n < experiments; n++) {
      const scores = noMoments()
      held += Number(
        toyDeals(toyPlan(`d${n}`), 300).every(([row], deal) => {
          addTo(scores, row!.values[at]!)
          return deal < 20 || Math.abs(scores.mean - TRUE_SCORE) <= halfWidth(scores, 'anytime')
        }),
      )
    }
    expect(held / experiments).toBeGreaterThanOrEqual(0.94)
  })
})

describe('a planted effect', () => {
  it('is found with the deals that the power calculation said, within 20 %', () => {
    // Every other deal, one seat of two gets four points more: 1 a seat; the noise is that of another shuffle.
    const [bonus, spread] = [4, 3]
    const needed = dealsNeeded(bonus * BONUS_DEVIATION * 0.5, Math.hypot(bonus * BONUS_DEVIATION * 0.5, spread))
    const rate = (deals: number): number => detected(bonus, spread, deals)
    expect(rate(Math.floor(0.8 * needed))).toBeLessThan(0.8)
    expect(rate(Math.ceil(1.2 * needed))).toBeGreaterThan(0.8)
  })

  it('is as large as it is', () => {
    const plan = toyPlan('size', { bonus: 8 })
    const tally = newTally(plan)
    for (const rows of toyDeals(plan, 400)) addDeal(tally, rows)
    const score = resultsOf(plan, tally, 'fixed')[plan.ids.indexOf('score')]!
    const [variant] = score.variants
    expect(variant!.verdict).toBe('differs')
    expect(variant!.low!).toBeLessThan(2)
    expect(variant!.high!).toBeGreaterThan(2)
    expect(variant!.high! - variant!.low!).toBeLessThan(0.5)
  })
})

/** The share of 300 experiments that find the bonus under additional noise of that deviation. */
const detected = (bonus: number, spread: number, deals: number): number => {
  const plan = toyPlan('planted', { bonus })
  const at = plan.ids.indexOf('score')
  const all = toyDeals(plan, 300 * deals)
  let found = 0
  for (let n = 0; n < 300; n++) {
    const differences = noMoments()
    for (const [base, variant] of all.slice(n * deals, (n + 1) * deals)) {
      const noise = ((base!.values[at]! - TRUE_SCORE) / SCORE_DEVIATION) * spread
      addTo(differences, variant!.values[at]! - base!.values[at]! + noise)
    }
    const [verdict] = verdictsOf([{ base: TRUE_SCORE, differences, identical: false }], 'fixed')
    found += Number(verdict === 'differs')
  }
  return found / 300
}

/** Of the mean of two different numbers from 0 to 53. */
const SCORE_DEVIATION = Math.sqrt(((54 * 54 - 1) / 12 / 2) * (1 - 1 / 53))

describe('a setting without effect', () => {
  it('is reported as no effect at all', () => {
    const plan = toyPlan('idle', { idle: 1 }, { bonus: 1 })
    const tally = newTally(plan)
    for (const rows of toyDeals(plan, 5)) addDeal(tally, rows)
    for (const { base, variants } of resultsOf(plan, tally, 'anytime'))
      expect(variants[0]).toEqual({ mean: base.mean, difference: 0, low: 0, high: 0, verdict: 'same' })
    expect(resultsOf(plan, tally, 'anytime').some(({ variants }) => variants[1]!.verdict !== 'same')).toBe(true)
  })
})
