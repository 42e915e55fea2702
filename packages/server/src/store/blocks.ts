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
  const blocked = new Map<string, Set<string>>()
  for (const row of rows) {
    const known = blocked.get(row.guest)
    if (known === undefined) blocked.set(row.guest, new Set([row.blocked]))
    else known.add(row.blocked)
  }
  return blocked
}

/** Those whom a guest does not want to meet. */
export const blockedBy = async (db: Kysely<Tables>, guest: string): Promise<ReadonlySet<string>> =>
  (await blocksOf(db, [guest])).get(guest) ?? NOBODY
