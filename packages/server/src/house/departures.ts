import type { Kysely } from 'kysely'
import type { Tables } from '../store/index.ts'
import type { GuestId } from '../table/entry.ts'
import type { Connection } from './connection.ts'
import type { Room } from './room.ts'

/** Tables that are not over and where a guest has a seat or is the host. */
export const tablesOf = async (db: Kysely<Tables>, guest: GuestId): Promise<string[]> => {
  const going = tablesGoing(db).select('matches.id')
  const [hosted, sat] = await Promise.all([
    going.where('host', '=', guest).execute(),
    going.innerJoin('sitters', 'sitters.match', 'matches.id').where('sitters.guest', '=', guest).execute(),
  ])
  return [...new Set([...hosted, ...sat].map(({ id }) => id))]
}

/** Guests who have been forgotten and still are at such a table: a server may have ended before they had left them all. */
export const leftBehind = async (db: Kysely<Tables>): Promise<GuestId[]> => {
  const going = tablesGoing(db)
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
      .execute(),
  ])
  return [...new Set([...hosts, ...sitters].map(({ id }) => id))]
}

const tablesGoing = (db: Kysely<Tables>) =>
  db.selectFrom('matches').where('stage', 'in', ['open', 'revealing', 'playing'])

/** Of some guests those who have been forgotten. */
export const forgottenOf = async (db: Kysely<Tables>, guests: readonly GuestId[]): Promise<GuestId[]> => {
  const rows = await db
    .selectFrom('guests')
    .select('id')
    .where('id', 'in', guests)
    .where('deleted', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Connections that may do nothing more are told nothing more. */
export const turnAway = ({ connections, late }: Room, guest: GuestId): void => {
  for (const told of [connections, late?.connections ?? new Set<Connection>()])
    for (const connection of told) if (connection.guest === guest) told.delete(connection)
}
