import { isRefusal } from '@tefuda/kernel'
import type { Kysely } from 'kysely'
import { GOING, type Tables } from '../../store/index.ts'
import type { GuestId } from '../../table/entry.ts'
import { seatOf } from '../../table/table.ts'
import { rest } from '../commands/reading.ts'
import { enter, type Rooms } from '../memory/rooms.ts'
import type { Connection } from '../messages/connection.ts'
import { STORE_DOWN } from '../messages/refusals.ts'
import { withOwn } from '../records/lines.ts'
import type { Room } from '../session/room.ts'

/** What could not be done is tried again after so many milliseconds, then twice as long each time, but never longer than that. */
const AGAIN = 1000
const LONGEST = 600_000

/** Closes the connections of somebody who has been forgotten, and has them leave the tables that are in memory here. */
export const expel = (rooms: Rooms, guest: GuestId): void => {
  rooms.people.expel(guest)
  for (const room of rooms.loaded.values()) {
    const { id, table, here } = room
    turnAway(room, guest)
    if (table.host === guest || seatOf(table, guest) !== null || here.has(guest)) depart(rooms, id, guest)
  }
}

/** Has a forgotten guest leave all tables, sooner or later. */
export const departAll = (rooms: Rooms, guest: GuestId, wait = AGAIN): void => {
  const { store, clock, log } = rooms.parts
  if (rooms.isClosing) return
  tablesOf(store.db, guest).then(
    (ids) => {
      for (const id of ids) depart(rooms, id, guest)
    },
    (error: unknown) => {
      log.warn({ err: error }, 'the tables of somebody forgotten cannot be found')
      clock.after(wait, () => departAll(rooms, guest, longer(wait)))
    },
  )
}

/** Has those leave whom a server that has ended had not come to. */
export const departLeftBehind = (rooms: Rooms, wait = AGAIN): void => {
  const { store, clock, log } = rooms.parts
  if (rooms.isClosing) return
  leftBehind(store.db).then(
    (guests) => {
      for (const guest of guests) departAll(rooms, guest)
    },
    (error: unknown) => {
      log.warn({ err: error }, 'whether somebody forgotten is at a table still cannot be found out')
      clock.after(wait, () => departLeftBehind(rooms, longer(wait)))
    },
  )
}

/** Has a forgotten guest leave a table, sooner or later. */
const depart = (rooms: Rooms, id: string, guest: GuestId, wait = AGAIN): void => {
  const lost = (): void => {
    rooms.parts.clock.after(wait, () => depart(rooms, id, guest, longer(wait)))
  }
  if (rooms.isClosing) return
  void enter(rooms, id, (room) => room.submit({ kind: 'departure', guest, lost })).then((room) => {
    if (room === STORE_DOWN) lost()
    else if (room !== null && !isRefusal(room)) rest(room)
  })
}

const longer = (wait: number): number => Math.min(2 * wait, LONGEST)

/** Tables that are not over and where a guest has a seat or is the host. */
const tablesOf = async (db: Kysely<Tables>, guest: GuestId): Promise<string[]> => {
  const rows = await withOwn(db, guest)
    .selectFrom('own')
    .innerJoin('matches', 'matches.id', 'own.match')
    .select('matches.id')
    .where('stage', 'in', GOING)
    .execute()
  return rows.map(({ id }) => id)
}

/** Guests who have been forgotten and still are at such a table: a server may have ended before they had left them all. */
const leftBehind = async (db: Kysely<Tables>): Promise<GuestId[]> => {
  const going = db.selectFrom('matches').where('stage', 'in', GOING)
  const [hosts, sitters] = await Promise.all([
    going
      .innerJoin('guests', 'guests.id', 'matches.host')
      .select('guests.id')
      .where('deleted', 'is not', null)
      .execute(),
    going
      .innerJoin('sitters', 'sitters.match', 'matches.id')
      .innerJoin('guests', 'guests.id', 'sitters.guest')
      .select('guests.id')
      .where('deleted', 'is not', null)
      // Whoever has left a game has a bot there, which is named.
      .where('sitters.name', 'is', null)
      .execute(),
  ])
  return [...new Set([...hosts, ...sitters].map(({ id }) => id))]
}

/** Connections that may do nothing more are told nothing more. */
const turnAway = ({ connections, delayedSpectators }: Room, guest: GuestId): void => {
  for (const told of [connections, delayedSpectators?.connections ?? new Set<Connection>()])
    for (const connection of told) if (connection.guest === guest) told.delete(connection)
}
