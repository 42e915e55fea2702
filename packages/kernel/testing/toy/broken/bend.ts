import type { Chance } from '../../../src/chance.ts'
import type { Emit } from '../../../src/game.ts'
import type { Seat } from '../../../src/seat.ts'
import { type Snatch, type SnatchEngine, snatch } from '../snatch.ts'
import type { Event, Move, State } from '../state.ts'

/** The toy with one promise broken. */
export interface Broken {
  /** What is wrong with it. */
  readonly what: string
  /** The property that has to find it, and what it has to say. */
  readonly property: string
  readonly says: RegExp
  readonly game: Snatch
}

export const broken = (
  property: string,
  what: string,
  says: RegExp,
  change: (engine: SnatchEngine) => Partial<SnatchEngine>,
): Broken => {
  const game = snatch()
  const engine: Snatch['engine'] = (rules, seats) => {
    const sound = game.engine(rules, seats)
    return { ...sound, ...change(sound) }
  }
  return { what, property, says, game: { ...game, engine } }
}

/** Does something to the state after each move. */
export const afterwards =
  (engine: SnatchEngine, then: (state: State, seat: Seat, move: Move, emit?: Emit<Event>) => void) =>
  (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
    engine.apply(state, seat, move, chance, emit)
    then(state, seat, move, emit)
  }
