import {
  type Emit,
  type GameEvent,
  isRefusal,
  type RulesRequest,
  resolveRules,
  rng,
  simulatedChance,
} from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { type SouthernCrossState, southernCross } from './index.ts'

/** Plays at random to the end; the seed decides the shuffle and every move. */
const playout = (rules: RulesRequest, seats: number, seed: number, emit?: Emit<GameEvent>): SouthernCrossState => {
  const resolved = resolveRules(southernCross.schema, southernCross, rules, seats)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = southernCross.engine(resolved, seats)
  const random = rng(seed)
  const chance = simulatedChance(random)
  const state = engine.start(chance, emit)
  for (;;) {
    const due = engine.toAct(state)
    if (due.length === 0) return state
    const seat = due[random.below(due.length)]!
    engine.apply(state, seat, engine.pick(state, seat, random), chance, emit)
  }
}

const SEEDS = Array.from({ length: 20 }, (_, k) => k + 1)

/** Placements and points of all seats in the last deals of the sessions from seeds 1 to 20. */
const COUNTED: readonly (readonly [rules: RulesRequest, seats: number, placements: number, points: number])[] = [
  [{ preset: 'standard' }, 1, 855, 1710],
  [{ preset: 'standard' }, 2, 870, 5985],
  [{ preset: 'standard' }, 5, 871, 5960],
  [{ preset: 'short' }, 1, 868, 1380],
  [{ preset: 'short' }, 2, 872, 5615],
  [{ preset: 'wild' }, 1, 841, 2640],
  [{ preset: 'wild' }, 2, 813, 8020],
  [{ preset: '4x4' }, 1, 679, 2170],
  [{ preset: '4x4' }, 2, 673, 6765],
  [{ preset: '5x5' }, 1, 1487, 5570],
  [{ preset: '5x5' }, 2, 1516, 17410],
  [{ preset: 'free' }, 1, 816, 1380],
  [{ preset: 'free' }, 2, 823, 5445],
  [{ preset: 'ultra' }, 1, 1027, 760],
  [{ preset: 'ultra' }, 2, 1018, 4630],
  [{ preset: 'zodiac' }, 1, 731, 2520],
  [{ preset: 'zodiac' }, 2, 749, 6650],
  [{ preset: 'thousand' }, 2, 858, 5675],
  [{ preset: 'match' }, 2, 1719, 3420],
  [{ together: false }, 1, 855, 1710],
  [{ preset: 'wild', match: true }, 2, 1651, 5850],
  [{ preset: '4x4', sharing: 'always' }, 1, 681, 2150],
  [{ preset: '4x4', sharing: 'always' }, 2, 673, 6885],
  [{ sharing: 'never' }, 1, 855, 1710],
  [{ preset: 'ultra', ultraEclipse: 'forbidden' }, 1, 1010, 860],
  [{ preset: 'ultra', ultraEclipse: 'forbidden' }, 2, 1028, 4750],
  [{ decks: 2, jokers: 4 }, 1, 1886, 5970],
  [{ decks: 2, jokers: 4 }, 2, 1866, 19025],
  [{ decks: 2, jokers: 4 }, 5, 1806, 26495],
]

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

test.each(COUNTED)(
  'random play: %j, %i seats, twenty seeds: %i placements, %i points',
  (rules, seats, placements, points) => {
    const ends = SEEDS.map((seed) => playout(rules, seats, seed))
    expect([sum(ends.flatMap((end) => end.turns)), sum(ends.flatMap((end) => end.scores))]).toEqual([
      placements,
      points,
    ])
  },
)

test.each(COUNTED)('random play: %j, %i seats: the same state whether events are asked for or not', (rules, seats) => {
  for (const seed of SEEDS.slice(0, 5)) {
    const told: GameEvent[] = []
    expect(playout(rules, seats, seed, (event) => told.push(event))).toEqual(playout(rules, seats, seed))
    expect(told.length).toBeGreaterThan(0)
  }
})
