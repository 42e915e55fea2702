import { CUT_IN_PASS, type CutInEngine, type CutInMove, type CutInRules, type CutInState } from '@tefuda/cut-in-daifugo'
import type { Chance, Rng, Seat } from '@tefuda/kernel'
import type { Foreseen } from '../climbing/foreseen.ts'
import type { Learner } from '../policy/learner.ts'
import { trainedFor } from '../policy/packed.ts'
import { moveOf } from './build.ts'
import { featuresFor } from './features.ts'
import type { Plan } from './hand.ts'
import type { Rating } from './rating.ts'
import { TRAINED } from './trained.ts'

/** A deal as the engine plays it. */
export interface Position {
  state: CutInState
  /** Its number: when it has ended the state is that of the next. */
  deal: number
}

/** The engine plays a deal in some milliseconds. */
const RARE = 0.02

/** Cards lie in hands by chance: where one is chosen blind, the first will do. */
const BLIND: Rng = { below: () => 0 }
const UNSHUFFLED: Chance = (cards) => cards.slice()

/** Deals that the engine plays. A policy chooses what is played on a turn; all else goes as `fastMove` has it. */
export const learnerFor = (
  engine: CutInEngine,
  rating: Rating,
  rules: CutInRules,
  fastMove: (state: CutInState, seat: Seat, rng: Rng) => CutInMove,
): Learner<CutInState, CutInMove, Position> => {
  const { size, choices, look } = featuresFor(rating, rules)
  let foreseen: readonly Foreseen<Plan>[] = []

  const isOver = ({ state, deal }: Position): boolean => state.over || state.deal !== deal

  /** Goes on to the next turn on which there is something to choose. */
  const settle = (position: Position): void => {
    const { state } = position
    while (!isOver(position) && !isChoice(state)) {
      const seat = engine.toAct(state)[0]!
      engine.apply(state, seat, fastMove(state, seat, BLIND), UNSHUFFLED)
    }
  }

  const moveFor = (state: CutInState, choice: number): CutInMove => {
    const { option } = foreseen[choice]!
    return option === null ? CUT_IN_PASS : moveOf(state, state.turn, option)
  }

  return {
    size,
    rare: RARE,
    get trained() {
      return trainedFor(TRAINED, `seats-${engine.seats}`, size)
    },
    choices,
    read(state) {
      if (state.exchange !== null || state.over) return null
      const position = { state: engine.clone(state), deal: state.deal }
      settle(position)
      return position
    },
    copy(into, { state, deal }) {
      into.state = engine.clone(state)
      into.deal = deal
    },
    turn: (position) => (isOver(position) ? -1 : position.state.turn),
    look({ state }, described) {
      foreseen = look(state, described)
    },
    play(position, choice) {
      const { state } = position
      engine.apply(state, state.turn, moveFor(state, choice), UNSHUFFLED)
      settle(position)
    },
    scores: ({ state }) => state.totals,
    move: moveFor,
  }
}

/** Whether a play is to be chosen; the fallen resign. */
const isChoice = ({ window, resolving, fallen, turn }: CutInState): boolean =>
  window === null && resolving === null && fallen !== turn
