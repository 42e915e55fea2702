import { discardOf, type ExjanMeld, type ExjanMove, type ExjanState } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'

/** The cards that nobody can get any more: open sets, rows of discards, the indicator. */
export const goneIn = (state: ExjanState): Card[] => {
  const gone = [state.indicator]
  for (const river of state.rivers) for (const card of river) gone.push(card)
  for (const melds of state.melds) for (const { cards } of melds) for (const card of cards) gone.push(card)
  return gone
}

/** By card, 1 where a seat sees it: in its hand, or among those that are gone. */
export const seenBy = (state: ExjanState, seat: Seat): Uint8Array => {
  const seen = new Uint8Array(128)
  for (const card of goneIn(state)) seen[card] = 1
  for (const card of state.hands[seat]!) seen[card] = 1
  return seen
}

/** A set laid open. */
export type OpenSet = Pick<ExjanMeld, 'kind' | 'cards'>

/** The open sets of a seat after a move. */
export const meldsAfter = (state: ExjanState, seat: Seat, move: ExjanMove): readonly OpenSet[] => {
  const melds = state.melds[seat]!
  if (move.type !== 'group' && move.type !== 'run') return melds
  const cards = [...move.cards, discardOf(state)].sort((a, b) => a - b)
  return [...melds, { kind: move.type, cards }]
}
