import { expect, type Page } from '@playwright/test'
import { type Match, recordOf } from '@tefuda/kernel'
import { playerOf } from '../src/records/keep-unfinished.ts'
import type { SavedGame } from '../src/storage/index.ts'
import { recordId } from '../src/storage/records.ts'

/** Sits down at a match that was begun on this device and is not over; bots go on where they are due. */
export const sitDownAtBegun = async (page: Page, match: Match): Promise<void> => {
  const record = recordOf(match)
  const saved = { id: recordId(record), record, seats: record.seats.map(playerOf), updated: Date.now() }
  if (!(await page.evaluate(keep, saved))) {
    // The page makes its database when it is first opened.
    await page.goto('/records')
    await expect.poll(() => page.evaluate(keep, saved)).toBe(true)
  }
  await page.goto(`/play/${saved.id}`)
}

/** Runs in the page, and answers whether there is a database to keep it in. */
const keep = (saved: SavedGame): Promise<boolean> => {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const opening = indexedDB.open('tefuda')
  let isThere = true
  opening.onupgradeneeded = () => {
    isThere = false
    opening.transaction?.abort()
  }
  opening.onerror = () => (isThere ? reject(opening.error) : resolve(false))
  opening.onsuccess = () => {
    const change = opening.result.transaction('running', 'readwrite')
    change.objectStore('running').put(saved)
    change.oncomplete = () => resolve(true)
    change.onabort = () => reject(change.error)
    opening.result.close()
  }
  return promise
}
