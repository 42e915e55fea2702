import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Best, KeptRecord, SavedGame } from './saved-game.ts'

export interface TefudaSchema extends DBSchema {
  running: { key: string; value: SavedGame; indexes: { updated: number } }
  records: { key: string; value: KeptRecord; indexes: { finished: number } }
  bests: { key: string; value: Best }
}

export type Database = IDBPDatabase<TefudaSchema>

let opening: Promise<Database> | undefined

/** The database of this browser. Fails where the browser forbids it, as some do in private windows. */
export const database = (): Promise<Database> => {
  opening ??= openDB<TefudaSchema>('tefuda', 1, {
    upgrade(db) {
      db.createObjectStore('running', { keyPath: 'id' }).createIndex('updated', 'updated')
      db.createObjectStore('records', { keyPath: 'id' }).createIndex('finished', 'finished')
      db.createObjectStore('bests', { keyPath: 'fingerprint' })
    },
    blocking(_current, _blocked, event) {
      // A newer version of the page waits in another window.
      ;(event.target as IDBDatabase).close()
      opening = undefined
    },
    terminated() {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
