import {
  cardOf,
  type ExjanMeld,
  type ExjanRulesContext,
  type ExjanState,
  hasReached,
  isSymbol,
  rankOf,
  suitOf,
} from '@tefuda/exjan'
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
const waysByRank = (seen: Uint8Array, card: Card): number => matesOf(seen, card) + waysByGroup(seen, card)

const waysByGroup = (seen: Uint8Array, card: Card): number => {
  const mates = matesOf(seen, card)
  return (mates * (mates - 1)) / 2
}

const matesOf = (seen: Uint8Array, card: Card): number => {
  let mates = 0
  for (let suit = 0; suit < 4; suit++) if (suit !== suitOf(card)) mates += 1 - seen[cardOf(suit, rankOf(card))]!
  return mates
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

/** What each way of waiting for a card costs whoever discards it, in points: after reach, and without by the sets still closed. */
const REACHED = 1.5
const BY_CLOSED_SETS = [0, 1, 0.3, 0.05]
/** The part of the hands with such open sets that may win by a set of another kind. */
const OTHERWISE = 0.4

/** What a discard is likely to cost, in points, as far as a seat can tell that has `seen` these cards. */
export const riskOf = (
  { seats, sets }: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  seen: Uint8Array,
  card: Card,
): number => {
  const [byGroup, byRun] = [waysByGroup(seen, card), waysByRun(seen, card)]
  let risk = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const melds = state.melds[other]!
    if (hasReached(state, other))
      risk += REACHED * ((isPassed(state, other, rankOf(card)) ? 0 : matesOf(seen, card) + byGroup) + byRun)
    else {
      const cost = BY_CLOSED_SETS[Math.min(sets - melds.length, BY_CLOSED_SETS.length - 1)]!
      const hasSymbols = melds.some(isSymbolGroup)
      const group = hasSymbols || isSymbol(rankOf(card)) || melds.every(isGroup) ? 1 : OTHERWISE
      const run = hasSymbols || !melds.some(isGroup) ? 1 : OTHERWISE
      risk += cost * (group * byGroup + run * byRun)
    }
  }
  return risk
}

const isGroup = ({ kind }: ExjanMeld): boolean => kind === 'group'
const isSymbolGroup = ({ kind, cards }: ExjanMeld): boolean => kind === 'group' && isSymbol(rankOf(cards[0]!))
