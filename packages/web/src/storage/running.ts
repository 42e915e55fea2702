import type { SavedGame } from './saved-game.ts'
import { all, get, put, remove } from './store.ts'
import { noteVisit } from './visited.ts'

/** Keeps a session as it stands; the same id again replaces it. Call it after every move. */
export const saveRunning = (save: SavedGame): Promise<void> => {
  noteVisit()
  return put('running', save.id, save)
}

export const loadRunning = (id: string): Promise<SavedGame | undefined> => get('running', id)

/** Sessions that are not over, the last changed first. */
export const listRunning = async (): Promise<SavedGame[]> =>
  (await all('running')).toSorted((a, b) => b.updated - a.updated)

export const removeRunning = (id: string): Promise<void> => remove('running', id)

/** The id of a new table: 16 hex digits. Not `randomUUID`: that is missing where the page is served without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
