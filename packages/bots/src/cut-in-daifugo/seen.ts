import { type CutInState, cardsOf } from '@tefuda/cut-in-daifugo'
import { type Card, isJoker, type Seat } from '@tefuda/kernel'
import { type BySuit, inSuit } from './by-suit.ts'
import { clearHand, type Hand, JOKER, noteRuns, type Plan, putCard, RANKS, rankOf } from './hand.ts'
import type { Demand } from './plans.ts'

/** Seats besides this one that have cards. */
export const opponents = (state: CutInState, seat: Seat): number => {
  let count = 0
  for (let other = 0; other < state.hidden.length; other++) if (other !== seat && cardsOf(state, other) > 0) count++
  return count
}

/** The fewest cards that another seat still holds. */
export const fewest = (state: CutInState, seat: Seat): number => {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < state.hidden.length; other++) {
    const count = other === seat ? 0 : cardsOf(state, other)
    if (count > 0 && count < least) least = count
  }
  return least
}

/** Counts the hand of a seat, hidden and public cards; written over `hand`. */
export const readHand = (hand: Hand, { hidden, open }: CutInState, seat: Seat): void => {
  clearHand(hand)
  const [own, shown] = [hidden[seat]!, open[seat]!]
  for (let k = 0; k < own.length; k++) putCard(hand, own[k]!, 1)
  for (let k = 0; k < shown.length; k++) putCard(hand, shown[k]!, 1)
  noteRuns(hand)
}

/** Counts the cards of each rank that others hold: all that are neither gone nor in the hand. */
export const countOthers = (others: Int8Array, hand: Hand, { pool, discards, resigned }: CutInState): void => {
  for (let rank = 0; rank < RANKS; rank++) others[rank] = 8 - hand.counts[rank]!
  others[JOKER] = 4 - hand.jokers
  forget(others, pool)
  forget(others, discards)
  forget(others, resigned)
}

const forget = (others: Int8Array, cards: readonly Card[]): void => {
  for (let k = 0; k < cards.length; k++) others[rankOf(cards[k]!)]!--
}

const RUN_HOLDS = 0.85
const JOKER_HOLDS = 0.95
/** The part of the better cards that has a suit that is bound. */
const SUIT_LEFT = 0.3
/** By the number of cards: the chance that one better set does not come. */
const SET_HOLDS = [1, 0.93, 0.94, 0.96, 0.98]

/** By the number of cards, the chance that none of so many better sets comes: powers are slow. */
const NONE_COMES = SET_HOLDS.map((one) => Float64Array.from({ length: 108 }, (_, better) => one ** better))

/** How likely nobody beats a play in an order, by the cards that others hold. */
export const holds = (
  others: Int8Array,
  { rankBound, suitBound }: CutInState,
  { run, rank, count }: Plan,
  flipped: boolean,
): number => {
  if (run) return RUN_HOLDS
  if (rank === JOKER) return JOKER_HOLDS
  let better = count === 1 ? others[JOKER]! : 0
  for (let k = 1; k < RANKS; k++) {
    const higher = flipped ? rank - k : rank + k
    if (higher < 0 || higher >= RANKS || (rankBound && k > 1)) break
    better += Math.max(0, others[higher]! - count + 1)
  }
  const size = Math.min(count, SET_HOLDS.length - 1)
  // In an imagined hand of an earlier time there may be a joker more than there are.
  if (better >= 0 && !isBound(suitBound)) return NONE_COMES[size]![better]!
  for (let suit = 0; suit < 4; suit++) if (suitBound[suit]! > 0) better *= SUIT_LEFT
  return SET_HOLDS[size]! ** better
}

const isBound = (suitBound: readonly number[]): boolean => {
  for (let suit = 0; suit < 4; suit++) if (suitBound[suit]! > 0) return true
  return false
}

/** What a play has to meet in this phase. */
export const demandOf = (state: CutInState): Demand => {
  const { rankBound, revolution, back } = state
  const { run, count } = state.shape!
  const joker = count === 1 && isJoker(state.table!.laid[0]!.as)
  let suitBound: BySuit = 0
  for (let suit = 0; suit < 4; suit++) suitBound += inSuit(suit, state.suitBound[suit]!)
  return { run, count, strength: strengthLying(state), joker, rankBound, suitBound, flipped: revolution !== back }
}

/** How strong a rank is in the order in force. */
export const strengthOf = ({ revolution, back }: CutInState, rank: number): number =>
  rank < JOKER && revolution !== back ? RANKS - 1 - rank : rank

/** How strong the play that lies there is: its strongest card; −1 where there is none. */
export const strengthLying = (state: CutInState): number => {
  let strength = -1
  if (state.table !== null)
    for (const { as } of state.table.laid) strength = Math.max(strength, strengthOf(state, rankOf(as)))
  return strength
}
