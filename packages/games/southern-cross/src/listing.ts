import { isJoker, type MoveList, type MoveQuery, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import { clearingIsForbidden, clearingIsForced } from './check.ts'
import type { Field } from './field.ts'
import { jokersTogether, listedJokers, mayPlaceTogether } from './jokers.ts'
import type { Move } from './move.ts'
import { targetName } from './notation.ts'
import { STEPS, type Steps } from './selection.ts'
import { fieldIndex, type RulesContext, type State, seatsToAct } from './state.ts'
import { allTargets, cardsToPlace, targetsOf } from './targets.ts'
import { trayOf } from './tray.ts'

/**
 * What a seat that is due may play: hand order, then field order; then jokers together, fewest first. It is complete but for
 * what a limit cuts, and more jokers together than the list goes through (see `listedJokers`, `TOGETHER_LISTED`, `STEPS`).
 */
export const listOf = (context: RulesContext, state: State, seat: Seat, query: MoveQuery = {}): MoveList<Move> => {
  const moves: Move[] = []
  if (!seatsToAct(context, state).includes(seat)) return { moves, complete: true }
  const steps: Steps = { left: STEPS }
  for (const move of legalMoves(context, state, seat, query.cell, steps)) {
    if (moves.length === query.limit) return { moves, complete: false }
    moves.push(move)
  }
  return { moves, complete: steps.left >= 0 && goesThroughAllJokers(context, state, seat) }
}

/** The first of the list: what is played for a seat whose time is up. */
export const firstMove = (context: RulesContext, state: State, seat: Seat): Move =>
  listOf(context, state, seat, { limit: 1 }).moves[0]!

const goesThroughAllJokers = (context: RulesContext, state: State, seat: Seat): boolean => {
  const field = state.fields[fieldIndex(context, seat)]!
  const jokers = state.hands[seat]!.filter(isJoker).length
  return !mayPlaceTogether(context, state, seat) || jokers <= listedJokers(allTargets(context, field).length)
}

/** The legal moves one after another; only those on a cell, where one is named. */
function* legalMoves(
  context: RulesContext,
  state: State,
  seat: Seat,
  cell: string | undefined,
  steps: Steps,
): Generator<Move> {
  const field = state.fields[fieldIndex(context, seat)]!
  const isWanted = (target: Target): boolean => cell === undefined || targetName(context, target) === cell
  const mayClear = clearingJudge(context, state, seat, field)
  const targets = targetsOf(context, field).filter(isWanted)
  for (const card of cardsToPlace(state, seat))
    for (const target of targets) {
      const move = [{ card, target }]
      if (mayClear(move)) yield move
    }
  if (!mayPlaceTogether(context, state, seat)) return
  for (const move of jokersTogether(context, state, seat, trayOf(context, field), steps, isWanted))
    if (mayClear(move)) yield move
}

/** Says of one move after another whether it may be played although it might clear the field (SC-12). */
const clearingJudge = (context: RulesContext, state: State, seat: Seat, field: Field): ((move: Move) => boolean) => {
  if (!clearingIsForbidden(context)) return () => true
  const tray = trayOf(context, field)
  let isForced: boolean | undefined
  return (move) => {
    if (!tray.clears(move)) return true
    isForced ??= clearingIsForced(context, state, seat, field, tray)
    return isForced
  }
}
