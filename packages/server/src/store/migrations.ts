import { type Refusal, Refused, refusal } from '@tefuda/kernel'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { tables } from './migrations/001-tables.ts'
import { indexes } from './migrations/002-indexes.ts'
import { calls } from './migrations/003-calls.ts'
import { kept } from './migrations/004-kept.ts'
import { daily } from './migrations/005-daily.ts'
import { experiments } from './migrations/006-experiments.ts'
import { replays } from './migrations/007-replays.ts'
import { experimentHolder } from './migrations/008-experiment-holder.ts'
import { secrets } from './migrations/009-secrets.ts'
import { dailyScores } from './migrations/010-daily-scores.ts'
import { experimentMinutes } from './migrations/011-experiment-minutes.ts'
import type { Tables } from './tables.ts'

/** Every change of the tables, oldest first. One that has been released is never edited: another follows it. */
const MIGRATIONS: Record<string, Migration> = {
  '001-tables': tables,
  '002-indexes': indexes,
  '003-calls': calls,
  '004-kept': kept,
  '005-daily': daily,
  '006-experiments': experiments,
  '007-replays': replays,
  '008-experiment-holder': experimentHolder,
  '009-secrets': secrets,
  '010-daily-scores': dailyScores,
  '011-experiment-minutes': experimentMinutes,
}

/**
 * Brings the tables to what this version needs. Nodes that start together wait for one another.
 * Throws `Refused` where the database is of a newer version.
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const newer = (await carriedOut(db)).filter((name) => !(name in MIGRATIONS))
  if (newer.length > 0) throw new Refused(newerVersion(newer))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest()
  if (error !== undefined) throw error
}

const carriedOut = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

const newerVersion = (names: readonly string[]): Refusal =>
  refusal(
    'database-newer',
    null,
    `このデータベースは、もっと新しい版の手札のものです（${names.join('、')}）。新しい版で動かしてください。`,
    `This database belongs to a newer version of Tefuda (${names.join(', ')}); run that one.`,
  )
