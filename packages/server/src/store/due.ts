import { type Kysely, sql } from 'kysely'
import type { Moment, Tables } from './tables.ts'

/** A match at which something is due since `at`, after entry `seq`. */
export interface TakenUp {
  readonly match: string
  readonly seq: number
  readonly at: Moment
}

/** Leases the rows whose time has come and which nobody holds, earliest first. */
export const takeDueRows = async (
  kind: 'sqlite' | 'postgres',
  db: Kysely<Tables>,
  now: Moment,
  lease: number,
  limit: number,
): Promise<TakenUp[]> => {
  // Nodes that look at the same moment each take other rows instead of waiting for one another.
  const apart = kind === 'postgres' ? sql`for update skip locked` : sql``
  const ready = kind === 'postgres' ? sql`ready as materialized` : sql`ready as`
  const { rows } = await sql<TakenUp>`
    with ${ready} (
      select "match" from due where at <= ${now} and taken_until <= ${now} order by at limit ${limit} ${apart}
    )
    update due set taken_until = ${now + lease} where "match" in (select "match" from ready)
    returning "match", seq, at`.execute(db)
  return rows.toSorted((a, b) => a.at - b.at)
}
