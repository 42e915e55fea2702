import { type ClimbingRank, climbingRank, type Laid } from '@tefuda/climbing'
import {
  type Card,
  countSeats,
  type Deck,
  faceOf,
  frenchCard,
  frenchDeck,
  isJoker,
  nextSeat as nextOf,
  type Seat,
  takeAt,
} from '@tefuda/kernel'
import { type CutInRules, type Effect, effectsOf } from './rules.ts'

export const SPADE_THREE: Card = frenchCard(0, 2)
export const DIAMOND_THREE: Card = frenchCard(2, 2)

/** Four jokers of two colours are all worth the same. */
export const JOKER: ClimbingRank = 13

/** Rank of a face: 0 = three … 12 = two, 13 = any joker. */
export const rankOf = (card: Card): ClimbingRank => Math.min(climbingRank(card), JOKER)

/** A card as it is played from a hand, and whether it is the public copy where a hidden one is held too. */
export interface Played extends Laid {
  readonly open: boolean
}

/** The phase's last play: what was declared, and whose it is. */
export interface Table {
  laid: Laid[]
  by: Seat
  /** The three of spades over the joker: nothing beats it (CD-3). */
  final: boolean
}

/** A play whose effects wait until nobody cuts in, with the plays it was cut in on. */
export interface Chain {
  /** How often each rank from three to two lies in the play and its cut-ins together. */
  totals: number[]
  /** The player cut in on last; −1 where nobody was. */
  victim: Seat
}

export interface Window {
  /** What each seat answered: null while it has not, an empty list for `no`, else the cards of its cut-in. */
  answers: (Played[] | null)[]
}

/** The effects that let cards be chosen. */
export type ChoiceEffect = Extract<Effect, 'salvage' | 'pass' | 'discard' | 'peep' | 'greed' | 'open'>

/** What is still to be chosen for one effect, one card at a time. */
export interface Choice {
  effect: ChoiceEffect
  /** Who chooses; −1 where all in `each` choose at once. */
  by: Seat
  /** Whose cards it touches, or who gets them; −1 where it does not matter. */
  of: Seat
  left: number
  /** For an open that asks all, and empty otherwise: cards each seat still has to choose, and where in its hand lie those it has chosen. */
  each: number[]
  chosen: number[][]
}

/** The effects of a play that nobody cut in on, being carried out in the order of their ranks. */
export interface Resolving {
  queue: { effect: Effect; count: number }[]
  choice: Choice | null
  clear: boolean
  skip: number
}

/** The exchange before a game (CD-11): first the poor, then the rich. */
export interface Exchange {
  step: 'poor' | 'rich'
  /** Cards each seat still has to give. */
  left: number[]
  /** Where in their hands lie the cards that seats have chosen to give; they go when all have chosen. */
  chosen: number[][]
}

export interface State {
  deal: number
  turn: Seat
  /** 1 with the order of the seats, −1 against it. */
  direction: 1 | -1
  revolution: boolean
  /** Flips the order for this phase. */
  back: boolean
  hidden: Card[][]
  /** For each hidden card a bit for every other seat that knows it lies there. */
  knownTo: number[][]
  /**
   * What no card can exceed that a hand holds since the deal: the weakest it gave as one of its strongest (CD-11). Only
   * who got it knows. JOKER where nobody does, and once the hand has given or got other cards unseen.
   */
  ceiling: ClimbingRank[]
  open: Card[][]
  table: Table | null
  /** Type and number of the phase. */
  shape: { run: boolean; count: number } | null
  rankBound: boolean
  /** How often each suit must be in every further play. */
  suitBound: number[]
  passed: boolean[]
  chain: Chain | null
  window: Window | null
  resolving: Resolving | null
  exchange: Exchange | null
  /** Cards of the phase, then of earlier phases and tens. */
  pool: Card[]
  discards: Card[]
  out: Seat[]
  /** Seats that went out with a forbidden card (CD-15), in that order. */
  fouled: Seat[]
  /** The great millionaire of the game before who has lost the place (CD-11); −1 for none. */
  fallen: Seat
  resigned: Card[]
  /** The places of the game before, best first. */
  before: Seat[]
  /** Frozen: a game that ends makes a new list. */
  totals: readonly number[]
  over: boolean
}

