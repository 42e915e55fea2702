import type { Card } from '../src/cards.ts'
import type { Chance } from '../src/chance.ts'
import type { Engine, GameEvent } from '../src/game.ts'
import { type Rng, rng } from '../src/rng.ts'
import type { Viewer } from '../src/seat.ts'
import { nameOf, observationOf, tellApart } from './observation.ts'
import type { Property, Report } from './property.ts'
import { exchange, hiddenSlots, mayChange, type Slot } from './slots.ts'
import type { Subject } from './subject.ts'
import { type CountedChance, type Point, placewise, someViewers, stateAt, type Trace, viewersOf } from './trace.ts'
import { areHidden, eventsSeen, follow } from './worlds.ts'

/**
 * Non-interference. Two cards that a viewer cannot know are exchanged, and everything it can see, ask and be told
 * must stay the same, byte for byte: at once, and while play goes on for some moves in both worlds, until one of the
 * two cards is uncovered to it (see `follow`). So who is asked in a window, what an event says and why a move is
 * refused cannot depend on hidden cards, not even on those of the seat that moves.
 *
 * Deals are looked at in the same way: two cards are exchanged in the order that the last shuffle of a move gives.
 */
export const secrecy: Property = {
  id: 'secrecy',
  promise: 'exchanging cards that a viewer cannot see changes nothing it sees, may do, is refused or told',
  check: (subject, report) => {
    const { engine, budget, points, traces } = subject
    const random = rng(budget.seed)
    let [possible, compared] = [0, 0]
    for (const [k, point] of points.entries()) {
      for (const viewer of someViewers(engine, stateAt(point), k)) {
        const hidden = hiddenSlots(engine, stateAt(point), viewer)
        if (new Set(hidden.map((slot) => engine.deck.name(slot.card))).size < 2) continue
        for (let k = 0; k < budget.exchanges; k++) {
          possible += 1
          compared += compareExchanged(subject, point, viewer, hidden, random, report)
        }
      }
    }
    if (possible > 0 && compared === 0) report('cards are hidden, but no two of them could be exchanged')
    for (const point of points) compareDeals(subject, point, random, report)
    for (const trace of traces) compareStarts(subject, trace, random, report)
  },
}

/** 1 where the worlds could be compared, else 0. */
const compareExchanged = (
  { engine, budget, texts }: Subject,
  point: Point,
  viewer: Viewer,
  hidden: readonly Slot[],
  random: Rng,
  report: Report,
): number => {
  const [a, b] = twoSlots(engine, hidden, random)
  if (a === undefined || b === undefined) return 0
  const states = [stateAt(point), stateAt(point)] as const
  const cards = [a.card, b.card]
  if (
    !mayChange(engine, states[0], a, b) ||
    !exchange(engine, states[1], a, b) ||
    !areHidden(engine, states[0], viewer, cards)
  )
    return 0
  const places = engine.places(states[0])
  const [one, other] = [a, b].map(({ place, card }) => `${engine.deck.name(card)} in ${places[place]?.name}`)
  const told = tellApart(
    observationOf(engine, states[0], viewer, texts),
    observationOf(engine, states[1], viewer, texts),
  )
  const { trace, shuffles } = point
  const apart =
    told === null ? follow(engine, { states, viewer, cards, trace, shuffles }, budget.steps, random) : `by ${told}`
  if (apart !== null)
    report(`game ${trace.seed}, move ${point.index}: ${nameOf(viewer)} can tell ${one} from ${other}, ${apart}`)
  return 1
}

/** Two hidden cards of different names; every place is as likely as any other, however few cards lie there. */
const twoSlots = (engine: Engine, hidden: readonly Slot[], random: Rng): (Slot | undefined)[] => {
  const places = [...new Set(hidden.map((slot) => slot.place))]
  const anyOf = (slots: readonly Slot[]): Slot | undefined => {
    const there = places.filter((place) => slots.some((slot) => slot.place === place))
    const place = there[random.below(Math.max(1, there.length))]
    const among = slots.filter((slot) => slot.place === place)
    return among[random.below(Math.max(1, among.length))]
  }
  const a = anyOf(hidden)
  const name = a === undefined ? '' : engine.deck.name(a.card)
  return [a, anyOf(hidden.filter((slot) => engine.deck.name(slot.card) !== name))]
}

