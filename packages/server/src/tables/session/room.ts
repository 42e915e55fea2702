import type { Refusal, Seat } from '@tefuda/kernel'
import type { CommandOf, Hello } from '@tefuda/wire'
import type { TableCommand } from '../../table/decide.ts'
import type { Dated, Entry, GuestId } from '../../table/entry.ts'
import type { Around } from '../../table/projection.ts'
import type { Table } from '../../table/table.ts'
import type { Words } from '../../words.ts'
import type { ChatLine } from '../messages/chat-lines.ts'
import type { Connection, ProgramLine } from '../messages/connection.ts'
import type { Parts } from '../services/parts.ts'
import type { Written } from './rows.ts'

/** The table as spectators see it who see everything some seconds later. */
export interface DelayedSpectators {
  readonly table: Table
  /** Milliseconds. */
  readonly delay: number
  readonly connections: Set<Connection>
  /** What has happened and is not told yet: what belongs together in one list. */
  readonly coming: (readonly Dated[])[]
  stop: () => void
}

/** What somebody wants of a room. Requests are carried out one after another, and again where another node was quicker. */
export type TableRequest =
  | {
      readonly kind: 'command'
      readonly connection: Connection
      readonly command: TableCommand | CommandOf<'silence'>
    }
  /** `token`: what the program will show. */
  | {
      readonly kind: 'seat-program'
      readonly connection: Connection
      readonly command: CommandOf<'seat-program'>
      readonly token: string
    }
  /** `table`: the one that has been opened for it. */
  | {
      readonly kind: 'rematch'
      readonly connection: Connection
      readonly command: CommandOf<'rematch'>
      readonly table: string
    }
  /** A page gets a full sync. */
  | { readonly kind: 'resync'; readonly connection: Connection }
  | { readonly kind: 'hello'; readonly connection: Connection; readonly hello: Hello }
  /** A program shows its token; it is answered by its seat. */
  | {
      readonly kind: 'token'
      readonly token: string
      readonly answer: (told: Seat | Refusal) => void
    }
  /** A program plays. `turn`: that of the push it answers; null where it does not say. */
  | {
      readonly kind: 'program'
      readonly line: ProgramLine
      readonly move: string
      readonly turn: number | null
      readonly answer: (told: Refusal | null) => void
    }
  /** A program wants to know something; what `look` gives is done once all it rests on is stored. `failed`: it never will be. */
  | {
      readonly kind: 'look'
      readonly line: ProgramLine
      readonly look: (table: Table) => (() => void) | null
      readonly failed?: (why: Refusal) => void
    }
  | { readonly kind: 'bot'; readonly seat: number; readonly move: string; readonly turn: number }
  /** The table's own work. */
  | { readonly kind: 'work'; readonly entries: readonly Entry[] }
  /** Somebody has been forgotten. `lost`: called where nothing could be stored. */
  | { readonly kind: 'departure'; readonly guest: GuestId; readonly lost: () => void }
  /** Who is here, or how somebody is called, has changed. */
  | { readonly kind: 'around' }
  /** What somebody said is gone, and so is the name. */
  | { readonly kind: 'unsaid' }

/** Entries that are stored together, and what waits for that. */
export interface Batch {
  readonly at: number
  readonly entries: Entry[]
  readonly requests: TableRequest[]
  /** Messages, each with its connection. */
  readonly to: Connection[]
  readonly words: Words[]
  /** What will be done once it is stored. */
  readonly held: (() => void)[]
}

/** A table being played on this node, kept while somebody looks or something is near. */
export interface Room extends Around {
  readonly id: string
  readonly parts: Parts
  /** Its mailbox: a request is carried out at once, or waits until the log has been read. */
  readonly submit: (request: TableRequest) => void
  /** With everything that has been decided, stored or not. */
  table: Table
  /** The number of the next entry as far as is known to be stored. */
  stored: number
  /** The moment of the last entry. */
  lastAt: number
  /** What is being stored, and what waits for that. */
  flying: Batch | null
  next: Batch | null
  /** Requests that wait while the log is read; null while it is not. */
  waiting: TableRequest[] | null
  /** Taken from memory. */
  isGone: boolean
  /** Something went wrong while the table was being changed. */
  isSpoilt: boolean
  /** The database does not answer. */
  isLost: boolean
  /** Another node has stored something, or work is due, which has to wait until nothing is being stored. */
  isBehind: boolean
  isDue: boolean
  /** A bot is thinking. */
  isThinking: boolean
  /** The number under which due work was taken up. */
  taken: number
  /** Those who see the table as it is. */
  readonly connections: Set<Connection>
  readonly programs: Set<ProgramLine>
  /** Those who see everything later; null where nobody does. */
  delayedSpectators: DelayedSpectators | null
  /** How many connections each guest has here. */
  readonly here: Map<GuestId, number>
  /** Who is connected to other nodes, and until when that holds. */
  readonly elsewhere: Map<string, Elsewhere>
  readonly names: Map<GuestId, string>
  spectators: number
  /** What was told last of who is here. */
  toldHere: string
  /** Who is here will be told soon. */
  isAnnouncing: boolean
  /** What somebody said will be taken off all pages soon. */
  isUnsaying: boolean
  /** The last chat lines, oldest first, as they are stored. */
  chat: ChatLine[]
  /** Whose chat lines pages may show, also older ones. */
  readonly speakers: Set<GuestId>
  /** When each guest said something lately. */
  readonly spoke: Map<GuestId, readonly number[]>
  /** What `due`, `matches.line` and `sitters` hold. */
  written: Written
  /** The next table being opened. */
  following: Promise<string | Refusal> | null
}

export interface Elsewhere {
  readonly guests: readonly GuestId[]
  readonly programs: readonly number[]
  readonly until: number
}

export const newBatch = (at: number): Batch => ({ at, entries: [], requests: [], to: [], words: [], held: [] })

/** Where what is told now has to wait: what is decided may not be stored yet. */
export const openBatch = (room: Room): Batch | null => room.next ?? room.flying

/** Sends, once everything decided so far is stored. */
export const say = (room: Room, connection: Connection, words: Words): void => {
  const batch = openBatch(room)
  if (batch === null) {
    connection.send(words)
    return
  }
  batch.to.push(connection)
  batch.words.push(words)
}

/** Does something, once everything decided so far is stored. */
export const hold = (room: Room, work: () => void): void => {
  const batch = openBatch(room)
  if (batch === null) work()
  else batch.held.push(work)
}

export const isQuiet = (room: Room): boolean => room.flying === null && room.next === null && room.waiting === null

/** Nothing that goes wrong here may leave a room waiting for ever. Whether all went well. */
export const guarded = (room: Room, work: () => void): boolean => {
  try {
    work()
    return true
  } catch (error) {
    room.parts.log.error({ err: error, table: room.id }, 'a table is taken from memory after a fault')
    if (!room.isGone) room.parts.forget(room.id)
    return false
  }
}