/**
 * 1: of alike hidden cards a peep opens the first, and cards given together arrive last first. 2: a peep opens the card
 * that lies there, and cards given together arrive in the order of the giver's hand (CD-7). 3: with the setting of dropped cards (CD-35).
 */
export type RulesVersion = 1 | 2 | 3

/** What stays the same for a session: the rules in force, the number of seats, and what follows from both. Worked out once. */
export interface RulesContext {
  readonly rules: CutInRules
  readonly seats: number
  readonly version: RulesVersion
  readonly deck: Deck
  /** The effect of each rank, three to two; null where it has none. */
  readonly effectOf: readonly (Effect | null)[]
}

/** Seats from 4 to 8, two packs with four jokers. */
export const rulesContextOf = (rules: CutInRules, seats: number, version: RulesVersion = 3): RulesContext => ({
  rules,
  seats,
  version,
  deck: frenchDeck(2),
  effectOf: effectsOf(rules),
})

/** How many cards a seat holds, hidden and public ones. */
export const cardsOf = (state: State, seat: Seat): number => state.hidden[seat]!.length + state.open[seat]!.length

/** Whether a seat still plays in this game. */
export const hasCards = (state: State, seat: Seat): boolean => cardsOf(state, seat) > 0

/** Whether threes are strong now: revolution and jack back each flip the order, two flips cancel (CD-1). */
export const isFlipped = (state: State): boolean => state.revolution !== state.back

/** How strong a rank is in the order in force; jokers stay on top. */
export const strengthNow = (state: State, rank: ClimbingRank): number =>
  rank === JOKER ? JOKER : isFlipped(state) ? 12 - rank : rank

/** The next seat with cards in the direction of play; the seat itself where no other has any. */
export const nextSeat = (state: State, from: Seat): Seat =>
  nextOf(state.hidden.length, from, (seat) => hasCards(state, seat), state.direction)

/** How many seats have cards. */
export const playersLeft = (state: State): number => countSeats(state.hidden.length, (seat) => hasCards(state, seat))

/** Whether a card named so leaves from the public cards: the public copy is asked for, or there is no other. */
export const isTakenOpen = (state: State, seat: Seat, face: Card, open: boolean): boolean =>
  open || !state.hidden[seat]!.some((card) => faceOf(card) === face)

/** Takes one card of a face out of a hand in the open: the public copy if asked for or alone, else the first hidden one. */
export const takeFromHand = (state: State, seat: Seat, face: Card, open: boolean): Card => {
  const at = open ? -1 : state.hidden[seat]!.findIndex((card) => faceOf(card) === face)
  if (at >= 0) return uncover(state, seat, at)
  const cards = state.open[seat]!
  return takeAt(
    cards,
    cards.findIndex((card) => faceOf(card) === face),
  )
}

/**
 * Takes a hidden card out of a hand before everybody's eyes. Nobody can tell which of two alike cards went: whoever knew
 * of one of them knows of none any more, whoever knew of both knows of one.
 */
export const uncover = (state: State, seat: Seat, at: number): Card => {
  const [hidden, known] = [state.hidden[seat]!, state.knownTo[seat]!]
  const card = takeAt(hidden, at)
  const bits = takeAt(known, at)
  for (let k = 0; k < hidden.length; k++) if (faceOf(hidden[k]!) === faceOf(card)) known[k]! &= bits
  return card
}

/** Takes a hidden card out of a hand for `to` alone to see: all others are no longer sure of any card of that hand. */
export const slipOut = (state: State, seat: Seat, at: number, to: Seat): Card => {
  const card = uncover(state, seat, at)
  const known = state.knownTo[seat]!
  for (let k = 0; k < known.length; k++) known[k]! &= 1 << to
  return card
}

/** First with last, second with last but one of the game before: who exchange cards. */
export const partnerOf = ({ before }: { readonly before: readonly Seat[] }, seat: Seat): Seat =>
  before[before.length - 1 - before.indexOf(seat)]!

/** How many cards each seat gives: the last two of the game before, then its first two (CD-11). */
export const toGive = (before: readonly Seat[], step: Exchange['step']): number[] => {
  const places = step === 'poor' ? before.toReversed() : before
  return before.map((_, seat) => (seat === places[0] ? 2 : seat === places[1] ? 1 : 0))
}

