import { type Decision, finds, isStillOpen, mistakes, type Review } from '@tefuda/review'

/**
 * At which decision a review stands as long as nobody has chosen one: while it is made, the first that is told, and before there is one the first of all;
 * when it is over, the dearest that is told, or the best found where none was dear. One that it stood at before (`turn`) stays as long as it is told.
 */
export const decisionToOpen = (review: Review | null, isOver: boolean, turn: number | null): Decision | undefined => {
  if (review === null) return undefined
  const { decisions } = review
  const before = decisions.find((one, k) => one.turn === turn && isTold(decisions, k))
  if (before !== undefined) return before
  const [costly, found] = [mistakes(review), finds(review)]
  const [first] = isOver
    ? [...costly.toSorted((a, b) => b.loss - a.loss), ...found.toSorted((a, b) => b.found!.gain - a.found!.gain)]
    : [...costly, ...found].toSorted((a, b) => a.turn - b.turn)
  return first ?? decisions[0]
}

const isTold = (decisions: readonly Decision[], k: number): boolean => {
  const { costly, found } = decisions[k]!
  return found !== null || (costly && !isStillOpen(decisions, k))
}
