import { type KeptRecord, type KeptReview, REVIEW_VERSION } from './saved-game.ts'
import { get, put } from './store.ts'

/** The review that is kept with a record; undefined where there is none that was made as today. */
export const getReview = async (id: string): Promise<KeptReview | undefined> => {
  const kept = await get('records', id)
  return kept && withReviewOfToday(kept).review
}

/** A record without a review that was made otherwise than today. */
export const withReviewOfToday = (kept: KeptRecord): KeptRecord => {
  if (kept.review?.version === REVIEW_VERSION) return kept
  const { review: _, ...others } = kept
  return others
}

/** Keeps a review with its record, and answers with it; of a record that is not kept here nothing is kept. */
export const keepReview = async (id: string, made: Omit<KeptReview, 'version'>): Promise<KeptReview> => {
  const review: KeptReview = { version: REVIEW_VERSION, ...made }
  const kept = await get('records', id)
  if (kept !== undefined) await put('records', id, { ...kept, review })
  return review
}
