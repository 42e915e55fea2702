import { climbingRank } from '@tefuda/climbing'
import { type Card, faceOf, isJoker, suitOf } from '@tefuda/kernel'
import { type Found, STRIDE, takeRuns, type Weights } from '../climbing/burden.ts'
import { type BySuit, inSuit, lastSuit, ofSuit, suitsIn } from './by-suit.ts'

/** Ranks from three to two; jokers are above. */
export const RANKS = 13
export const JOKER = RANKS

/** The rank of a card; any joker is above the two. */
export const rankOf = (card: Card): number => RANK_OF[faceOf(card)]!

const RANK_OF = Int8Array.from({ length: 64 }, (_, face) => (isJoker(face) ? JOKER : climbingRank(face)))

/** A hand counted, hidden and public cards together. */
export interface Hand {
  /** Cards of each rank. */
  readonly counts: Int8Array
  /** The same by suit (`BySuit`). */
  readonly suits: Uint16Array
  /** The memory of both: a hand is copied word by word. */
  readonly words: Int32Array
  jokers: number
  size: number
  /** The suits that runs may be taken off (`noteRuns`). */
  runs: BySuit
}

export const emptyHand = (): Hand => {
  const words = new Int32Array(Math.ceil((3 * RANKS) / 4))
  const suits = new Uint16Array(words.buffer, 0, RANKS)
  const counts = new Int8Array(words.buffer, 2 * RANKS, RANKS)
  return { counts, suits, words, jokers: 0, size: 0, runs: 0 }
}

export const clearHand = (hand: Hand): void => {
  for (let k = 0; k < hand.words.length; k++) hand.words[k] = 0
  hand.jokers = hand.size = 0
}

/** Puts a card in, or with -1 takes it out. */
export const putCard = (hand: Hand, card: Card, count: 1 | -1): void => {
  hand.size += count
  const rank = rankOf(card)
  if (rank === JOKER) {
    hand.jokers += count
    return
  }
  hand.counts[rank]! += count
  hand.suits[rank]! += inSuit(suitOf(card), count)
}

/** Looks for three ranks in a row; to be done when all cards are in. Hands that hold less hold no more runs. */
export const noteRuns = (hand: Hand): void => {
  hand.runs = 0
  let [below, here] = [suitsIn(hand.suits[0]!), suitsIn(hand.suits[1]!)]
  for (let rank = 2; rank < RANKS; rank++) {
    const above = suitsIn(hand.suits[rank]!)
    hand.runs |= below & here & above
    below = here
    here = above
  }
}

/** A play as a player thinks of it. */
export interface Plan {
  readonly run: boolean
  /** Of a set, or the lowest of a run; `JOKER` for a joker played as itself. */
  readonly rank: number
  readonly count: number
  /** How often each suit is played; of a run all cards are in one. */
  readonly suits: BySuit
  /** How many of each suit are jokers; in a run they stand wherever no natural card is held. */
  readonly fill: BySuit
  readonly jokers: number
}

/** What a play leaves of a hand. */
export const leave = (after: Hand, hand: Hand, plan: Plan): void => {
  for (let k = 0; k < hand.words.length; k++) after.words[k] = hand.words[k]!
  after.jokers = hand.jokers - plan.jokers
  after.size = hand.size - plan.count
  after.runs = hand.runs
  if (plan.run) takeRun(after, plan)
  else if (plan.rank !== JOKER) takeSet(after, plan)
}

const takeRun = (hand: Hand, { rank, count, suits }: Plan): void => {
  const suit = lastSuit(suits)
  for (let at = rank; at < rank + count; at++) {
    if (ofSuit(hand.suits[at]!, suit) === 0) continue
    hand.suits[at]! -= inSuit(suit, 1)
    hand.counts[at]!--
  }
}

const takeSet = (hand: Hand, { rank, count, suits, fill, jokers }: Plan): void => {
  hand.suits[rank]! -= suits - fill
  hand.counts[rank]! -= count - jokers
}

const rest = new Int8Array(RANKS)
const held = new Int8Array(4 * RANKS)

/** How heavy a hand weighs; `found` hears of the runs it falls into, `left` holds what is left for sets. */
export const burden = (
  weights: Weights,
  jokerWeight: number,
  hand: Hand,
  found?: Found,
  left: Int8Array = rest,
): number => {
  const { counts, suits, runs } = hand
  let weight = jokerWeight * hand.jokers
  for (let rank = 0; rank < RANKS; rank++) {
    const count = counts[rank]!
    left[rank] = count
    weight += weights.sets[rank * STRIDE + count]!
  }
  for (let suit = 0; runs >= inSuit(suit, 1); suit++) {
    if (ofSuit(runs, suit) === 0) continue
    const at = suit * RANKS
    for (let rank = 0; rank < RANKS; rank++) held[at + rank] = ofSuit(suits[rank]!, suit)
    weight -= takeRuns(weights, left, held, at, 1, found)
  }
  return weight
}

/** Whether the whole hand is one play. */
export const isOnePlay = ({ counts, suits, jokers, size }: Hand): boolean => {
  const naturals = size - jokers
  if (naturals === 0) return true
  let lowest = 0
  while (counts[lowest] === 0) lowest++
  if (counts[lowest] === naturals) return true
  if (counts[lowest]! > 1 || size < 3 || size > RANKS) return false
  const suit = lastSuit(suits[lowest]!)
  let ranks = 0
  for (let rank = lowest; rank < Math.min(RANKS, lowest + size); rank++) if (ofSuit(suits[rank]!, suit) === 1) ranks++
  return ranks === naturals
}
