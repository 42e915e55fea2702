import type { Engine } from './game.ts'
import type { Seat } from './seat.ts'

/** The number of the next move of a session, from 1; `state` is the one before it. */
export type MoveNumbers = (state: unknown, seat: Seat, move: string) => number

/**
 * Numbers the moves of a session as players count them, asked one after another from the first: an answer that merely lets a move pass
 * belongs to that move, and has its number.
 */
export const moveNumbers = (engine: Answered): MoveNumbers => {
  let number = 0
  return (state, seat, move) => {
    if (number === 0 || !isLetPass(engine, state, seat, move)) number++
    return number
  }
}

type Answered = Pick<Engine, 'status' | 'format' | 'timeoutMove'>

/** Whether a move is an answer that merely lets another one pass. */
export const isLetPass = (engine: Answered, state: unknown, seat: Seat, move: string): boolean =>
  engine.status(state).phase === 'window' && engine.format(engine.timeoutMove(state, seat)) === move
