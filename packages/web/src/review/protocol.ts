import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Progress, Review } from '@tefuda/review'

/** What the page asks the thread in which games are reviewed. */
export interface Commission {
  readonly record: GameRecord
  readonly seat: Seat
  /** Among many games there is no longer look at what is not clear in one. */
  readonly isOneOfMany?: boolean
}

/** What the thread is told: what to review, of which it does the first step, and then one step more each time. */
export type Told = Commission | 'next'

/** What comes of a step. */
export type Report =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** With the number of deals of the record. */
  | { readonly kind: 'over'; readonly review: Review; readonly deals: number }
  | { readonly kind: 'trouble'; readonly trouble: string }
