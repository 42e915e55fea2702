import { type Refusal, refusal, type Seat } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import { besideIn, bitsBeside, bitsOn, type CellBits, freeOn, hasCoins, nearOf, placersOn } from './cell-bits.ts'
import type { RulesContext } from './state.ts'

/** Whose cell it is: the seat with most coins and its lead over the next; 1 near-territory, 2 and more territory. */
export interface Holder {
  readonly seat: Seat
  readonly lead: number
}

/** How many coins a seat has on a cell more than any other; negative where another has more. */
export const leadOf = ({ seats }: RulesContext, coins: readonly number[], cell: Cell, seat: Seat): number => {
  let most = 0
  for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, coins[cell * seats + other]!)
  return coins[cell * seats + seat]! - most
}

/** The holder of a cell, or null where nobody leads. */
export const holderOf = (context: RulesContext, coins: readonly number[], cell: Cell): Holder | null => {
  for (let seat = 0; seat < context.seats; seat++) {
    const lead = leadOf(context, coins, cell, seat)
    if (lead > 0) return { seat, lead }
  }
  return null
}

/** The points of each seat if the game ended with these coins: territory and near-territory (CC-9). */
export const pointsOf = ({ seats, worth }: RulesContext, coins: readonly number[]): number[] => {
  const points = Array<number>(seats).fill(0)
  for (let cell = 0; cell < worth.length; cell++) {
    const leader = leaderOn(coins, cell, seats)
    if (leader >= 0) points[leader]! += worth[cell]!
  }
  return points
}

/** The seat with most coins on a cell by itself; −1 where there is none. */
export const leaderOn = (coins: readonly number[], cell: Cell, seats: number): Seat => {
  let most = 0
  let leader = -1
  for (let seat = 0, at = cell * seats; seat < seats; seat++, at++) {
    const here = coins[at]!
    if (here > most) {
      most = here
      leader = seat
    } else if (here === most) leader = -1
  }
  return leader
}

/** `closed`: no coin may go there. `several`: not for a card alone (CC-6). `open`: for any payment. */
export type Opening = 'closed' | 'several' | 'open'

/** What a cell is to a seat in a turn that begins with these coins; those placed in the turn are not among them (CC-5). */
export const openingOf = (context: RulesContext, coins: readonly number[], seat: Seat, cell: Cell): Opening =>
  openingFor(context, seat, bitsOn(context, coins, cell), bitsBeside(context, coins, cell))

/** The same for every cell. */
export const openingsOf = (context: RulesContext, coins: readonly number[], seat: Seat): Opening[] => {
  const { numbers } = context.board
  const on = new Int32Array(numbers.length)
  for (let cell = 0; cell < on.length; cell++) on[cell] = bitsOn(context, coins, cell)
  return numbers.map((_, cell) => openingFor(context, seat, on[cell]!, besideIn(context, on, cell)))
}

/** The same told from what lies there and beside it. */
export const openingFor = (context: RulesContext, seat: Seat, on: CellBits, beside: CellBits): Opening => {
  if (!isOf(seat, placersOn(context, on, beside))) return 'closed'
  return hasCoins(beside) && !isOf(seat, nearOf(on)) ? 'open' : 'several'
}

const isOf = (seat: Seat, seats: number): boolean => ((seats >> seat) & 1) === 1

/** Why no coin may go on a cell, or none paid for by a card alone; null where it may. */
export const refusalAt = (
  context: RulesContext,
  coins: readonly number[],
  seat: Seat,
  cell: Cell,
  isCardAlone: boolean,
): Refusal | null => {
  const name = context.board.names[cell]!
  const on = bitsOn(context, coins, cell)
  const beside = bitsBeside(context, coins, cell)
  if (!isOf(seat, freeOn(on)))
    return refusal(
      'barred',
      'CC-5',
      `${name} では、ほかの人のコインが2枚以上多いので置けません。`,
      `Somebody has two or more coins more than you on ${name}: you may not place there.`,
    )
  if (!isOf(seat, placersOn(context, on, beside)))
    return context.rules.advanced
      ? refusal(
          'out-of-reach',
          'CC-10',
          `${name} には届きません。置けるのは、自分の準自陣とその隣か、隣にコインのないマスです。`,
          `${name} is out of reach. Place on your near-territory or beside it, or on a cell with no coins beside it.`,
        )
      : refusal(
          'out-of-reach',
          'CC-5',
          `${name} には届きません。置けるのは、自分のコインのあるマスとその隣か、隣にコインのないマスです。`,
          `${name} is out of reach. Place on a cell with your coins or beside one, or on a cell with no coins beside it.`,
        )
  return isCardAlone ? refusalAlone(name, seat, on, beside) : null
}

const refusalAlone = (name: string, seat: Seat, on: CellBits, beside: CellBits): Refusal | null => {
  if (isOf(seat, nearOf(on)))
    return refusal(
      'alone-on-near-territory',
      'CC-6',
      `${name} は自分の準自陣です。1枚だけの支払いでは置けません。2枚以上で払ってください。`,
      `${name} is your near-territory: a card alone does not pay there. Pay with two cards or more.`,
    )
  if (!hasCoins(beside))
    return refusal(
      'alone-without-neighbours',
      'CC-6',
      `${name} の隣にはコインがありません。1枚だけの支払いでは置けません。2枚以上で払ってください。`,
      `No coin lies beside ${name}: a card alone does not pay there. Pay with two cards or more.`,
    )
  return null
}
