import { cardOf, type ExjanState, hasReached, isSymbol, rankOf, suitOf } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'

/** Whether somebody else has said reach. */
export const isThreatened = (state: ExjanState, seat: Seat): boolean =>
  state.reach.some((_, other) => other !== seat && hasReached(state, other))

/**
 * How many ways there are in which those who have said reach could be waiting for a card, as far as a seat can tell that has `seen` these
 * cards; 0 is safe. Of one's own suit and of one's own rank each way takes cards that the seat does not see.
 */
export const dangerOf = (state: ExjanState, seat: Seat, seen: Uint8Array, card: Card): number => {
  let danger = 0
  for (let other = 0; other < state.hands.length; other++)
    if (other !== seat && hasReached(state, other))
      danger += (isPassed(state, other, rankOf(card)) ? 0 : waysByRank(seen, card)) + waysByRun(seen, card)
  return danger
}

/** Waiting for the pair takes one card of the rank, for the group two. */
const waysByRank = (seen: Uint8Array, card: Card): number => {
  let mates = 0
  for (let suit = 0; suit < 4; suit++) if (suit !== suitOf(card)) mates += 1 - seen[cardOf(suit, rankOf(card))]!
  return mates + (mates * (mates - 1)) / 2
}

const waysByRun = (seen: Uint8Array, card: Card): number => {
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (isSymbol(rank)) return 0
  const isHidden = (other: number): boolean => other >= 0 && !isSymbol(other) && seen[cardOf(suit, other)] === 0
  const [below2, below, above, above2] = [rank - 2, rank - 1, rank + 1, rank + 2].map(isHidden)
  return Number(below2 && below) + Number(below && above) + Number(above && above2)
}

/**
 * Whether a seat has drawn a card of this rank since its reach and did not win with it. The rows of others do not tell
 * what they discarded since, so only its own is counted on.
 */
const isPassed = (state: ExjanState, seat: Seat, rank: number): boolean =>
  state.rivers[seat]!.slice(state.reach[seat]! + 1).some((card) => rankOf(card) === rank)
