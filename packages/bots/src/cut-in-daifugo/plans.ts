import type { Weights } from '../climbing/burden.ts'
import { type BySuit, inSuit, lastSuit, ofSuit } from './by-suit.ts'
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
  readonly suitBound: BySuit
  readonly flipped: boolean
}

/** So many jokers stand in for others in a play that is not the last. */
const MOST_FILLED = 2

const left = new Int8Array(RANKS)

/** Sensible leads: the plays a hand falls into, its strong cards one by one, and revolutions. */
export const leadsOf = (hand: Hand, weights: Weights, jokerWeight: number): Plan[] => {
  const plans: Plan[] = []
  burden(weights, jokerWeight, hand, (from, to, at) => plans.push(runOf(hand, at / RANKS, from, to - from + 1)), left)
  for (let rank = 0; rank < RANKS; rank++) {
    const count = hand.counts[rank]!
    if (count === 0) continue
    plans.push(setOf(hand, rank, count, 0))
    const others = left[rank]!
    if (others > 0 && others < count) plans.push(setOf(hand, rank, others, 0))
    if (count > 1) plans.push(setOf(hand, rank, 1, 0))
    if (count > 3) plans.push(setOf(hand, rank, 3, 0))
    if (count === 3 && hand.jokers > 0) plans.push(setOf(hand, rank, 4, 0))
  }
  if (hand.jokers > 0) plans.push(JOKER_ALONE)
  return plans
}

/** All cards of a hand that is one play. */
export const wholeHand = (hand: Hand): Plan => {
  const { counts, suits, jokers, size } = hand
  const lowest = counts.findIndex((count) => count > 0)
  if (lowest < 0) return size === 1 ? JOKER_ALONE : setOf(hand, 0, size, 0)
  if (counts[lowest] === size - jokers) return setOf(hand, lowest, size, 0)
  return runOf(hand, lastSuit(suits[lowest]!), Math.min(lowest, RANKS - size), size)
}

const JOKER_ALONE: Plan = { run: false, rank: JOKER, count: 1, suits: 0, fill: 0, jokers: 1 }

const SPADE_THREE: Plan = { run: false, rank: 0, count: 1, suits: inSuit(0, 1), fill: 0, jokers: 0 }

const runOf = (hand: Hand, suit: number, from: number, count: number): Plan => {
  const jokers = lackingIn(hand, suit, from, count)
  return { run: true, rank: from, count, suits: inSuit(suit, count), fill: inSuit(suit, jokers), jokers }
}

const lackingIn = ({ suits }: Hand, suit: number, from: number, count: number): number => {
  let lacking = 0
  for (let k = 0; k < count; k++) if (ofSuit(suits[from + k]!, suit) === 0) lacking++
  return lacking
}

/** A set that holds the suits asked for: natural cards that no run needs first, jokers for what lacks. */
const setOf = (hand: Hand, rank: number, count: number, bound: BySuit): Plan => {
  const held = hand.suits[rank]!
  if (bound === 0 && count === hand.counts[rank]) return { run: false, rank, count, suits: held, fill: 0, jokers: 0 }
  let [suits, fill, placed] = [bound, 0, 0]
  for (let suit = 0; suit < 4; suit++) {
    const here = ofSuit(bound, suit)
    placed += here
    const lacking = here - ofSuit(held, suit)
    if (lacking > 0) fill += inSuit(suit, lacking)
  }
  for (; placed < count; placed++) {
    const natural = leastWanted(hand, rank, suits)
    const suit = natural < 0 ? rarestIn(suits) : natural
    suits += inSuit(suit, 1)
    if (natural < 0) fill += inSuit(suit, 1)
  }
  const jokers = ofSuit(fill, 0) + ofSuit(fill, 1) + ofSuit(fill, 2) + ofSuit(fill, 3)
  return { run: false, rank, count, suits, fill, jokers }
}

/** The suit of the card of a rank, besides these, that runs want least; −1 where there is no other. */
const leastWanted = (hand: Hand, rank: number, suits: BySuit): number => {
  let [choice, least] = [-1, 99]
  for (let suit = 0; suit < 4; suit++) {
    if (ofSuit(suits, suit) >= ofSuit(hand.suits[rank]!, suit)) continue
    const wanted = neighbours(hand, suit, rank)
    if (wanted >= least) continue
    choice = suit
    least = wanted
  }
  return choice
}

/** The first of the suits there are fewest of. */
const rarestIn = (suits: BySuit): number => {
  let rarest = 0
  for (let suit = 1; suit < 4; suit++) if (ofSuit(suits, suit) < ofSuit(suits, rarest)) rarest = suit
  return rarest
}

/** Cards of the suit right below and above: a card among them may be wanted for a run. */
const neighbours = ({ suits }: Hand, suit: number, rank: number): number => {
  const isHeld = (at: number): boolean => at >= 0 && at < RANKS && ofSuit(suits[at]!, suit) > 0
  let wanted = ofSuit(suits[rank]!, suit) > 1 ? -1 : 0
  if (isHeld(rank - 1)) wanted += isHeld(rank - 2) ? 2 : 1
  if (isHeld(rank + 1)) wanted += isHeld(rank + 2) ? 2 : 1
  return wanted
}

/** Plays that meet a demand; of those that differ little, one. */
export const followsOf = (hand: Hand, demand: Demand): Plan[] => {
  if (demand.joker) return ofSuit(hand.suits[0]!, 0) > 0 ? [SPADE_THREE] : []
  return demand.run ? runsOver(hand, demand) : setsOver(hand, demand)
}

const setsOver = (hand: Hand, demand: Demand): Plan[] => {
  const { count, suitBound, rankBound } = demand
  const plans: Plan[] = []
  const most = mostFilled(hand, count)
  for (let rank = 0; rank < RANKS; rank++) {
    if (!isOver(demand, strengthIn(demand, rank))) continue
    if ((hand.counts[rank] === 0 && !rankBound) || hand.counts[rank]! + most < count) continue
    const plan = setOf(hand, rank, count, suitBound)
    if (plan.jokers <= most) plans.push(plan)
  }
  if (count === 1 && hand.jokers > 0 && isOver(demand, JOKER)) plans.push(JOKER_ALONE)
  return plans
}

const runsOver = (hand: Hand, demand: Demand): Plan[] => {
  const { count, suitBound } = demand
  const plans: Plan[] = []
  const most = mostFilled(hand, count)
  for (let suit = 0; suit < 4; suit++) {
    if (suitBound !== inSuit(suit, ofSuit(suitBound, suit))) continue
    for (let from = 0; from + count <= RANKS; from++) {
      const strength = Math.max(strengthIn(demand, from), strengthIn(demand, from + count - 1))
      if (strength > demand.strength && lackingIn(hand, suit, from, count) <= most)
        plans.push(runOf(hand, suit, from, count))
    }
  }
  return plans
}

/** How many jokers a play of so many cards may be made with. */
const mostFilled = ({ jokers, size }: Hand, count: number): number =>
  Math.min(jokers, size === count ? count : MOST_FILLED)

const strengthIn = ({ flipped }: Demand, rank: number): number => (flipped ? RANKS - 1 - rank : rank)

const isOver = ({ rankBound, strength }: Demand, mine: number): boolean =>
  rankBound ? mine === strength + 1 : mine > strength
