import type { Migration } from 'kysely/migration'

/** The deal of the day: what guests make of it, and what the bots make. */
export const daily: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('daily_tries')
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('started', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('score', 'double precision')
      .addColumn('why', 'text')
      .addColumn('checked', 'integer', (column) => column.notNull())
      .addColumn('record', 'text')
      .addPrimaryKeyConstraint('daily_tries_key', ['day', 'game', 'guest'])
      .execute()
    await schema.createIndex('daily_tries_guest').on('daily_tries').columns(['guest', 'day']).execute()
    await schema.createIndex('daily_tries_score').on('daily_tries').columns(['day', 'game', 'score']).execute()
    await schema
      .createTable('daily_pars')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_pars_key', ['day', 'game', 'level'])
      .execute()
  },
}
