import {
  CUT_IN_NO,
  CUT_IN_PASS,
  CUT_IN_RESIGN,
  type CutInEngine,
  type CutInMove,
  type CutInRules,
  type CutInState,
} from '@tefuda/cut-in-daifugo'
import type { Rng, Seat } from '@tefuda/kernel'
import { bestBy, type Rated, rated, topOf } from '../climbing/rated.ts'
import type { GameHeuristics, PlayingOn } from '../heuristics.ts'
import { likings } from '../policy/likings.ts'
import { beliefOf } from './belief.ts'
import { laidFor, moveOf } from './build.ts'
import { learnerFor } from './learner.ts'
import { ratingFor } from './rating.ts'
import { hasOwnClaim, holdsTheSame } from './window.ts'

/** How many moves of a turn are worth a try, and how many cards to choose from. */
const TRIED = 5
const TRIED_CARDS = 3

/** With 10 and more a hundred are hardly better. */
const PLAYOUTS = 5

/** Few playouts tell less than the policy does. */
const LEAD_OF_POLICY = 10

/** An effect asks for up to three cards more, which first sight may choose so that they do not go with the first. */
const PLAYING_ON: PlayingOn = { moves: 3, playouts: 5 }

/** What the bots know about playing Cut-in Daifugo, whichever ranks have which effects. */
export const cutInHeuristics = (engine: CutInEngine, rules: CutInRules): GameHeuristics<CutInState, CutInMove> => {
  const rating = ratingFor(rules)

  /** Cards that do not belong to a seat are chosen blind; nobody gains by looking at the rest. */
  const choices = (state: CutInState, seat: Seat, rng: Rng): readonly CutInMove[] => {
    const moves = engine.moves(state, seat)
    return moves[0]!.type === 'peep' ? [moves[rng.below(moves.length)]!] : moves
  }

  const isTurn = ({ exchange, resolving }: CutInState): boolean => exchange === null && resolving === null

  /** Answered at once, also where others would think: a window is short. */
  const answer = (state: CutInState, seat: Seat): CutInMove => {
    const plan = holdsTheSame(state, seat) ? rating.cut(state, seat) : null
    return plan === null ? CUT_IN_NO : { type: 'cut', laid: laidFor(state, seat, plan) }
  }

  const fastMove = (state: CutInState, seat: Seat, rng: Rng): CutInMove => {
    if (state.window !== null) return answer(state, seat)
    if (!isTurn(state)) return bestBy(choices(state, seat, rng), rating.choice(state, seat))
    // Whatever the fallen do, their place is the last.
    if (state.fallen === seat) return CUT_IN_RESIGN
    const plan = rating.best(state, seat)
    return plan === null ? CUT_IN_PASS : moveOf(state, seat, plan)
  }
  const learner = learnerFor(engine, rating, rules, fastMove)

  const rateTurn = (state: CutInState, seat: Seat): Rated<() => CutInMove>[] =>
    rating.rated(state, seat).map(({ option, value }) => ({
      option: () => (option === null ? CUT_IN_PASS : moveOf(state, seat, option)),
      value,
    }))

  const shortlistBy =
    (rateTurns: typeof rateTurn) =>
    (state: CutInState, seat: Seat, rng: Rng): CutInMove[] => {
      if (state.window !== null) return [answer(state, seat)]
      if (!isTurn(state)) return topOf(rated(choices(state, seat, rng), rating.choice(state, seat)), TRIED_CARDS)
      if (state.fallen === seat) return [CUT_IN_RESIGN]
      return topOf(rateTurns(state, seat), TRIED).map((make) => make())
    }

  return {
    alone: false,
    playouts: PLAYOUTS,
    playingOn: PLAYING_ON,
    isAsked: (state, seat) => {
      if (state.window !== null)
        return hasOwnClaim(engine.moves(state, seat), state.hidden[seat]!.length + state.open[seat]!.length)
      return !isTurn(state) || engine.moves(state, seat, { limit: 1 })[0]!.type !== 'pass'
    },
    learner,
    heuristic: () => 0,
    fastMove,
    glance: shortlistBy(rateTurn),
    shortlist: shortlistBy((state, seat) => likings(learner, state) ?? rateTurn(state, seat)),
    ...(learner.trained !== null && { lead: LEAD_OF_POLICY }),
    belief: (state, seat, told, rng) =>
      isTurn(state) && state.window === null ? beliefOf(engine, rating.rated, state, seat, told, rng) : null,
  }
}
