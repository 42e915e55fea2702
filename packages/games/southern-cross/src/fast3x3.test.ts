import { type Card, faceOf, isJoker, type RulesRequest, readRules, rng, shuffleInPlace } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { EMPTY } from './board.ts'
import { take3x3 } from './fast3x3.ts'
import { type Field, put } from './field.ts'
import { type SouthernCrossRules, schema } from './rules.ts'
import { type RulesContext, rulesContextOf } from './state.ts'
import { takeAll } from './take.ts'

const CENTRE = 4
const CORNERS = [0, 2, 6, 8]

/** A field of short stacks from few ranks and many jokers, with a card just placed in the middle: mostly roles. */
const crowdedField = (context: RulesContext, seed: number): Field => {
  const random = rng(seed)
  const cards: Card[] = context.deck.cards.filter((card) => isJoker(card) || (faceOf(card) & 15) < 5)
  shuffleInPlace(cards, random)
  const field: Field = {
    top: Array.from({ length: 9 }, () => EMPTY),
    below: context.emptyBelow.slice(),
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
  const context = rulesContextOf(readRules(schema, request) as SouthernCrossRules, 1)
  let combos = 0
  for (let seed = 1; seed <= 400; seed++) {
    const [fast, plain] = [crowdedField(context, seed), crowdedField(context, seed)]
    if (CORNERS.every((cell) => isJoker(plain.top[cell]!))) continue
    const [fastTaken, plainTaken]: [Card[], Card[]] = [[], []]
    const waves: Parameters<typeof takeAll>[4] = []
    const points = takeAll(context, plain, [CENTRE], plainTaken, waves)
    expect(take3x3(context.fast3x3!, fast, CENTRE, fastTaken), `seed ${seed}`).toBe(points)
    expect([fast, fastTaken], `seed ${seed}`).toEqual([plain, plainTaken])
    if (waves.length > 2) combos++
  }
  expect(combos).toBeGreaterThan(20)
})

test('is there on 3×3 with shared field cards only', () => {
  const fastOf = (request: RulesRequest) => rulesContextOf(readRules(schema, request) as SouthernCrossRules, 1).fast3x3
  expect([fastOf({}), fastOf({ sharing: 'never' }), fastOf({ preset: '4x4' })].map((fast) => fast !== null)).toEqual([
    true,
    false,
    false,
  ])
})
