import type { MoveQuery, Seat } from '@tefuda/kernel'
import { choicesOf, givesOf } from './choices.ts'
import { cutsOf } from './cuts.ts'
import { type Move, NO, PASS, RESIGN } from './move.ts'
import { playsOf } from './plays.ts'
import { type State, seatsToAct } from './state.ts'
import { different } from './stock.ts'

/** Every legal move of a seat that is due: plays, `pass`, cards to show, `resign`; answers; choices; cards to give. */
export const movesOf = (state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(state).includes(seat)) return []
  const moves = movesDue(state, seat, query.limit ?? Number.POSITIVE_INFINITY)
  return query.limit === undefined ? moves : moves.slice(0, query.limit)
}

/** Every move of a seat that is due; of the leads no more than a few beyond so many. */
const movesDue = (state: State, seat: Seat, most: number): Move[] => {
  if (state.exchange !== null) return givesOf(state, seat)
  if (state.window !== null) return [...cutsOf(state, seat).map((laid): Move => ({ type: 'cut', laid })), NO]
  if (state.resolving?.choice != null) return choicesOf(state, seat)
  const moves = playsOf(state, seat, most).map((laid): Move => ({ type: 'play', laid }))
  if (moves.length >= most) return moves
  if (state.table !== null) moves.push(PASS)
  for (const face of different(state.hidden[seat]!)) moves.push({ type: 'show', card: face })
  if (state.fallen === seat) moves.push(RESIGN)
  return moves
}
