import {
  callsOf,
  discardOf,
  EXJAN_PASS,
  EXJAN_WIN,
  type ExjanMove,
  type ExjanRulesContext,
  type ExjanState,
  hasReached,
  mayCall,
  mayWin,
} from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import { riskOf } from './danger.ts'
import { paysToReach } from './reach.ts'
import { meldsAfter, seenBy } from './seen.ts'
import { outlookOf } from './targets.ts'

/** What a closed hand is worth besides its outlook, as a factor: whoever calls tells much and cannot reach any more. */
const KEPT_CLOSED = 1.5

/** The move that leaves most to hope for: by the points of all hands that can still be made, and by what a discard may cost. */
export const consideredMove = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove => {
  if (mayWin(context, state, seat)) return EXJAN_WIN
  if (state.window !== null) return worthiestCall(context, state, seat)
  if (hasReached(state, seat)) return { type: 'discard', card: state.hands[seat]!.at(-1)! }
  const card = worthiestDiscard(context, state, seat)
  return { type: paysToReach(context, state, seat, card) ? 'reach' : 'discard', card }
}

const worthiestDiscard = (context: ExjanRulesContext, state: ExjanState, seat: Seat): Card => {
  const hand = state.hands[seat]!
  const { using } = outlookOf(context, state, hand, state.melds[seat]!)
  const seen = seenBy(state, seat)
  const costs = hand.map((card) => using[card]! + riskOf(context, state, seat, seen, card))
  return hand[costs.indexOf(Math.min(...costs))]!
}

const worthiestCall = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove => {
  const hand = state.hands[seat]!
  const calls = mayCall(context, state, seat) ? callsOf(hand, discardOf(state)) : []
  if (calls.length === 0) return EXJAN_PASS
  let best: ExjanMove = EXJAN_PASS
  let most = KEPT_CLOSED * outlookOf(context, state, hand, state.melds[seat]!).total
  for (const call of calls) {
    if (call.type !== 'group' && call.type !== 'run') continue
    const rest = hand.filter((card) => !call.cards.includes(card))
    const { total, using } = outlookOf(context, state, rest, meldsAfter(state, seat, call))
    // A card has to be given away at once.
    const worth = total - Math.min(...rest.map((card) => using[card]!))
    if (worth > most) {
      most = worth
      best = call
    }
  }
  return best
}
