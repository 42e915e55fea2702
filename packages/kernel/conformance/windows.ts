import type { Engine, GameEvent } from '../src/game.ts'
import { type Rng, rng } from '../src/rng.ts'
import { difference, type Property, type Report } from './property.ts'
import { exchange, hiddenSlots, mayChange, type Slot } from './slots.ts'
import { type Point, placewise, pointsAt, retrace, spread, stateAt, type Trace, viewersOf } from './trace.ts'
import { areHidden, legalMove } from './worlds.ts'

/**
 * A window tells nothing by its being there. The same move opens it in two worlds that differ by two hidden cards,
 * chosen so that in one of them somebody could claim what nobody could in the other. The seats that are asked, how many
 * events reach each seat (the owners of the cards, too: the length of what is sent can be seen on the way), who is
 * asked still after each answer, and what is answered for whoever keeps silent must be the same.
 */
export const windows: Property = {
  id: 'windows',
  promise: 'a window asks the same seats and tells each of them as much, whoever holds what',
  check: ({ engine, traces, budget }, report) => {
    const random = rng(budget.seed)
    let [opened, compared] = [0, 0]
    for (const trace of traces)
      for (const opening of openingsOf(engine, trace, 2 * budget.points)) {
        opened += 1
        compared += compareWorlds(engine, opening, budget.exchanges, random, (finding) =>
          report(`game ${trace.seed}, move ${opening.index}: ${finding}`),
        )
      }
    if (opened > 0 && compared === 0) report('windows open, but no exchange of cards changes what anybody could claim')
  },
}

/** Moments before a move that opens a window: half of them where somebody can claim, as far as there are such. */
const openingsOf = (engine: Engine, trace: Trace, count: number): Point[] => {
  const windows = new Map<number, boolean>()
  retrace(engine, trace, (state, index) => {
    if (engine.status(state).phase !== 'window') return
    windows.set(
      index,
      engine.toAct(state).some((seat) => engine.moves(state, seat, { limit: 2 }).length > 1),
    )
  })
  const opening = [...windows.keys()].filter((index) => index > 0 && !windows.has(index - 1))
  const half = spread(
    opening.filter((index) => windows.get(index)),
    Math.ceil(count / 2),
  )
  const others = spread(
    opening.filter((index) => !half.includes(index)),
    count - half.length,
  )
  return pointsAt(engine, trace, new Set([...half, ...others].map((index) => index - 1)))
}

/** Exchanges tried for each that changes what somebody could claim. */
const TRIES = 12

/** How many worlds could be compared with the true one. */
const compareWorlds = (engine: Engine, opening: Point, wanted: number, random: Rng, report: Report): number => {
  const state = stateAt(opening)
  const here = openWindow(engine, opening, state)
  if (here === null) return 0
  const hidden = hiddenSlots(engine, state, null)
  const { move } = opening.trace.steps[opening.index]!
  const claims = new Set(`${engine.format(move)} ${movesIn(engine, here.state)}`.split(/[ ,/=*]+/))
  const claimable = hidden.filter((slot) => claims.has(engine.deck.name(slot.card)))
  let left = wanted
  for (let tries = 0; tries < TRIES * wanted && left > 0; tries++) {
    // Cards to claim with lie in few places; they are called like those played, or named by a claim. Every other try moves one.
    const a = oneOf(tries % 2 === 0 && claimable.length > 0 ? claimable : hidden, random)
    const b = oneOf(hidden, random)
    const there = a === undefined || b === undefined ? null : exchanged(engine, opening, a, b)
    if (there === null || movesIn(engine, here.state) === movesIn(engine, there.state)) continue
    left -= 1
    const cards = [a!.card, b!.card]
    const accounts = [here, there].map((opened) => accountOf(engine, opening, opened, cards))
    // Where one of the cards is uncovered in the end, the account breaks off.
    const length = Math.min(...accounts.map((lines) => lines.length))
    const [one = '', other = ''] = accounts.map((lines) => lines.slice(0, length).join('; '))
    if (one === other) continue
    const [x, y] = cards.map((card) => engine.deck.name(card))
    report(`it shows who holds ${x} and who ${y}: ${difference(one, other)}`)
  }
  return wanted - left
}

interface Opened {
  readonly state: unknown
  readonly told: readonly number[]
}

/** Plays the move that opens the window; null where it is no move in this world. */
const openWindow = (engine: Engine, { trace, index, shuffles }: Point, before: unknown): Opened | null => {
  const step = trace.steps[index]
  if (step === undefined) return null
  const state = engine.clone(before)
  const move = legalMove(engine, state, step.seat, engine.format(step.move))
  if (move === undefined) return null
  const events: GameEvent[] = []
  engine.apply(state, step.seat, move, placewise(trace.seed, shuffles).chance, (event) => events.push(event))
  return { state, told: countsOf(engine, events) }
}

const exchanged = (engine: Engine, opening: Point, a: Slot, b: Slot): Opened | null => {
  const state = stateAt(opening)
  if (engine.deck.name(a.card) === engine.deck.name(b.card) || !mayChange(engine, state, a, b)) return null
  if (!exchange(engine, state, a, b) || !areHidden(engine, state, null, [a.card, b.card])) return null
  const opened = openWindow(engine, opening, state)
  return opened !== null && areHidden(engine, opened.state, null, [a.card, b.card]) ? opened : null
}

/** How many events each viewer is told. */
const countsOf = (engine: Engine, events: readonly GameEvent[]): number[] =>
  viewersOf(engine).map((viewer) => events.filter((event) => engine.eventFor(event, viewer) !== null).length)

/** Everything that can be observed of a window without knowing a card, where all keep silent. */
const accountOf = (engine: Engine, { trace, shuffles }: Point, opened: Opened, cards: readonly number[]): string[] => {
  const state = engine.clone(opened.state)
  const lines = [`${lookAt(engine, state)}, told ${opened.told.join(' ')}`]
  for (let answered = 0; engine.status(state).phase === 'window' && answered < engine.seats; answered++) {
    const [seat] = engine.toAct(state)
    if (seat === undefined) break
    const move = engine.timeoutMove(state, seat)
    const events: GameEvent[] = []
    engine.apply(state, seat, move, placewise(trace.seed, shuffles).chance, (event) => events.push(event))
    // What happens once all have answered may uncover cards.
    if (engine.status(state).phase !== 'window' && !areHidden(engine, state, null, cards)) break
    const told = countsOf(engine, events).join(' ')
    lines.push(`seat ${seat} silent is ${engine.format(move)}, ${lookAt(engine, state)}, told ${told}`)
  }
  return lines
}

const lookAt = (engine: Engine, state: unknown): string =>
  `${engine.status(state).phase} asks ${engine.toAct(state).join(' ')}`

/** Everything that seats may do now, as text. */
const movesIn = (engine: Engine, state: unknown): string =>
  viewersOf(engine)
    .map((seat) =>
      seat === null
        ? ''
        : engine
            .moves(state, seat)
            .map((move) => engine.format(move))
            .join(),
    )
    .join(' / ')

const oneOf = <T>(items: readonly T[], random: Rng): T | undefined => items[random.below(Math.max(1, items.length))]
