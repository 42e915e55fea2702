import type { Seat } from '@tefuda/kernel'
import { cardsOf, type Move } from './move.ts'
import { scoreCoin } from './play.ts'
import { coinsOn, type RulesContext, type State } from './state.ts'
import { type Holder, holderOf } from './territory.ts'
import { type GroupValue, groupValue } from './value.ts'

/** What a move would do as far as its seat can tell. */
export interface Preview {
  /** Cards left in the hand, without those that would be drawn. */
  readonly left: number
  /** How the payment is made; empty for a draw. */
  readonly groups: readonly GroupValue[]
  /** Whose cell it is now, and with the coin; null where nobody leads, and for a draw. */
  readonly before: Holder | null
  readonly after: Holder | null
  /** The result of each seat after the move, as if the game ended then. */
  readonly scores: readonly number[]
}

export const previewOf = (context: RulesContext, state: State, seat: Seat, move: Move): Preview => {
  const left = state.hands[seat]!.length - cardsOf(move).length
  const scores = state.scores.slice()
  if (move.type === 'draw') return { left, groups: [], before: null, after: null, scores }
  scoreCoin(context, state, move.cell, scores)
  const placed = { ...state, placed: [...state.placed, move.cell] }
  return {
    left,
    groups: move.groups.map((group) => groupValue(context.rules, group)),
    before: holderOf(context, coinsOn(context, state, move.cell), 0),
    after: holderOf(context, coinsOn(context, placed, move.cell), 0),
    scores,
  }
}
