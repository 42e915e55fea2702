import type { Card, Deck } from '../../src/cards.ts'
import type { Chance } from '../../src/chance.ts'
import type { Emit } from '../../src/game.ts'
import type { Seat } from '../../src/seat.ts'
import { COPIES, FACES, type SnatchRules } from './rules.ts'

export type Answer = 'not-asked' | 'asked' | 'no' | 'snatch'

export interface State {
  deal: number
  turn: Seat
  /** The last card is drawn next; the first one, at the bottom, was shown to everybody. */
  pile: Card[]
  hands: Card[][]
  /** Cards that have been played, in that order. */
  table: Card[]
  /** The card the others may snatch, or null. */
  offer: Card | null
  answers: Answer[]
  /** Who has peeked in this deal. */
  peeked: boolean[]
  /** Who knows the top of the pile. */
  knowsTop: boolean[]
  scores: number[]
  over: boolean
}

export type Move =
  | { readonly kind: 'put'; readonly face: number }
  | { readonly kind: 'peek' }
  | { readonly kind: 'snatch' }
  | { readonly kind: 'no' }

export type Event =
  | { readonly type: 'deal'; readonly deal: number; readonly bottom: string }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly type: 'put'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'peek'; readonly seat: Seat; readonly card: string | null }
  /** Told to the seat alone. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'kept'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'snatched'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'end'; readonly deal: number; readonly scores: readonly number[]; readonly over: boolean }

/** One rule set at one table; `version` is that of the rules. */
export interface Table {
  readonly rules: SnatchRules
  readonly seats: number
  readonly version: number
}

export const faceOf = (card: Card): number => card & 7
export const nameOf = (card: Card): string => String(faceOf(card))

export const deck: Deck = {
  cards: Array.from({ length: COPIES }, (_, copy) =>
    Array.from({ length: FACES }, (_, face) => (copy << 3) | (face + 1)),
  ).flat(),
  name: nameOf,
}

export const seatsAfter = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats)

export const newState = (table: Table): State => ({
  deal: 0,
  turn: 0,
  pile: [],
  hands: Array.from({ length: table.seats }, () => []),
  table: [],
  offer: null,
  answers: Array.from({ length: table.seats }, () => 'not-asked'),
  peeked: Array.from({ length: table.seats }, () => false),
  knowsTop: Array.from({ length: table.seats }, () => false),
  scores: Array.from({ length: table.seats }, () => 0),
  over: false,
})

/** One card for each seat in turn until hands are full; the rest is the pile, whose last card is shown (SN-1). */
export const dealAnew = (table: Table, state: State, chance: Chance, emit?: Emit<Event>): void => {
  const { rules, seats } = table
  const order = chance(deck.cards)
  const dealt = rules.hand * seats
  state.deal += 1
  state.turn = (state.deal - 1) % seats
  state.hands = state.hands.map((_, seat) => order.slice(0, dealt).filter((_, index) => index % seats === seat))
  state.pile = order.slice(dealt).reverse()
  state.table = []
  state.peeked.fill(false)
  state.knowsTop.fill(false)
  emit?.({ type: 'deal', deal: state.deal, bottom: state.pile.slice(0, 1).map(nameOf).join() })
  for (const [seat, hand] of state.hands.entries()) emit?.({ type: 'hand', seat, cards: hand.map(nameOf) })
  emit?.({ type: 'turn', seat: state.turn })
}

export const cloneState = (state: State): State => ({
  ...state,
  pile: state.pile.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  table: state.table.slice(),
  answers: state.answers.slice(),
  peeked: state.peeked.slice(),
  knowsTop: state.knowsTop.slice(),
  scores: state.scores.slice(),
})

export const isAsked = (state: State, seat: Seat): boolean => state.answers[seat] === 'asked'

export const toAct = (state: State): Seat[] => {
  if (state.over) return []
  if (state.offer === null) return [state.turn]
  return [...state.answers.keys()].filter((seat) => isAsked(state, seat))
}
