import type { SavedGame } from './saved-game.ts'
import { all, get, put, remove } from './store.ts'
import { noteVisit } from './visited.ts'

/** Keeps a session as it stands; the same id again replaces it. Call it after every move. */
export const saveRunning = (save: SavedGame): Promise<void> => {
  noteVisit()
  return put('running', save.id, save)
}

export const loadRunning = (id: string): Promise<SavedGame | undefined> => get('running', id)

/** Sessions that are not over, the last changed first. Tables nobody has played at are none. */
export const listRunning = async (): Promise<SavedGame[]> =>
  (await all('running')).filter(isTouched).toSorted((a, b) => b.updated - a.updated)

/** Whether a person has made a move since it began, or has brought the session here as a file. */
const isTouched = ({ record, seats, from, imported }: SavedGame): boolean =>
  imported === true || record.moves.slice(from).some(([seat]) => seats[seat]?.kind === 'person')

export const removeRunning = (id: string): Promise<void> => remove('running', id)

/** Forgets tables that were set a day ago and that nobody has played at since. `now`: milliseconds since 1970. */
export const clearUntouched = async (now: number): Promise<void> => {
  const stale = (await all('running')).filter((save) => isPlain(save) && !isTouched(save) && save.updated < now - DAY)
  await Promise.all(stale.map(({ id }) => removeRunning(id)))
}

/** Begun as nothing but a game: no try at the deal of a day, puzzle or lesson, to which something else leads. */
const isPlain = ({ daily, puzzle, lesson }: SavedGame): boolean =>
  daily === undefined && puzzle === undefined && lesson === undefined

const DAY = 24 * 60 * 60 * 1000

/** The id of a new table: 16 hex digits. Not `randomUUID`: that is missing where the page is served without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
