import { type Decision, finds, mistakes, type Review } from '@tefuda/review'

/**
 * The decision at which a review opens as long as nobody has chosen one: while it is made the first that is told; when it is over, the dearest that
 * is told, or the best found where none was dear. Where it has opened once (`turn`) it stays.
 */
export const decisionToOpen = (review: Review | null, isOver: boolean, turn: number | null): Decision | undefined => {
  if (review === null) return undefined
  const before = review.decisions.find((one) => one.turn === turn)
  if (before !== undefined) return before
  const [costly, found] = [mistakes(review), finds(review)]
  const [first] = isOver
    ? [...costly.toSorted((a, b) => b.loss - a.loss), ...found.toSorted((a, b) => b.found!.gain - a.found!.gain)]
    : [...costly, ...found].toSorted((a, b) => a.turn - b.turn)
  return first
}
