import { type CutInRules, type CutInState, effectsOf } from '@tefuda/cut-in-daifugo'
import type { Card, Seat } from '@tefuda/kernel'
import type { Weights } from '../climbing/burden.ts'
import type { Outlook } from '../climbing/foreseen.ts'
import { type Consequence, foresee } from './effects.ts'
import { burden, emptyHand, type Hand, isOnePlay, leave, noteRuns, type Plan, putCard, RANKS } from './hand.ts'
import { isForbiddenLast, isStuck } from './lawful.ts'
import { countOthers, holds, opponents, readHand } from './seen.ts'
import { JOKER_WEIGHT, SHED, weightsFor } from './weights.ts'

/** To win the turn, and to win it with one play left. */
const LEAD = 0.4
const LAST_LEAD = 4
/** A card taken from the discards. */
const SALVAGE = 0.2
/** To have nothing left to go out with. */
const STUCK = 2
export const GONE = 1000

/** No cards of any rank. */
export const NO_CARDS: readonly number[] = Array.from({ length: RANKS }, () => 0)

/** What the hand of a seat is worth. */
export interface Worth {
  /** The seat's own, as it was read last. */
  readonly hand: Hand
  /** Cards of each rank that others hold by what it sees, jokers behind them. */
  readonly others: Int8Array
  /** Of what was asked last. */
  readonly outlook: Readonly<Outlook>
  readonly weightsIn: (revolution: boolean) => Weights
  /** Reads the hand of a seat. */
  read(state: CutInState, seat: Seat): void
  /** Looks at the others with the eyes of the seat whose hand was read. */
  lookAround(state: CutInState, seat: Seat): void
  /** What is left after a play, with the chance that it wins the turn. `before`: cards of each rank that count besides. */
  after(state: CutInState, seat: Seat, plan: Plan, before: readonly number[]): number
  /** As it is. */
  idle(state: CutInState): number
  /** With one more card, or one less. */
  idleWith(state: CutInState, card: Card): number
  idleWithout(state: CutInState, card: Card): number
  /** In how many plays a hand can go at a glance, jokers going along with other cards, and the ranks of which one card goes with no other. */
  fallsInto(held: Hand, revolution: boolean): { readonly plays: number; readonly alone: readonly number[] }
}

export const worthFor = (rules: CutInRules): Worth => {
  const effectOf = effectsOf(rules)
  const weightsIn = weightsFor(rules)
  const hand = emptyHand()
  const after = emptyHand()
  const others = new Int8Array(RANKS + 1)
  /** How many others have cards. */
  let players = 0
  const then: Consequence = { clears: false, flips: false, skips: 0, passes: 0, drops: 0, salvages: 0 }
  /** Plays in the outlook besides the sets, which are counted when somebody asks. */
  let plays = 0
  let sets = NO_SETS
  const outlook = {
    left: 0,
    holds: 0,
    get plays() {
      return sets.reduce((sum, count) => (count > 0 ? sum + 1 : sum), plays)
    },
  }
  const rest = new Int8Array(RANKS)
  const oneMore = (): void => {
    plays++
  }
  const weighed = (held: Hand, revolution: boolean): number => {
    plays = held.jokers
    sets = rest
    return burden(weightsIn(revolution), JOKER_WEIGHT, held, oneMore, rest)
  }
  const weighedAsOne = (weight: number): number => {
    plays = 1
    sets = NO_SETS
    return Math.min(1, weight)
  }
  /** Nothing is left, or will be. */
  const gone = (value: number): number => {
    outlook.left = plays = 0
    outlook.holds = 1
    sets = NO_SETS
    return value
  }
  const idle = ({ revolution }: CutInState): number => {
    outlook.holds = 0
    outlook.left = weighed(hand, revolution)
    return -outlook.left
  }
  return {
    hand,
    others,
    outlook,
    weightsIn,
    read(state, seat) {
      readHand(hand, state, seat)
    },
    lookAround(state, seat) {
      countOthers(others, hand, state)
      players = opponents(state, seat)
    },
    after(state, seat, plan, before) {
      foresee(then, effectOf, plan, players, before)
      leave(after, hand, plan)
      if (after.size === 0) return gone(isForbiddenLast(rules, state, plan) ? -GONE : GONE)
      if (after.size <= then.drops + Math.min(then.passes, state.hidden[seat]!.length - plan.count))
        return gone(GONE / 2)
      const revolution = state.revolution !== plan.count >= 4
      const flipped = (revolution !== state.back) !== then.flips
      const stuck = isStuck(rules, after)
      const isLast = !stuck && isOnePlay(after)
      const winning = then.clears ? 1 : winningBy(holds(others, state, plan, flipped), then.skips, players)
      const left = weighed(after, revolution)
      outlook.left = isLast ? weighedAsOne(left) : left
      outlook.holds = winning
      const shed = SHED * (then.passes + then.drops)
      const saved = state.before.at(-1) === seat && state.out.length === 0 ? SALVAGE * then.salvages : 0
      return winning * (isLast ? LAST_LEAD : LEAD) + shed + saved - (stuck ? STUCK : 0) - outlook.left
    },
    idle,
    idleWith(state, card) {
      const { runs } = hand
      putCard(hand, card, 1)
      noteRuns(hand)
      const value = idle(state)
      putCard(hand, card, -1)
      hand.runs = runs
      return value
    },
    idleWithout(state, card) {
      putCard(hand, card, -1)
      const value = idle(state)
      putCard(hand, card, 1)
      return value
    },
    fallsInto(held, revolution) {
      if (held.size > 0 && isOnePlay(held)) return { plays: 1, alone: [] }
      weighed(held, revolution)
      return {
        plays: outlook.plays - held.jokers || held.jokers,
        alone: Array.from(rest.keys()).filter((rank) => rest[rank] === 1),
      }
    },
  }
}

const NO_SETS = new Int8Array(RANKS)

/** The chance that a play wins the turn which so many of the others are skipped for. */
const winningBy = (chance: number, skipped: number, others: number): number =>
  skipped === 0 ? chance : chance ** (1 - Math.min(skipped, others) / others)
