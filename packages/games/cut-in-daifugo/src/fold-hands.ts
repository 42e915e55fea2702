import { frenchFace, type Seat, type Viewer, without } from '@tefuda/kernel'
import type { HandView } from './view.ts'

/** In the order of the deck. */
export const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => frenchFace(a)! - frenchFace(b)!)

/**
 * A hidden card leaves the hand in the open: the one at that place, or the first of its name. Of alike cards nobody can
 * tell which went (`uncover`).
 */
export const uncovered = (hand: HandView, card: string, place: number | null = null): HandView => {
  const { hidden, cards, knownTo, known } = hand
  const rest = { ...hand, hidden: hidden - 1, known: without(known, card) }
  if (cards === null || knownTo === null) return rest
  const at = place ?? cards.indexOf(card)
  const knew = knownTo[at]!
  const left = cards.toSpliced(at, 1)
  return {
    ...rest,
    cards: left,
    knownTo: knownTo
      .toSpliced(at, 1)
      .map((seats, k) => (left[k] === card ? seats.filter((seat) => knew.includes(seat)) : seats)),
  }
}

/** A hidden card leaves the hand for `to` alone to see; `card` is null where the viewer does not see it either (`slipOut`). */
export const slippedOut = (hand: HandView, card: string | null, to: Seat, viewer: Viewer): HandView => {
  if (card === null) return { ...hand, hidden: hand.hidden - 1, known: [] }
  const left = uncovered(hand, card)
  if (viewer === to) return left
  return { ...left, knownTo: left.knownTo?.map((seats) => seats.filter((seat) => seat === to)) ?? null }
}

/** A card comes to the hidden ones, behind the others; `knownTo` knows of it besides its owner. */
export const withHidden = (
  hand: HandView,
  card: string | null,
  knownTo: readonly Seat[],
  isKnown: boolean,
): HandView => {
  const { hidden, cards, known } = hand
  if (cards !== null && hand.knownTo !== null && card !== null)
    return { ...hand, hidden: hidden + 1, cards: [...cards, card], knownTo: [...hand.knownTo, knownTo] }
  return { ...hand, hidden: hidden + 1, known: isKnown && card !== null ? sorted([...known, card]) : known }
}

/** Cards of a play leave the hand; `open` says which of them lay open. */
export const laidFrom = (hand: HandView, cards: readonly string[], open: readonly boolean[]): HandView => {
  let left = hand
  for (const [k, card] of cards.entries())
    left = open[k] === true ? { ...left, open: without(left.open, card) } : uncovered(left, card)
  return left
}
