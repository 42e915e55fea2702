import type { SchemaModule } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The first tables. No foreign keys: the log is written without reading anything else, and what is deleted is deleted
 * in an order of ours, in small pieces.
 */
export const tables: Migration = {
  up: async ({ schema }) => {
    await people(schema)
    await matches(schema)
    await log(schema)
    await around(schema)
  },
}

const people = async (schema: SchemaModule): Promise<void> => {
  await schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('key_version', 'integer', (column) => column.notNull())
    .addColumn('feed_token', 'text', (column) => column.notNull().unique())
    .addColumn('deleted', 'bigint')
    .execute()
  await schema
    .createTable('links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute()
  await schema
    .createTable('blocks')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('blocked', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['guest', 'blocked'])
    .execute()
  await schema
    .createTable('push')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('push_guest').on('push').column('guest').execute()
  await schema
    .createTable('calls')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('told', 'bigint')
    .addPrimaryKeyConstraint('calls_key', ['guest', 'match'])
    .execute()
}

const matches = async (schema: SchemaModule): Promise<void> => {
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('opened', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('line', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('matches_series').on('matches').columns(['series', 'number']).execute()
  await schema.createIndex('matches_lobby').on('matches').columns(['stage', 'is_public', 'opened']).execute()
  await schema.createIndex('matches_ended').on('matches').column('ended').execute()
  await schema
    .createTable('sitters')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('due', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addPrimaryKeyConstraint('sitters_key', ['match', 'seat'])
    .execute()
  await schema.createIndex('sitters_guest').on('sitters').column('guest').execute()
  await schema
    .createTable('due')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint')
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('due_at').on('due').column('at').execute()
}

const log = (schema: SchemaModule): Promise<void> =>
  schema
    .createTable('log')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['match', 'seq'])
    .execute()

const around = async (schema: SchemaModule): Promise<void> => {
  await schema
    .createTable('chat')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('phrase', 'text')
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
    .addUniqueConstraint('chat_once', ['match', 'guest', 'id'])
    .execute()
  await schema.createIndex('chat_at').on('chat').column('at').execute()
  await schema
    .createTable('rule_sets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('saved', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('rule_sets_guest').on('rule_sets').column('guest').execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('house_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
