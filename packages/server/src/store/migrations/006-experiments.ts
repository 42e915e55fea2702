import type { Migration } from 'kysely/migration'

/** Experiments that guests let the server run. */
export const experiments: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('experiments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('experiment', 'text', (column) => column.notNull())
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('taken_until', 'bigint', (column) => column.notNull())
      .addColumn('deals', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'double precision', (column) => column.notNull())
      .addColumn('kept', 'text')
      .addColumn('trouble', 'text')
      .execute()
    await schema.createIndex('experiments_guest').on('experiments').columns(['guest', 'at']).execute()
    await schema.createIndex('experiments_state').on('experiments').columns(['state', 'at']).execute()
  },
}
