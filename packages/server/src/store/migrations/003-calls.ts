import type { Migration } from 'kysely/migration'

/** Calls are work to be done, like what is due: a row is there until somebody has been told, and any node may take it up. */
export const calls: Migration = {
  up: async (db) => {
    await db
      .withTables<{ calls: { told: number | null } }>()
      .deleteFrom('calls')
      .where('told', 'is not', null)
      .execute()
    const { schema } = db
    await schema.alterTable('calls').dropColumn('told').execute()
    await schema
      .alterTable('calls')
      .addColumn('next', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.createIndex('calls_next').on('calls').column('next').execute()
  },
}
