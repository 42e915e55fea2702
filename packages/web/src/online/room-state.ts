import type { Refusal } from '@tefuda/kernel'
import type { ChatLineView, Phrase, TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import type { Status } from './reconnecting-line.ts'

/** Something that is said here and has not been answered yet. */
export interface Unsaid {
  readonly key: number
  readonly text?: string
  readonly phrase?: Phrase
}

/** What a page knows of its online table. */
export interface RoomState {
  readonly status: Status
  /** Null before the server has told anything. */
  readonly table: TableView | null
  readonly game: SeenGame | null
  readonly chat: readonly ChatLineView[]
  readonly unsaid: readonly Unsaid[]
  /** Nothing more may be said, as far as the last attempt tells. */
  readonly isSilenced: boolean
  /** Why there is no connection, or what the server would not take. */
  readonly trouble: Refusal | null
}

/** Before anything is known. */
export const NO_ROOM: RoomState = {
  status: 'connecting',
  table: null,
  game: null,
  chat: [],
  unsaid: [],
  isSilenced: false,
  trouble: null,
}

/** The state of a room, of which each part of it changes its own. */
export interface RoomMemory {
  readonly state: () => RoomState
  readonly set: (change: Partial<RoomState>) => void
}
