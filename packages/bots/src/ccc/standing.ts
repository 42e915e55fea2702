import { type CccSetting, type Cell, holderOf, openingOf } from '@tefuda/ccc'
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
  setting: CccSetting,
  coins: readonly number[],
  cell: Cell,
  seat: Seat,
  near: NearWorth,
): number => {
  const holder = holderOf(setting, coins, cell)
  if (holder === null) return 0
  const part = holder.lead > 1 ? 1 : isExposed(setting, coins, cell, holder.seat) ? near.exposed : near.sheltered
  const worth = setting.worth[cell]! * part
  return holder.seat === seat ? worth : -worth / (setting.seats - 1)
}

const isExposed = (setting: CccSetting, coins: readonly number[], cell: Cell, holder: Seat): boolean => {
  for (let other = 0; other < setting.seats; other++)
    if (other !== holder && openingOf(setting, coins, other, cell) !== 'closed') return true
  return false
}

/**
 * What one more coin of a seat on a cell changes, there and on the cells beside it: ground won, made safe, or taken from
 * others. `coins` are as before when it returns.
 */
export const gainOf = (setting: CccSetting, coins: number[], cell: Cell, seat: Seat, near: NearWorth): number => {
  const at = cell * setting.seats + seat
  const before = around(setting, coins, cell, seat, near)
  coins[at]! += 1
  const after = around(setting, coins, cell, seat, near)
  coins[at]! -= 1
  return after - before
}

const around = (setting: CccSetting, coins: readonly number[], cell: Cell, seat: Seat, near: NearWorth): number => {
  let sum = standing(setting, coins, cell, seat, near)
  for (const beside of setting.board.neighbours[cell]!) sum += standing(setting, coins, beside, seat, near)
  return sum
}
