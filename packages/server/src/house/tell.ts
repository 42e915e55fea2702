import type { Update } from '@tefuda/wire'
import type { Entry } from '../table/entry.ts'
import { type Around, type Mark, newsOf, syncFor, tableView, updateFor } from '../table/sight.ts'
import { seatOf, type Table } from '../table/table.ts'
import type { Connection } from './connection.ts'
import { type Said, sayingsFor } from './sayings.ts'
import { seesNow } from './viewers.ts'

/** A table as some connections see it. */
export interface Sight {
  readonly table: Table
  readonly connections: ReadonlySet<Connection>
  /** These connections see the table later than it is. */
  readonly isLate: boolean
  readonly around: Around
  /** The moment as those who look see it. */
  readonly now: number
  readonly say: (to: Connection, text: string) => void
}

/**
 * Tells every connection that may know what entries brought. A viewer's message is made once, however many
 * connections there are: where it speaks of the game alone it is the same for all who see the same.
 */
export const tellNews = (sight: Sight, before: Mark, entries: readonly Entry[]): void => {
  const { table, connections, around, now, isLate } = sight
  const news = newsOf(table, before, entries)
  if (!news.table && !news.game) return
  const texts = new Map<string | number, { text: string; seen: number } | null>()
  for (const connection of connections) {
    const { guest } = connection
    if (!isLate && !seesNow(table, guest)) continue
    const key = news.table ? guest : (seatOf(table, guest) ?? -1)
    let told = texts.get(key)
    if (told === undefined) {
      const update = updateFor(table, news, guest, connection.seen, around, now)
      told = update && { text: JSON.stringify(update), seen: update.game?.seen ?? connection.seen }
      texts.set(key, told)
    }
    if (told === null) continue
    connection.seen = told.seen
    sight.say(connection, told.text)
  }
}

/** Tells everybody who is here and how they are called. */
export const tellAround = ({ table, connections, around, now, isLate, say }: Sight): void => {
  const texts = new Map<string, string>()
  for (const connection of connections) {
    const { guest } = connection
    if (!isLate && !seesNow(table, guest)) continue
    let text = texts.get(guest)
    if (text === undefined) {
      const update: Update = { type: 'update', now, table: tableView(table, guest, around) }
      text = JSON.stringify(update)
      texts.set(guest, text)
    }
    say(connection, text)
  }
}

/** Everything, for somebody who arrives or comes back having seen `from` events. */
export const tellAll = (sight: Sight, connection: Connection, from: number, sayings: readonly Said[]): void => {
  const { table, around, now, isLate } = sight
  const heard = isLate ? sayings.filter(({ room, at }) => room === 'spectators' || at <= now) : sayings
  const said = sayingsFor(table, connection.guest, connection.deaf, around, heard)
  const sync = syncFor(table, connection.guest, from, around, now, said)
  connection.seen = sync.game?.seen ?? 0
  sight.say(connection, JSON.stringify(sync))
}
