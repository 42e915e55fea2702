import type { Engine, Match, MoveQuery, Outcome, Refusal, Rules, Seat, Text, Viewer } from '@tefuda/kernel'
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

/** A table as one viewer sees it. */
export interface Projection {
  /** The rules as they are played here. */
  readonly engine: Engine
  /** The game's own view of that viewer. */
  readonly view: unknown
  readonly viewer: Viewer
  readonly rules: Rules
  /** What each seat is called. */
  readonly names: readonly string[]
  readonly look: Look
}

/** A match, and what is the same for all who see it here. */
interface Shown {
  readonly match: Match
  readonly names: readonly string[]
  readonly look: Look
}

/** The table of a match as a viewer sees it now. */
export const projectionOf = ({ match, names, look }: Shown, viewer: Viewer): Projection => {
  const { engine, state, rules } = match
  return { engine, view: engine.view(state, viewer), viewer, rules, names, look }
}

/** Something to look at that is not a move, such as the cards under a card. */
export interface LookCommand {
  readonly name: string
  readonly help: Text
  show(projection: Projection, argument: string, columns: number): string[] | Refusal
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
  /** What may stand behind `moves`, in a line. */
  readonly movesHelp: Text
  /** What everybody round one screen is asked together in a window. */
  readonly anybody: Text
  /** Whether the middle may be larger than its area. */
  readonly pans: boolean
  /** Whether the seats sit round the middle, drawn by `board`; else they stand in a list beside it. */
  readonly seatsRound: boolean
  readonly commands: readonly LookCommand[]
  /** The middle: at most `area.rows` lines of at most `area.columns`. Points out what `events`, or the `preview`, touch. */
  board(projection: Projection, events: readonly unknown[], preview: unknown, area: Area): string[]
  /** As much of `area.pan` as moves the middle: it stops at the edges. */
  reachable(view: unknown, events: readonly unknown[], area: Area): Pan
  /** The cards of a seat, at most three lines. */
  hand(projection: Projection, seat: Seat, columns: number): string[]
  /** What holds for the table now, such as the size of the pile or a duty; short texts. */
  notes(view: unknown, look: Look): string[]
  /** A few words beside the score of a seat, where the seats stand in a list. */
  seatNote(view: unknown, seat: Seat, look: Look): string
  /** What a seat that is due is asked, in a line; empty where the table says it all. `moves` makes the legal ones. */
  question(projection: Projection, seat: Seat, moves: () => readonly string[]): string
  /** What a move would do, a line for each part. */
  preview(preview: unknown, look: Look): string[]
  /** Which moves `moves ARGUMENT` asks the engine for. */
  query(argument: string): MoveQuery
  /** Moves as a list to choose from, in lines of at most `columns`; those that the argument asks for. */
  list(moves: readonly string[], argument: string, look: Look, columns: number): string[]
  /** The full text of a move typed in a short form; a text that is none comes back as it is. `moves` makes the legal ones. */
  readShort(text: string, projection: Projection, seat: Seat, moves: () => readonly string[]): string | Refusal
  /** The result of a deal that these events ended, with the running score; null where they ended none. */
  dealSheet(projection: Projection, events: readonly unknown[], columns: number): string[] | null
  /** What the game adds to the result of a seat, such as a title. */
  resultNote(outcome: Outcome, seat: Seat, look: Look): string
}
