import { type Card, frenchFace, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { EMPTY, type Field, rulesContextOf, southernCross } from '@tefuda/southern-cross'
import { describe, expect, it } from 'vitest'
import { grounds } from './ground.ts'
import { nirvanaFor } from './nirvana.ts'
import { prospects } from './prospects.ts'
import { factors } from './takings.ts'

const cards = (names: string): Card[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => (name === '.' ? EMPTY : frenchFace(name)!))

const groundFor = (request: RulesRequest, spots: number[] = []) => {
  const rules = resolveRules(southernCross.schema, southernCross, request, 1)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const field = { top: [], below: [], spots, pile: [], centreDue: false } satisfies Field
  return { rules, ground: grounds(rulesContextOf(rules, 1))(field) }
}

/** The best prospect of a 3×3 field with this hand, and with these cards still to come. */
const worth = (field: string, hand: string, pile: string): number => {
  const { rules, ground } = groundFor({})
  const hopes = prospects(rules, factors(rules))
  hopes.clear()
  for (const card of cards(hand)) hopes.hold(card, 1)
  for (const card of cards(pile)) hopes.await(card)
  return hopes.best(ground, Int16Array.from(cards(field)))?.worth ?? 0
}

it('an aim says how many roles at once may still come of it', () => {
  const { rules, ground } = groundFor({})
  const hopes = prospects(rules, factors(rules))
  const rolesWith = (pile: string): number | undefined => {
    hopes.clear()
    for (const card of cards(pile)) hopes.await(card)
    return hopes.best(ground, Int16Array.from(cards('S4 H9 DK  S3 HJ S5  C2 DQ C8')))?.roles
  }
  expect(rolesWith('H4 D4 C4 H3 D3 C3 H5 D5 C5')).toBeGreaterThan(1)
  expect(rolesWith('H4')).toBe(1)
})

describe('crossings', () => {
  it('are the middle of 3×3, the inner cells of 4×4 and 5×5, the centre of the zodiac', () => {
    const shape = (preset: string) => {
      const { crossings } = groundFor({ preset }).ground
      return [crossings.length, crossings[0]!.firsts.length]
    }
    expect(shape('standard')).toEqual([1, 4])
    expect(shape('4x4')).toEqual([4, 4])
    expect(shape('5x5')).toEqual([9, 4])
    expect(shape('zodiac')).toEqual([1, 6])
  })

  it('of a growing field count the spots around it', () => {
    const { ground } = groundFor({ preset: 'ultra' })
    expect(ground.size).toBe(1)
    expect(ground.crossings).toEqual([])
  })
})

describe('prospects', () => {
  const RING = 'S4 H6 D4 H4 SA D6 S6 C4 C6'

  it('are certain when all is there: a grand cross of three runs and a set', () => {
    // Pairs across the middle: 4–6, 6–4, 4–6, 4–6; the five is in the hand.
    expect(worth(RING, 'S5 CK DK', 'H2 D9')).toBe(4 * 20 * 9)
  })

  it('are less while a card lacks, and the less the rarer it is', () => {
    const [three, one] = [worth(RING, 'CK', 'S5 H5 D5 H2 D9'), worth(RING, 'CK', 'S5 H2 D9 HJ C2')]
    expect(three).toBeLessThan(720)
    expect(one).toBeLessThan(three)
    expect(one).toBeGreaterThan(0)
  })

  it('are nothing when the card for the middle cannot come', () => {
    expect(worth(RING, 'CK', 'H2 D9')).toBeLessThan(100)
  })

  it('count a run of one suit as the royal one it may become', () => {
    expect(worth('S4 H6 D4 H4 SA D6 S6 C4 S6', 'S5', 'H2')).toBe((3 * 20 + 40) * 9)
  })
})

describe('Nirvana on 5×5', () => {
  const RING = 'S5 HK H9 SK D5 CK C6 D8 S6 DK H9 S8 D2 H6 D5 SK H8 C6 D8 HK S9 CK S5 DK C9'

  const best = (field: string, hand: string, pile: string, request: RulesRequest = { preset: '5x5' }) => {
    const rules = resolveRules(southernCross.schema, southernCross, request, 1)
    if (isRefusal(rules)) throw new Error(rules.message.en)
    const hopes = prospects(rules, factors(rules))
    hopes.clear()
    for (const card of cards(hand)) hopes.hold(card, 1)
    for (const card of cards(pile)) hopes.await(card)
    return nirvanaFor(rulesContextOf(rules, 1), hopes)?.best(Int16Array.from(cards(field)))
  }

  it('is certain when all sixteen cards lie and the seventeenth is in the hand', () => {
    expect(best(RING, 'H7 CK', 'H2 D9')).toEqual({ rank: 6, worth: 8000, lying: 16 })
  })

  it('is worth less while cards lack, and nothing when they cannot come', () => {
    const [near, far] = [best(RING, 'CK', 'S7 D7 H2')!, best(RING.replace('S5', 'SQ'), 'CK', 'S7 D7 H2 S5')!]
    expect(near.worth).toBeLessThan(8000)
    expect(far.worth).toBeLessThan(near.worth)
    expect(far.lying).toBe(15)
    expect(best(RING, 'CK', 'H2 D9')).toBeNull()
  })

  it('is there on no other board', () => {
    expect(best('SA', '', '', { preset: '4x4' })).toBeUndefined()
  })
})
