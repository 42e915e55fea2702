import { type CccRulesContext, type Cell, openingOf } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'

/** The part of a cell's points that near-territory is good for: where somebody else may place, and where nobody can. */
export interface NearWorth {
  readonly exposed: number
  readonly sheltered: number
}

/**
 * What a cell is worth to a seat with these coins, in points against the mean of the others: territory in full,
 * near-territory in part.
 */
const standing = (
  context: CccRulesContext,
  coins: readonly number[],
  cell: Cell,
  seat: Seat,
  near: NearWorth,
): number => {
  const { seats } = context
  let [holder, most, next] = [0, -1, -1]
  for (let other = 0; other < seats; other++) {
    const count = coins[cell * seats + other]!
    if (count > most) {
      next = most
      most = count
      holder = other
    } else if (count > next) next = count
  }
  if (most === next) return 0
  const part = most - next > 1 ? 1 : isExposed(context, coins, cell, holder) ? near.exposed : near.sheltered
  const worth = context.worth[cell]! * part
  return holder === seat ? worth : -worth / (seats - 1)
}

const isExposed = (context: CccRulesContext, coins: readonly number[], cell: Cell, holder: Seat): boolean => {
  for (let other = 0; other < context.seats; other++)
    if (other !== holder && openingOf(context, coins, other, cell) !== 'closed') return true
  return false
}

/**
 * Says what one more coin of a seat on a cell changes, there and on the cells beside it: ground won, made safe, or taken from
 * others. What lies there now is worked out once; `coins` are as before after each answer.
 */
export const gainsFor = (
  context: CccRulesContext,
  coins: number[],
  seat: Seat,
  near: NearWorth,
): ((cell: Cell) => number) => {
  const now = context.worth.map((_, cell) => standing(context, coins, cell, seat, near))
  return (cell) => {
    const at = cell * context.seats + seat
    const neighbours = context.board.neighbours[cell]!
    coins[at]! += 1
    let gain = standing(context, coins, cell, seat, near) - now[cell]!
    for (let k = 0; k < neighbours.length; k++) {
      const beside = neighbours[k]!
      gain += standing(context, coins, beside, seat, near) - now[beside]!
    }
    coins[at]! -= 1
    return gain
  }
}
