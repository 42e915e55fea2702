import type { Engine } from '../src/game.ts'
import type { Rng } from '../src/rng.ts'
import type { Seat } from '../src/seat.ts'

/** How hard a game is looked at. The defaults keep one preset with one number of seats well under two seconds. */
export interface Budget {
  /** Random games played from start to end. */
  readonly games: number
  /** Points of each game, evenly spread, that are looked at closely; points before deals and in windows come on top. */
  readonly points: number
  /** Points of all games together that are looked at, evenly spread over those above. */
  readonly positions: number
  /** Pairs of hidden cards exchanged for each viewer at each point. */
  readonly exchanges: number
  /** For how many moves two worlds are followed that must look the same. */
  readonly steps: number
  /** Texts of moves, of any seat and state, that are tried at each point. */
  readonly texts: number
  /** A game of more moves than this does not end. */
  readonly longest: number
  /** Everything random follows from it. */
  readonly seed: number
  /** Chooses the moves of the random games; a game whose best parts chance rarely finds gives a player of its own. */
  readonly player: (engine: Engine, state: unknown, seat: Seat, random: Rng) => unknown
}

export const BUDGET: Budget = {
  games: 2,
  points: 6,
  positions: 60,
  exchanges: 3,
  steps: 3,
  texts: 30,
  longest: 20_000,
  seed: 1,
  player: (engine, state, seat, random) => engine.pick(state, seat, random),
}
