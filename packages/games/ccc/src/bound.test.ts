import { isJoker, isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { HARD } from '../testing/hard.ts'
import { affordable, cellsFor, readings, waysToPay } from './hints.ts'
import { ccc } from './index.ts'
import { CELL_WAYS_LISTED, DISCARDS_LISTED, WAYS_LISTED } from './listing.ts'
import { offersOf } from './offer.ts'
import { purseOf, STEPS } from './purse.ts'
import { type RulesContext, rulesContextOf, type State } from './state.ts'
import { numberOf } from './value.ts'

const tableOf = (draws: number, seed: number) => {
  const rules = resolveRules(ccc.schema, ccc, HARD, 2)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = ccc.engine(rules, 2)
  const chance = simulatedChance(rng(seed))
  const state = engine.start(chance)
  for (let k = 0; k < draws; k++) engine.apply(state, state.turn, { type: 'draw', count: 8, discards: [] }, chance)
  return { engine, state, context: rulesContextOf(rules, 2), seat: state.turn }
}

const TABLES = [2, 3, 6].flatMap((draws) => [1, 2, 3].map((seed) => ({ draws, seed })))

const stepsOfAll = (context: RulesContext, state: State): number => {
  const offers = offersOf(context, state, state.turn, { most: WAYS_LISTED + 1 })
  for (const cell of context.board.names.keys()) offers.on(cell)
  return offers.steps()
}

/** A search that has taken its steps does not stop before it has paid for the table it stands in. */
const OVERSHOOT = 2000

describe.each(TABLES)('the search for payments, numbers 17 to 30, after $draws turns of drawing, seed $seed', (one) => {
  const { engine, state, context, seat } = tableOf(one.draws, one.seed)

  it('takes no more steps for the list than it may', () => {
    expect(stepsOfAll(context, state)).toBeLessThan(STEPS + OVERSHOOT)
  })

  it('lists what is legal, and says that it is not all', () => {
    const { moves, complete } = engine.list(state, seat)
    expect(complete).toBe(false)
    expect(moves.length).toBeGreaterThan(2 * DISCARDS_LISTED)
    for (const move of moves) expect(engine.check(state, seat, move)).toBeNull()
    expect(engine.moves(state, seat)).toEqual(moves)
    expect(engine.moves(state, seat, { limit: 7 })).toEqual(moves.slice(0, 7))
  })

  it('does the same for a cell', () => {
    for (const cell of ['a1', 'b2', 'c3', 'f7']) {
      const number = context.board.numbers[context.board.names.indexOf(cell)]!
      const purse = purseOf(context.rules, state.hands[seat]!, number)
      purse.each(number, { least: 2, most: state.hands[seat]!.length }, () => true)
      expect(purse.steps()).toBeLessThan(STEPS + OVERSHOOT)
      const { moves } = engine.list(state, seat, { cell })
      expect(moves.length).toBeLessThanOrEqual(CELL_WAYS_LISTED)
      for (const move of moves.slice(0, 50)) expect(engine.check(state, seat, move)).toBeNull()
    }
  })

  it('answers when the time is up, at random, and to whoever asks for hints', () => {
    expect(engine.check(state, seat, engine.timeoutMove(state, seat))).toBeNull()
    const random = rng(one.seed)
    for (let k = 0; k < 20; k++) expect(engine.check(state, seat, engine.pick(state, seat, random))).toBeNull()
    const hand = state.hands[seat]!
    for (const { number, payment } of affordable(context.rules, hand, context.prices))
      expect(numberOf(context.rules, payment)).toBe(number)
    for (const way of waysToPay(context.rules, hand, 29)) expect(numberOf(context.rules, way)).toBe(29)
    const tray = hand.slice(0, 20)
    for (const { number, payment } of readings(context.rules, tray))
      expect(numberOf(context.rules, payment)).toBe(number)
    expect(cellsFor(context.rules, engine.view(state, seat).cells, tray)).toBeInstanceOf(Array)
  })
})

describe('what these searches find', () => {
  it('is a payment for every number where a hand is rich', () => {
    const { state, context, seat } = tableOf(6, 2)
    const hand = state.hands[seat]!
    expect(hand.filter(isJoker).length).toBeGreaterThan(0)
    expect(affordable(context.rules, hand, context.prices).map(({ number }) => number)).toEqual(context.prices)
  })

  it('is the same whatever was asked for before', () => {
    const { engine, state, seat } = tableOf(3, 1)
    const first = engine.list(state, seat)
    engine.list(state, seat, { cell: 'b2' })
    engine.pick(state, seat, rng(1))
    expect(engine.list(state, seat)).toEqual(first)
  })
})
