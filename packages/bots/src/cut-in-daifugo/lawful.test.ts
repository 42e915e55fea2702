import { ACE, TWO } from '@tefuda/climbing'
import { type CutInRules, type CutInState, cutInDaifugo, EIGHT } from '@tefuda/cut-in-daifugo'
import { isRefusal, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { inSuit } from './by-suit.ts'
import { JOKER, type Plan } from './hand.ts'
import { isForbiddenLast } from './lawful.ts'

const rulesOf = (finish: boolean): CutInRules => {
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, { finish }, 4)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

const [bound, free] = [rulesOf(true), rulesOf(false)]

/** An order of strength as it is, turned by a revolution, by a jack, and by both. */
const order = (revolution: boolean, back: boolean) => ({ revolution, back }) as CutInState
const [upright, turned] = [order(false, false), order(true, false)]

const [SPADES, HEARTS] = [0, 1]
const single = (rank: number, suit = HEARTS): Plan => ({
  run: false,
  rank,
  count: 1,
  suits: inSuit(suit, 1),
  fill: 0,
  jokers: 0,
})
const run = (rank: number, count: number): Plan => ({ ...single(rank), run: true, count, suits: inSuit(HEARTS, count) })
const joker: Plan = { ...single(JOKER), suits: 0, jokers: 1 }

describe('going out (CD-15)', () => {
  it('is forbidden with a joker, the three of spades, eights and the highest rank', () => {
    for (const plan of [joker, single(0, SPADES), single(EIGHT), single(TWO)])
      expect(isForbiddenLast(bound, upright, plan)).toBe(true)
    for (const plan of [single(0), single(EIGHT - 1), single(EIGHT + 1), single(ACE)])
      expect(isForbiddenLast(bound, upright, plan)).toBe(false)
  })

  it('has threes for the highest while the order is turned', () => {
    for (const state of [turned, order(false, true)]) {
      expect(isForbiddenLast(bound, state, single(0))).toBe(true)
      expect(isForbiddenLast(bound, state, single(TWO))).toBe(false)
    }
    expect(isForbiddenLast(bound, order(true, true), single(0))).toBe(false)
    expect(isForbiddenLast(bound, order(true, true), single(TWO))).toBe(true)
  })

  it('is forbidden with a run that holds such a rank, at its start, within or at its end', () => {
    for (const plan of [run(EIGHT, 3), run(EIGHT - 1, 3), run(EIGHT - 2, 3), run(ACE - 1, 3)])
      expect(isForbiddenLast(bound, upright, plan)).toBe(true)
    for (const plan of [run(EIGHT - 3, 3), run(EIGHT + 1, 3), run(ACE - 2, 3)])
      expect(isForbiddenLast(bound, upright, plan)).toBe(false)
    expect(isForbiddenLast(bound, turned, run(0, 3))).toBe(true)
  })

  it('is free where the rules leave it so', () => {
    for (const plan of [joker, single(0, SPADES), single(EIGHT), run(EIGHT, 3)])
      expect(isForbiddenLast(free, upright, plan)).toBe(false)
  })
})
