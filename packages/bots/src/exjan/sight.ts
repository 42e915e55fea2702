import { cardOf, discardOf, type ExjanMeld, type ExjanMove, type ExjanState, meldCards } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'

/** What a seat sees of the cards, and what it could still get. */
export interface Sight {
  readonly seat: Seat
  readonly hand: readonly Card[]
  /** Cards that nobody can get any more: open sets, rows of discards, the indicator. */
  readonly gone: readonly Card[]
  /** By card whether the seat sees it: its own, and those that are gone. */
  readonly seen: Uint8Array
}

export const sightOf = (state: ExjanState, seat: Seat): Sight => {
  const hand = state.hands[seat]!
  const gone = [state.indicator, ...state.melds.flatMap((_, other) => meldCards(state, other)), ...state.rivers.flat()]
  const seen = new Uint8Array(128)
  for (const card of gone) seen[card] = 1
  for (const card of hand) seen[card] = 1
  return { seat, hand, gone, seen }
}

/** How many cards of a rank, but this one, the seat does not see. */
export const unseenMates = ({ seen }: Sight, card: Card): number => {
  let count = 0
  for (let suit = 0; suit < 4; suit++) {
    const mate = cardOf(suit, card & 31)
    if (mate !== card && seen[mate] === 0) count++
  }
  return count
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
