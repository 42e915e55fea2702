import type { GuestId } from '../../table/entry.ts'
import type { People } from '../presence/people.ts'
import type { Parts } from '../services/parts.ts'
import type { Room } from '../session/room.ts'

/** What concerns the whole server. */
export interface Concerns {
  readonly people: People
  /** Somebody has been forgotten at another node. */
  readonly forget: (guest: GuestId) => void
  /** Somebody blocks others than before. */
  readonly blocksChanged: (guest: GuestId) => void
  /** These may. */
  readonly readBlocks: (guests: readonly GuestId[]) => Promise<void>
}

/** This process among others on one store. */
export interface Node {
  readonly parts: Parts
  readonly rooms: ReadonlyMap<string, Room>
  readonly concerns: Concerns
}
