import type { GameEvent, Rng, Seat } from '@tefuda/kernel'
import type { Learner } from './policy/learner.ts'
import type { Belief } from './worlds/metropolis.ts'

/** Where a playout stops before the deal ends (Tesauro and Galperin, On-line policy improvement using Monte-Carlo search, 1996). */
export interface Horizon<S = unknown> {
  /** After so many moves of the seat. */
  readonly moves: number
  /** The points that the rest of the deal will bring the seat, more or less. */
  estimate(state: S, seat: Seat): number
}

/** How a seat plays on in a playout before everything goes on at first sight: as the search would, which knows only what the seat sees then. */
export interface PlayingOn {
  /** So many of its own moves. */
  readonly moves: number
  /** Playouts for each candidate of those. */
  readonly playouts: number
  /** What this still leaves untrue of a difference is as much as chance makes of so many worlds; nothing where nothing is said. */
  readonly worlds?: number
  /** So many worlds of a whole review are played on so, where that takes long; any number where nothing is said. */
  readonly inAll?: number
  /** So many worlds do at a first look, where a playout takes long; any number where nothing is said. */
  readonly first?: number
}

/** What becomes of a playout after its first move, where it is not played to the end of the deal at first sight. */
export type GoingOn<S = unknown> = Horizon<S> | PlayingOn

/**
 * How to play one game well, under one rule set, as its author wrote it down by hand. Every function gets a sampled state and may use
 * only what the seat can see of it: not the order of the pile, not the hands of others.
 */
export interface GameHeuristics<S = unknown, M = unknown> {
  /** Whether what others do changes nothing for a seat: it is playing a game of its own. */
  readonly alone: boolean
  /** How good the layout is that a legal move leaves, in points or any other unit: higher is better. It compares moves that score alike. */
  heuristic(state: S, seat: Seat, move: M): number
  /** A good legal move, found in a few microseconds: playouts consist of them. */
  fastMove(state: S, seat: Seat, rng: Rng): M
  /**
   * Where points come at the end of a deal alone: the few legal moves worth trying, the likeliest first; one where a
   * decision is not worth a thought. Absent where moves can be compared by the points they make.
   */
  shortlist?(state: S, seat: Seat, rng: Rng): readonly M[]
  /** What the likeliest of the short list is ahead of the others by beforehand, in points times playouts; 3 where nothing is said. */
  readonly lead?: number
  /** What comes to mind without counting, where the short list takes longer: what greedy chooses from. The short list where nothing is said. */
  glance?(state: S, seat: Seat, rng: Rng): readonly M[]
  /** A move that is proven to be best by what the seat sees: no other does better in any world. Null where nothing is proven. */
  certain?(state: S, seat: Seat): M | null
  /** How a policy plays, and what it knows choices by; absent where none is trained. */
  readonly learner?: Learner<S, M>
  /** How playouts are played on, the own seat by its policy; absent where they go move by move, at first sight. */
  readonly playsOut?: Learner<S, M>
  /** Turns a sampled world into a likelier one, by what others have done: exchanges cards that the seat does not see. */
  reweight?(state: S, seat: Seat, rng: Rng): void
  /**
   * What the choices of the others tell about hidden cards, beginning with a sampled world; null where they tell nothing now.
   * `told` is what the seat was told since the deal began.
   */
  belief?(state: S, seat: Seat, told: readonly GameEvent[], rng: Rng): Belief<S> | null
  /**
   * Where luck weighs far more than any one decision: the likeliest move of the short list is played unless another is ahead of it by so
   * many standard errors.
   */
  readonly margin?: number
  /** Where the rest of a deal can be told well enough without playing it: how far playouts go. To the end of the deal where nothing is said. */
  readonly horizon?: Horizon<S>
  /**
   * Playouts for each candidate move that are usual here: fewer where more of them hardly make better play. 20 where nothing is said.
   */
  readonly playouts?: number
  /**
   * How far two moves are played on as the search would before it is said which is better, where first sight plays on so differently that it may not
   * tell. Absent where first sight will do.
   */
  readonly playingOn?: PlayingOn
  /**
   * Whether a seat that is due has something to decide. In a window: something that a table asks about, since where it has nothing, the window may have been
   * let pass for whoever sat there. On a turn: something to play. Absent where it has whenever it has two legal moves.
   */
  isAsked?(state: S, seat: Seat): boolean
  /**
   * How much of what a level overlooks is overlooked here: less than 1 where a single move that is missed costs far more than in other
   * games. 1 where nothing is said.
   */
  readonly slips?: number
}
