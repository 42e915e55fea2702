import { type Decision, finds, mistakes, type Review } from '@tefuda/review'

/** With which decision a review opens that is over: the dearest that is told, or the best found where none was dear, or the last. */
export const decisionToOpen = (review: Review | null): Decision | undefined => {
  if (review === null) return undefined
  const [dearest] = mistakes(review).toSorted((a, b) => b.loss - a.loss)
  const [best] = finds(review).toSorted((a, b) => b.found!.gain - a.found!.gain)
  return dearest ?? best ?? review.decisions.at(-1)
}
