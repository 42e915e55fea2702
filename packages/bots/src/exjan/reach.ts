import { type ExjanRulesContext, type ExjanState, isReady, mayReach } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import { goneIn } from './seen.ts'

/** Whether to say reach with a discard: it needs time for one more draw at least, and a card that can still come. */
export const paysToReach = (context: ExjanRulesContext, state: ExjanState, seat: Seat, discard: Card): boolean =>
  mayReach(context, state, seat) && state.wall.length >= context.seats && isReadyWithout(state, seat, discard)

/** Whether the hand without a card waits for one that can still come. */
export const isReadyWithout = (state: ExjanState, seat: Seat, discard: Card): boolean =>
  isReady(
    state.hands[seat]!.filter((card) => card !== discard),
    [discard, ...goneIn(state)],
  )
