import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Those whom a guest does not want to meet. */
export const blockedBy = async (db: Kysely<Tables>, guest: string): Promise<Set<string>> => {
  const rows = await db.selectFrom('blocks').select('blocked').where('guest', '=', guest).execute()
  return new Set(rows.map(({ blocked }) => blocked))
}
