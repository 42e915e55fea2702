import type { Card } from '../src/cards.ts'
import type { Engine, GameEvent } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import type { Rng } from '../src/rng.ts'
import type { Seat, Viewer } from '../src/seat.ts'
import { glanceOf, tellApart } from './observation.ts'
import { areJudged, seenCards } from './slots.ts'
import { placewise, type Trace } from './trace.ts'

/**
 * Two states of the same session that differ by an exchange of cards which the viewer knows in neither. Whatever
 * is played, it cannot tell them apart until one of the cards is uncovered to it.
 */
export interface Worlds {
  readonly states: readonly [unknown, unknown]
  readonly viewer: Viewer
  readonly cards: readonly Card[]
  readonly trace: Trace
  /** Shuffles asked for so far. */
  readonly shuffles: number
}

/** Whether a viewer sees none of the cards. */
export const areHidden = (engine: Engine, state: unknown, viewer: Viewer, cards: readonly Card[]): boolean => {
  const seen = seenCards(engine, state, viewer)
  return !cards.some((card) => seen.has(card))
}

/**
 * Plays the same moves in both worlds, as long as that can say anything: until a move is illegal in one of them
 * (only its own seat may know why), until one of the cards is uncovered to the viewer, until cards are shuffled
 * (what was uncovered before could be hidden again), or until a seat acts where one of the cards decides something
 * in the open. Gives what the viewer could tell the worlds apart by, or null.
 */
export const follow = (engine: Engine, worlds: Worlds, steps: number, random: Rng): string | null => {
  const { states, viewer, cards, trace, shuffles } = worlds
  for (let step = 0; step < steps; step++) {
    const due = engine.toAct(states[0])
    const seat = due[random.below(Math.max(1, due.length))]
    const judged = (state: unknown): boolean => seat !== undefined && areJudged(engine, state, seat, cards)
    if (seat === undefined || states.some(judged)) return null
    const text = engine.format(engine.pick(states[0], seat, random))
    const moves = states.map((state) => legalMove(engine, state, seat, text))
    if (moves.includes(undefined)) return null
    const { chance, asked } = placewise(trace.seed, shuffles)
    const seen = states.map((state, world) => {
      const events: GameEvent[] = []
      engine.apply(state, seat, moves[world], chance, (event) => events.push(event))
      return eventsSeen(engine, events, viewer)
    })
    if (asked() > shuffles || states.some((state) => judged(state) || !areHidden(engine, state, viewer, cards)))
      return null
    const told = tellApart({ 'what it saw': seen[0] ?? '' }, { 'what it saw': seen[1] ?? '' })
    const apart = told ?? tellApart(glanceOf(engine, states[0], viewer), glanceOf(engine, states[1], viewer))
    if (apart !== null) return `after seat ${seat} played ${text}, by ${apart}`
  }
  return null
}

/** Events as one viewer is told them, as text that can be compared. */
export const eventsSeen = (engine: Engine, events: readonly GameEvent[], viewer: Viewer): string =>
  JSON.stringify(events.flatMap((event) => engine.eventFor(event, viewer) ?? []))

/** The move that a text means for a seat, where it is legal. */
export const legalMove = (engine: Engine, state: unknown, seat: Seat, text: string): unknown => {
  const move = engine.parse(state, seat, text)
  return isRefusal(move) || engine.check(state, seat, move) !== null ? undefined : move
}
