import type { Seat } from '@tefuda/kernel'
import { movesOf } from './listing.ts'
import { type Move, PASS } from './move.ts'
import type { State } from './state.ts'

/** For a seat whose time is up (ZS-15): it passes; leads its weakest card; puts down its weakest and takes the stronger. */
export const timeoutMove = (state: State, seat: Seat): Move => {
  if (state.table !== null) return PASS
  const moves = movesOf(state, seat, state.exchange === null ? { limit: 1 } : {})
  return moves.findLast(({ type }) => type === 'take') ?? moves[0]!
}
