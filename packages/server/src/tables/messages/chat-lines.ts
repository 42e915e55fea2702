import type { Viewer } from '@tefuda/kernel'
import type { ChatLineView } from '@tefuda/wire'
import type { GuestId } from '../../table/entry.ts'
import { type Around, whoIs } from '../../table/projection.ts'
import { hasEnded, type Table } from '../../table/table.ts'

/** A chat line with whose it is, as a room keeps it. */
export interface ChatLine extends Omit<ChatLineView, 'who' | 'name'> {
  readonly guest: GuestId
  readonly room: 'table' | 'spectators'
}

/** So many are told to whoever arrives. */
export const LAST_CHAT_LINES = 50

/** What spectators say does not reach those who play, until the game is over. */
export const mayHear = (table: Table, viewer: Viewer, { room }: Pick<ChatLine, 'room'>): boolean =>
  room === 'table' || hasEnded(table.stage) || viewer === null

export const chatLineOf = (table: Table, said: ChatLine, around: Around): ChatLineView => ({
  number: said.number,
  at: said.at,
  who: whoIs(table.id, said.guest),
  name: around.nameOf(said.guest),
  seat: said.seat,
  ...(said.text !== undefined && { text: said.text }),
  ...(said.phrase !== undefined && { phrase: said.phrase }),
})

/** What whoever arrives may read. `deaf`: those whom it does not want to hear. */
export const chatFor = (
  table: Table,
  viewer: Viewer,
  deaf: ReadonlySet<GuestId>,
  around: Around,
  chat: readonly ChatLine[],
): ChatLineView[] =>
  chat
    .filter((said) => mayHear(table, viewer, said) && !deaf.has(said.guest))
    .slice(-LAST_CHAT_LINES)
    .map((said) => chatLineOf(table, said, around))
