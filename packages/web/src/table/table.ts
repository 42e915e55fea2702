import type { Match, Outcome, Phase, Refusal, Seat, SeatInfo, Text } from '@tefuda/kernel'
import type { SeatPlayer } from '../storage/index.ts'
import type { Display } from './display.ts'
import type { Played } from './played.ts'
import type { SeatContext, Window } from './table-game.ts'

/** A session that has come to its end and been kept. */
export interface Finished {
  /** Id of its record, for the replay. */
  readonly record: string
  /** The best score before it, for one person alone; null where it does not count. */
  readonly best: { readonly before: number | null; readonly improved: boolean } | null
}

/** A move on its way to a table elsewhere, and the context in which it is made: as it was, or as it is seen now. */
export interface Sent {
  readonly move: string
  readonly context: SeatContext
}

export interface TableState {
  /** What the viewer sees of the game as it stands; `Display` may still be on the way there. */
  readonly context: SeatContext
  readonly due: readonly Seat[]
  readonly phase: Phase
  /** What the seats are called, as far as they have names. */
  readonly seats: readonly SeatInfo[]
  readonly players: readonly SeatPlayer[]
  /** The seat that is simply "you"; null where several persons look at this screen, or none sits at the table. */
  readonly you: Seat | null
  /** The person who should take the screen; null while the right one sits before it. */
  readonly curtain: Seat | null
  /** The time persons have to answer where several seats are asked at once; null where none runs. */
  readonly window: Window | null
  /** The persons who may claim at this screen, all of them looking at it; null where there is no such moment. */
  readonly claims: readonly Seat[] | null
  /** The bot that is thinking, as far as everybody may know. */
  readonly thinking: Seat | null
  /** A bot waits to be asked for its move, where moves are shown step by step. */
  readonly held: boolean
  /** Why a bot does not go on; null while all is well. */
  readonly stuck: Refusal | null
  /** The viewer's move that is on its way to a table elsewhere; here moves are played at once. */
  readonly sent: Sent | null
  /** Why the move that was sent is not played after all. */
  readonly refused: Refusal | null
  /** Another window has the table. */
  readonly elsewhere: boolean
  /** Nothing is asked of the viewer any more: the game was stopped. */
  readonly isOut: boolean
  readonly outcome: Outcome | null
  readonly finished: Finished | null
  /** The whole session, once it is over and everybody may know everything. */
  readonly whole: Match | null
  /** Running scores before the first move and after each. */
  readonly scores: readonly (readonly number[])[]
  /** Of the events the viewer has seen, the numbers of those with which a move begins that time made. */
  readonly timeouts: readonly number[]
  readonly mayUndo: boolean
}

/** A table, wherever the game is kept. */
export interface Table {
  readonly played: Played
  readonly display: Display
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Plays a move of the viewer. `pictured`: its cards lie on the field already, as a preview. */
  play(move: string, pictured: boolean): Refusal | null
  /** The refusal of the move that was sent has been read. */
  forgetRefusal(): void
  /** Takes the last move back, where the rules allow it. */
  undo(): Refusal | null
  /** Whether moves can be taken back here at all, some time. */
  readonly offersUndo: boolean
  /** The person for whom the curtain waits has come. */
  open(): void
  /** One of those who look at the screen together claims: the screen is theirs until they have answered. */
  claim(seat: Seat): void
  /** None of them claims. */
  letPass(): void
  /** Whether what is possible may be marked: not where the task is to find it, nor against others elsewhere. */
  readonly mayMarkPossible: boolean
  /** The move that a lesson points at just now; null where none does. */
  wished(): string | null
  /** What a good bot would do for the viewer, who is told null where it cannot say. Null where nobody gives hints. */
  readonly hint: (() => Promise<Advice | null>) | null
  /** Asks the bot for its move that is held back. */
  next(): void
  /** The rest of the deal at once, for whoever is out of it. Null where others play too. */
  readonly skip: (() => void) | null
  /** Lets bots try again. */
  retry(): void
  close(): void
}

/** The move a bot would make, and why, where it can say. */
export interface Advice {
  readonly move: string
  readonly reason: Text | undefined
}

/** The level of bot that gives hints. */
export const HINT_LEVEL = 'hint'
