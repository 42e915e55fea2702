import { type Engine, type MoveNumbers, moveNumbers, type Seat } from '@tefuda/kernel'

/**
 * Numbers decisions by `moveNumbers`, asked for every move of a session one after another from the first. An answer that lets a move pass gets
 * the number of that move, also where another seat has claimed it before: so no two decisions of a seat have the same.
 */
export const decisionNumbers = (engine: Pick<Engine, 'status' | 'format' | 'timeoutMove' | 'toAct'>): MoveNumbers => {
  const numberOf = moveNumbers(engine)
  let number = 0
  /** Of the move that a window asks about. */
  let asked = 0
  /** Who is due next, as long as the same window is open. */
  let due: readonly Seat[] = []
  return (state, seat, move) => {
    const now = engine.toAct(state)
    if (now.join() !== due.join()) asked = number
    due = now.filter((one) => one !== seat)
    const before = number
    number = numberOf(state, seat, move)
    return number === before ? asked : number
  }
}
