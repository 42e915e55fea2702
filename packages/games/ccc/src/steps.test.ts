import { defaultRules } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { cards } from '../testing/arrange.ts'
import { purseOf } from './purse.ts'
import { type CccRules, schema } from './rules.ts'
import type { Rates } from './value.ts'

// A search that no longer sees a dead end finds the same ways and needs more steps for them.

const STANDARD: Rates = defaultRules<CccRules>(schema)
const NO_FLUSH: Rates = { multipliers: { joker: 3, flush: 1 }, flushCards: 3 }
const NO_JOKERS: Rates = { multipliers: { joker: 1, flush: 4 }, flushCards: 2 }

const PLAIN = 'S4 S9 C10 HQ D6 DJ H2 C8 C3 DK'
const RICH = 'SA HA C4 D4 S8 RJ D9 H3'
const RARE = 'RJ BJ RJ SA HA DA C2 D5'
const LONG = 'S5 S7 SK BJ SA C5 C7 CK BJ HA H5 H7 HK RJ'

const HIGHEST = 12

/** The steps in which all ways to pay the numbers up to 12 are found, and those in which the cheapest way to each is. */
const stepsOf = (hand: string, rates: Rates) => {
  const held = cards(hand)
  const span = { least: 1, most: held.length }
  const [all, cheapest] = [purseOf(rates, held, HIGHEST), purseOf(rates, held, HIGHEST)]
  for (let number = 1; number <= HIGHEST; number++) {
    all.each(number, span, () => true)
    cheapest.cheapest(number, span)
  }
  return { all: all.steps(), cheapest: cheapest.steps() }
}

it.each([
  ['SA C3 D5 H6', STANDARD, 96, 65],
  ['S2 C3 S4 D7 HK', STANDARD, 121, 86],
  [PLAIN, STANDARD, 2465, 628],
  [RICH, STANDARD, 12_395, 1601],
  [RARE, STANDARD, 10_627, 4453],
  [LONG, STANDARD, 85_171, 777],
  [PLAIN, NO_FLUSH, 2551, 630],
  [RARE, NO_FLUSH, 9337, 4816],
  [RICH, NO_JOKERS, 19_098, 761],
  [LONG, NO_JOKERS, 133_328, 1636],
])('what %s pays for is found without detours', (hand, rates, all, cheapest) => {
  const steps = stepsOf(hand, rates)
  expect(steps.all).toBeLessThanOrEqual(all)
  expect(steps.cheapest).toBeLessThanOrEqual(cheapest)
})
