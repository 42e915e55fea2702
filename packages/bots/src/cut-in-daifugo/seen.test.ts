import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { JOKER, RANKS } from './hand.ts'
import { holds } from './seen.ts'

const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, {}, 4)
if (isRefusal(rules)) throw new Error(rules.message.en)
const state = cutInDaifugo.engine(rules, 4).start(simulatedChance(rng(1)))

const single = { run: false, rank: RANKS - 1, count: 1, suits: 1, fill: 0, jokers: 0 }

it('a play holds the better the fewer cards are out that beat it', () => {
  const jokersOut = (jokers: number): number => {
    const others = new Int8Array(RANKS + 1)
    others[JOKER] = jokers
    return holds(others, state, single, false)
  }
  expect(jokersOut(0)).toBe(1)
  expect(jokersOut(2)).toBeLessThan(jokersOut(1))
  // An imagined hand of an earlier time may hold a joker more than there are.
  expect(jokersOut(-1)).toBeGreaterThanOrEqual(1)
})
