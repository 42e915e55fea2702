import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** One for all who block nobody. */
export const NOBODY: ReadonlySet<string> = new Set()

/** Those whom a guest does not want to meet. */
export const blockedBy = async (db: Kysely<Tables>, guest: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('blocks').select('blocked').where('guest', '=', guest).execute()
  return rows.length === 0 ? NOBODY : new Set(rows.map(({ blocked }) => blocked))
}
