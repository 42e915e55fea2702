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
  /** Cards of each rank that others held then, jokers behind them. */
  readonly others: Int8Array
  /** Of what was asked last. */
  readonly outlook: Readonly<Outlook>
  readonly weightsIn: (revolution: boolean) => Weights
  /** Reads the hand of a seat, and what it thinks of the others'. */
  read(state: CutInState, seat: Seat): void
  /** What is left after a play, with the chance that it wins the turn. `before`: cards of each rank that count besides. */
  after(state: CutInState, seat: Seat, plan: Plan, before: readonly number[]): number
  /** As it is. */
  idle(state: CutInState): number
  /** With one more card, or one less. */
  idleWith(state: CutInState, card: Card): number
  idleWithout(state: CutInState, card: Card): number
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
  const outlook: Outlook = { left: 0, plays: 0, holds: 0 }
  const rest = new Int8Array(RANKS)
  const oneMore = (): void => {
    outlook.plays++
  }
  const weighed = (held: Hand, revolution: boolean): number => {
    outlook.plays = held.jokers
    const weight = burden(weightsIn(revolution), JOKER_WEIGHT, held, oneMore, rest)
    for (let rank = 0; rank < RANKS; rank++) if (rest[rank]! > 0) outlook.plays++
    return weight
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
      countOthers(others, hand, state)
      players = opponents(state, seat)
    },
    after(state, seat, plan, before) {
      foresee(then, effectOf, plan, players, before)
      leave(after, hand, plan)
      outlook.left = outlook.plays = 0
      outlook.holds = 1
      if (after.size === 0) return isForbiddenLast(rules, state, plan) ? -GONE : GONE
      if (after.size <= then.drops + Math.min(then.passes, state.hidden[seat]!.length - plan.count)) return GONE / 2
      const revolution = state.revolution !== plan.count >= 4
      const flipped = (revolution !== state.back) !== then.flips
      const stuck = isStuck(rules, after)
      const isLast = !stuck && isOnePlay(after)
      const winning = then.clears ? 1 : winningBy(holds(others, state, plan, flipped), then.skips, players)
      const left = weighed(after, revolution)
      outlook.left = isLast ? Math.min(1, left) : left
      if (isLast) outlook.plays = 1
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
  }
}

/** The chance that a play wins the turn which so many of the others are skipped for. */
const winningBy = (chance: number, skipped: number, others: number): number =>
  skipped === 0 ? chance : chance ** (1 - Math.min(skipped, others) / others)
