import { climbingRank, TWO } from '@tefuda/climbing'
import type { Seat } from '@tefuda/kernel'
import { combinationOf, type ZhengShangYouState } from '@tefuda/zheng-shang-you'
import { copyHand, countHand, emptyHand, type Hand, type Plan, RANKS, takeOff } from './hand.ts'
import type { Last } from './plans.ts'

/** A deal as a player keeps it in mind: everything counted. In the first seats' hands lies what a world gives them. */
export interface Position {
  readonly hands: readonly Hand[]
  /** Cards of each rank that have been played, jokers too. */
  readonly gone: Int8Array
  turn: Seat
  /** The play to be beaten; null on a lead. */
  last: Last | null
  /** Whose it is. */
  by: Seat
  /** Seats that have gone out, in order. */
  out: Seat[]
  /** Points of each seat before the deal. */
  totals: readonly number[]
}

export const emptyPosition = (seats: number): Position => ({
  hands: Array.from({ length: seats }, emptyHand),
  gone: new Int8Array(RANKS + 3),
  turn: 0,
  last: null,
  by: 0,
  out: [],
  totals: [],
})

/** Reads a state in which somebody has a turn. */
export const readPosition = (
  into: Position,
  { hands, played, turn, table, out, totals }: ZhengShangYouState,
): Position => {
  for (const [seat, hand] of into.hands.entries()) countHand(hand, hands[seat]!)
  into.gone.fill(0)
  for (const card of played) into.gone[climbingRank(card)]!++
  into.turn = turn
  into.last = table === null ? null : (combinationOf(table.laid) as Last)
  into.by = table === null ? turn : table.by
  into.out = out.slice()
  into.totals = totals
  return into
}

export const copyPosition = (into: Position, { hands, gone, turn, last, by, out, totals }: Position): void => {
  for (const [seat, hand] of hands.entries()) copyHand(into.hands[seat]!, hand)
  into.gone.set(gone)
  into.turn = turn
  into.last = last
  into.by = by
  into.out = out.slice()
  into.totals = totals
}

/** Plays for the seat on its turn; null passes. The seat comes next that does so by the rules (ZS-4); −1 at the end of the deal. */
export const playPlan = (position: Position, plan: Plan | null): void => {
  const { turn, hands, gone } = position
  if (plan !== null) {
    const oneSuit = takeOff(hands[turn]!, gone, plan)
    position.last = { ...plan, pure: isPure(plan), oneSuit }
    position.by = turn
    if (hands[turn]!.size === 0) {
      position.out.push(turn)
      if (position.out.length === hands.length - 1) {
        position.turn = -1
        return
      }
    }
  }
  for (let next = turn; ; ) {
    next = next + 1 === hands.length ? 0 : next + 1
    if (next === position.by) position.last = null
    if (hands[next]!.size > 0) {
      position.turn = next
      return
    }
  }
}

/** Whether no card of a plan stands for another. */
const isPure = ({ rank, twos, black, red }: Plan): boolean =>
  rank < TWO ? twos + black + red === 0 : rank === TWO ? black + red === 0 : rank > TWO + 1 || red === 0
