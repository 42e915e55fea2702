import { type CccRulesContext, type Cell, holderOf, openingOf } from '@tefuda/ccc'
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
export const standing = (
  context: CccRulesContext,
  coins: readonly number[],
  cell: Cell,
  seat: Seat,
  near: NearWorth,
): number => {
  const holder = holderOf(context, coins, cell)
  if (holder === null) return 0
  const part = holder.lead > 1 ? 1 : isExposed(context, coins, cell, holder.seat) ? near.exposed : near.sheltered
  const worth = context.worth[cell]! * part
  return holder.seat === seat ? worth : -worth / (context.seats - 1)
}

const isExposed = (context: CccRulesContext, coins: readonly number[], cell: Cell, holder: Seat): boolean => {
  for (let other = 0; other < context.seats; other++)
    if (other !== holder && openingOf(context, coins, other, cell) !== 'closed') return true
  return false
}

/**
 * What one more coin of a seat on a cell changes, there and on the cells beside it: ground won, made safe, or taken from
 * others. `coins` are as before when it returns.
 */
export const gainOf = (context: CccRulesContext, coins: number[], cell: Cell, seat: Seat, near: NearWorth): number => {
  const at = cell * context.seats + seat
  const before = around(context, coins, cell, seat, near)
  coins[at]! += 1
  const after = around(context, coins, cell, seat, near)
  coins[at]! -= 1
  return after - before
}

const around = (
  context: CccRulesContext,
  coins: readonly number[],
  cell: Cell,
  seat: Seat,
  near: NearWorth,
): number => {
  let sum = standing(context, coins, cell, seat, near)
  for (const beside of context.board.neighbours[cell]!) sum += standing(context, coins, beside, seat, near)
  return sum
}
