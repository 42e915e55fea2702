import { callsOf, discardOf, type ExjanMove, type ExjanRulesContext, type ExjanState, mayCall } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import { isThreatened } from './danger.ts'
import { distanceOf } from './distance.ts'
import { goneIn, meldsAfter } from './seen.ts'

/**
 * The call on a discard that brings the hand nearest to a win, or null where none brings it nearer. A closed hand one card
 * short stays closed; against a reach a hand calls only to be ready, and never where the wall is too short for what it lacks then.
 */
export const bestCall = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove | null => {
  if (!mayCall(context, state, seat)) return null
  const hand = state.hands[seat]!
  const calls = callsOf(hand, discardOf(state))
  if (calls.length === 0) return null
  const gone = goneIn(state)
  const now = distanceOf(context, hand, state.melds[seat]!, gone)
  if (now <= 1) return null
  const wanted = Math.min(isThreatened(state, seat) ? 1 : now - 1, state.wall.length)
  let best: ExjanMove | null = null
  let least = wanted + 1
  for (const call of calls) {
    if (call.type !== 'group' && call.type !== 'run') continue
    const rest = hand.filter((card) => !call.cards.includes(card))
    // Such a hand has one card too many: the discard that follows does not bring it nearer.
    const distance = distanceOf(context, rest, meldsAfter(state, seat, call), gone)
    if (distance < least) {
      least = distance
      best = call
    }
  }
  return best
}
