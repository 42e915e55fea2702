import { ACE, climbingRank, TWO } from '@tefuda/climbing'
import { type Card, suitOf } from '@tefuda/kernel'
import { hasRun, takeRuns, type Weights } from '../climbing/burden.ts'

/** A hand counted: natural cards by rank from three to ace, and wild cards. */
export interface Hand {
  readonly counts: Int8Array
  /** The suits held of each rank, as bits. */
  readonly suits: Int8Array
  twos: number
  black: number
  red: number
  size: number
  /** Whether runs may be taken off it. */
  runs: boolean
}

export const RANKS = ACE + 1

export const emptyHand = (): Hand => ({
  counts: new Int8Array(RANKS),
  suits: new Int8Array(RANKS),
  twos: 0,
  black: 0,
  red: 0,
  size: 0,
  runs: false,
})

/** Counts the cards; written over `hand`. */
export const countHand = (hand: Hand, cards: readonly Card[]): void => {
  hand.counts.fill(0)
  hand.suits.fill(0)
  hand.twos = hand.black = hand.red = 0
  hand.size = cards.length
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k]!
    const rank = climbingRank(card)
    if (rank <= ACE) {
      hand.counts[rank]!++
      hand.suits[rank]! |= 1 << suitOf(card)
    } else if (rank === TWO) hand.twos++
    else if (rank === TWO + 1) hand.black++
    else hand.red++
  }
  hand.runs = hasRun(hand.counts, 0, RANKS)
}

export const copyHand = (into: Hand, { counts, suits, twos, black, red, size, runs }: Hand): void => {
  into.counts.set(counts)
  into.suits.set(suits)
  into.twos = twos
  into.black = black
  into.red = red
  into.size = size
  into.runs = runs
}

/** A play as a player thinks of it: which cards of a rank they are does not matter, unless one suit is wanted. */
export interface Plan {
  readonly kind: 'single' | 'set' | 'sequence' | 'groups'
  /** The highest rank. */
  readonly rank: number
  readonly length: number
  readonly width: number
  /** Wild cards in it, whatever they stand for. */
  readonly twos: number
  readonly black: number
  readonly red: number
  /** The suit a sequence is in, -1 for a mixed one. */
  readonly suit: number
}

/** What a play leaves of a hand. */
export const leave = (after: Hand, hand: Hand, plan: Plan): void => {
  after.counts.set(hand.counts)
  if (plan.rank <= ACE)
    for (let rank = plan.rank - plan.length + 1; rank <= plan.rank; rank++)
      after.counts[rank]! -= Math.min(plan.width, hand.counts[rank]!)
  after.twos = hand.twos - plan.twos
  after.black = hand.black - plan.black
  after.red = hand.red - plan.red
  after.size = hand.size - plan.width * plan.length
  after.runs = hand.runs
}

/**
 * Takes the cards of a play off a hand, of each rank the first suits in deck order as `moveOf` does, and counts them as `gone`.
 * Returns whether it is a sequence in one suit.
 */
export const takeOff = (hand: Hand, gone: Int8Array, plan: Plan): boolean => {
  const { kind, rank, length, width, twos, black, red, suit } = plan
  hand.twos -= twos
  hand.black -= black
  hand.red -= red
  hand.size -= width * length
  gone[TWO]! += twos
  gone[TWO + 1]! += black
  gone[TWO + 2]! += red
  if (rank > ACE) return false
  let common = ALL_SUITS
  for (let at = rank - length + 1; at <= rank; at++) {
    const count = Math.min(width, hand.counts[at]!)
    if (count === 0) continue
    hand.counts[at]! -= count
    gone[at]! += count
    for (let k = 0; k < count; k++) {
      const held = hand.suits[at]!
      const taken = suit >= 0 ? 1 << suit : held & -held
      hand.suits[at] = held & ~taken
      common &= taken
    }
  }
  hand.runs &&= hasRun(hand.counts, 0, RANKS)
  return kind === 'sequence' && common !== 0
}

const ALL_SUITS = 15

/** Wild cards weigh each by itself. */
export interface WildWeights {
  readonly two: number
  readonly black: number
  readonly red: number
}

const left = new Int8Array(RANKS)

/** How heavy a hand weighs; `found` hears of the runs it falls into, and `rest` holds what is left for sets. */
export const burden = (
  weights: Weights,
  wild: WildWeights,
  hand: Hand,
  found?: (from: number, to: number, width: number) => void,
  rest: Int8Array = left,
): number => {
  rest.set(hand.counts)
  let weight = wild.two * hand.twos + wild.black * hand.black + wild.red * hand.red
  for (let rank = 0; rank < RANKS; rank++) weight += weights.sets[rank * 16 + rest[rank]!]!
  for (let width = hand.runs ? 2 : 0; width >= 1; width--)
    weight -= takeRuns(weights, rest, rest, 0, width, found && ((from, to) => found(from, to, width)))
  return weight
}

/** The whole hand as one play, or null. */
export const asOnePlay = (hand: Hand): Plan | null => {
  const { counts, twos, black, red, size } = hand
  let [lowest, highest] = [RANKS, -1]
  for (let rank = 0; rank < RANKS; rank++)
    if (counts[rank]! > 0) {
      if (highest < 0) lowest = rank
      highest = rank
    }
  if (highest - lowest >= size) return null
  const wild = { twos, black, red, suit: -1 }
  if (highest < 0) {
    if (twos === 0 && size === 2) return { kind: 'set', rank: TWO + 1, length: 1, width: 2, ...wild }
    if (twos === 0 && size !== 1) return null
    const rank = twos > 0 ? TWO : TWO + black + 2 * red
    return { kind: size === 1 ? 'single' : 'set', rank, length: 1, width: size, ...wild }
  }
  if (lowest === highest) return { kind: size === 1 ? 'single' : 'set', rank: highest, length: 1, width: size, ...wild }
  for (let length = Math.max(3, highest - lowest + 1); length <= Math.min(size, RANKS); length++) {
    if (size % length !== 0) continue
    const width = size / length
    const top = Math.min(ACE, lowest + length - 1)
    if (!fills(hand, top - length + 1, top, width)) continue
    return { kind: width === 1 ? 'sequence' : 'groups', rank: top, length, width, ...wild }
  }
  return null
}

/** Whether the whole hand makes a run of this shape. */
const fills = ({ counts, twos, black, red }: Hand, from: number, to: number, width: number): boolean => {
  let [bare, more] = [0, 0]
  for (let rank = from; rank <= to; rank++) {
    const count = counts[rank]!
    if (count > width) return false
    if (count === 0) bare++
    more += width - count
  }
  return bare <= black + red && (width > 1 ? more <= twos + black + red : twos === 0)
}
