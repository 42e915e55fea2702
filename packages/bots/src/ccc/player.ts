import {
  type CccMove,
  type CccSetting,
  type CccState,
  type Cell,
  openingOf,
  type Purse,
  payWith,
  purseOf,
  type Way,
} from '@tefuda/ccc'
import type { Card, Seat } from '@tefuda/kernel'
import { bestDraw, netOf } from './discarding.ts'
import { priceOfWay, pricesOf, turnsLeft } from './prices.ts'
import { gainOf, type NearWorth } from './standing.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Payments of more cards are not thought of: they cost more than any cell gives. */
const MOST_CARDS = 6
/** So many of the cheapest payments for a number are compared by what their cards are worth. */
const COMPARED = 4
/** Far less than any placement worth making. */
const DRAW_UNIT = 0.001

const SETTLED: NearWorth = { exposed: 1, sheltered: 1 }

/** A way to pay and what its cards are worth. */
interface Priced {
  readonly way: Way
  readonly price: number
}

/** Plays for territory and against that of others: each time the coin that gains most for the cards it costs. */
export interface Player {
  choose(state: CccState, seat: Seat): CccMove
  /** What a move gains, in points, less what its cards are worth; draws come just above moves that gain nothing. */
  promise(state: CccState, seat: Seat, move: CccMove): number
}

export const playerFor = (setting: CccSetting, weights: Weights = WEIGHTS): Player => {
  const { board, rules, highest, seats } = setting

  const cardWorth = (state: CccState): number => weights.card * Math.min(1, turnsLeft(state) / weights.fading)
  /** Nobody can contest a cell after the last turn. */
  const nearWorth = (state: CccState): NearWorth => (state.last === 1 ? SETTLED : weights)

  const coinsOf = (state: CccState): number[] => {
    const coins = state.coins.slice()
    for (let k = 0; k < state.placed.length; k++) coins[state.placed[k]! * seats + state.turn]! += 1
    return coins
  }

  const bestPlacement = (state: CccState, seat: Seat): CccMove | null => {
    const hand = state.hands[seat]!
    if (hand.length === 0) return null
    const coins = coinsOf(state)
    const near = nearWorth(state)
    const worth = cardWorth(state)
    const purse = purseOf(rules, hand, highest, MOST_CARDS)
    const payments = paymentsFrom(purse)
    const isLast = state.last >= 0
    let best: { readonly cell: Cell; readonly way: Way } | null = null
    let most = 0
    for (let cell = 0; cell < board.numbers.length; cell++) {
      const gain = gainOf(setting, coins, cell, seat, near)
      if (gain <= 0 || (!isLast && gain <= most)) continue
      const opening = openingOf(setting, state.coins, seat, cell)
      if (opening === 'closed') continue
      const payment = payments(board.numbers[cell]!, opening === 'open' ? 1 : 2)
      if (payment === null) continue
      // In one's last turn cards are worth nothing afterwards, but should go as far as they can.
      const merit = isLast ? gain / payment.price : gain - worth * payment.price
      if (merit <= most) continue
      most = merit
      best = { cell, way: payment.way }
    }
    return best === null ? null : { type: 'place', cell: best.cell, ...payWith(rules, hand, best.way) }
  }

  /** The payment for a number whose cards are worth least, worked out when first asked for. */
  const paymentsFrom = (purse: Purse) => {
    const known = new Map<number, Priced | null>()
    return (number: number, least: number): Priced | null => {
      const key = number * 2 + least - 1
      const before = known.get(key)
      if (before !== undefined) return before
      const found: Priced[] = []
      purse.each(number, { least, most: MOST_CARDS }, (way) => {
        found.push({ way, price: priceOfWay(way) })
        return found.length < COMPARED
      })
      const cheapest = found.length === 0 ? null : found.reduce((best, one) => (one.price < best.price ? one : best))
      known.set(key, cheapest)
      return cheapest
    }
  }

  return {
    choose: (state, seat) => bestPlacement(state, seat) ?? { type: 'draw', ...drawOf(setting, state, seat) },
    promise(state, seat, move) {
      if (move.type === 'draw')
        return DRAW_UNIT * netOf({ count: move.count, discards: move.discards.length }, move.discards)
      const gain = gainOf(setting, coinsOf(state), move.cell, seat, nearWorth(state))
      return gain - cardWorth(state) * (pricesOf(move.groups.flat()) + pricesOf(move.splits))
    },
  }
}

const drawOf = (setting: CccSetting, state: CccState, seat: Seat) => {
  const { count, discards } = bestDraw(setting, state, seat)
  return { count, discards: discards.toSorted(byNotation) }
}

/** By rank, then suit: as the notation has it. */
const byNotation = (a: Card, b: Card): number => (a & 15) - (b & 15) || a - b
