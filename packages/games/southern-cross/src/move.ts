import { type Card, isJoker, type MoveQuery, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import { checkClearing, clearingIsForbidden } from './check.ts'
import { jokersTogether, listedJokers, mayPlaceTogether } from './jokers.ts'
import { targetName } from './notation.ts'
import { fieldIndex, type Setting, type State, seatsToAct } from './state.ts'
import { allTargets, cardsToPlace, targetsOf } from './targets.ts'

/** A card, named by its face, and where it goes. */
export interface Placement {
  readonly card: Card
  readonly target: Target
}

/** One placement, or several jokers at once (SC-10). */
export type Move = readonly Placement[]

/** Everything a seat that is due may play: hand order, then field order; then jokers together, fewest first. */
export const movesOf = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  const moves: Move[] = []
  if (!seatsToAct(setting, state).includes(seat) || query.limit === 0) return moves
  for (const move of legalMoves(setting, state, seat, query.cell)) if (moves.push(move) === query.limit) break
  return moves
}

/** The first of the list: what is played for a seat whose time is up. */
export const firstMove = (setting: Setting, state: State, seat: Seat): Move =>
  movesOf(setting, state, seat, { limit: 1 })[0]!

/** Whether the list holds everything that may be played: more jokers together than it goes through are left out, and what a limit cuts. */
export const listsAll = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): boolean => {
  const field = state.fields[fieldIndex(setting, seat)]!
  const jokers = state.hands[seat]!.filter(isJoker).length
  if (mayPlaceTogether(setting, state, seat) && jokers > listedJokers(allTargets(setting, field).length)) return false
  return (
    query.limit === undefined ||
    movesOf(setting, state, seat, { ...query, limit: query.limit + 1 }).length <= query.limit
  )
}

/** The legal moves one after another; only those on a cell, where one is named. */
function* legalMoves(setting: Setting, state: State, seat: Seat, cell: string | undefined): Generator<Move> {
  const field = state.fields[fieldIndex(setting, seat)]!
  const isWanted = (target: Target): boolean => cell === undefined || targetName(setting, target) === cell
  const mayClear = (move: Move): boolean =>
    !clearingIsForbidden(setting) || checkClearing(setting, state, seat, field, move) === null
  const targets = targetsOf(setting, field).filter(isWanted)
  for (const card of cardsToPlace(state, seat))
    for (const target of targets) {
      const move = [{ card, target }]
      if (mayClear(move)) yield move
    }
  for (const move of jokersTogether(setting, state, seat, (chosen) => chosen.some(isWanted)))
    if (mayClear(move)) yield move
}
