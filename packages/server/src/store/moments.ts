import { type Kysely, sql } from 'kysely'
import type { Moment, Tables } from './tables.ts'

/** When the last entry was made at any table that goes on; null where none does. Looks at one entry of each. */
export const lastMoment = async (db: Kysely<Tables>): Promise<Moment | null> => {
  const { rows } = await sql<{ last: Moment | null }>`
    select max(at) as last from (
      select (select log.at from log where log."match" = due."match" order by log.seq desc limit 1) as at
      from due where due.at is not null
    ) as going`.execute(db)
  return rows[0]?.last ?? null
}

/** What time it is at the server of a PostgreSQL database. */
export const momentAt = async (db: Kysely<Tables>): Promise<Moment> => {
  const { rows } = await sql<{ now: Moment }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  return rows[0]!.now
}
