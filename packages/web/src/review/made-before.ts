import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Review } from '@tefuda/review'
import { getReview, type KeptReview, keepReview, recordId } from '../storage/index.ts'

/** A record that is reviewed from a seat. `id`: of the record in this browser; null where it came with a link. */
export interface Reviewed {
  readonly record: GameRecord
  readonly seat: Seat
  readonly id: string | null
}

/** Reviews of records that came with links, until the page is closed. */
const ofLinks = new Map<string, Review>()

const keyOf = ({ record, seat }: Reviewed): string => `${recordId(record)} ${seat}`

/** The review as it was made before; undefined where it was not. */
export const reviewMadeBefore = async (reviewed: Reviewed): Promise<Review | undefined> => {
  const { id, seat } = reviewed
  return id === null ? ofLinks.get(keyOf(reviewed)) : (await getReview(id, seat))?.review
}

/** Keeps a review that came to its end: with its record, or until the page is closed. */
export const keepMade = async (reviewed: Reviewed, made: Omit<KeptReview, 'version'>): Promise<void> => {
  if (reviewed.id === null) ofLinks.set(keyOf(reviewed), made.review)
  else await keepReview(reviewed.id, made)
}
