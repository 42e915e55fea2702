import type { Rated } from './rated.ts'

/** What a choice seems to come to. */
export interface Outlook {
  /** What the hand weighs then. */
  left: number
  /** The plays it falls into then. */
  plays: number
  /** The chance that it wins the turn; 0 for passing. */
  holds: number
}

/** A play, null for passing, and what it seems to come to. */
export interface Foreseen<P> extends Rated<P | null>, Readonly<Outlook> {}
