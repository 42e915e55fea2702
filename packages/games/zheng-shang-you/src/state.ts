import type { Laid } from '@tefuda/climbing'
import { type Card, type Deck, frenchDeck, type Seat } from '@tefuda/kernel'
import type { ZhengShangYouRules } from './rules.ts'

/** Not chosen yet, where the position of a card in a hand is meant. */
export const NO_CHOICE = -1

/** What lies on the table: the last play and whose it is. */
export interface Table {
  laid: Laid[]
  by: Seat
}

/**
 * The exchange before a deal (ZS-5), step by step: the last two show their strongest card, the first takes one of
 * the two, the first two put a card down, the last but one takes one of those.
 */
export interface Exchange {
  step: 'show' | 'take' | 'give' | 'take-back'
  /** Where in their hands the cards lie that the two seats of the step have chosen; NO_CHOICE while one has not. */
  chosen: number[]
  /** Cards on the table to be taken. */
  open: Card[]
}

export interface State {
  /** From 1. */
  deal: number
  turn: Seat
  hands: Card[][]
  /** Null on a lead. */
  table: Table | null
  exchange: Exchange | null
  /** Cards everybody has seen go to a hand: taken in the open, or the starting card of San Jia Xi. */
  shown: Card[]
  /** The strongest cards that the last but one and the last of the deal before showed in this deal; else empty. */
  strongest: Card[]
  /** Seats that have gone out in this deal, in order. */
  out: Seat[]
  /** Everything played in this deal, in order. */
  played: Card[]
  /** The places of the deal before, best first; empty in the first deal. */
  before: Seat[]
  /** Each seat's points; in team games its team's. Frozen: a deal that ends makes a new list. */
  totals: readonly number[]
  over: boolean
}

/** What stays the same for a session: the rules in force, the number of seats, and what follows from both. Worked out once. */
export interface RulesContext {
  readonly rules: ZhengShangYouRules
  readonly seats: number
  readonly deck: Deck
}

/** Seats from 4 to 6, one pack with two jokers. */
export const rulesContextOf = (rules: ZhengShangYouRules, seats: number): RulesContext => ({
  rules,
  seats,
  deck: frenchDeck(1),
})

/** A copy that shares nothing with the state and can be played on. */
export const cloneState = (state: State): State => ({
  deal: state.deal,
  turn: state.turn,
  hands: state.hands.map((hand) => hand.slice()),
  table:
    state.table === null ? null : { laid: state.table.laid.map(({ card, as }) => ({ card, as })), by: state.table.by },
  exchange:
    state.exchange === null
      ? null
      : { step: state.exchange.step, chosen: state.exchange.chosen.slice(), open: state.exchange.open.slice() },
  shown: state.shown.slice(),
  strongest: state.strongest.slice(),
  out: state.out.slice(),
  played: state.played.slice(),
  before: state.before.slice(),
  totals: state.totals,
  over: state.over,
})

/** The two seats whose turn a step of the exchange is, in the order in which they take; `before` are the places of the deal before. */
export const seatsOfStep = (before: readonly Seat[], step: Exchange['step']): readonly [Seat, Seat] => {
  const last = before.length - 1
  return step === 'show' || step === 'take-back' ? [before[last - 1]!, before[last]!] : [before[0]!, before[1]!]
}

/** The seats that may act now, in their order. */
export const seatsToAct = (state: State): readonly Seat[] => {
  if (state.over) return []
  if (state.exchange === null) return [state.turn]
  const seats = seatsOfStep(state.before, state.exchange.step)
  if (state.exchange.step === 'take' || state.exchange.step === 'take-back') return [seats[0]]
  return seats.filter((_, k) => state.exchange!.chosen[k] === NO_CHOICE).sort((a, b) => a - b)
}
