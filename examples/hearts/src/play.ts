import {
  type Card,
  type Chance,
  dealOut,
  type Emit,
  frenchName,
  type Outcome,
  type Refusal,
  rankingOf,
  rankOf,
  refusal,
  type Seat,
  suitOf,
} from '@tefuda/kernel'
import { deckFor, HEARTS, type HeartsRules, QUEEN } from './rules.ts'

/** One rule set at one table. */
export interface RulesContext {
  readonly rules: HeartsRules
  readonly seats: number
}

export interface State {
  /** From 1. */
  deal: number
  /** Who led, or leads, the trick. */
  leader: Seat
  /** The cards of the trick, the leader's first. */
  trick: Card[]
  hands: Card[][]
  /** What each seat has won in this deal. */
  taken: Card[][]
  /** Which suits each seat has shown to have none of. */
  voids: boolean[][]
  /** Negative: every point is one against. The most is the best, as in all games here. */
  scores: number[]
  over: boolean
}

export interface Move {
  readonly card: Card
}

export type Event =
  | { readonly type: 'deal'; readonly deal: number; readonly leader: Seat }
  /** Null for whoever may not see it. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'trick'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly moon: Seat | null
      readonly scores: readonly number[]
      readonly over: boolean
    }

export const start = (context: RulesContext, chance: Chance, emit?: Emit<Event>): State => {
  const each = <T>(value: T): T[] => Array.from({ length: context.seats }, () => value)
  const state: State = { deal: 0, leader: 0, trick: [], hands: [], taken: [], voids: [], scores: each(0), over: false }
  deal(context, state, chance, emit)
  return state
}

/** Card by card in turn; the leader of the first trick moves on with each deal (HE-1). */
const deal = ({ seats }: RulesContext, state: State, chance: Chance, emit?: Emit<Event>): void => {
  const order = chance(deckFor(seats).cards)
  const each = <T>(made: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => made(seat))
  state.leader = state.deal % seats
  state.deal += 1
  state.hands = dealOut(order, seats, 0).map((hand) => hand.sort(bySuit))
  state.taken = each(() => [])
  state.voids = each(() => [false, false, false, false])
  emit?.({ type: 'deal', deal: state.deal, leader: state.leader })
  for (const [seat, hand] of state.hands.entries()) emit?.({ type: 'hand', seat, cards: hand.map(frenchName) })
}

const bySuit = (a: Card, b: Card): number => suitOf(a) - suitOf(b) || strength(a) - strength(b)

/** From 0, the two, to 12, the ace. */
const strength = (card: Card): number => (rankOf(card) + 12) % 13

export const toAct = ({ over, leader, trick, hands }: State): Seat[] =>
  over ? [] : [(leader + trick.length) % hands.length]

export const check = (state: State, seat: Seat, { card }: Move): Refusal | null => {
  if (!toAct(state).includes(seat))
    return refusal('not-due', null, 'あなたの番ではありません。', 'It is not your turn.')
  const hand = state.hands[seat]!
  if (!hand.includes(card))
    return refusal('no-card', null, `${frenchName(card)} を持っていません。`, `You do not hold ${frenchName(card)}.`)
  const [led] = state.trick
  if (led !== undefined && suitOf(card) !== suitOf(led) && hand.some((held) => suitOf(held) === suitOf(led)))
    return refusal('follow-suit', 'HE-1', '最初に出たスートの札を出してください。', 'Follow the suit that was led.')
  if (led === undefined && suitOf(card) === HEARTS && !isBroken(state) && hand.some((held) => suitOf(held) !== HEARTS))
    return refusal('not-broken', 'HE-1', 'ハートはまだ先に出せません。', 'Hearts may not be led yet.')
  return null
}

/** Hearts may be led once one has been played. */
const isBroken = ({ taken }: State): boolean => taken.some((cards) => cards.some((card) => suitOf(card) === HEARTS))

export const moves = (state: State, seat: Seat): Move[] =>
  state.over ? [] : state.hands[seat]!.map((card) => ({ card })).filter((move) => check(state, seat, move) === null)

export const apply = (
  context: RulesContext,
  state: State,
  seat: Seat,
  { card }: Move,
  chance: Chance,
  emit?: Emit<Event>,
): void => {
  const hand = state.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
  const [led = card] = state.trick
  if (suitOf(card) !== suitOf(led)) state.voids[seat]![suitOf(led)] = true
  state.trick.push(card)
  emit?.({ type: 'play', seat, card: frenchName(card) })
  if (state.trick.length < context.seats) return
  const winner = (state.leader + bestOf(state.trick)) % context.seats
  const points = pointsIn(context, state.trick)
  state.taken[winner]!.push(...state.trick)
  state.trick = []
  state.leader = winner
  state.scores[winner]! -= points
  emit?.({ type: 'trick', seat: winner, points })
  if (hand.length === 0) endDeal(context, state, chance, emit)
}

/** Where in a trick the card lies that takes it: the highest of the suit led. */
export const bestOf = (trick: readonly Card[]): number =>
  trick.reduce(
    (best, card, k) => (suitOf(card) === suitOf(trick[0]!) && strength(card) > strength(trick[best]!) ? k : best),
    0,
  )

const pointsIn = ({ rules }: RulesContext, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (suitOf(card) === HEARTS ? 1 : card === QUEEN ? rules.queen : 0), 0)

const endDeal = (context: RulesContext, state: State, chance: Chance, emit?: Emit<Event>): void => {
  const all = pointsIn(context, state.taken.flat())
  const sweeper = state.taken.findIndex((cards) => pointsIn(context, cards) === all)
  const moon = context.rules.moon && sweeper >= 0 ? sweeper : null
  if (moon !== null) state.scores = state.scores.map((score, seat) => (seat === moon ? score + all : score - all))
  state.over = state.deal === context.rules.deals
  emit?.({ type: 'end', deal: state.deal, moon, scores: state.scores.slice(), over: state.over })
  if (!state.over) deal(context, state, chance, emit)
}

export const outcomeOf = ({ over, scores }: State): Outcome | null => (over ? rankingOf(scores) : null)

export const cloneState = (state: State): State => ({
  ...state,
  trick: state.trick.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  taken: state.taken.map((cards) => cards.slice()),
  voids: state.voids.map((suits) => suits.slice()),
  scores: state.scores.slice(),
})
