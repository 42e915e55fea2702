/** What a backup holds. */
export interface Contents {
  readonly tables: number
  readonly entries: number
}

/** Asks for `Contents`. */
export const COUNTS = 'select (select count(*) from matches) as tables, (select count(*) from log) as entries'

/** Asks for a match whose entries are not numbered without a gap. */
export const GAPS = 'select "match" from log group by "match" having count(*) <> max(seq) - min(seq) + 1 limit 1'
