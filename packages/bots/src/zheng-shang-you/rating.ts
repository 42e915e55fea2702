import { ACE, TWO } from '@tefuda/climbing'
import type { Seat } from '@tefuda/kernel'
import { type Weights, weightsOf } from '../climbing/burden.ts'
import type { Foreseen } from '../climbing/foreseen.ts'
import {
  asOnePlay,
  burden,
  countHand,
  emptyHand,
  type Hand,
  leave,
  type Plan,
  RANKS,
  type WildWeights,
} from './hand.ts'
import { partnersIf } from './partners.ts'
import { followsOf, leadsOf } from './plans.ts'
import type { Position } from './position.ts'

// The weights were found by playing against the same bot with other weights.

/** What a set weighs: from 1 for threes down by this much for every rank. */
const SLOPE = 0.09
export const WILD: WildWeights = { two: -0.26, black: -0.58, red: -0.6 }
const RUN = 0.1
/** What each further card takes off the weight of a set: sets are not taken apart without gain. */
const TOGETHER = 0.1
/** To win the turn, and to win it with one play left. */
const LEAD = 0.4
const LAST_LEAD = 3
/** To take the turn from somebody who is nearly out. */
const BLOCK = 0.2
/** To leave a partner the turn. */
const PARTNER = 0.8
/** To lead what somebody can go out on. */
const DANGER = 1
/** Nobody is nearly out with more cards than this. */
const FEW = 3
const GONE = 1000

export const SETS: Weights = weightsOf(RANKS, RUN, (rank, count) => 1 - SLOPE * rank - TOGETHER * (count - 1))

/** How good the plays of a seat seem. */
export interface Rating {
  /** The sensible choices of a seat that is to play; only its own hand is looked at, and how many cards others have. */
  rate(position: Position, seat: Seat): Foreseen<Plan>[]
  /** What a hand weighs. */
  weigh(cards: readonly number[]): number
  /** What cards fall into at a glance. */
  fallsInto(cards: readonly number[]): Split
}

/** So many plays, wild cards going along with others, and so many cards below the ace that go with no other. */
export interface Split {
  readonly plays: number
  readonly alone: number
}

/** `partners`: seats with the same parity play together. */
export const ratingFor = (seats: number, partners: boolean): Rating => {
  const counted = emptyHand()
  const after = emptyHand()
  /** Cards of each rank that others hold; everything is dealt, so what is unseen is theirs. */
  const unseen = new Int8Array(RANKS + 3)

  const { isOpponent } = partnersIf(partners)

  /** The fewest cards an opponent still holds. */
  const fewest = ({ hands }: Position, seat: Seat): number => {
    let least = Number.POSITIVE_INFINITY
    for (let other = 0; other < seats; other++) {
      const { size } = hands[other]!
      if (size > 0 && size < least && isOpponent(seat, other)) least = size
    }
    return least
  }

  let plays = 0
  const rest = new Int8Array(RANKS)
  const oneMore = (): void => {
    plays++
  }

  /** What a hand weighs, with its plays counted. */
  const weighed = (held: Hand): number => {
    plays = held.twos + held.black + held.red
    const weight = burden(SETS, WILD, held, held.runs ? oneMore : undefined, rest)
    for (let rank = 0; rank < RANKS; rank++) if (rest[rank]! > 0) plays++
    return weight
  }

  const foresee = (hand: Hand, plan: Plan, urgent: number, danger: number): Foreseen<Plan> => {
    leave(after, hand, plan)
    const holds = chance(unseen, plan)
    if (after.size === 0) return { option: plan, value: GONE, left: 0, plays: 0, holds }
    const isLast = asOnePlay(after) !== null
    const weight = weighed(after)
    const left = isLast ? Math.min(1, weight) : weight
    const value = holds * ((isLast ? LAST_LEAD : LEAD) + urgent) - left - danger * (1 - holds)
    return { option: plan, value, left, plays: isLast ? 1 : plays, holds }
  }

  return {
    rate(position, seat) {
      const { last, by } = position
      const hand = position.hands[seat]!
      countUnseen(unseen, position.gone, hand)
      if (last === null) {
        const threat = fewest(position, seat)
        const isDanger = ({ width, length }: Plan): boolean => width * length === threat
        const leads: Foreseen<Plan>[] = []
        for (const option of leadsOf(hand, SETS, WILD))
          leads.push(foresee(hand, option, 0, isDanger(option) ? DANGER : 0))
        return leads
      }
      const isTheirs = isOpponent(seat, by)
      const urgent = isTheirs && position.hands[by]!.size <= FEW ? BLOCK : 0
      const left = weighed(hand)
      const rated: Foreseen<Plan>[] = [{ option: null, value: (isTheirs ? 0 : PARTNER) - left, left, plays, holds: 0 }]
      for (const option of followsOf(hand, last)) rated.push(foresee(hand, option, urgent, 0))
      return rated
    },
    weigh(cards) {
      countHand(counted, cards)
      return burden(SETS, WILD, counted)
    },
    fallsInto(cards) {
      countHand(counted, cards)
      if (asOnePlay(counted) !== null) return { plays: 1, alone: 0 }
      weighed(counted)
      const wild = counted.twos + counted.black + counted.red
      return {
        plays: plays - wild || wild,
        alone: rest.subarray(0, ACE).reduce((sum, count) => (count === 1 ? sum + 1 : sum), 0),
      }
    },
  }
}

/** Counts the cards of each rank, twos and jokers behind them, that are neither gone nor in this hand. */
const countUnseen = (unseen: Int8Array, gone: Int8Array, hand: Hand): void => {
  for (let rank = 0; rank < RANKS; rank++) unseen[rank] = 4 - gone[rank]! - hand.counts[rank]!
  unseen[TWO] = 4 - gone[TWO]! - hand.twos
  unseen[TWO + 1] = 1 - gone[TWO + 1]! - hand.black
  unseen[TWO + 2] = 1 - gone[TWO + 2]! - hand.red
}

/** How likely nobody beats a play, by the cards that others hold. */
const chance = (unseen: Int8Array, { kind, rank, width, suit }: Plan): number => {
  if (kind === 'groups') return 0.97
  if (kind === 'sequence') return suit >= 0 ? 0.95 : 1 - 0.03 * (ACE - rank)
  let better = 0
  for (let higher = rank + 1; higher <= TWO; higher++) better += Math.max(0, unseen[higher]! - width + 1)
  for (let joker = Math.max(rank, TWO) + 1; joker < RANKS + 3; joker++) better += unseen[joker]!
  return HOLDS[Math.min(width, HOLDS.length - 1)]! ** better
}

/** By the width of a set: the chance that one better set does not come. */
const HOLDS = [1, 0.82, 0.85, 0.9, 0.95]
