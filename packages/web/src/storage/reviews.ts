import type { KeptReview } from './saved-game.ts'
import { get, put } from './store.ts'

/** The review that is kept with a record; undefined where there is none. */
export const getReview = async (id: string): Promise<KeptReview | undefined> => (await get('records', id))?.review

/** Keeps a review with its record; of a record that is not kept here nothing is. */
export const keepReview = async (id: string, review: KeptReview): Promise<void> => {
  const kept = await get('records', id)
  if (kept !== undefined) await put('records', id, { ...kept, review })
}
