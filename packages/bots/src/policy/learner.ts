import type { Seat } from '@tefuda/kernel'
import type { Choices } from './softmax.ts'

/**
 * A game as a policy plays it, quickly: a position is a deal under way in whatever form is quick to play on. A choice is looked at
 * by what its seat can see alone.
 */
export interface Learner<S = unknown, M = unknown, P = unknown> {
  /** How many weights there are. */
  readonly size: number
  /**
   * In training choices that are made less often than this, from 0 to 1, are not played on, and thought as good as the others together:
   * where playing on takes long. All are played on where nothing is said.
   */
  readonly rare?: number
  /** The weights that were trained for this table; null where there are none. */
  readonly trained: Float32Array | null
  /** What the last look has found. */
  readonly choices: Choices
  /** A position of its own; null where the deal is not under way. */
  read(state: S): P | null
  copy(into: P, from: P): void
  /** Whose turn it is; −1 at the end of the deal. */
  turn(position: P): Seat
  /** Finds the sensible choices of the seat on its turn; the features only where `described`. */
  look(position: P, described: boolean): void
  /** Carries a choice of the last look out. */
  play(position: P, choice: number): void
  /** Points of all seats, after the end. */
  scores(position: P): readonly number[]
  /** The move of a choice of the last look, for the state that was read. */
  move(state: S, choice: number): M
}
