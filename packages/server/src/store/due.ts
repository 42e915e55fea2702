import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Moment, Tables } from './tables.ts'
import type { Kind } from './url.ts'

/** A match at which something is due since `at`, after entry `seq`. */
export interface TakenUp {
  readonly match: string
  readonly seq: number
  readonly at: Moment
}

/** How rows are taken up: nodes that look at the same moment each take others instead of waiting for one another. */
export const apart = (kind: Kind): { readonly ready: RawBuilder<unknown>; readonly locked: RawBuilder<unknown> } =>
  kind === 'postgres'
    ? { ready: sql`ready as materialized`, locked: sql`for update skip locked` }
    : { ready: sql`ready as`, locked: sql`` }

/** Leases the rows whose time has come and which nobody holds, earliest first. */
export const takeDueRows = async (
  kind: Kind,
  db: Kysely<Tables>,
  now: Moment,
  lease: number,
  limit: number,
): Promise<TakenUp[]> => {
  const { ready, locked } = apart(kind)
  const { rows } = await sql<TakenUp>`
    with ${ready} (
      select "match" from due where at <= ${now} and taken_until <= ${now} order by at limit ${limit} ${locked}
    )
    update due set taken_until = ${now + lease} where "match" in (select "match" from ready)
    returning "match", seq, at`.execute(db)
  return rows.toSorted((a, b) => a.at - b.at)
}
