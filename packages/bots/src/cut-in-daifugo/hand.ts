import { climbingRank } from '@tefuda/climbing'
import { type Card, isJoker, suitOf } from '@tefuda/kernel'
import { hasRun, STRIDE, takeRuns, type Weights } from '../climbing/burden.ts'

/** Ranks from three to two; jokers are above. */
export const RANKS = 13
export const JOKER = RANKS

/** A hand counted, hidden and public cards together. */
export interface Hand {
  readonly counts: Int8Array
  /** At `suit * RANKS + rank`. */
  readonly suits: Int8Array
  jokers: number
  size: number
  /** Whether runs may be taken off it (`noteRuns`). */
  runs: boolean
}

export const emptyHand = (): Hand => ({
  counts: new Int8Array(RANKS),
  suits: new Int8Array(4 * RANKS),
  jokers: 0,
  size: 0,
  runs: false,
})

export const clearHand = (hand: Hand): void => {
  hand.counts.fill(0)
  hand.suits.fill(0)
  hand.jokers = hand.size = 0
}

/** Puts a card in, or with -1 takes it out. */
export const putCard = (hand: Hand, card: Card, count: 1 | -1): void => {
  hand.size += count
  if (isJoker(card)) {
    hand.jokers += count
    return
  }
  const rank = climbingRank(card)
  hand.counts[rank]! += count
  hand.suits[suitOf(card) * RANKS + rank]! += count
}

/** Looks for runs; to be done when all cards are in. Hands that hold less hold no more runs. */
export const noteRuns = (hand: Hand): void => {
  hand.runs = false
  for (let suit = 0; suit < 4 && !hand.runs; suit++) hand.runs = hasRun(hand.suits, suit * RANKS, RANKS)
}

/** A play as a player thinks of it. */
export interface Plan {
  readonly run: boolean
  /** Of a set, or the lowest of a run; `JOKER` for a joker played as itself. */
  readonly rank: number
  readonly count: number
  /** How often each suit is played; of a run all cards are in one. */
  readonly suits: readonly number[]
  /** How many of each suit are jokers; in a run they stand wherever no natural card is held. */
  readonly fill: readonly number[]
  readonly jokers: number
}

/** What a play leaves of a hand. */
export const leave = (after: Hand, hand: Hand, { run, rank, count, suits, fill, jokers }: Plan): void => {
  after.counts.set(hand.counts)
  after.suits.set(hand.suits)
  after.jokers = hand.jokers - jokers
  after.size = hand.size - count
  after.runs = hand.runs
  if (rank === JOKER) return
  for (let suit = 0; suit < 4; suit++) {
    if (suits[suit] === 0) continue
    if (run) {
      for (let k = 0; k < count; k++) {
        if (hand.suits[suit * RANKS + rank + k] === 0) continue
        after.suits[suit * RANKS + rank + k]!--
        after.counts[rank + k]!--
      }
    } else {
      const own = suits[suit]! - fill[suit]!
      after.suits[suit * RANKS + rank]! -= own
      after.counts[rank]! -= own
    }
  }
}

const rest = new Int8Array(RANKS)
const held = new Int8Array(4 * RANKS)

/** How heavy a hand weighs; `found` hears of the runs it falls into, `left` holds what is left for sets. */
export const burden = (
  weights: Weights,
  jokerWeight: number,
  hand: Hand,
  found?: (suit: number, from: number, to: number) => void,
  left: Int8Array = rest,
): number => {
  left.set(hand.counts)
  let weight = jokerWeight * hand.jokers
  for (let rank = 0; rank < RANKS; rank++) weight += weights.sets[rank * STRIDE + left[rank]!]!
  if (!hand.runs) return weight
  held.set(hand.suits)
  for (let suit = 0; suit < 4; suit++)
    weight -= takeRuns(weights, left, held, suit * RANKS, 1, found && ((from, to) => found(suit, from, to)))
  return weight
}

/** Whether the whole hand is one play. */
export const isOnePlay = ({ counts, suits, jokers, size }: Hand): boolean => {
  const naturals = size - jokers
  if (naturals === 0) return true
  let [lowest, highest] = [RANKS, -1]
  for (let rank = 0; rank < RANKS; rank++)
    if (counts[rank]! > 0) {
      if (highest < 0) lowest = rank
      highest = rank
    }
  if (lowest === highest) return true
  if (size < 3 || size > RANKS || highest - lowest + 1 > size) return false
  for (let suit = 0; suit < 4; suit++) {
    let ranks = 0
    for (let rank = lowest; rank <= highest; rank++) if (suits[suit * RANKS + rank] === 1) ranks++
    if (ranks > 0) return ranks === naturals
  }
  return false
}
