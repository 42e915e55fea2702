import type { Viewer } from '@tefuda/kernel'
import type { Saying } from '@tefuda/wire'
import type { GuestId } from '../../table/entry.ts'
import { type Around, whoIs } from '../../table/projection.ts'
import { hasEnded, type Table } from '../../table/table.ts'

/** A saying with whose it is, as a room keeps it. */
export interface Said extends Omit<Saying, 'who' | 'name'> {
  readonly guest: GuestId
  readonly room: 'table' | 'spectators'
}

/** So many are told to whoever arrives. */
export const LAST_SAYINGS = 50

/** What spectators say does not reach those who play, until the game is over. */
export const mayHear = (table: Table, viewer: Viewer, { room }: Pick<Said, 'room'>): boolean =>
  room === 'table' || hasEnded(table.stage) || viewer === null

export const sayingOf = (table: Table, said: Said, around: Around): Saying => ({
  number: said.number,
  at: said.at,
  who: whoIs(table.id, said.guest),
  name: around.nameOf(said.guest),
  seat: said.seat,
  ...(said.text !== undefined && { text: said.text }),
  ...(said.phrase !== undefined && { phrase: said.phrase }),
})

/** What whoever arrives may read. `deaf`: those whom it does not want to hear. */
export const sayingsFor = (
  table: Table,
  viewer: Viewer,
  deaf: ReadonlySet<GuestId>,
  around: Around,
  sayings: readonly Said[],
): Saying[] =>
  sayings
    .filter((said) => mayHear(table, viewer, said) && !deaf.has(said.guest))
    .slice(-LAST_SAYINGS)
    .map((said) => sayingOf(table, said, around))
