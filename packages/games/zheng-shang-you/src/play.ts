import { climbingRank, formatLaid } from '@tefuda/climbing'
import {
  type Card,
  type Chance,
  comesBackTo,
  countSeats,
  dealOut,
  type Emit,
  frenchName,
  hearing,
  highestOf,
  nextSeat,
  type Outcome,
  rankingOf,
  type Seat,
  suitOf,
} from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'
import type { Move } from './move.ts'
import { pointsInPlay, targetOf, teamOf, type ZhengShangYouRules } from './rules.ts'
import { NO_CHOICE, type RulesContext, type State, seatsOfStep } from './state.ts'

type Tell = Emit<ZhengShangYouEvent> | undefined

/** The first deal, dealt by the first dealer, who leads; `tell` hears of it (ZS-4, ZS-6). */
export const startState = (context: RulesContext, chance: Chance, tell: Tell): State => {
  const state: State = {
    deal: 1,
    turn: 0,
    hands: [],
    table: null,
    exchange: null,
    shown: [],
    strongest: [],
    out: [],
    played: [],
    before: [],
    totals: Object.freeze(Array<number>(context.seats).fill(0)),
    over: false,
  }
  deal(context, state, firstDealer(context, chance, tell), chance, tell)
  return state
}

/** A seat that was chosen, or whoever turns up the strongest card; of equal ranks spades, hearts, diamonds, clubs (ZS-8). */
const firstDealer = ({ seats, deck, rules }: RulesContext, chance: Chance, tell: Tell): Seat => {
  if (rules.firstDealer !== 'drawn') return Number(rules.firstDealer.at(-1))
  const cards = chance(deck.cards).slice(0, seats)
  const dealer = highestOf(cards, (card) => climbingRank(card) * 4 - suitOf(card))
  hearing(tell, 'lots')?.({ type: 'lots', cards: cards.map(frenchName), dealer })
  return dealer
}

/** A new deal: the dealer takes the first card and leads, after the exchange from the second deal on. */
const deal = (context: RulesContext, state: State, dealer: Seat, chance: Chance, tell: Tell): void => {
  const order = chance(context.deck.cards)
  state.turn = dealer
  state.hands = dealOut(order, context.seats, dealer)
  state.table = null
  state.out = []
  state.played = []
  state.strongest = []
  // The card that makes the first dealer is shown to all before it is dealt (ZS-6).
  state.shown = context.rules.mode === 'san-jia-xi' && state.deal === 1 ? [order[0]!] : []
  hearing(
    tell,
    'deal',
  )?.({
    type: 'deal',
    deal: state.deal,
    dealer,
    counts: state.hands.map((hand) => hand.length),
    start: state.shown[0] === undefined ? null : frenchName(state.shown[0]),
  })
  for (const [seat, hand] of state.hands.entries())
    hearing(tell, 'hand')?.({ type: 'hand', seat, cards: hand.map(frenchName) })
  if (state.before.length > 0 && context.rules.exchange)
    state.exchange = { step: 'show', chosen: [NO_CHOICE, NO_CHOICE], open: [] }
}

/** Who deals after a deal with these places, best first: whoever was third, in San Jia Xi the fifth. */
export const dealerAfter = ({ mode }: ZhengShangYouRules, places: readonly Seat[]): Seat =>
  places[mode === 'san-jia-xi' ? 4 : 2]!

/** Carries out a legal move. */
export const applyMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell: Tell,
): void => {
  switch (move.type) {
    case 'pass':
      hearing(tell, 'pass')?.({ type: 'pass', seat })
      passOn(state, seat, tell)
      return
    case 'play': {
      const hand = state.hands[seat]!
      for (const { card } of move.laid) {
        hand.splice(hand.indexOf(card), 1)
        state.played.push(card)
      }
      state.table = { laid: move.laid.map(({ card, as }) => ({ card, as })), by: seat }
      hearing(tell, 'play')?.({ type: 'play', seat, cards: move.laid.map(formatLaid), left: hand.length })
      if (hand.length === 0) {
        state.out.push(seat)
        hearing(tell, 'out')?.({ type: 'out', seat, place: state.out.length })
        if (countSeats(context.seats, (other) => hasCards(state, other)) === 1) {
          endDeal(context, state, chance, tell)
          return
        }
      }
      passOn(state, seat, tell)
      return
    }
    case 'give':
      give(state, seat, move.card, tell)
      return
    case 'take':
      take(state, move.card, tell)
      return
  }
}

