import type { Seat } from '@tefuda/kernel'
import { type KeptRecord, type KeptReview, REVIEW_VERSION } from './saved-game.ts'
import { get, put } from './store.ts'

/** The review of a seat that is kept with a record; undefined where there is none that was made as today. */
export const reviewOf = ({ reviews = [] }: Pick<KeptRecord, 'reviews'>, seat: Seat): KeptReview | undefined =>
  reviews.find(({ version, review }) => version === REVIEW_VERSION && review.seat === seat)

/** The same of the record of that id. */
export const getReview = async (id: string, seat: Seat): Promise<KeptReview | undefined> => {
  const kept = await get('records', id)
  return kept && reviewOf(kept, seat)
}

/** Keeps a review with its record, beside those of other seats, and answers with it; of a record that is not kept here nothing is kept. */
export const keepReview = async (id: string, made: Omit<KeptReview, 'version'>): Promise<KeptReview> => {
  const review: KeptReview = { version: REVIEW_VERSION, ...made }
  const kept = await get('records', id)
  if (kept === undefined) return review
  const others = kept.reviews?.filter((other) => other.review.seat !== made.review.seat) ?? []
  await put('records', id, { ...kept, reviews: [...others, review] })
  return review
}
