import type { Kysely } from 'kysely'
import type { Tables } from '../store/index.ts'
import type { GuestId } from '../table/entry.ts'
import type { Connection } from './connection.ts'
import type { Room } from './room.ts'

/** Tables that are not over and where a guest has a seat or is the host. */
export const tablesOf = async (db: Kysely<Tables>, guest: GuestId): Promise<string[]> => {
  const going = db.selectFrom('matches').select('matches.id').where('stage', 'in', ['open', 'revealing', 'playing'])
  const [hosted, sat] = await Promise.all([
    going.where('host', '=', guest).execute(),
    going.innerJoin('sitters', 'sitters.match', 'matches.id').where('sitters.guest', '=', guest).execute(),
  ])
  return [...new Set([...hosted, ...sat].map(({ id }) => id))]
}

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