const hasCards = ({ hands }: State, seat: Seat): boolean => hands[seat]!.length > 0

/** The next seat with cards; where play has come round to the last play the trick is over, and its player leads, or who sits next (ZS-4). */
const passOn = (state: State, seat: Seat, tell: Tell): void => {
  const seats = state.hands.length
  const next = nextSeat(seats, seat, (other) => hasCards(state, other))
  state.turn = next
  if (!comesBackTo(state.table!.by, seat, next, seats)) return
  state.table = null
  tell?.({ type: 'clear', leader: next })
}

const give = (state: State, seat: Seat, card: Card, tell: Tell): void => {
  const exchange = state.exchange!
  const givers = seatsOfStep(state.before, exchange.step)
  exchange.chosen[givers.indexOf(seat)] = state.hands[seat]!.indexOf(card)
  if (exchange.chosen.includes(NO_CHOICE)) {
    tell?.({ type: 'choose', seat, card: frenchName(card) })
    return
  }
  exchange.open = givers.map((giver, k) => state.hands[giver]!.splice(exchange.chosen[k]!, 1)[0]!)
  exchange.chosen = [NO_CHOICE, NO_CHOICE]
  if (exchange.step === 'show') state.strongest = exchange.open.slice()
  tell?.({ type: 'offer', seats: [...givers], cards: exchange.open.map(frenchName) })
  exchange.step = exchange.step === 'show' ? 'take' : 'take-back'
}

/** One chooses, the other gets what is left. */
const take = (state: State, card: Card, tell: Tell): void => {
  const exchange = state.exchange!
  const takers = seatsOfStep(state.before, exchange.step)
  const cards = [card, ...exchange.open.filter((other) => other !== card)]
  for (const [k, taker] of takers.entries()) {
    state.hands[taker]!.push(cards[k]!)
    if (!state.shown.includes(cards[k]!)) state.shown.push(cards[k]!)
    tell?.({ type: 'take', seat: taker, card: frenchName(cards[k]!) })
  }
  exchange.open = []
  if (exchange.step === 'take') exchange.step = 'give'
  else state.exchange = null
}

const endDeal = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const last = state.hands.findIndex((hand) => hand.length > 0)
  const places = [...state.out, last]
  const points = pointsOf(context, places)
  state.totals = Object.freeze(state.totals.map((total, seat) => total + points[seat]!))
  state.over = isOver(context.rules, state.totals, state.deal)
  tell?.({ type: 'end', deal: state.deal, places, points, totals: state.totals.slice(), over: state.over })
  state.before = places
  if (state.over) {
    state.out = places
    return
  }
  state.deal++
  deal(context, state, dealerAfter(context.rules, state.before), chance, tell)
}

type Sides = Pick<RulesContext, 'rules' | 'seats'>

/** A team is one side (ZS-6); alone everybody is. */
export const sideOf = ({ rules, seats }: Sides, seat: Seat): number => teamOf(rules, seat) ?? seat % seats

/** What each seat scores for the places of a deal; in team games what its side scores (ZS-6, ZS-7). */
export const pointsOf = (context: Sides, places: readonly Seat[]): number[] => {
  const { rules, seats } = context
  const bySide = Array<number>(seats).fill(0)
  const score = (seat: Seat, points: number): void => {
    bySide[sideOf(context, seat)]! += points
  }
  // The side that does not hold last place is the one of the seat beside it.
  for (const [k, points] of pointsInPlay(rules, seats).entries())
    score(rules.mode === 'san-jia-xi' && k === places.length - 1 ? places[k]! + 1 : places[k]!, points)
  return Array.from({ length: seats }, (_, seat) => bySide[sideOf(context, seat)]!)
}

/** Enough points, in San Jia Xi for one side alone; or as many deals as are played at most. */
export const isOver = (rules: ZhengShangYouRules, totals: readonly number[], deal: number): boolean => {
  if (deal === rules.deals) return true
  const highest = Math.max(...totals)
  if (highest < targetOf(rules)) return false
  return rules.mode !== 'san-jia-xi' || totals[0] !== totals[1]
}

/** The points, who has most, and the places of the last deal, best first (ZS-7); null before the end. */
export const outcomeOf = (state: State): (Outcome & { readonly places: readonly Seat[] }) | null =>
  state.over ? { ...rankingOf(state.totals), places: state.before.slice() } : null
