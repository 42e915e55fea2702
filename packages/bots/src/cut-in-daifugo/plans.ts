import type { Weights } from '../climbing/burden.ts'
import { burden, type Hand, JOKER, type Plan, RANKS } from './hand.ts'

/** What the next play has to meet. */
export interface Demand {
  readonly run: boolean
  readonly count: number
  /** Strength of the play to be beaten, in the order in force. */
  readonly strength: number
  /** A joker as itself lies there: only the three of spades beats it. */
  readonly joker: boolean
  readonly rankBound: boolean
  readonly suitBound: readonly number[]
  readonly flipped: boolean
}

/** So many jokers stand in for others in a play that is not the last. */
const MOST_FILLED = 2
const NO_SUITS = [0, 0, 0, 0] as const
const ONE_SUIT = [0, 1, 2, 3].map((suit) => NO_SUITS.map((_, other) => (other === suit ? 1 : 0)))

/** Sensible leads: the plays a hand falls into, its strong cards one by one, and revolutions. */
export const leadsOf = (hand: Hand, weights: Weights, jokerWeight: number): Plan[] => {
  const plans: Plan[] = []
  const left = new Int8Array(RANKS)
  burden(weights, jokerWeight, hand, (suit, from, to) => plans.push(runOf(hand, suit, from, to - from + 1)), left)
  for (let rank = 0; rank < RANKS; rank++) {
    const count = hand.counts[rank]!
    if (count === 0) continue
    plans.push(setOf(hand, rank, count, NO_SUITS))
    for (const fewer of [left[rank]!, 1, 3])
      if (fewer > 0 && fewer < count) plans.push(setOf(hand, rank, fewer, NO_SUITS))
    if (count === 3 && hand.jokers > 0) plans.push(setOf(hand, rank, 4, NO_SUITS))
  }
  if (hand.jokers > 0) plans.push(JOKER_ALONE)
  return plans
}

/** All cards of a hand that is one play. */
export const wholeHand = (hand: Hand): Plan => {
  const { counts, suits, jokers, size } = hand
  const lowest = counts.findIndex((count) => count > 0)
  if (lowest < 0) return size === 1 ? JOKER_ALONE : setOf(hand, 0, size, NO_SUITS)
  if (counts[lowest] === size - jokers) return setOf(hand, lowest, size, NO_SUITS)
  const suit = [0, 1, 2, 3].find((one) => suits[one * RANKS + lowest]! > 0)!
  return runOf(hand, suit, Math.min(lowest, RANKS - size), size)
}

const JOKER_ALONE: Plan = { run: false, rank: JOKER, count: 1, suits: NO_SUITS, fill: NO_SUITS, jokers: 1 }

const SPADE_THREE: Plan = { run: false, rank: 0, count: 1, suits: ONE_SUIT[0]!, fill: NO_SUITS, jokers: 0 }

const runOf = (hand: Hand, suit: number, from: number, count: number): Plan => {
  const jokers = lackingIn(hand, suit, from, count)
  const one = ONE_SUIT[suit]!
  return {
    run: true,
    rank: from,
    count,
    suits: one.map((here) => here * count),
    fill: jokers === 0 ? NO_SUITS : one.map((here) => here * jokers),
    jokers,
  }
}

const lackingIn = ({ suits }: Hand, suit: number, from: number, count: number): number => {
  let lacking = 0
  for (let k = 0; k < count; k++) if (suits[suit * RANKS + from + k] === 0) lacking++
  return lacking
}

/** A set that holds the suits asked for: natural cards that no run needs first, jokers for what lacks. */
const setOf = (hand: Hand, rank: number, count: number, bound: readonly number[]): Plan => {
  const suits = [0, 0, 0, 0]
  const fill = [0, 0, 0, 0]
  let placed = 0
  for (let suit = 0; suit < 4; suit++) {
    const here = bound[suit]!
    suits[suit] = here
    placed += here
    fill[suit] = Math.max(0, here - hand.suits[suit * RANKS + rank]!)
  }
  for (; placed < count; placed++) {
    let [choice, least] = [-1, 99]
    for (let suit = 0; suit < 4; suit++)
      if (suits[suit]! < hand.suits[suit * RANKS + rank]! && neighbours(hand, suit, rank) < least) {
        choice = suit
        least = neighbours(hand, suit, rank)
      }
    const suit = choice < 0 ? suits.indexOf(Math.min(...suits)) : choice
    suits[suit]!++
    if (choice < 0) fill[suit]!++
  }
  return { run: false, rank, count, suits, fill, jokers: fill[0]! + fill[1]! + fill[2]! + fill[3]! }
}

/** Cards of the suit right below and above: a card among them may be wanted for a run. */
const neighbours = ({ suits }: Hand, suit: number, rank: number): number => {
  const at = suit * RANKS + rank
  const has = (distance: number): number =>
    rank + distance >= 0 && rank + distance < RANKS && suits[at + distance]! > 0 ? 1 : 0
  return has(-1) + has(1) + (has(-1) && has(-2)) + (has(1) && has(2)) - (suits[at]! > 1 ? 1 : 0)
}

/** Plays that meet a demand; of those that differ little, one. */
export const followsOf = (hand: Hand, demand: Demand): Plan[] => {
  if (demand.joker) return hand.suits[0]! > 0 ? [SPADE_THREE] : []
  return demand.run ? runsOver(hand, demand) : setsOver(hand, demand)
}

const setsOver = (hand: Hand, demand: Demand): Plan[] => {
  const { count, suitBound, rankBound } = demand
  const plans: Plan[] = []
  for (let rank = 0; rank < RANKS; rank++) {
    if (!isOver(demand, strengthIn(demand, rank))) continue
    if (hand.counts[rank] === 0 && !rankBound) continue
    const plan = setOf(hand, rank, count, suitBound)
    if (plan.jokers <= Math.min(hand.jokers, hand.size === count ? count : MOST_FILLED)) plans.push(plan)
  }
  if (count === 1 && hand.jokers > 0 && isOver(demand, JOKER)) plans.push(JOKER_ALONE)
  return plans
}

const runsOver = (hand: Hand, demand: Demand): Plan[] => {
  const { count, suitBound } = demand
  const plans: Plan[] = []
  const most = Math.min(hand.jokers, hand.size === count ? count : MOST_FILLED)
  for (let suit = 0; suit < 4; suit++) {
    if (suitBound.some((bound, other) => bound > 0 && other !== suit)) continue
    for (let from = 0; from + count <= RANKS; from++) {
      const strength = Math.max(strengthIn(demand, from), strengthIn(demand, from + count - 1))
      if (strength > demand.strength && lackingIn(hand, suit, from, count) <= most)
        plans.push(runOf(hand, suit, from, count))
    }
  }
  return plans
}

const strengthIn = ({ flipped }: Demand, rank: number): number => (flipped ? RANKS - 1 - rank : rank)

const isOver = ({ rankBound, strength }: Demand, mine: number): boolean =>
  rankBound ? mine === strength + 1 : mine > strength
