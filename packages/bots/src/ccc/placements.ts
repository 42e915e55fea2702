import { type CccRulesContext, type CccState, type Cell, coinsNow, openingOf, type Way } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import type { Payments } from './payments.ts'
import { turnsLeft } from './prices.ts'
import { gainsFor, type NearWorth } from './standing.ts'
import type { Weights } from './weights.ts'

/** A coin that gains something, and how much when the cards it costs are taken off. */
export interface Placement {
  readonly cell: Cell
  readonly way: Way
  readonly merit: number
}

/** What coins are worth. */
export interface Placements {
  /** Says of a cell what a coin there is worth and how it would be paid for; null for no more than `least`. */
  at(state: CccState, seat: Seat, payments: Payments): (cell: Cell, least: number) => Placement | null
  /** Says of a cell what a coin there gains, in points, whatever it costs. */
  gain(state: CccState, seat: Seat): (cell: Cell) => number
  /** What a card in the hand of a seat is worth by now, for each unit of its price. */
  cardWorth(state: CccState, seat: Seat): number
}

const SETTLED: NearWorth = { exposed: 1, sheltered: 1 }

export const placementsFor = (context: CccRulesContext, weights: Weights): Placements => {
  const { board } = context
  // Of many cards one more lets a seat place hardly more, and in the last turn none does.
  const cardWorth = (state: CccState, seat: Seat): number =>
    Math.max(0, weights.card - weights.each * state.hands[seat]!.length) * Math.min(1, turnsLeft(state))
  // Nobody can contest a cell after the last turn.
  const gain: Placements['gain'] = (state, seat) =>
    gainsFor(context, coinsNow(context, state), seat, state.last === 1 ? SETTLED : weights)
  return {
    cardWorth,
    gain,
    at(state, seat, payments) {
      const gainOf = gain(state, seat)
      const worth = cardWorth(state, seat)
      const isLast = state.last >= 0
      return (cell, least) => {
        const opening = openingOf(context, state.coins, seat, cell)
        if (opening === 'closed') return null
        const payment = payments(board.numbers[cell]!, opening === 'open' ? 1 : 2)
        if (payment === null) return null
        const gained = gainOf(cell)
        if (gained <= 0) return null
        // In one's last turn cards are worth nothing afterwards, but should go as far as they can.
        const merit = isLast ? gained / payment.price : gained - worth * payment.price
        return merit <= least ? null : { cell, way: payment.way, merit }
      }
    },
  }
}
