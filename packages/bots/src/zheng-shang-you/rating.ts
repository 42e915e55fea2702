import { ACE, climbingRank, TWO } from '@tefuda/climbing'
import type { Seat } from '@tefuda/kernel'
import { combinationOf, type ZhengShangYouState } from '@tefuda/zheng-shang-you'
import { type Weights, weightsOf } from '../climbing/burden.ts'
import type { Rated } from '../climbing/rated.ts'
import { asOnePlay, burden, countHand, emptyHand, leave, type Plan, RANKS, type WildWeights } from './hand.ts'
import { followsOf, type Last, leadsOf } from './plans.ts'

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

/** How good the plays of a seat seem; null stands for passing. */
export interface Rating {
  /** The sensible choices of a seat that is to play. */
  rate(state: ZhengShangYouState, seat: Seat): Rated<Plan | null>[]
  /** What a hand weighs. */
  weigh(cards: readonly number[]): number
}

/** `partners`: seats with the same parity play together. */
export const ratingFor = (seats: number, partners: boolean): Rating => {
  const hand = emptyHand()
  const after = emptyHand()
  /** Cards of each rank that others hold; everything is dealt, so what is unseen is theirs. */
  const unseen = new Int8Array(RANKS + 3)

  const lookAround = (state: ZhengShangYouState): void => {
    for (let rank = 0; rank < RANKS; rank++) unseen[rank] = 4 - hand.counts[rank]!
    unseen[TWO] = 4 - hand.twos
    unseen[TWO + 1] = 1 - hand.black
    unseen[TWO + 2] = 1 - hand.red
    for (const card of state.played) unseen[climbingRank(card)]!--
  }

  const isOpponent = (seat: Seat, other: Seat): boolean => seat !== other && (!partners || (seat - other) % 2 !== 0)

  /** The fewest cards an opponent still holds. */
  const fewest = ({ hands }: ZhengShangYouState, seat: Seat): number => {
    let least = Number.POSITIVE_INFINITY
    for (let other = 0; other < seats; other++) {
      const count = hands[other]!.length
      if (count > 0 && count < least && isOpponent(seat, other)) least = count
    }
    return least
  }

  return {
    rate(state, seat) {
      countHand(hand, state.hands[seat]!)
      lookAround(state)
      const { table } = state
      const threat = fewest(state, seat)
      const value = (plan: Plan): number => {
        leave(after, hand, plan)
        if (after.size === 0) return GONE
        const isLast = asOnePlay(after) !== null
        const holds = chance(unseen, plan)
        const left = isLast ? Math.min(1, burden(SETS, WILD, after)) : burden(SETS, WILD, after)
        return holds * (isLast ? LAST_LEAD : LEAD) - left
      }
      if (table === null)
        return leadsOf(hand, SETS, WILD).map((option) => ({
          option,
          value: value(option) - (option.width * option.length === threat ? DANGER * (1 - chance(unseen, option)) : 0),
        }))
      const { by } = table
      const isTheirs = isOpponent(seat, by)
      const urgent = isTheirs && state.hands[by]!.length <= FEW ? BLOCK : 0
      const rated: Rated<Plan | null>[] = [
        { option: null, value: -burden(SETS, WILD, hand) + (isTheirs ? 0 : PARTNER) },
      ]
      for (const option of followsOf(hand, combinationOf(table.laid) as Last))
        rated.push({ option, value: value(option) + urgent * chance(unseen, option) })
      return rated
    },
    weigh(cards) {
      countHand(hand, cards)
      return burden(SETS, WILD, hand)
    },
  }
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
