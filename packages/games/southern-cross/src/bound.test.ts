import { isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { southernCross } from './index.ts'
import { jokersTogether, TOGETHER_LISTED } from './jokers.ts'
import { STEPS } from './selection.ts'
import { rulesContextOf, type State } from './state.ts'
import { trayOf } from './tray.ts'

/** A seat that holds six jokers in front of a field on which nearly every line is a pair. */
const tableOf = (request: object) => {
  const rules = resolveRules(southernCross.schema, southernCross, { decks: 3, hand: 7, jokers: 4, ...request }, 2)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = southernCross.engine(rules, 2)
  const context = rulesContextOf(rules, 2)
  const state: State = engine.start(simulatedChance(rng(1)))
  for (let k = 0; k < 16; k++) {
    const seat = engine.toAct(state)[0]!
    engine.apply(state, seat, engine.pick(state, seat, rng(k)), simulatedChance(rng(k)))
  }
  const field = state.fields[0]!
  const isRare = (card: number): boolean => (card & 15) > 1
  const pairs = [...field.top, ...field.pile].filter((card) => !isRare(card))
  field.top = field.top.map((card) => (card === 15 ? card : (pairs.pop() ?? card)))
  const seat = state.turn
  const extra = [...context.extraJokers.flat(), ...context.deck.cards.filter((card) => (card & 15) === 13)]
  state.hands[seat] = [...new Set(extra)].slice(0, 8)
  return { engine, context, state, seat, field }
}

const TABLES = [
  { board: 'zodiac', sharing: 'never' },
  { board: 'zodiac', sharing: 'always' },
  { board: '4x4', sharing: 'never' },
  { board: '5x5', sharing: 'never' },
  { board: 'ultra', sharing: 'never', ultraEclipse: 'forbidden' },
  { board: 'free', sharing: 'always' },
]

describe.each(TABLES)('many jokers on a field full of pairs, $board, field cards shared $sharing', (request) => {
  const { engine, context, state, seat, field } = tableOf(request)

  it('a list ends after its steps, and says so', () => {
    const steps = { left: STEPS }
    const together = [...jokersTogether(context, state, seat, trayOf(context, field), steps)]
    expect(together.length).toBeLessThanOrEqual(TOGETHER_LISTED)
    expect(steps.left).toBeGreaterThan(-2 * STEPS)
    const { moves, complete } = engine.list(state, seat)
    expect(complete).toBe(false)
    expect(moves.length).toBeGreaterThan(50)
    for (const move of [...moves.slice(0, 60), ...moves.slice(-60)]) expect(engine.check(state, seat, move)).toBeNull()
  })

  it('somebody plays at random, and when the time is up', () => {
    const random = rng(3)
    for (let k = 0; k < 20; k++) expect(engine.check(state, seat, engine.pick(state, seat, random))).toBeNull()
    expect(engine.check(state, seat, engine.timeoutMove(state, seat))).toBeNull()
  })
})

it('of the ways that jokers hang together no more are listed than a list holds', () => {
  const { context, state, seat, field } = tableOf({ board: 'zodiac', sharing: 'always' })
  const together = [...jokersTogether(context, state, seat, trayOf(context, field), { left: STEPS })]
  expect(together).toHaveLength(TOGETHER_LISTED)
})
