import type { Card, Seat } from '@tefuda/kernel'
import type { Meld } from './meld.ts'
import { type ExjanRules, hasPair, setsOf } from './rules.ts'

/** What a seat says about a discard. Its cards are told by where they lie in its hand. */
export type Answer = { type: 'pass' | 'win' } | { type: 'group' | 'run'; at: [number, number] }

export interface Window {
  /** Null for each seat that has not answered yet; the discarder passes. */
  answers: (Answer | null)[]
}

export interface State {
  /** The round, from 1. */
  deal: number
  dealer: Seat
  /** Rounds their dealer did not win: they count towards the end (EJ-9). */
  passed: number
  chips: number[]
  /** Closed cards in the order in which they came. */
  hands: Card[][]
  melds: Meld[][]
  /** Discards that nobody took. */
  rivers: Card[][]
  /** Where in its river each seat has said reach; −1 where it has not. A later discard lies there if that one is taken. */
  reach: number[]
  /** What each has paid for its reach; it lies on the table. */
  stakes: number[]
  /** Whether a win now would be within one round of turns after the seat's reach, without a call in between. */
  quick: boolean[]
  /** Cards each has drawn in this round. */
  draws: number[]
  indicator: Card
  /** Drawn from the end. */
  wall: Card[]
  /** Whose turn it is; in a window the discarder. */
  turn: Seat
  /** Whether the seat on turn has drawn: the last card of its hand. After a call it has not. */
  drawn: boolean
  window: Window | null
  /** At the end the winner of the last round, whose hand lies open; −1 for none. */
  shown: Seat
  over: boolean
}

/** What stays the same for a session: the rules in force, the number of seats, and what follows from both. Worked out once. */
export interface RulesContext {
  readonly rules: ExjanRules
  readonly seats: number
  /** Sets in a complete hand. */
  readonly sets: number
  /** Whether it has a pair besides. */
  readonly pair: boolean
}

export const rulesContextOf = (rules: ExjanRules, seats: number): RulesContext => ({
  rules,
  seats,
  sets: setsOf(rules),
  pair: hasPair(rules),
})

/** The card the window is about: it lies last in the discarder's river. */
export const discardOf = (state: State): Card => state.rivers[state.turn]!.at(-1)!

export const hasReached = (state: State, seat: Seat): boolean => state.reach[seat]! >= 0

export const hasCalled = (state: State, seat: Seat): boolean => state.melds[seat]!.length > 0

/** The cards of a seat's open sets. */
export const meldCards = (state: State, seat: Seat): Card[] => state.melds[seat]!.flatMap(({ cards }) => cards)

/** The seats that may act now: in a window everybody who has not answered, whatever they hold (EJ-5). */
export const seatsToAct = (state: State): readonly Seat[] => {
  if (state.over) return []
  if (state.window === null) return [state.turn]
  const { answers } = state.window
  let due = 0
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] === null) due |= 1 << seat
  return SEATS[due]!
}

/** By the bits of four seats which they are: asked for at every step. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => bits & (1 << seat)),
)

export const isDue = (state: State, seat: Seat): boolean =>
  !state.over && (state.window === null ? state.turn === seat : state.window.answers[seat] === null)

export const cloneState = (state: State): State => ({
  ...state,
  chips: state.chips.slice(),
  hands: state.hands.map((cards) => cards.slice()),
  melds: state.melds.map((melds) => melds.map((meld) => ({ ...meld, cards: meld.cards.slice() }))),
  rivers: state.rivers.map((cards) => cards.slice()),
  reach: state.reach.slice(),
  stakes: state.stakes.slice(),
  quick: state.quick.slice(),
  draws: state.draws.slice(),
  wall: state.wall.slice(),
  window: state.window === null ? null : { answers: state.window.answers.map(cloneAnswer) },
})

const cloneAnswer = (answer: Answer | null): Answer | null =>
  answer === null
    ? null
    : 'at' in answer
      ? { type: answer.type, at: [answer.at[0], answer.at[1]] }
      : { type: answer.type }
