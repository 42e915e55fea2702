import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Review } from '@tefuda/review'
import { keepInWindow, keptInWindow } from '../storage/in-window.ts'
import { getReview, type KeptReview, keepReview, recordId } from '../storage/index.ts'
import { REVIEW_VERSION } from '../storage/saved-game.ts'

/** A record that is reviewed from a seat. `id`: of the record in this browser; null where it came with a link. */
export interface Reviewed {
  readonly record: GameRecord
  readonly seat: Seat
  readonly id: string | null
}

/** Reviews of records that came with links, until the page is loaded again; the last of them after that, too. */
const ofLinks = new Map<string, Review>()

const LAST = 'tefuda.review.linked'

const keyOf = ({ record, seat }: Reviewed): string => `${REVIEW_VERSION} ${recordId(record)} ${seat}`

/** The review as it was made before; undefined where it was not, or as one of many only. */
export const reviewMadeBefore = async (reviewed: Reviewed): Promise<Review | undefined> => {
  const { id, seat } = reviewed
  if (id !== null) {
    const kept = await getReview(id, seat)
    return kept?.isOneOfMany ? undefined : kept?.review
  }
  const last = keptInWindow(LAST) as readonly [key: string, Review] | null
  return ofLinks.get(keyOf(reviewed)) ?? (last?.[0] === keyOf(reviewed) ? last[1] : undefined)
}

/** Keeps a review that came to its end: with its record, or as long as this window is open. */
export const keepMade = async (reviewed: Reviewed, made: Omit<KeptReview, 'version'>): Promise<void> => {
  if (reviewed.id !== null) return void (await keepReview(reviewed.id, made))
  ofLinks.set(keyOf(reviewed), made.review)
  keepInWindow(LAST, [keyOf(reviewed), made.review])
}
