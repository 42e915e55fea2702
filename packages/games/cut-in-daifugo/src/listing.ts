import type { MoveList, MoveQuery, Seat } from '@tefuda/kernel'
import { choicesOf, givesOf } from './choices.ts'
import { cutsOf } from './cuts.ts'
import { type Move, NO, PASS, RESIGN } from './move.ts'
import { playsOf } from './plays.ts'
import { type State, seatsToAct } from './state.ts'
import { different } from './stock.ts'

/** So many plays are listed at most: of fifty cards with four jokers there may be seventy thousand leads. */
export const PLAYS_LISTED = 10_000

/** The legal moves of a seat that is due, and whether they are all: but for `PLAYS_LISTED` and a limit they are. */
export const listOf = (state: State, seat: Seat, query: MoveQuery = {}): MoveList<Move> => {
  const isWhole = query.limit === undefined && query.cell === undefined
  if (!seatsToAct(state).includes(seat)) return { moves: [], complete: isWhole }
  const most = query.limit ?? Number.POSITIVE_INFINITY
  const { moves, isCut } = movesDue(state, seat, most)
  return { moves: moves.length > most ? moves.slice(0, most) : moves, complete: isWhole && !isCut }
}

/** The moves of that list: plays, `pass`, cards to show, `resign`; answers; choices; cards to give. */
export const movesOf = (state: State, seat: Seat, query?: MoveQuery): readonly Move[] =>
  listOf(state, seat, query).moves

interface Due {
  readonly moves: Move[]
  readonly isCut: boolean
}

const whole = (moves: Move[]): Due => ({ moves, isCut: false })

/** Every move of a seat that is due; of the leads no more than a few beyond so many. */
const movesDue = (state: State, seat: Seat, most: number): Due => {
  if (state.exchange !== null) return whole(givesOf(state, seat))
  if (state.window !== null) return whole([...cutsOf(state, seat).map((laid): Move => ({ type: 'cut', laid })), NO])
  if (state.resolving?.choice != null) return whole(choicesOf(state, seat))
  const plays = playsOf(state, seat, Math.min(most, PLAYS_LISTED + 1))
  const isCut = plays.length > PLAYS_LISTED
  const moves = (isCut ? plays.slice(0, PLAYS_LISTED) : plays).map((laid): Move => ({ type: 'play', laid }))
  if (moves.length >= most) return { moves, isCut }
  if (state.table !== null) moves.push(PASS)
  for (const face of different(state.hidden[seat]!)) moves.push({ type: 'show', card: face })
  if (state.fallen === seat) moves.push(RESIGN)
  return { moves, isCut }
}
