import type { Seat } from '@tefuda/kernel'
import { doraOf } from './cards.ts'
import { meldBlock } from './meld.ts'
import type { Win } from './scoring/win.ts'
import { discardOf, hasReached, type State } from './state.ts'

/**
 * The win a seat would have now: on its turn with the card it has drawn, in a window with the discard. Whether it is one is
 * for the scoring to say.
 */
export const winNow = (state: State, seat: Seat): Win => {
  const onDiscard = state.window !== null
  const hand = state.hands[seat]!
  const card = onDiscard ? discardOf(state) : hand.at(-1)!
  return {
    cards: onDiscard ? [...hand, card] : hand,
    melds: state.melds[seat]!.map(({ cards }) => meldBlock(cards)!),
    card,
    onDiscard,
    reach: hasReached(state, seat),
    quick: state.quick[seat]!,
    last: state.wall.length === 0,
    first: !onDiscard && state.draws[seat] === 1 && state.melds.every((melds) => melds.length === 0),
    dora: doraOf(state.indicator),
  }
}
