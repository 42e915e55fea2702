import {
  frenchFace,
  type Game,
  isRefusal,
  openMatch,
  type RulesRequest,
  resolveRules,
  rng,
  simulatedChance,
} from '@tefuda/kernel'
import {
  EMPTY,
  fieldIndex,
  rulesContextOf,
  type SouthernCrossEngine,
  type SouthernCrossRules,
  type SouthernCrossState,
  southernCross,
} from '@tefuda/southern-cross'
import { describe, expect, it } from 'vitest'
import { factors } from './takings.ts'
import { trialFor } from './trial.ts'

/** The part of single placements, in random games, whose points are reckoned as the engine scores them. */
const agreement = (request: RulesRequest, games: number): number => {
  let [agreed, compared] = [0, 0]
  for (let seed = 0; seed < games; seed++) {
    const match = openMatch({ game: southernCross as unknown as Game, rules: request, seats: 1, seed: seedOf(seed) })
    if (isRefusal(match)) throw new Error(match.message.en)
    const engine = match.engine as unknown as SouthernCrossEngine
    const rules = match.rules as SouthernCrossRules
    const context = rulesContextOf(rules, 1)
    const trial = trialFor(context, factors(rules))
    const luck = rng(seed)
    const state = match.state as SouthernCrossState
    while (engine.outcome(state) === null) {
      for (const move of engine.moves(state, 0)) {
        if (move.length > 1) continue
        const { points } = engine.preview(state, 0, move)
        if (points === 0) continue
        const { targets } = trial.look(state.fields[fieldIndex(context, 0)]!)
        trial.lay(targets.indexOf(move[0]!.target), move[0]!.card)
        compared++
        if (trial.take() === points) agreed++
      }
      engine.apply(state, 0, engine.pick(state, 0, luck), simulatedChance(luck))
    }
  }
  expect(compared).toBeGreaterThan(300)
  return agreed / compared
}

/** The points for one card, as a name and the number of its cell, on a field of single cards that lie row by row. */
const taken = (request: RulesRequest, field: string, card: string, cell: number): number => {
  const rules = resolveRules(southernCross.schema, southernCross, request, 1)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const state = southernCross.engine(rules, 1).start((order) => [...order])
  const trial = trialFor(rulesContextOf(rules, 1), factors(rules))
  const { below, spots } = state.fields[0]!
  const top = field.split(' ').map((name) => (name === '.' ? EMPTY : frenchFace(name)!))
  trial.look({ ...state.fields[0]!, top, below: below.map(() => EMPTY), spots })
  trial.lay(cell, frenchFace(card)!)
  return trial.take()
}

describe('a field that is taken whole', () => {
  it('scores the eclipse as well, whatever it is worth', () => {
    expect(taken({}, 'S5 . . . C6 . . . .', 'H7', 8)).toBe(70)
    expect(taken({ 'bonuses.eclipse': 0 }, 'S5 . . . C6 . . . .', 'H7', 8)).toBe(20)
  })

  it('scores none while a card is left, nor where nothing was taken', () => {
    expect(taken({}, 'S5 . . . C6 . . SK .', 'H7', 8)).toBe(20)
    expect(taken({}, 'S5 . . . . . . . .', 'H7', 8)).toBe(0)
  })
})

describe('how roles on one placement multiply', () => {
  it.each([
    ['short', 'multipliers'],
    ['5x5', 'multipliers5x5'],
    ['zodiac', 'multipliersZodiac'],
    ['free', 'multipliersFree'],
    ['ultra', 'multipliersFree'],
  ] as const)('on %s goes by its own table', (preset, name) => {
    const rules = resolveRules(southernCross.schema, southernCross, { preset, [`${name}.3`]: 7 }, 1)
    if (isRefusal(rules)) throw new Error(rules.message.en)
    expect(factors(rules)[3]).toBe(7)
  })
})

describe('four roles of five through the middle of 5×5', () => {
  const RING = 'S5 HK H9 SK D5 CK C6 D8 S6 DK H9 S8 D2 H6 D5 SK H8 C6 D8 HK S9 CK S5 DK C9'

  it('count as Nirvana does, 25 times their sum', () => {
    expect(taken({ preset: '5x5' }, RING, 'H7', 12)).toBe(4 * 80 * 25)
    expect(taken({ preset: '5x5', 'multipliers5x5.nirvana': 30 }, RING, 'H7', 12)).toBe(4 * 80 * 30)
  })

  it('count as four roles when one of them is shorter', () => {
    expect(taken({ preset: '5x5' }, RING.replace('S5', 'SQ'), 'H7', 12)).toBe((3 * 80 + 40) * 4)
  })
})

const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

describe('what a placement takes, reckoned fast', () => {
  it('is what the engine scores on 3×3', () => {
    expect(agreement({}, 20)).toBe(1)
    expect(agreement({ comboMultiplier: true, 'points.set': 70 }, 10)).toBe(1)
  })

  it.each(['4x4', '5x5', 'free', 'ultra', 'zodiac'])('is nearly always what the engine scores on %s', (preset) => {
    expect(agreement({ preset }, 3)).toBeGreaterThan(0.97)
  })
})
