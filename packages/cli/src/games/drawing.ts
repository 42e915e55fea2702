import type { Refusal, Seat, Text } from '@tefuda/kernel'
import type { Look } from '../terminal/look.ts'

/** Cells to the right and down from where one would look unasked. */
export interface Pan {
  readonly x: number
  readonly y: number
}

/** Room for the middle of the table, and where to look when it is larger than that. */
export interface Area {
  readonly columns: number
  readonly rows: number
  readonly pan: Pan
}

/** Something to look at that is not a move, such as the cards under a card. */
export interface LookCommand {
  readonly name: string
  readonly help: Text
  show(view: unknown, argument: string, look: Look): string[] | Refusal
}

/**
 * How a terminal shows one game: everything that is not the same at every table. Views, events and previews are the
 * game's own; each file knows their type. A new game adds a file with one of these to the list.
 */
export interface GameDrawing {
  /** The id of the game. */
  readonly game: string
  /** What a person types to make a move, in a line or two. */
  readonly moveHelp: readonly Text[]
  /** Whether the middle may be larger than its area. */
  readonly pans: boolean
  readonly commands: readonly LookCommand[]
  /** The middle: at most `area.rows` lines of at most `area.columns`. Points out what `events`, or the `preview`, touch. */
  board(view: unknown, events: readonly unknown[], preview: unknown, look: Look, area: Area): string[]
  /** As much of `area.pan` as moves the middle: it stops at the edges. */
  reachable(view: unknown, events: readonly unknown[], area: Area): Pan
  /** Whether the short log beside the board leaves an event out; the full log tells everything. */
  minor(event: unknown): boolean
  /** The cards of a seat, at most three lines. */
  hand(view: unknown, seat: Seat, look: Look, columns: number): string[]
  /** What holds for the table now, such as the size of the pile or a duty; short texts. */
  notes(view: unknown, look: Look): string[]
  /** A few words beside the score of a seat. */
  seatNote(view: unknown, seat: Seat, look: Look): string
  /** What a move would do, a line for each part. */
  preview(preview: unknown, look: Look): string[]
  /** The full text of a move typed in a short form; a text that is none comes back as it is. */
  readShort(text: string, view: unknown, seat: Seat): string | Refusal
}