/** The step after the point deals: with two cards of the deal exchanged, whoever sees neither notices nothing. */
const compareDeals = (subject: Subject, point: Point, random: Rng, report: Report): void => {
  const { trace, index, shuffles } = point
  const step = trace.steps[index]
  const last = trace.shuffles[index + 1]
  if (step === undefined || last === undefined || last === shuffles) return
  const deal: Deal = (chance, emit) => {
    const state = stateAt(point)
    subject.engine.apply(state, step.seat, step.move, chance, emit)
    return state
  }
  const tell: Report = (finding) => report(`game ${trace.seed}, move ${index}: ${finding}`)
  compareOrders(subject, deal, [shuffles, last], trace, random, tell)
}

const compareStarts = (subject: Subject, trace: Trace, random: Rng, report: Report): void => {
  const deal: Deal = (chance, emit) => subject.engine.start(chance, emit)
  const tell: Report = (finding) => report(`game ${trace.seed}, start: ${finding}`)
  compareOrders(subject, deal, [0, trace.shuffles[0] ?? 0], trace, random, tell)
}

type Deal = (chance: Chance, emit: (event: GameEvent) => void) => unknown

const compareOrders = (
  { engine, budget, texts }: Subject,
  deal: Deal,
  [from, last]: readonly [from: number, last: number],
  trace: Trace,
  random: Rng,
  report: Report,
): void => {
  const seenBy = (viewer: Viewer, events: readonly GameEvent[]) => ({
    'what it saw': eventsSeen(engine, events, viewer),
  })
  for (const viewer of viewersOf(engine)) {
    let left = budget.exchanges
    for (let tries = 0; tries < 3 * budget.exchanges && left > 0; tries++) {
      const worlds = dealTwice(deal, placewise(trace.seed, from), placewise(trace.seed, from), last, random)
      if (worlds === null || worlds.states.some((state) => !areHidden(engine, state, viewer, worlds.cards))) continue
      left -= 1
      const { states, cards, events } = worlds
      const apart =
        tellApart(seenBy(viewer, events[0]), seenBy(viewer, events[1])) ??
        tellApart(observationOf(engine, states[0], viewer, texts), observationOf(engine, states[1], viewer, texts)) ??
        follow(engine, { states, viewer, cards, trace, shuffles: last }, budget.steps, random)
      const [one, other] = cards.map((card) => engine.deck.name(card))
      if (apart !== null)
        report(`${nameOf(viewer)} can tell two orders with ${one} and ${other} exchanged, by ${apart}`)
    }
  }
}

interface Dealt {
  readonly states: readonly [unknown, unknown]
  readonly events: readonly [GameEvent[], GameEvent[]]
  readonly cards: readonly Card[]
}

/** The same deal from an order and from the order with two cards exchanged; null where that leads to more shuffles. */
const dealTwice = (deal: Deal, one: CountedChance, other: CountedChance, last: number, random: Rng): Dealt | null => {
  const [i, j] = [random.below(LONG), random.below(LONG)]
  const events: [GameEvent[], GameEvent[]] = [[], []]
  let cards: Card[] = []
  const straight = deal(one.chance, (event) => events[0].push(event))
  const bent: Chance = (asking) => {
    const order = other.chance(asking)
    if (other.asked() !== last || order.length === 0) return order
    const [a, b] = [i % order.length, j % order.length]
    const [x = 0, y = 0] = [order[a], order[b]]
    cards = [x, y]
    return order.with(a, y).with(b, x)
  }
  const exchanged = deal(bent, (event) => events[1].push(event))
  return one.asked() === other.asked() ? { states: [straight, exchanged], events, cards } : null
}

/** A multiple, nearly, of the length of any order. */
const LONG = 65_536
