import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Refusal } from '@tefuda/kernel'
import { Kysely } from 'kysely'
import { openServingPool, postgresDialect } from '../store/postgres.ts'
import { sqliteDialect } from '../store/sqlite.ts'
import type { Moment, Tables } from '../store/tables.ts'
import { BAD_URL, kindOfUrl, pathOf, withoutPassword } from '../store/url.ts'
import { whoIs } from '../table/sight.ts'
import { noDatabase, notReached } from './backup-words.ts'

/** Somebody at the table of a report. */
export interface Met {
  /** What the page calls them at that table, whatever their name. */
  readonly who: string
  /** The name they go by now; empty where they have none, or took it away. */
  readonly name: string
}

/** What somebody told the host of the house about a person. */
export interface Report {
  readonly at: Moment
  readonly table: string
  readonly by: Met
  readonly about: Met
  /** As it was written. */
  readonly reason: string
}

/**
 * The last `limit` reports in the database `sqlite:PATH` or `postgres://…`, newest first. Servers may go on meanwhile;
 * nothing is made, changed or brought up to date.
 */
export const readReports = async (url: string, limit: number): Promise<readonly Report[] | Refusal> => {
  const kind = kindOfUrl(url)
  if (kind === undefined) return BAD_URL
  const place = kind === 'sqlite' ? pathOf(url) : withoutPassword(url)
  if (kind === 'sqlite' && !existsSync(place)) return noDatabase(place)
  try {
    return await (kind === 'sqlite' ? fromFile(place, limit) : fromServer(url, limit))
  } catch (error) {
    return notReached(place, error)
  }
}

const fromFile = async (path: string, limit: number): Promise<Report[]> => {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    return await newest(new Kysely<Tables>({ dialect: sqliteDialect(file) }), limit)
  } finally {
    file.close()
  }
}

const fromServer = async (url: string, limit: number): Promise<Report[]> => {
  // A connection that breaks while it is idle has nothing left to tell.
  const pool = openServingPool(url, () => undefined)
  try {
    return await newest(new Kysely<Tables>({ dialect: postgresDialect(pool) }), limit)
  } finally {
    await pool.end()
  }
}

const newest = async (db: Kysely<Tables>, limit: number): Promise<Report[]> => {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('guests as teller', 'teller.id', 'reports.by')
    .leftJoin('guests as told', 'told.id', 'reports.about')
    .select(['reports.at', 'reports.match', 'reports.by', 'reports.about', 'reports.reason'])
    .select(['teller.name as byName', 'told.name as aboutName'])
    .orderBy('reports.at', 'desc')
    .orderBy('reports.id')
    .limit(limit)
    .execute()
  return rows.map(({ at, match, by, byName, about, aboutName, reason }) => ({
    at,
    table: match,
    by: { who: whoIs(match, by), name: byName ?? '' },
    about: { who: whoIs(match, about), name: aboutName ?? '' },
    reason,
  }))
}
