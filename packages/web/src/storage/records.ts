import { digestOf, type GameRecord } from '@tefuda/kernel'
import type { KeptRecord } from './saved-game.ts'
import { all, get, put, remove } from './store.ts'

/** The same session has the same id, however often it is kept or imported: 16 hex digits. */
export const recordId = ({ fingerprint, seed, orders, moves, seats }: GameRecord): string =>
  digestOf({ fingerprint, seed, orders, moves, seats }).slice(0, 16)

/** The online table a record comes from; undefined for a game that was played on one device. */
export const tableOf = ({ record }: KeptRecord): string | undefined => record.commitments?.match

/** What is known of a session besides its record, where it was not simply played here just now. */
export type Kept = Partial<Pick<KeptRecord, 'imported' | 'finished' | 'exercise' | 'seat'>>

/** Keeps a finished session. Answers with its id: /replay/ID. */
export const addRecord = async (record: GameRecord, known: Kept = {}): Promise<string> => {
  const before = (await get('records', recordId(record))) ?? (await atItsTable(record))
  const id = before?.id ?? recordId(record)
  const { imported = false, finished = Date.now(), exercise, seat = known.seat } = before ?? known
  const kept: KeptRecord = {
    id,
    record,
    finished,
    imported,
    ...(exercise && { exercise }),
    ...(seat !== undefined && { seat }),
    ...(before?.reviews !== undefined && { reviews: before.reviews }),
  }
  await put('records', id, kept)
  return id
}

/** The same session of an online table as it was kept when its players were called otherwise. */
const atItsTable = async (record: GameRecord): Promise<KeptRecord | undefined> => {
  const table = record.commitments?.match
  if (table === undefined) return undefined
  const nameless = (one: GameRecord): string => recordId({ ...one, seats: [] })
  const own = nameless(record)
  return (await all('records')).find((kept) => tableOf(kept) === table && nameless(kept.record) === own)
}

/** Finished sessions, the latest first. */
export const listRecords = async (): Promise<KeptRecord[]> =>
  (await all('records')).toSorted((a, b) => b.finished - a.finished)

export const getRecord = async (id: string): Promise<GameRecord | undefined> => (await get('records', id))?.record

export const removeRecord = (id: string): Promise<void> => remove('records', id)
