import type { Seat } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import type { RulesContext } from './state.ts'

/**
 * What lies on a cell, as seats, a bit for each, four times over: who has coins there, whose near-territory it is, whose territory, and
 * who is not barred from it. Of several cells taken together (`|`) the first two still say what lies on any of them.
 */
export type CellBits = number

const SEATS = 15
const NEAR = 4
const TERRITORY = 8
const FREE = 12

/** Those of a cell as the coins lie, and perhaps one more of a seat. */
export const bitsOn = ({ seats }: RulesContext, coins: readonly number[], cell: Cell, more: Seat = -1): CellBits => {
  const from = cell * seats
  let most = 0
  let next = 0
  let leader = 0
  let bits = 0
  for (let seat = 0; seat < seats; seat++) {
    const count = coins[from + seat]! + (seat === more ? 1 : 0)
    if (count > 0) bits |= 1 << seat
    if (count > most) {
      next = most
      most = count
      leader = seat
    } else if (count > next) next = count
  }
  if (most > next) bits |= 1 << ((most - next > 1 ? TERRITORY : NEAR) + leader)
  // Whoever has two coins more bars it, whether or not they hold the cell (CC-5).
  if (most < 2) return bits | (((1 << seats) - 1) << FREE)
  for (let seat = 0; seat < seats; seat++)
    if (coins[from + seat]! + (seat === more ? 1 : 0) > most - 2) bits |= 1 << (FREE + seat)
  return bits
}

/** Those of the cells beside a cell, taken together, as far as `placersOn` asks for them. */
export const bitsBeside = (context: RulesContext, coins: readonly number[], cell: Cell): CellBits => {
  const neighbours = context.board.neighbours[cell]!
  const { advanced } = context.rules
  let bits = 0
  for (let k = 0; k < neighbours.length; k++)
    bits |= advanced ? bitsOn(context, coins, neighbours[k]!) : coinsOf(context, coins, neighbours[k]!)
  return bits
}

/** The same, whole, of a board whose cells have been read: `on` by cell. */
export const besideIn = ({ board }: RulesContext, on: Int32Array, cell: Cell): CellBits => {
  const neighbours = board.neighbours[cell]!
  let bits = 0
  for (let k = 0; k < neighbours.length; k++) bits |= on[neighbours[k]!]!
  return bits
}

/** Who has coins on a cell. */
const coinsOf = ({ seats }: RulesContext, coins: readonly number[], cell: Cell): CellBits => {
  const from = cell * seats
  let bits = 0
  for (let seat = 0; seat < seats; seat++) if (coins[from + seat]! > 0) bits |= 1 << seat
  return bits
}

export const hasCoins = (bits: CellBits): boolean => (bits & SEATS) !== 0

/** The seat, as a bit, whose near-territory a cell is, or whose territory; 0 where it is nobody's. */
export const nearOf = (bits: CellBits): number => (bits >> NEAR) & SEATS
export const territoryOf = (bits: CellBits): number => (bits >> TERRITORY) & SEATS

/** The seats, as bits, that nobody is two coins ahead of on a cell (CC-5). */
export const freeOn = (bits: CellBits): number => (bits >> FREE) & SEATS

/**
 * The seats, as bits, that may place on a cell, told from what lies there and beside it. A cell opens itself and its neighbours to
 * whoever has coins there (CC-5), by the advanced rule to whose near-territory it is (CC-10).
 */
export const placersOn = ({ rules: { advanced } }: RulesContext, on: CellBits, beside: CellBits): number =>
  hasCoins(beside) ? freeOn(on) & ((on | beside) >> (advanced ? NEAR : 0)) : freeOn(on)
