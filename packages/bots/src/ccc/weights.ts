import type { NearWorth } from './standing.ts'

/** How the bot weighs what it sees; found by letting it play against itself. */
export interface Weights extends NearWorth {
  /** Points that an ordinary card in the hand stands for, early in the game. */
  readonly card: number
  /** Turns before the end from which on cards lose their worth. */
  readonly fading: number
}

export const WEIGHTS: Weights = { card: 0.65, exposed: 0.6, sheltered: 0.85, fading: 2 }
