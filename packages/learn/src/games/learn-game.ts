import type { Lesson, Rules } from '@tefuda/kernel'

/** The rules and seats of a deal that is set; settings that are not named are as usual. */
export interface DealPlan {
  readonly rules: Rules
  readonly seats: number
}

/** What puzzles of a game are made of: one deal, as people play it most. */
export interface PuzzlePlan extends DealPlan {
  /** The part of the deal, from 0 to 1, before which hardly a move is beyond doubt: too much is still open. */
  readonly from: number
  /** Where seats stand further apart than this, in points, the game is won or lost already. */
  readonly apart?: number
}

/** What there is to be learned of a game. */
export interface LearnGame {
  readonly id: string
  /** In the order in which they build on each other; fetched when they are asked for. */
  lessons(): Promise<{ readonly lessons: readonly Lesson[] }>
  /** A few minutes of the game: what everybody plays on a day. */
  readonly daily: DealPlan
  readonly puzzles: PuzzlePlan
}
