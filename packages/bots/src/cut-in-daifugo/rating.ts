import { type CutInMove, type CutInRules, type CutInState, cardsOf, effectsOf } from '@tefuda/cut-in-daifugo'
import type { Card, Seat } from '@tefuda/kernel'
import type { Foreseen } from '../climbing/foreseen.ts'
import { bestBy, type Rated, rated } from '../climbing/rated.ts'
import { isOnePlay, JOKER, type Plan, RANKS, rankOf } from './hand.ts'
import { isForbiddenLast } from './lawful.ts'
import { followsOf, leadsOf, wholeHand } from './plans.ts'
import { demandOf, fewest } from './seen.ts'
import { JOKER_WEIGHT, weightOf } from './weights.ts'
import { cutPlan } from './window.ts'
import { GONE, NO_CARDS, type Worth, worthFor } from './worth.ts'

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
  readonly worth: Pick<Worth, 'hand' | 'others' | 'weightsIn' | 'fallsInto'>
  /** The sensible choices of a seat on its turn, and what they seem to come to. */
  turn(state: CutInState, seat: Seat): Foreseen<Plan>[]
  /** How good they are, and no more; of a single one nothing is asked. */
  rated(state: CutInState, seat: Seat): Rated<Plan | null>[]
  /** The best of them. */
  best(state: CutInState, seat: Seat): Plan | null
  /** A cut-in on what lies there, with cards that it is made of; null where it is better to let it be. */
  cut(state: CutInState, seat: Seat): Plan | null
  /** How good the moves of an exchange or an effect are. */
  choice(state: CutInState, seat: Seat): (move: CutInMove) => number
}

export const ratingFor = (rules: CutInRules): Rating => {
  const worth = worthFor(rules)
  const effectOf = effectsOf(rules)
  const { hand, outlook, weightsIn, idle, idleWith, idleWithout } = worth

  const leads = (state: CutInState): readonly Plan[] => {
    const all = isOnePlay(hand) ? wholeHand(hand) : null
    if (all !== null && !isForbiddenLast(rules, state, all)) return [all]
    return leadsOf(hand, weightsIn(state.revolution), JOKER_WEIGHT)
  }

  const options = (state: CutInState, seat: Seat): readonly (Plan | null)[] => {
    worth.read(state, seat)
    if (state.table === null) return leads(state)
    return state.table.final ? [null] : [null, ...followsOf(hand, demandOf(state))]
  }

  /** How good an option is, in the outlook that `worth` has then. */
  const valueIn = (state: CutInState, seat: Seat): ((option: Plan | null) => number) => {
    worth.lookAround(state, seat)
    const threat = fewest(state, seat)
    const urgent = state.table !== null && cardsOf(state, state.table.by) <= FEW ? BLOCK : 0
    return (option) => {
      if (option === null) return idle(state)
      const danger = state.table === null && option.count === threat ? DANGER * weakness(state, option) : 0
      return worth.after(state, seat, option, NO_CARDS) - danger + urgent
    }
  }

  /** A public card that comes to oneself, or after a cut-in goes to the one who was cut in on. */
  const greed = (state: CutInState, seat: Seat, card: Card, from: Seat): number => {
    const isOwn = state.resolving!.choice!.of === seat
    if (isOwn) return idleWith(state, card) - BOTHER
    return (from === seat ? idleWithout(state, card) : idle(state)) - BOTHER
  }

  return {
    worth,
    turn(state, seat) {
      const all = options(state, seat)
      const rate = valueIn(state, seat)
      return all.map((option) => {
        const value = rate(option)
        const { left, plays, holds } = outlook
        return { option, value, left, plays, holds }
      })
    },
    rated(state, seat) {
      const all = options(state, seat)
      return all.length === 1 ? [{ option: all[0]!, value: 0 }] : rated(all, valueIn(state, seat))
    },
    best(state, seat) {
      const all = options(state, seat)
      return all.length === 1 ? all[0]! : bestBy(all, valueIn(state, seat))
    },
    cut(state, seat) {
      worth.read(state, seat)
      worth.lookAround(state, seat)
      const { laid } = state.table!
      const plan = cutPlan(hand, laid)
      const value = worth.after(state, seat, plan, state.chain!.totals)
      // A revolution comes whether or not somebody cuts in.
      const letBe = -weightOf(weightsIn(state.revolution !== laid.length >= 4), hand)
      return value - letBe - BOTHER > 0 ? plan : null
    },
    choice(state, seat) {
      worth.read(state, seat)
      return (move) => {
        switch (move.type) {
          case 'give':
          case 'drop':
            return idleWithout(state, move.card)
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
      }
    },
  }
}

/** From 0 for the strongest to 1 for the weakest. */
const weakness = ({ revolution }: CutInState, { rank }: Plan): number =>
  rank === JOKER ? 0 : (revolution ? rank : RANKS - 1 - rank) / (RANKS - 1)
