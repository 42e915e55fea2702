import type { Engine } from './game.ts'
import type { Seat } from './seat.ts'

/** The number of the next move of a session, from 1; `state` is the one before it. */
export type MoveNumbers = (state: unknown, seat: Seat, move: string) => number

/**
 * Numbers the moves of a session as players count them, asked one after another from the first: an answer that merely lets a move pass
 * belongs to that move, and has its number.
 */
export const moveNumbers = (engine: Pick<Engine, 'status' | 'format' | 'timeoutMove'>): MoveNumbers => {
  let number = 0
  return (state, seat, move) => {
    const letsPass = engine.status(state).phase === 'window' && engine.format(engine.timeoutMove(state, seat)) === move
    if (number === 0 || !letsPass) number++
    return number
  }
}
