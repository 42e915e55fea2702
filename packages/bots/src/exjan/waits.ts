import { cardName, type ExjanRulesContext, type ExjanState, mayWin, meldCards, waitsOf } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import { seenBy } from './seen.ts'

/** The cards by which a hand would win, as they are named, and how many of them the seat has not seen. */
export interface Waits {
  readonly names: string
  readonly left: number
}

/** At most so many cards are named. */
const NAMED = 6

/** What the hand that a discard leaves would win by, drawn: an open hand must come to a yaku with it. */
export const waitsAfter = (context: ExjanRulesContext, state: ExjanState, seat: Seat, discard: Card): Waits => {
  const rest = state.hands[seat]!.filter((card) => card !== discard)
  const seen = seenBy(state, seat)
  const wins = (card: Card): boolean =>
    mayWin(context, { ...state, hands: state.hands.with(seat, [...rest, card]), drawn: true }, seat)
  const waits = waitsOf(rest, [discard, ...meldCards(state, seat)]).filter(wins)
  const named = waits.slice(0, NAMED).map(cardName).join(' ')
  return { names: waits.length > NAMED ? `${named} …` : named, left: waits.filter((card) => seen[card] === 0).length }
}
