import type { Seat } from '@tefuda/kernel'
import type { ExjanRules } from '../rules.ts'

/** Who won against whom. */
export interface Parties {
  readonly seats: number
  readonly dealer: Seat
  readonly winner: Seat
  /** Who discarded the winning card; null where the winner drew it. */
  readonly from: Seat | null
}

export type Share = keyof ExjanRules['shares']

/** What one seat pays, and why. */
export interface Payment {
  readonly seat: Seat
  /** The row of the table of shares it pays by. */
  readonly share: Share
  readonly percent: number
  /** What it owes. */
  readonly due: number
  /** What it has of it. */
  readonly paid: number
}

/** What everybody pays for a win, from the seat after the winner on; who has less than is due pays what there is (EJ-9). */
export const paymentsOf = (
  rules: ExjanRules,
  parties: Parties,
  points: number,
  chips: readonly number[] | null,
): Payment[] =>
  payersOf(parties).map((seat) => {
    const share = shareOf(parties, seat)
    const percent = rules.shares[share]
    const due = Math.max(rules.leastShare, Math.ceil((points * percent) / 100))
    return { seat, share, percent, due, paid: Math.min(due, chips?.[seat] ?? due) }
  })

const payersOf = ({ seats, winner, from }: Parties): Seat[] =>
  from === null ? Array.from({ length: seats - 1 }, (_, k) => (winner + 1 + k) % seats) : [from]

const shareOf = ({ seats, dealer, winner, from }: Parties, payer: Seat): Share => {
  if (from !== null) return winner === dealer ? 'dealerDiscard' : 'otherDiscard'
  if (winner === dealer) return seats === 3 ? 'dealerDraw3' : 'dealerDraw4'
  if (payer === dealer) return seats === 3 ? 'otherDrawDealer3' : 'otherDrawDealer4'
  return seats === 3 ? 'otherDrawOther3' : 'otherDrawOther4'
}
