import type { CccRulesContext, CccState, Cell, Way } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import type { Priced } from './held.ts'
import { type FewCards, keyOf, type Payments } from './payments.ts'
import { turnsLeft } from './prices.ts'
import { type NearWorth, type Prospects, standingIn } from './standing.ts'
import type { Weights } from './weights.ts'

/** A coin that gains something, and how much when the cards it costs are taken off. */
export interface Placement {
  readonly cell: Cell
  readonly way: Way
  readonly merit: number
}

/** What coins are worth. */
export interface Placements {
  /** The coin of most merit, paid with few cards; null where none has any. */
  best(state: CccState, seat: Seat, payments: FewCards): Placement | null
  /** Every coin that gains something, whatever it costs. */
  all(state: CccState, seat: Seat, payments: Payments): Placement[]
  /** What a coin on a cell gains, in points, whatever it costs. */
  gain(state: CccState, seat: Seat, cell: Cell): number
  /** What a card in the hand of a seat is worth by now, for each unit of its price. */
  cardWorth(state: CccState, seat: Seat): number
}

/** Far less than prices differ by: a limit is a fraction, which may come out a little low. */
const SLACK = 1e-9

const SETTLED: NearWorth = { exposed: 1, sheltered: 1 }

export const placementsFor = (context: CccRulesContext, weights: Weights): Placements => {
  const { numbers } = context.board
  const standing = standingIn(context)
  // Of many cards one more lets a seat place hardly more, and in the last turn none does.
  const cardWorth = (state: CccState, seat: Seat): number =>
    Math.max(0, weights.card - weights.each * state.hands[seat]!.length) * Math.min(1, turnsLeft(state))
  // Nobody can contest a cell after the last turn.
  const read = (state: CccState, seat: Seat): Prospects =>
    standing.read(state, seat, state.last === 1 ? SETTLED : weights)
  return {
    cardWorth,
    gain(state, seat, cell) {
      read(state, seat)
      return standing.gain(cell)
    },
    best(state, seat, { read: readHand, floors, cheapest }) {
      const { least, hopes } = read(state, seat)
      readHand(state.hands[seat]!)
      const worth = cardWorth(state, seat)
      const isLast = state.last >= 0
      let best: Priced | null = null
      let [at, most] = [0, 0]
      for (let cell = 0; cell < numbers.length; cell++) {
        const hope = hopes[cell]!
        if (least[cell] === 0 || hope <= 0) continue
        if (meritOf(isLast, worth, hope, floors[keyOf(numbers[cell]!, least[cell]!)]!) <= most) continue
        const limit = SLACK + (isLast ? hope / most : (hope - most) / worth)
        const payment = cheapest(numbers[cell]!, least[cell]!, limit)
        if (payment === null) continue
        const gained = standing.gain(cell)
        const merit = meritOf(isLast, worth, gained, payment.price)
        if (merit <= most) continue
        most = merit
        at = cell
        best = payment
      }
      return best === null ? null : { cell: at, way: best.way, merit: most }
    },
    all(state, seat, payments) {
      const { least } = read(state, seat)
      const worth = cardWorth(state, seat)
      return numbers.flatMap((number, cell) => {
        const payment = least[cell] === 0 ? null : payments(number, least[cell]!)
        const gained = payment === null ? 0 : standing.gain(cell)
        return payment === null || gained <= 0
          ? []
          : { cell, way: payment.way, merit: meritOf(state.last >= 0, worth, gained, payment.price) }
      })
    },
  }
}

/** In one's last turn cards are worth nothing afterwards, but should go as far as they can. */
const meritOf = (isLast: boolean, worth: number, gained: number, price: number): number =>
  isLast ? gained / price : gained - worth * price
