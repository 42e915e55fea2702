import type { GameRecord, Refusal } from '@tefuda/kernel'
import { fetchKept, fetchRecord } from '../online/pages/online-record.ts'
import { recordFromLink } from './record-link.ts'

/** A record that the address leads to. */
export interface LinkedRecord {
  readonly read: (about: string) => Promise<GameRecord | Refusal>
  readonly about: string
  /** What follows the name of the page: `?table=ID` of a game played online, `?kept=ID` of one that was put up; null where the address holds it. */
  readonly query: string | null
}

/** The record of `?table=ID`, `?kept=ID` or `#record=…`; null where the address names none. */
export const linkedRecord = (search: string, hash: string): LinkedRecord | null => {
  const packed = new URLSearchParams(hash.slice(1)).get('record')
  if (packed !== null) return { read: recordFromLink, about: packed, query: null }
  const query = new URLSearchParams(search)
  const [table, kept] = [query.get('table'), query.get('kept')]
  if (table !== null) return { read: fetchRecord, about: table, query: `?table=${table}` }
  return kept === null ? null : { read: fetchKept, about: kept, query: `?kept=${kept}` }
}
