import { type Card, faceOf, isJoker, type RulesRequest, readRules, rng, shuffleInPlace } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { EMPTY } from './board.ts'
import { takeQuickly } from './quick.ts'
import { type SouthernCrossRules, schema } from './rules.ts'
import { type Field, put, type Setting, settingOf } from './state.ts'
import { takeAll } from './take.ts'

const CENTRE = 4
const CORNERS = [0, 2, 6, 8]

/** A field of short stacks from few ranks and many jokers, with a card just placed in the middle: mostly roles. */
const crowdedField = (setting: Setting, seed: number): Field => {
  const random = rng(seed)
  const cards: Card[] = setting.deck.cards.filter((card) => isJoker(card) || (faceOf(card) & 15) < 5)
  shuffleInPlace(cards, random)
  const field: Field = {
    top: Array.from({ length: 9 }, () => EMPTY),
    below: setting.emptyBelow.slice(),
    spots: [],
    pile: [],
    centreDue: false,
  }
  for (let n = 0; n < 24; n++) put(field, random.below(9), cards.pop()!)
  put(field, CENTRE, cards.pop()!)
  return field
}

const RULES: readonly RulesRequest[] = [
  { decks: 2 },
  { decks: 3, comboMultiplier: true },
  { decks: 2, 'points.orion': 0, 'points.set': 5, 'points.royal-sequence': 1, 'multipliers.2': 7 },
]

test.each(RULES)('takes and scores like the plain rules: %j', (request) => {
  const setting = settingOf(readRules(schema, request) as SouthernCrossRules, 1)
  let combos = 0
  for (let seed = 1; seed <= 400; seed++) {
    const [quick, plain] = [crowdedField(setting, seed), crowdedField(setting, seed)]
    if (CORNERS.every((cell) => isJoker(plain.top[cell]!))) continue
    const [quickTaken, plainTaken]: [Card[], Card[]] = [[], []]
    const waves: Parameters<typeof takeAll>[4] = []
    const points = takeAll(setting, plain, [CENTRE], plainTaken, waves)
    expect(takeQuickly(setting.quick!, quick, CENTRE, quickTaken), `seed ${seed}`).toBe(points)
    expect([quick, quickTaken], `seed ${seed}`).toEqual([plain, plainTaken])
    if (waves.length > 2) combos++
  }
  expect(combos).toBeGreaterThan(20)
})

test('is there on 3×3 with shared field cards only', () => {
  const quickOf = (request: RulesRequest) => settingOf(readRules(schema, request) as SouthernCrossRules, 1).quick
  expect(
    [quickOf({}), quickOf({ sharing: 'never' }), quickOf({ preset: '4x4' })].map((quick) => quick !== null),
  ).toEqual([true, false, false])
})
