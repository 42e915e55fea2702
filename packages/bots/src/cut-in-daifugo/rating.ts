import { type CutInMove, type CutInRules, type CutInState, cardsOf, effectsOf } from '@tefuda/cut-in-daifugo'
import type { Card, Seat } from '@tefuda/kernel'
import type { Foreseen } from '../climbing/foreseen.ts'
import { rankOf } from './build.ts'
import { isOnePlay, JOKER, type Plan, putCard, RANKS } from './hand.ts'
import { isForbiddenLast } from './lawful.ts'
import { followsOf, leadsOf, wholeHand } from './plans.ts'
import { demandOf, fewest, readHand } from './seen.ts'
import { JOKER_WEIGHT, weightOf } from './weights.ts'
import { cutPlan } from './window.ts'
import { GONE, type Worth, worthFor } from './worth.ts'

/** To take the turn from somebody who is nearly out. */
const BLOCK = 0.25
/** To lead what somebody can go out on. */
const DANGER = 1.2
/** Nobody is nearly out with more cards than this. */
const FEW = 3
/** To make a card one's own, or to leave the turn as it is. */
const BOTHER = 0.05

/** How good the choices of a seat seem. */
export interface Rating {
  /** The hand that was read for the last answer. */
  readonly worth: Pick<Worth, 'hand' | 'others' | 'weightsIn'>
  /** The sensible choices of a seat on its turn. */
  turn(state: CutInState, seat: Seat): Foreseen<Plan>[]
  /** How much better it is to cut in on what lies there, with cards that it is made of, than to let it be. */
  cut(state: CutInState, seat: Seat): number
  /** A move of an exchange or an effect. */
  choice(state: CutInState, seat: Seat, move: CutInMove): number
}

export const ratingFor = (rules: CutInRules): Rating => {
  const worth = worthFor(rules)
  const effectOf = effectsOf(rules)
  const { hand, weightsIn, idle, idleWith, outlook } = worth

  const foreseen = (option: Plan | null, value: number): Foreseen<Plan> => {
    const { left, plays, holds } = outlook
    return { option, value, left, plays, holds }
  }

  const lead = (state: CutInState, seat: Seat): Foreseen<Plan>[] => {
    const all = isOnePlay(hand) ? wholeHand(hand) : null
    if (all !== null && !isForbiddenLast(rules, state, all))
      return [{ option: all, value: GONE, left: 0, plays: 0, holds: 1 }]
    const threat = fewest(state, seat)
    const rated: Foreseen<Plan>[] = []
    for (const option of leadsOf(hand, weightsIn(state.revolution), JOKER_WEIGHT)) {
      const danger = option.count === threat ? DANGER * weakness(state, option) : 0
      rated.push(foreseen(option, worth.after(state, seat, option, NOTHING) - danger))
    }
    return rated
  }

  const follow = (state: CutInState, seat: Seat): Foreseen<Plan>[] => {
    const { by, final } = state.table!
    const rated: Foreseen<Plan>[] = [foreseen(null, idle(state))]
    if (final) return rated
    const urgent = cardsOf(state, by) <= FEW ? BLOCK : 0
    for (const option of followsOf(hand, demandOf(state)))
      rated.push(foreseen(option, worth.after(state, seat, option, NOTHING) + urgent))
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
    worth,
    turn(state, seat) {
      worth.read(state, seat)
      return state.table === null ? lead(state, seat) : follow(state, seat)
    },
    cut(state, seat) {
      worth.read(state, seat)
      const { totals } = state.chain!
      const { laid } = state.table!
      const value = worth.after(state, seat, cutPlan(hand, laid), (rank) => totals[rank]!)
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
          // A card that lets cards be taken would be played, taken and played again for ever.
          return effectOf[rankOf(move.card)] === 'salvage' ? -GONE : idleWith(state, move.card) - BOTHER
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
