import { formatLaid } from '@tefuda/climbing'
import { type Card, faceOf, frenchName, type Seat } from '@tefuda/kernel'
import type { Tell } from './event.ts'
import { type Played, type State, takeFromHand } from './state.ts'

/** A hidden card of a face becomes public (CD-14); whoever makes it so holds one. */
export const show = (state: State, seat: Seat, face: Card, tell: Tell): void => {
  state.open[seat]!.push(takeFromHand(state, seat, face, false))
  tell?.({ type: 'open', seat, cards: [frenchName(face)], at: null })
}

/** The cards shown become public and go back; the turn does not move (CD-13). */
export const punish = (state: State, seat: Seat, laid: readonly Played[], rule: string | null, tell: Tell): void => {
  tell?.({ type: 'foul', seat, cards: laid.map(formatLaid), rule })
  for (const { card, open } of laid)
    if (!open && state.hidden[seat]!.some((held) => faceOf(held) === card)) show(state, seat, card, tell)
}
