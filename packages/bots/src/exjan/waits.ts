import { cardName, type ExjanState, meldCards, waitsOf } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import { seenBy } from './seen.ts'

/** The cards that would complete a hand, as they are named, and how many of them the seat has not seen. */
export interface Waits {
  readonly names: string
  readonly left: number
}

/** At most so many cards are named. */
const NAMED = 6

/** What completes the hand that a discard leaves, which itself needs none then. */
export const waitsAfter = (state: ExjanState, seat: Seat, discard: Card): Waits => {
  const rest = state.hands[seat]!.filter((card) => card !== discard)
  const seen = seenBy(state, seat)
  const waits = waitsOf(rest, [discard, ...meldCards(state, seat)])
  const named = waits.slice(0, NAMED).map(cardName).join(' ')
  return { names: waits.length > NAMED ? `${named} …` : named, left: waits.filter((card) => seen[card] === 0).length }
}
