import { faceOf } from '@tefuda/kernel'
import {
  fieldIndex,
  rulesContextOf,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossRules,
  type SouthernCrossState,
} from '@tefuda/southern-cross'
import type { GameHeuristics } from '../heuristics.ts'
import { alonePlayer } from './alone.ts'
import { factors } from './takings.ts'
import { togetherPlayer } from './together.ts'
import { trialFor } from './trial.ts'

/** What the bots know about playing Southern Cross, on every field, with every setting and number of seats. */
export const southernCrossHeuristics = (
  engine: SouthernCrossEngine,
  rules: SouthernCrossRules,
): GameHeuristics<SouthernCrossState, SouthernCrossMove> => {
  const context = rulesContextOf(rules, engine.seats)
  const factor = factors(rules)
  const trial = trialFor(context, factor)
  const player = (context.shared ? togetherPlayer : alonePlayer)(context, factor, trial)
  const mayBeRefused = rules.board === 'ultra' && rules.ultraEclipse === 'forbidden'
  const { horizon, playingOn } = player
  return {
    alone: rules.match,
    ...(playingOn && { playingOn }),
    ...(horizon && {
      horizon: {
        ...horizon,
        estimate(state, seat) {
          trial.look(state.fields[fieldIndex(context, seat)]!)
          return horizon.estimate(state, seat)
        },
      },
    }),
    fastMove(state, seat, rng) {
      const { targets } = trial.look(state.fields[fieldIndex(context, seat)]!)
      const { card, cell } = player.choose(state, seat)
      const move = [{ card: faceOf(card), target: targets[cell]! }]
      return mayBeRefused && engine.check(state, seat, move) !== null ? engine.pick(state, seat, rng) : move
    },
    heuristic(state, seat, move) {
      const { targets } = trial.look(state.fields[fieldIndex(context, seat)]!)
      return player.heuristic(
        state,
        seat,
        move.map(({ card, target }) => ({ card, cell: targets.indexOf(target) })),
      )
    },
  }
}
