import type { Refusal } from '@tefuda/kernel'
import type { Kysely } from 'kysely'
import type { Moment, Tables } from '../store/tables.ts'
import { whoIs } from '../table/projection.ts'
import { withDatabase } from './with-database.ts'

/** Somebody at the table of a report. */
export interface Met {
  /** What the page calls them at that table, whatever their name. */
  readonly who: string
  /** The name they go by now; empty where they have none, or took it away. */
  readonly name: string
}

/** What somebody told the host of the server about a person. */
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
export const readReports = (url: string, limit: number): Promise<readonly Report[] | Refusal> =>
  withDatabase(url, 'read', (db) => newest(db, limit))

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
