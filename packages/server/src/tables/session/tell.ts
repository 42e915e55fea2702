import type { Viewer } from '@tefuda/kernel'
import type { Update } from '@tefuda/wire'
import type { Entry, GuestId } from '../../table/entry.ts'
import { type Around, type Mark, newsOf, syncWordsFor, tableView, updateFor } from '../../table/projection.ts'
import { seatOf, type Table, viewerOf } from '../../table/table.ts'
import type { Words } from '../../words.ts'
import { type ChatLine, chatFor } from '../messages/chat-lines.ts'
import type { Connection } from '../messages/connection.ts'
import { seesNow } from '../messages/viewers.ts'

/** A table as some connections see it. */
export interface Projection {
  readonly table: Table
  readonly connections: ReadonlySet<Connection>
  /** These connections see the table later than it is. */
  readonly isDelayed: boolean
  readonly around: Around
  /** The moment as those who look see it. */
  readonly now: number
  /** What has been said so far for those who look, oldest first. */
  readonly chat: readonly ChatLine[]
  readonly say: (to: Connection, words: Words) => void
}

/** With whose eyes a guest sees it. Nobody who sees it late has a seat any more, whoever still sat there then. */
const eyesOf = ({ table, isDelayed }: Projection, guest: GuestId): Viewer => (isDelayed ? null : viewerOf(table, guest))

/**
 * Tells every connection that may know what entries brought. A viewer's message is made once, however many
 * connections there are: where it speaks of the game alone it is the same for all who see the same. Whoever has given a
 * seat up by it gets a full sync as a spectator; where a move was taken back, all get one.
 */
export const tellNews = (projection: Projection, before: Mark, entries: readonly Entry[]): void => {
  const { table, connections, around, now, isDelayed } = projection
  const news = newsOf(table, before, entries)
  if (!news.table && !news.game) return
  const left = entries.flatMap((entry) => (entry.type === 'lent' && entry.good ? [entry.seat] : []))
  const texts = new Map<string | number, { text: string; seen: number } | null>()
  for (const connection of connections) {
    const { guest } = connection
    if (!isDelayed && !seesNow(table, guest)) continue
    if (news.isUndone || (left.length > 0 && left.includes(seatOf(table, guest) ?? -1))) {
      tellAll(projection, connection, 0)
      continue
    }
    const viewer = eyesOf(projection, guest)
    const key = news.table ? guest : (viewer ?? -1)
    let told = texts.get(key)
    if (told === undefined) {
      const update = updateFor(table, news, guest, connection.seen, around, now, viewer)
      told = update && { text: JSON.stringify(update), seen: update.game?.seen ?? connection.seen }
      texts.set(key, told)
    }
    if (told === null) continue
    connection.seen = told.seen
    projection.say(connection, told.text)
  }
}

/** Tells everybody who is here and how they are called. */
export const tellAround = (projection: Projection): void => {
  const { table, connections, around, isDelayed, say } = projection
  const texts = new Map<string, string>()
  for (const connection of connections) {
    const { guest } = connection
    if (!isDelayed && !seesNow(table, guest)) continue
    let text = texts.get(guest)
    if (text === undefined) {
      const update: Update = { type: 'update', table: tableView(table, guest, around, eyesOf(projection, guest)) }
      text = JSON.stringify(update)
      texts.set(guest, text)
    }
    say(connection, text)
  }
}

/** Everything, for somebody who arrives or comes back having seen `from` events. */
export const tellAll = (projection: Projection, connection: Connection, from: number): void => {
  const { table, around, now, chat } = projection
  const { guest, deaf } = connection
  const viewer = eyesOf(projection, guest)
  const said = chatFor(table, viewer, deaf, around, chat)
  const sync = syncWordsFor(table, guest, from, around, now, said, viewer)
  connection.seen = sync.seen
  projection.say(connection, sync.words)
}

/** Sends a full sync to some of those who see it, so that nothing stays on a page that is not to be seen any more. */
export const resync = (projection: Projection, some: ReadonlySet<Connection>): void => {
  for (const connection of projection.connections.intersection(some))
    if (projection.isDelayed || seesNow(projection.table, connection.guest))
      tellAll(projection, connection, connection.seen)
}
