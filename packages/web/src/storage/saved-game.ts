import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Review } from '@tefuda/review'

/** Who plays a seat on this screen. */
export type SeatPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }

/** What a session is a try at, where it is the deal of a day. */
export interface DailyTry {
  readonly day: string
  /** On its day from the server, later, or from the date alone where no server was reached. */
  readonly kind: 'today' | 'late' | 'offline'
  /** How often a hint was asked for. */
  readonly hints: number
}

/** The puzzle a session began as. */
export interface PuzzleAt {
  readonly game: string
  readonly number: number
}

/** The lesson a session is. */
export interface LessonAt {
  readonly game: string
  readonly id: string
}

/** The position of another game from which a session was taken up. */
export interface ExerciseAt {
  /** The address of its review there, from the base of the page. */
  readonly review: string
}

/** A session that is not over: its record so far, and who plays. */
export interface SavedGame {
  /** Also its address: /play/ID. */
  readonly id: string
  readonly record: GameRecord
  /** As many as the record has seats. */
  readonly seats: readonly SeatPlayer[]
  /** When it was last changed, in milliseconds since 1970. */
  readonly updated: number
  readonly daily?: DailyTry
  readonly puzzle?: PuzzleAt
  readonly lesson?: LessonAt
  readonly exercise?: ExerciseAt
  /** How many moves its record had when it began; absent where it had none. */
  readonly from?: number
  /** Read from a file instead of begun here. */
  readonly imported?: true
}

/** A finished session as it is kept here. */
export interface KeptRecord {
  readonly id: string
  readonly record: GameRecord
  /** When it was kept, in milliseconds since 1970. */
  readonly finished: number
  /** Read from a file instead of played here; such records set no personal bests. */
  readonly imported: boolean
  /** It began as a lesson, as a puzzle or from a position of another game: it can be replayed, and is no game of one's own. */
  readonly exercise?: true
  /** Where whoever keeps it sat, if it was played online. */
  readonly seat?: Seat
  /** The last review that was made of each seat. */
  readonly reviews?: readonly KeptReview[]
}

/** How reviews are made and written today. Raised whenever that changes: one kept under another number is made anew. */
export const REVIEW_VERSION = 16

/** A review as it is kept with its record. */
export interface KeptReview {
  readonly version: typeof REVIEW_VERSION
  readonly review: Review
  /** How many deals the record has. */
  readonly deals: number
  /** Made with those of many games, each in less time. */
  readonly isOneOfMany?: true
}

/** The best score of one person alone under one rule set. */
export interface Best {
  readonly fingerprint: string
  readonly score: number
  /** When it was reached, in milliseconds since 1970. */
  readonly reached: number
}
