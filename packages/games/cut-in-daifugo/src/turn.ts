import { comesBackTo, hearing, nextSeat as nextOf, type Seat } from '@tefuda/kernel'
import type { Tell } from './event.ts'
import { isFinished } from './finish.ts'
import { hasCards, nextSeat, playersLeft, type RulesContext, type State } from './state.ts'

/** A phase that nobody has led yet. */
export const clearPhase = (state: State): void => {
  state.back = false
  state.table = null
  state.shape = null
  state.rankBound = false
  state.suitBound = [0, 0, 0, 0]
  state.passed = state.hidden.map(() => false)
  state.chain = null
  state.window = null
  state.resolving = null
}

/** When all choices of a play are made: clear, or go on after those who are skipped. */
export const settle = (context: RulesContext, state: State, tell: Tell): void => {
  const { resolving } = state
  if (resolving === null || resolving.choice !== null || resolving.queue.length > 0 || isFinished(state)) return
  state.resolving = null
  state.chain = null
  const by = state.table!.by
  const others = playersLeft(state) - (hasCards(state, by) ? 1 : 0)
  if (resolving.clear || resolving.skip >= others) {
    clear(state, by, tell)
    return
  }
  let from = by
  for (let k = 0; k < resolving.skip; k++) from = nextSeat(state, from)
  passOn(context, state, from, tell)
}

/** The table is cleared; its player leads, or the next one if that player is out. */
const clear = (state: State, by: Seat, tell: Tell): void => {
  state.discards.push(...state.pool)
  state.pool = []
  clearPhase(state)
  state.turn = hasCards(state, by) ? by : nextSeat(state, by)
  tell?.({ type: 'clear', leader: state.turn })
}

/** The next seat that may play; where the turn comes back to the last play, the table is cleared (CD-12). */
export const passOn = ({ rules }: RulesContext, state: State, from: Seat, tell: Tell): void => {
  const seats = state.hidden.length
  const mayPlay = (seat: Seat): boolean => hasCards(state, seat) && !(rules.passBinds && state.passed[seat] === true)
  const next = nextOf(seats, from, mayPlay, state.direction)
  const by = state.table?.by
  if (by !== undefined && comesBackTo(by, from, next, seats, state.direction)) clear(state, by, tell)
  else giveTurn(state, next, tell)
}

export const giveTurn = (state: State, seat: Seat, tell: Tell): void => {
  state.turn = seat
  hearing(tell, 'turn')?.({ type: 'turn', seat })
}
