import {
  type Card,
  type Chance,
  type Emit,
  frenchName,
  highestOf,
  type Outcome,
  type Refusal,
  rankingOf,
  rankOf,
  refusal,
  type Seat,
} from '@tefuda/kernel'
import { deck, type Rules } from './rules.ts'

/** One rule set at one table. */
export interface RulesContext {
  readonly rules: Rules
  readonly seats: number
}

/** Everything about a session, as plain JSON. Cards are numbers here and names everywhere else. */
export interface State {
  leader: Seat
  /** Cards laid in this round, the leader's first. */
  round: Card[]
  hands: Card[][]
  /** Cards of the rounds before. */
  played: Card[]
  /** Cards that nobody has. */
  rest: Card[]
  /** Rounds won. More is better, as in every game. */
  scores: number[]
}

export interface Move {
  readonly card: Card
}

/** What happened, by the names of cards. A seat is told what it may know: see `eventFor`. */
export type Event =
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly type: 'lay'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'round'; readonly seat: Seat; readonly over: boolean }

export const start = ({ rules, seats }: RulesContext, chance: Chance, emit?: Emit<Event>): State => {
  // The only door of chance: it puts cards in order. Never use Math.random.
  const order = chance(deck.cards)
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * rules.cards, (seat + 1) * rules.cards))
  for (const [seat, hand] of hands.entries()) emit?.({ type: 'hand', seat, cards: hand.map(frenchName) })
  return { leader: 0, round: [], hands, played: [], rest: order.slice(seats * rules.cards), scores: hands.map(() => 0) }
}

/** Who may act: nobody when all is over. */
export const toAct = ({ leader, round, hands }: State): Seat[] => {
  const seat = (leader + round.length) % hands.length
  return hands[seat]!.length > 0 ? [seat] : []
}

/** Why a move is not allowed, in a sentence that says what to do; null where it is. */
export const check = (state: State, seat: Seat, { card }: Move): Refusal | null => {
  if (!toAct(state).includes(seat))
    return refusal('not-due', null, 'あなたの番ではありません。', 'It is not your turn.')
  if (state.hands[seat]!.includes(card)) return null
  const name = frenchName(card)
  return refusal('no-card', null, `${name} を持っていません。`, `You do not hold ${name}.`)
}

export const moves = (state: State, seat: Seat): Move[] =>
  toAct(state).includes(seat) ? state.hands[seat]!.map((card) => ({ card })) : []

/** Carries out a move that `check` allows, changing the state in place. */
export const apply = (state: State, seat: Seat, { card }: Move, emit?: Emit<Event>): void => {
  const hand = state.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
  state.round.push(card)
  emit?.({ type: 'lay', seat, card: frenchName(card) })
  if (state.round.length < state.hands.length) return
  const winner = (state.leader + highest(state.round)) % state.hands.length
  state.scores[winner]! += 1
  state.leader = winner
  state.played.push(...state.round)
  state.round = []
  emit?.({ type: 'round', seat: winner, over: hand.length === 0 })
}

/** Where the highest card lies, the king highest; of equals the first. */
export const highest = (round: readonly Card[]): number => highestOf(round, rankOf)

export const outcomeOf = (state: State): Outcome | null => (toAct(state).length > 0 ? null : rankingOf(state.scores))
