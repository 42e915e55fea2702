import type { GameEvent, Rules, Seat, Text } from '@tefuda/kernel'

/** The bots of the daily deal, the same for everybody. */
export const DAILY_LEVEL = 'daily'

/** What the page asks the thread in which bots think. Plain values: it is copied on the way. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly rules: Rules
  readonly seats: number
  readonly seat: Seat
  /** What the seat may know, as the game's engine says. */
  readonly view: unknown
  /** What the seat was told since the deal began. */
  readonly told: readonly GameEvent[]
  /** Of `LEVELS`, `hint`, or `DAILY_LEVEL`. */
  readonly level: string
  readonly seed: number
  /** A move that was played there, of which it is asked why; null where nobody asks. */
  readonly played: string | null
}

export type Answer =
  | {
      readonly id: number
      readonly move: string
      readonly values: readonly { readonly move: string; readonly value: number }[]
      /** Why it would play its move, and why somebody may have played what was played; absent where it cannot say. */
      readonly reason?: Text | undefined
      readonly playedReason?: Text | undefined
    }
  | { readonly id: number; readonly trouble: string }
