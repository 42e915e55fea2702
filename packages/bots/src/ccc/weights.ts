import type { NearWorth } from './standing.ts'

/** How the bot weighs what it sees; found by letting it play against itself. */
export interface Weights extends NearWorth {
  /** Points that an ordinary card would stand for in a hand with none. */
  readonly card: number
  /** What each card that is held takes off that. */
  readonly each: number
}

export const WEIGHTS: Weights = { card: 1.4, each: 0.06, exposed: 0.75, sheltered: 0.82 }
