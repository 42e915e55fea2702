import { checkPlaces } from '@tefuda/climbing'
import { type Refusal, type ScoreSheet, type Seat, type SheetRound, scoreSheetOf } from '@tefuda/kernel'
import { dealerAfter, isOver, pointsOf } from './play.ts'
import type { ZhengShangYouRules } from './rules.ts'
import { rulesContextOf, seatsOfStep } from './state.ts'

/** A deal of a session on its sheet. */
export interface ZhengShangYouRound extends SheetRound {
  /** The seats best first. */
  readonly places: readonly Seat[]
  /** Who deals the next one. */
  readonly dealer: Seat
  /** What changes hands before the next deal, first things first; nothing where the rules have no exchange. */
  readonly exchange: readonly Offer[]
}

/** Two seats put a card down, or show their strongest; of the two cards one takes which it likes, the other gets the one left. */
export interface Offer {
  readonly givers: readonly [Seat, Seat]
  /** The first of them chooses. */
  readonly takers: readonly [Seat, Seat]
  /** Whether the strongest card must go. */
  readonly strongest: boolean
}

/**
 * The sheet of a session at any table; each deal is the seats in the order in which they went out, and last whoever kept cards.
 * Refused where a deal does not name each of the 4 to 6 seats once.
 */
export const sessionSheet = (
  rules: ZhengShangYouRules,
  seats: number,
  deals: readonly (readonly Seat[])[],
): ScoreSheet<ZhengShangYouRound> | Refusal => {
  for (const [played, places] of deals.entries()) {
    const bad = checkPlaces(seats, places, played + 1)
    if (bad !== null) return bad
  }
  const context = rulesContextOf(rules, seats)
  const rounds = deals.map((places) => ({
    places,
    points: pointsOf(context, places),
    dealer: dealerAfter(rules, places),
    exchange: rules.exchange ? exchangeAfter(places) : [],
  }))
  return scoreSheetOf(seats, rounds, (totals, deal) => isOver(rules, totals, deal))
}

const exchangeAfter = (places: readonly Seat[]): Offer[] => {
  const [last, first] = [seatsOfStep(places, 'show'), seatsOfStep(places, 'give')]
  return [
    { givers: last, takers: seatsOfStep(places, 'take'), strongest: true },
    { givers: first, takers: seatsOfStep(places, 'take-back'), strongest: false },
  ]
}
