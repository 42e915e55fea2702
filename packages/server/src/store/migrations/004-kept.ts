import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for what is looked for every hour: guests who have not come for long, and tables that were closed before a deal. */
export const kept: Migration = {
  up: async (db) => {
    await db.schema.createIndex('guests_seen').on('guests').columns(['seen', 'id']).execute()
    await sql`create index matches_undealt on matches (ended)
      where stage = 'stopped' and line like '%"scores":null%'`.execute(db)
  },
}
