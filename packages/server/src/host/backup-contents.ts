/** What a backup holds. */
export interface Contents {
  readonly tables: number
  readonly entries: number
}

/** Asks for `Contents`. */
export const COUNTS = 'select (select count(*) from matches) as tables, (select count(*) from log) as entries'

/**
 * Asks for a match whose entries are not numbered from 0 without a gap, or that has none. Entries without a match are what
 * somebody at a table still wrote while it was being deleted: nothing is missing.
 */
export const GAPS = `select id as "match" from matches left join log on log."match" = id
  group by id having count(seq) <> coalesce(max(seq), 0) + 1 limit 1`
