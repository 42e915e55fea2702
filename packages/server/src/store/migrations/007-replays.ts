import type { Migration } from 'kysely/migration'

/** Records that guests put up to be handed on by a link. */
export const replays: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('replays')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('kept', 'bigint', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addUniqueConstraint('replays_once', ['guest', 'digest'])
      .execute()
    await schema.createIndex('replays_kept').on('replays').column('kept').execute()
  },
}
