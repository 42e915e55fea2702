import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** One for all who block nobody. */
export const NOBODY: ReadonlySet<string> = new Set()

/** Those whom guests do not want to meet; nothing for whoever blocks nobody. */
export const blocksOf = async (
  db: Kysely<Tables>,
  guests: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await db.selectFrom('blocks').select(['guest', 'blocked']).where('guest', 'in', guests).execute()
  const byGuest = Map.groupBy(rows, ({ guest }) => guest)
  return new Map([...byGuest].map(([guest, own]) => [guest, new Set(own.map(({ blocked }) => blocked))]))
}

/** Those whom a guest does not want to meet. */
export const blockedBy = async (db: Kysely<Tables>, guest: string): Promise<ReadonlySet<string>> =>
  (await blocksOf(db, [guest])).get(guest) ?? NOBODY