/** The positions of hidden cards that a seat has chosen, to give or to open, and that still lie in its hand. */
export const chosenBy = (state: State, seat: Seat): readonly number[] =>
  (state.exchange ?? state.resolving?.choice)?.chosen[seat] ?? []

/** The hidden cards of a seat but those it has chosen already. */
export const freeCards = (state: State, seat: Seat): Card[] => {
  const chosen = chosenBy(state, seat)
  return state.hidden[seat]!.filter((_, at) => !chosen.includes(at))
}

/** Where the first card of a face lies that the seat has not chosen already. */
export const freePosition = (state: State, seat: Seat, face: Card): number => {
  const chosen = chosenBy(state, seat)
  return state.hidden[seat]!.findIndex((card, at) => faceOf(card) === face && !chosen.includes(at))
}

/** Puts a card behind the others of a hand, unseen but by the seats whose bits are set in `knownTo`. */
export const addHidden = (state: State, seat: Seat, card: Card, knownTo: number): void => {
  state.hidden[seat]!.push(card)
  state.knownTo[seat]!.push(knownTo)
}

/** The bits of all seats but one, of whose hidden cards they know. */
export const allBut = (seat: Seat, seats: number): number => ((1 << seats) - 1) & ~(1 << seat)

/** Whether a play is "the joker": one joker that stands for itself. */
export const isSingleJoker = (laid: readonly Laid[]): boolean => laid.length === 1 && isJoker(laid[0]!.as)

/** What there is to choose, whichever effect asks for it: an open that was cut in on turns cards up as a peep does (CD-8). */
export const choiceKind = ({ effect, of }: Pick<Choice, 'effect' | 'of'>): ChoiceEffect =>
  effect === 'open' && of >= 0 ? 'peep' : effect

/** The seats that may act now. */
export const seatsToAct = (state: State): readonly Seat[] => {
  if (state.over) return []
  const { exchange, window } = state
  if (exchange !== null) return seatsWith(exchange.left, isSome)
  if (window !== null) return seatsWith(window.answers, isAwaited)
  const choice = state.resolving?.choice ?? null
  if (choice === null) return [state.turn]
  return choice.by >= 0 ? [choice.by] : seatsWith(choice.each, isSome)
}

/** The seats of whose values something holds. */
const seatsWith = <T>(values: readonly T[], holds: (value: T) => boolean): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; seat < values.length; seat++) if (holds(values[seat]!)) seats.push(seat)
  return seats
}

const isSome = (left: number): boolean => left > 0
const isAwaited = (answer: Played[] | null): boolean => answer === null

/** A copy that shares nothing with the state and can be played on. */
export const cloneState = (state: State): State => ({
  ...state,
  hidden: state.hidden.map((cards) => cards.slice()),
  knownTo: state.knownTo.map((bits) => bits.slice()),
  ceiling: state.ceiling.slice(),
  open: state.open.map((cards) => cards.slice()),
  table: state.table === null ? null : { ...state.table, laid: state.table.laid.map(({ card, as }) => ({ card, as })) },
  shape: state.shape === null ? null : { ...state.shape },
  suitBound: state.suitBound.slice(),
  passed: state.passed.slice(),
  chain: state.chain === null ? null : { ...state.chain, totals: state.chain.totals.slice() },
  window:
    state.window === null ? null : { answers: state.window.answers.map((answer) => answer?.map(clonePlayed) ?? null) },
  resolving: state.resolving === null ? null : cloneResolving(state.resolving),
  exchange:
    state.exchange === null
      ? null
      : {
          step: state.exchange.step,
          left: state.exchange.left.slice(),
          chosen: state.exchange.chosen.map((positions) => positions.slice()),
        },
  pool: state.pool.slice(),
  discards: state.discards.slice(),
  out: state.out.slice(),
  fouled: state.fouled.slice(),
  resigned: state.resigned.slice(),
  before: state.before.slice(),
})

const clonePlayed = ({ card, as, open }: Played): Played => ({ card, as, open })

const cloneResolving = ({ queue, choice, clear, skip }: Resolving): Resolving => ({
  queue: queue.map(({ effect, count }) => ({ effect, count })),
  choice:
    choice === null
      ? null
      : { ...choice, each: choice.each.slice(), chosen: choice.chosen.map((positions) => positions.slice()) },
  clear,
  skip,
})
