import type { Card } from '../src/cards.ts'
import type { Chance } from '../src/chance.ts'
import type { Engine, GameEvent } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import { difference, type Property } from './property.ts'
import { placewise, someViewers, type Trace, viewersOf } from './trace.ts'
import { eventsSeen } from './worlds.ts'

/**
 * Cards that are alike have numbers of their own, but nobody at the table can tell them apart. The same game is
 * played with the copies numbered the other way round: every view and every event must stay the same.
 */
export const alike: Property = {
  id: 'alike',
  promise: 'nobody can tell apart cards that are alike',
  check: ({ engine, traces }, report) => {
    const names = engine.deck.cards.map((card) => engine.deck.name(card))
    if (new Set(names).size === names.length) return
    for (const trace of traces) {
      const orders = ordersOf(engine, trace)
      const upward = looks(
        engine,
        trace,
        inOrder(engine, orders, (a, b) => a - b),
      )
      const downward = looks(
        engine,
        trace,
        inOrder(engine, orders, (a, b) => b - a),
      )
      const at = upward.findIndex((look, index) => look !== downward[index])
      if (at < 0) continue
      const told = difference(upward[at] ?? '', downward[at] ?? 'an end')
      report(`game ${trace.seed}, move ${at}: copies of a card can be told apart: ${told}`)
    }
  },
}

type Order = readonly string[]

/** The orders of a game by name, as its shuffles gave them. */
const ordersOf = (engine: Engine, trace: Trace): Order[] => {
  const orders: Order[] = []
  const { chance } = placewise(trace.seed)
  const noted: Chance = (cards) => {
    const order = chance(cards)
    orders.push(order.map((card) => engine.deck.name(card)))
    return order
  }
  const state = engine.start(noted)
  for (const { seat, move } of trace.steps) engine.apply(state, seat, move, noted)
  return orders
}

/** Chance that gives these orders of names, the copies of each name sorted in one way or the other. */
const inOrder = (engine: Engine, orders: readonly Order[], sorted: (a: Card, b: Card) => number): Chance => {
  const left = orders.slice()
  return (cards) => {
    const copies = Map.groupBy(cards.toSorted(sorted), (card) => engine.deck.name(card))
    return (left.shift() ?? []).flatMap((name) => copies.get(name)?.shift() ?? [])
  }
}

/** What all are told, and what some see, at the start and after each move, as text. */
const looks = (engine: Engine, trace: Trace, chance: Chance): string[] => {
  let events: GameEvent[] = []
  const emit = (event: GameEvent) => events.push(event)
  const state = engine.start(chance, emit)
  const look = (number: number): string => {
    const told = viewersOf(engine).map((viewer) => eventsSeen(engine, events, viewer))
    const seen = someViewers(engine, state, number).map((viewer) => engine.view(state, viewer))
    events = []
    return JSON.stringify([told, seen])
  }
  const all = [look(0)]
  for (const { seat, move } of trace.steps) {
    const read = engine.parse(state, seat, engine.format(move))
    if (isRefusal(read) || engine.check(state, seat, read) !== null)
      return [...all, `${engine.format(move)} is refused`]
    engine.apply(state, seat, read, chance, emit)
    all.push(look(all.length))
  }
  return all
}
