import type { Seat } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import { payerOf, type Way } from './kind.ts'
import { purseOf, type Span, STEPS } from './purse.ts'
import type { RulesContext, State } from './state.ts'
import { openingOf } from './territory.ts'
import type { Payment } from './value.ts'

/** Ways to pay for a cell. */
export interface Offer {
  /** Cheapest first. */
  readonly payments: readonly Payment[]
  /** Whether these are all of them, one for all that are alike. */
  readonly complete: boolean
}

export interface OfferQuery {
  /** At most so many ways for a cell. */
  readonly most: number
  /** Payments of more cards are left out. */
  readonly mostCards?: number
  /** Whether one cell will be asked for, which then has all the steps of a search (`STEPS`), or any of them, which share. */
  readonly single?: boolean
}

export interface Offers {
  on(cell: Cell): Offer
  /** The steps taken so far: see `STEPS`. */
  steps(): number
}

/** How a hand pays for one cell after another; what cells of the same number have in common is worked out once. */
export const offersOf = (
  context: RulesContext,
  state: State,
  seat: Seat,
  { most, mostCards, single = false }: OfferQuery,
): Offers => {
  const { rules, board, highest, prices } = context
  const hand = state.hands[seat]!
  const purse = purseOf(rules, hand, highest, mostCards)
  let payer: ReturnType<typeof payerOf> | undefined
  const pay = (way: Way): Payment => {
    payer ??= payerOf(rules, hand)
    return payer(way)
  }
  const known = new Map<number, Offer>()
  const searches = single ? 1 : prices.length * LEASTS

  const search = (number: number, span: Span): Offer => {
    const payments: Payment[] = []
    // Whoever comes first leaves to the others what it does not need.
    const allowed = Math.floor((STEPS - purse.steps()) / (searches - known.size))
    const complete = purse.each(
      number,
      span,
      (way) => {
        payments.push(pay(way))
        return payments.length < most
      },
      allowed,
    )
    return { payments, complete }
  }

  const on = (cell: Cell): Offer => {
    const span = spanAt(context, state, seat, cell)
    if (span === null) return NOTHING
    const number = board.numbers[cell]!
    const key = number * LEASTS + span.least
    let offer = known.get(key)
    if (offer === undefined) {
      offer = search(number, span)
      known.set(key, offer)
    }
    return offer
  }
  return { on, steps: purse.steps }
}

/** A number is asked for with any payment, and with those of several cards. */
const LEASTS = 2

const NOTHING: Offer = { payments: [], complete: true }

/** How many cards a payment for this cell may have; null where no coin may go. */
const spanAt = (context: RulesContext, state: State, seat: Seat, cell: Cell): Span | null => {
  const opening = openingOf(context, state.coins, seat, cell)
  if (opening === 'closed') return null
  return { least: opening === 'open' ? 1 : 2, most: state.hands[seat]!.length }
}
