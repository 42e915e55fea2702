import type { Laid } from '@tefuda/climbing'
import { type CutInState, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { isJoker, isRefusal, resolveRules, rng, type Seat, simulatedChance } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { laidFor } from './build.ts'
import { emptyHand } from './hand.ts'
import { cutInHeuristics } from './heuristics.ts'
import { readHand } from './seen.ts'
import { cutPlan, holdsTheSame } from './window.ts'

const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, { deals: 3 }, 6)
if (isRefusal(rules)) throw new Error(rules.message.en)
const engine = cutInDaifugo.engine(rules, 6)
const { fastMove } = cutInHeuristics(engine, rules)

/** Of all ways to cut in, the first with fewest jokers. */
const plainest = (state: CutInState, seat: Seat) =>
  engine
    .moves(state, seat)
    .flatMap((move) => ('laid' in move ? [move.laid] : []))
    .toSorted((a, b) => jokersIn(a) - jokersIn(b))[0]

const jokersIn = (laid: readonly Laid[]): number => laid.filter(({ card }) => isJoker(card)).length

/** The cut-ins that are possible with the same cards in deals of greedy players: as they are made, and the plainest. */
const cutIns = (deals: number) => {
  const hand = emptyHand()
  const luck = rng(1)
  const chance = simulatedChance(luck)
  const [made, listed]: [unknown[], unknown[]] = [[], []]
  for (let deal = 0; deal < deals; deal++) {
    const state = engine.start(chance)
    for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state)) {
      if (state.window !== null && holdsTheSame(state, seat)) {
        readHand(hand, state, seat)
        made.push(laidFor(state, seat, cutPlan(hand, state.table!.laid)))
        listed.push(plainest(state, seat))
      }
      engine.apply(state, seat, fastMove(state, seat, luck), chance)
    }
  }
  return { made, listed }
}

describe('a cut-in', () => {
  it('is possible where the same cards are held, and made with as few jokers as can be', () => {
    const { made, listed } = cutIns(30)
    expect(made.length).toBeGreaterThan(200)
    expect(made).toEqual(listed)
  })
})
