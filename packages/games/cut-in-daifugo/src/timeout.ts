import type { Card, Seat } from '@tefuda/kernel'
import { movesOf } from './listing.ts'
import { type Move, NO, NONE, PASS } from './move.ts'
import { rankOf, type State, strengthNow } from './state.ts'

/** What is played for a seat whose time is up: the least it can do. Cards that it must part with are its weakest (CD-30). */
export const timeoutMove = (state: State, seat: Seat): Move => {
  if (state.window !== null) return NO
  if (state.exchange !== null) return weakest(state, movesOf(state, seat))
  const effect = state.resolving?.choice?.effect
  if (effect === 'salvage' || effect === 'greed') return NONE
  if (effect !== undefined) return weakest(state, movesOf(state, seat))
  return state.table === null ? movesOf(state, seat, { limit: 1 })[0]! : PASS
}

const weakest = (state: State, moves: readonly Move[]): Move =>
  moves.reduce((least, move) => (strength(state, move) < strength(state, least) ? move : least))

const strength = (state: State, move: Move): number => ('card' in move ? cardStrength(state, move.card) : 0)

const cardStrength = (state: State, card: Card): number => strengthNow(state, rankOf(card))
