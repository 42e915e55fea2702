/** What a backup holds. */
export interface Contents {
  readonly tables: number
  readonly entries: number
}

/** Asks for `Contents`. */
export const COUNTS = 'select (select count(*) from matches) as tables, (select count(*) from log) as entries'

/** Asks for a match whose entries are not numbered from 0 without a gap, or that has none. */
export const GAPS = `select "match" from log group by "match" having count(*) <> max(seq) + 1
  union all select id from matches where not exists (select 1 from log where "match" = id and seq = 0) limit 1`
