import type { Seat } from '@tefuda/kernel'
import type { CutInEvent } from './event.ts'
import type { Move } from './move.ts'
import { applyMove } from './play.ts'
import type { Effect } from './rules.ts'
import { cardsOf, cloneState, hasCards, type RulesContext, type State, seatsToAct } from './state.ts'
import { timeoutMove } from './timeout.ts'

/** What a move would do. */
export interface Preview {
  /** Cards left in the hand. */
  readonly left: number
  /** The effects that come about if nobody cuts in (any more), in their order; none for moves after which nothing lies there. */
  readonly effects: readonly Effect[]
  /** Whether the table is cleared then. */
  readonly clears: boolean
  /** Whose turn it is then; null where no play is settled, and where the deal is over. */
  readonly next: Seat | null
}

/** Of a play, of a cut-in, and of the `no` that lets a play of somebody else stand: what they bring. */
export const previewOf = (context: RulesContext, state: State, seat: Seat, move: Move): Preview => ({
  left: cardsOf(state, seat) - ('laid' in move ? move.laid.length : 0),
  ...('laid' in move || move.type === 'no' ? outcomeOf(context, state, seat, move) : NOTHING),
})

type Settled = Omit<Preview, 'left'>

const NOTHING: Settled = { effects: [], clears: false, next: null }

/** Makes the move on a copy and lets the deal go on until nothing is left to carry out. */
const outcomeOf = (context: RulesContext, state: State, seat: Seat, move: Move): Settled => {
  const copy = cloneState(state)
  forgetAnswers(copy)
  const effects: Effect[] = []
  const tell = (event: CutInEvent): void => {
    if (event.type === 'effect') effects.push(event.effect)
  }
  const make = (by: Seat, next: Move): void => applyMove(context, copy, by, next, (cards) => [...cards], tell)
  const isOver = (): boolean => copy.deal !== state.deal || copy.over
  make(seat, move)
  while (!isOver() && (copy.window !== null || copy.resolving !== null)) {
    const next = seatsToAct(copy)[0]!
    make(next, timeoutMove(copy, next))
  }
  return isOver() ? { ...NOTHING, effects } : { effects, clears: copy.table === null, next: copy.turn }
}

/** What others have answered already is not for anybody to learn. */
const forgetAnswers = (copy: State): void => {
  if (copy.window === null) return
  const { by } = copy.table!
  copy.window.answers = copy.hidden.map((_, seat) => (seat !== by && hasCards(copy, seat) ? null : []))
}
