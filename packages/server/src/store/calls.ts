import { type Kysely, sql } from 'kysely'
import { apart } from './due.ts'
import type { Moment, Tables } from './tables.ts'
import type { Kind } from './url.ts'

/** A guest who is due at a match since `at` and was not there. */
export interface Call {
  readonly guest: string
  readonly match: string
  readonly at: Moment
}

/**
 * Takes up calls, those that have waited longest first. Nobody else gets them for `pause` ms, and for longer the older they
 * are: what cannot be done is tried less and less often.
 */
export const takeCalls = async (
  kind: Kind,
  db: Kysely<Tables>,
  now: Moment,
  pause: number,
  limit: number,
): Promise<Call[]> => {
  const { ready, locked } = apart(kind)
  const { rows } = await sql<Call>`
    with ${ready} (
      select guest, "match" from calls where next <= ${now} order by next limit ${limit} ${locked}
    )
    update calls set next = ${2 * now + pause} - at where (guest, "match") in (select guest, "match" from ready)
    returning guest, "match", at`.execute(db)
  return rows
}
