import type { Command } from '@tefuda/wire'
import type { GuestId } from '../../table/entry.ts'
import type { Words } from '../../words.ts'
import type { Payer } from './payer.ts'

/** Somebody's line to a table: one open page. */
export interface Connection {
  readonly guest: GuestId
  readonly send: (words: Words) => void
  readonly close: (code: number, reason: string) => void
  readonly payer: Payer
  /** How many events its viewer has been told of, or is about to be. Kept by the room. */
  seen: number
  /** Those whom it does not want to hear. */
  deaf: ReadonlySet<GuestId>
  /** The last reading of those; null before the first. Kept by the server. */
  reading: symbol | null
  /** Its guest is nobody any more: it may do nothing more. Kept by the server. */
  isForgotten: boolean
  /** What waits for a `sit` to be carried out, in its order; null where none is under way. Kept by the server. */
  behind: Command[] | null
}

/** What a program brings along. */
export type ProgramEnd = Pick<ProgramLine, 'send' | 'close' | 'payer'>

/** How much a program has been told. */
export interface ProgramProgress {
  /** Events its seat has seen. */
  readonly seen: number
  /** The turn it was last asked for; -1 for none. */
  readonly asked: number
  /** The end. */
  readonly isOver: boolean
}

/** A program on its seat. */
export interface ProgramLine {
  readonly seat: number
  /** The hash of what it showed; another one may have the seat since. */
  readonly token: string
  readonly send: (words: Words) => void
  readonly close: (code: number, reason: string) => void
  readonly payer: Payer
  /** What it has been told, and what it will have been once all is stored. */
  told: ProgramProgress
  coming: ProgramProgress
}
