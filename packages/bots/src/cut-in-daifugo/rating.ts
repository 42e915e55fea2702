import { type CutInMove, type CutInRules, type CutInState, cardsOf, effectsOf } from '@tefuda/cut-in-daifugo'
import type { Card, Seat } from '@tefuda/kernel'
import type { Rated } from '../climbing/rated.ts'
import { rankOf } from './build.ts'
import { type Consequence, foresee } from './effects.ts'
import { emptyHand, isOnePlay, JOKER, leave, noteRuns, type Plan, putCard, RANKS } from './hand.ts'
import { isForbiddenLast, isStuck } from './lawful.ts'
import { followsOf, leadsOf, wholeHand } from './plans.ts'
import { countOthers, demandOf, fewest, holds, opponents, readHand } from './seen.ts'
import { JOKER_WEIGHT, SHED, weightOf, weightsFor } from './weights.ts'
import { cutPlan } from './window.ts'

/** To win the turn, and to win it with one play left. */
const LEAD = 0.4
const LAST_LEAD = 4
/** A card taken from the discards. */
const SALVAGE = 0.2
/** To take the turn from somebody who is nearly out. */
const BLOCK = 0.25
/** To lead what somebody can go out on. */
const DANGER = 1.2
/** Nobody is nearly out with more cards than this. */
const FEW = 3
/** To make a card one's own, or to leave the turn as it is. */
const BOTHER = 0.05
/** To have nothing left to go out with. */
const STUCK = 2
const GONE = 1000

/** How good the choices of a seat seem. */
export interface Rating {
  /** The sensible plays of a seat on its turn; null stands for passing. */
  turn(state: CutInState, seat: Seat): Rated<Plan | null>[]
  /** How much better it is to cut in on what lies there, with cards that it is made of, than to let it be. */
  cut(state: CutInState, seat: Seat): number
  /** A move of an exchange or an effect. */
  choice(state: CutInState, seat: Seat, move: CutInMove): number
}

/** `hand` is the seat's and `others` what it thinks of when one of these functions is asked; nothing outlives the answer. */
export const ratingFor = (rules: CutInRules): Rating => {
  const effectOf = effectsOf(rules)
  const weightsIn = weightsFor(rules)
  const hand = emptyHand()
  const after = emptyHand()
  const others = new Int8Array(RANKS + 1)
  const then: Consequence = { clears: false, flips: false, skips: 0, passes: 0, drops: 0, salvages: 0 }

  /** What the seat's hand is worth after a play, with the chance that it wins the turn. */
  const worth = (state: CutInState, seat: Seat, plan: Plan, extra: (rank: number) => number): number => {
    const players = opponents(state, seat)
    foresee(then, effectOf, plan, players, extra)
    leave(after, hand, plan)
    if (after.size === 0) return isForbiddenLast(rules, state, plan) ? -GONE : GONE
    if (after.size <= then.drops + Math.min(then.passes, state.hidden[seat]!.length - plan.count)) return GONE / 2
    const revolution = state.revolution !== plan.count >= 4
    const flipped = (revolution !== state.back) !== then.flips
    const stuck = isStuck(rules, after)
    const isLast = !stuck && isOnePlay(after)
    const unskipped = 1 - Math.min(then.skips, players) / players
    const winning = then.clears ? 1 : holds(others, state, plan, flipped) ** unskipped
    const left = weightOf(weightsIn(revolution), after)
    const shed = SHED * (then.passes + then.drops)
    const saved = state.before.at(-1) === seat && state.out.length === 0 ? SALVAGE * then.salvages : 0
    return (
      winning * (isLast ? LAST_LEAD : LEAD) + shed + saved - (stuck ? STUCK : 0) - (isLast ? Math.min(1, left) : left)
    )
  }

  const idle = ({ revolution }: CutInState): number => -weightOf(weightsIn(revolution), hand)

  /** The same with one more card. */
  const idleWith = (state: CutInState, card: Card): number => {
    putCard(hand, card, 1)
    noteRuns(hand)
    return idle(state)
  }

  const lead = (state: CutInState, seat: Seat): Rated<Plan | null>[] => {
    const all = isOnePlay(hand) ? wholeHand(hand) : null
    if (all !== null && !isForbiddenLast(rules, state, all)) return [{ option: all, value: GONE }]
    const threat = fewest(state, seat)
    return leadsOf(hand, weightsIn(state.revolution), JOKER_WEIGHT).map((option) => ({
      option,
      value: worth(state, seat, option, NOTHING) - (option.count === threat ? DANGER * weakness(state, option) : 0),
    }))
  }

  const follow = (state: CutInState, seat: Seat): Rated<Plan | null>[] => {
    const { by, final } = state.table!
    const rated: Rated<Plan | null>[] = [{ option: null, value: idle(state) }]
    if (final) return rated
    const urgent = cardsOf(state, by) <= FEW ? BLOCK : 0
    for (const option of followsOf(hand, demandOf(state)))
      rated.push({ option, value: worth(state, seat, option, NOTHING) + urgent })
    return rated
  }

  /** A public card that comes to oneself, or after a cut-in goes to the one who was cut in on. */
  const greed = (state: CutInState, seat: Seat, card: Card, from: Seat): number => {
    const isOwn = state.resolving!.choice!.of === seat
    if (isOwn) return idleWith(state, card) - BOTHER
    if (from === seat) putCard(hand, card, -1)
    return idle(state) - BOTHER
  }

  return {
    turn(state, seat) {
      readHand(hand, state, seat)
      countOthers(others, hand, state)
      return state.table === null ? lead(state, seat) : follow(state, seat)
    },
    cut(state, seat) {
      readHand(hand, state, seat)
      countOthers(others, hand, state)
      const { totals } = state.chain!
      const { laid } = state.table!
      const value = worth(state, seat, cutPlan(hand, laid), (rank) => totals[rank]!)
      // A revolution comes whether or not somebody cuts in.
      return value + weightOf(weightsIn(state.revolution !== laid.length >= 4), hand) - BOTHER
    },
    choice(state, seat, move) {
      readHand(hand, state, seat)
      switch (move.type) {
        case 'give':
        case 'drop':
          putCard(hand, move.card, -1)
          return idle(state)
        case 'take':
          return idleWith(state, move.card) - BOTHER
        case 'greed':
          return greed(state, seat, move.card, move.from)
        case 'open':
          return -rankOf(move.card)
        default:
          return idle(state)
      }
    },
  }
}

const NOTHING = (): number => 0

/** From 0 for the strongest to 1 for the weakest. */
const weakness = ({ revolution }: CutInState, { rank }: Plan): number =>
  rank === JOKER ? 0 : (revolution ? rank : RANKS - 1 - rank) / (RANKS - 1)
