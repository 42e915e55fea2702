import { climbingRank } from '@tefuda/climbing'
import type { Card, Seat } from '@tefuda/kernel'
import {
  hasTeams,
  ZHENG_SHANG_YOU_PASS,
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouRules,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import { bestOf, type Rated, topOf } from '../climbing/rated.ts'
import type { GameHeuristics } from '../heuristics.ts'
import { likings } from '../policy/likings.ts'
import { beliefOf } from './belief.ts'
import { moveOf } from './build.ts'
import { sureMove } from './ending.ts'
import { learnerFor } from './learner.ts'
import { emptyPosition, readPosition } from './position.ts'
import { ratingFor } from './rating.ts'

/** How many moves of a turn are worth a try, and how many cards of an exchange. */
const TRIED = 5
const TRIED_CARDS = 3

/** With 20 a hundred are hardly better. */
const PLAYOUTS = 5
/** In teams 5 are no better than first sight. */
const PLAYOUTS_IN_TEAMS = 10

/** Among six a few playouts tell less than the policy does. */
const LEAD_OF_POLICY = 10

type Heuristics = GameHeuristics<ZhengShangYouState, ZhengShangYouMove>

/** What the bots know about playing Zheng Shang You, alone and in teams. */
export const zhengShangYouHeuristics = (engine: ZhengShangYouEngine, rules: ZhengShangYouRules): Heuristics => {
  const rating = ratingFor(engine.seats, hasTeams(rules))
  const { rate, weigh } = rating
  const position = emptyPosition(engine.seats)
  const learner = learnerFor(rating, rules, engine.seats)

  /** Cards that may be chosen in the exchange: better the lighter the hand is then. */
  const rateCards = (state: ZhengShangYouState, seat: Seat): Rated<ZhengShangYouMove>[] => {
    const { step, open } = state.exchange!
    const hand = state.hands[seat]!
    const takes = step === 'take' || step === 'take-back'
    const highest = Math.max(...hand.map(climbingRank))
    const cards = takes ? open : hand.filter((card) => step !== 'show' || climbingRank(card) === highest)
    const handWith = (card: Card): Card[] => (takes ? [...hand, card] : hand.filter((other) => other !== card))
    return cards.map((card) => ({ option: { type: takes ? 'take' : 'give', card }, value: -weigh(handWith(card)) }))
  }

  const rateMoves = (state: ZhengShangYouState, seat: Seat): Rated<() => ZhengShangYouMove>[] =>
    state.exchange !== null
      ? rateCards(state, seat).map(({ option, value }) => ({ option: () => option, value }))
      : rate(readPosition(position, state), seat).map(({ option, value }) => ({
          option: () => (option === null ? ZHENG_SHANG_YOU_PASS : moveOf(state.hands[seat]!, option)),
          value,
        }))

  const likedMoves = (state: ZhengShangYouState, seat: Seat): Rated<() => ZhengShangYouMove>[] =>
    likings(learner, state) ?? rateMoves(state, seat)

  const shortlistBy =
    (rating: typeof rateMoves) =>
    (state: ZhengShangYouState, seat: Seat): ZhengShangYouMove[] =>
      topOf(rating(state, seat), state.exchange === null ? TRIED : TRIED_CARDS).map((make) => make())

  const certain = (state: ZhengShangYouState, seat: Seat): ZhengShangYouMove | null =>
    state.exchange === null && !hasTeams(rules) ? sureMove(engine, state, seat) : null

  return {
    alone: false,
    playouts: hasTeams(rules) ? PLAYOUTS_IN_TEAMS : PLAYOUTS,
    learner,
    playsOut: learner,
    heuristic: () => 0,
    fastMove: (state, seat) => {
      if (state.exchange !== null) return bestOf(rateCards(state, seat))
      const plan = bestOf(rate(readPosition(position, state), seat))
      return plan === null ? ZHENG_SHANG_YOU_PASS : moveOf(state.hands[seat]!, plan)
    },
    shortlist: shortlistBy(rateMoves),
    ...(rules.mode === 'san-jia-xi' && {
      glance: shortlistBy(rateMoves),
      shortlist: shortlistBy(likedMoves),
      lead: LEAD_OF_POLICY,
    }),
    certain,
    belief: (state, seat, told, rng) =>
      state.exchange === null ? beliefOf(engine, rate, state, seat, told, rng) : null,
  }
}
