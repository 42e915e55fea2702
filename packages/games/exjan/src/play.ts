import { type Card, type Chance, dealOut, type Emit, hearing, highestOf, type Seat } from '@tefuda/kernel'
import { cardName, cardOf, DECK, doraOf, inOrder, rankOf, suitOf } from './cards.ts'
import { checkMove } from './check.ts'
import type { ExjanEvent } from './event.ts'
import type { Move } from './move.ts'
import { formatMove } from './notation.ts'
import type { ExjanRules } from './rules.ts'
import { bestReading } from './scoring/reading.ts'
import { sheetOf } from './scoring/sheet.ts'
import { winNow } from './situation.ts'
import type { Answer, RulesContext, State } from './state.ts'

type Tell = Emit<ExjanEvent> | undefined

export const startState = (context: RulesContext, chance: Chance, tell: Tell): State => {
  const { seats, rules } = context
  const none = (): Card[][] => Array.from({ length: seats }, () => [])
  const state: State = {
    deal: 0,
    dealer: firstDealer(context, chance, tell),
    passed: 0,
    chips: Array<number>(seats).fill(rules.chips),
    hands: none(),
    melds: [],
    rivers: none(),
    reach: [],
    stakes: Array<number>(seats).fill(0),
    quick: [],
    draws: [],
    indicator: 0,
    wall: [],
    turn: 0,
    drawn: false,
    window: null,
    shown: -1,
    over: false,
  }
  dealRound(context, state, chance, tell)
  return state
}

/** A seat that was chosen, or whoever turns up the highest card: symbols above numbers, then spades, hearts, diamonds, clubs. */
const firstDealer = ({ seats, rules }: RulesContext, chance: Chance, tell: Tell): Seat => {
  if (rules.firstDealer !== 'drawn') return Number(rules.firstDealer.at(-1))
  const cards = chance(DECK.cards).slice(0, seats)
  const dealer = highestOf(cards, (card) => rankOf(card) * 4 - suitOf(card))
  tell?.({ type: 'lots', cards: cards.map(cardName), dealer })
  return dealer
}

/** One card for each in turn from the dealer until hands are full, the indicator, and the rest is the wall. */
const dealRound = ({ seats, rules }: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const order = chance(DECK.cards)
  const dealt = seats * rules.hand
  state.deal++
  state.hands = dealOut(order.slice(0, dealt), seats, state.dealer)
  for (let seat = 0; seat < seats; seat++) {
    state.melds[seat] = []
    state.rivers[seat] = []
    state.reach[seat] = -1
    state.quick[seat] = false
    state.draws[seat] = 0
  }
  state.indicator = order[dealt]!
  state.wall = order.slice(dealt + 1).reverse()
  if (tell !== undefined) {
    tell({
      type: 'deal',
      deal: state.deal,
      dealer: state.dealer,
      count: rules.hand,
      indicator: cardName(state.indicator),
      dora: [0, 1, 2, 3].map((suit) => cardName(cardOf(suit, doraOf(state.indicator)))),
      wall: state.wall.length,
    })
    for (const [seat, cards] of state.hands.entries())
      hearing(tell, 'hand')?.({ type: 'hand', seat, cards: cards.map(cardName) })
  }
  draw(state, state.dealer, tell)
}

const draw = (state: State, seat: Seat, tell: Tell): void => {
  const card = state.wall.pop()!
  state.turn = seat
  state.window = null
  state.hands[seat]!.push(card)
  state.draws[seat]!++
  state.drawn = true
  hearing(tell, 'draw')?.({ type: 'draw', seat, card: cardName(card), wall: state.wall.length })
}

/** Carries out a move that `checkMove` allows. */
export const applyMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell: Tell,
): void => {
  if (state.window !== null) answer(context, state, seat, move, chance, tell)
  else if (move.type === 'win') win(context, state, seat, chance, tell)
  else if (move.type === 'discard' || move.type === 'reach') discard(context, state, seat, move, tell)
}

const discard = (
  { rules, seats }: RulesContext,
  state: State,
  seat: Seat,
  { type, card }: Move & { type: 'discard' | 'reach' },
  tell: Tell,
): void => {
  const hand = state.hands[seat]!
  const river = state.rivers[seat]!
  hand.splice(hand.indexOf(card), 1)
  if (type === 'reach') {
    state.chips[seat]! -= rules.stake
    state.stakes[seat] = rules.stake
    state.reach[seat] = river.length
    state.quick[seat] = true
    tell?.({ type: 'reach', seat, card: cardName(card), stake: rules.stake })
  } else {
    // The seat's own next draw was the last chance for a quick win.
    state.quick[seat] = false
    hearing(tell, 'discard')?.({ type: 'discard', seat, card: cardName(card) })
  }
  river.push(card)
  state.drawn = false
  const answers: (Answer | null)[] = []
  for (let other = 0; other < seats; other++) answers.push(other === seat ? PASSED : null)
  state.window = { answers }
}

/** All answers are collected before one is carried out; those that lose stay unknown (EJ-5). */
const answer = (context: RulesContext, state: State, seat: Seat, move: Move, chance: Chance, tell: Tell): void => {
  const { answers } = state.window!
  answers[seat] = answerOf(state, seat, move)
  hearing(tell, 'answer')?.({ type: 'answer', seat, answer: formatMove(move) })
  if (answers.includes(null)) return
  if (!answers.every(isPass) && claim(context, state, chance, tell)) return
  if (state.wall.length === 0) exhaust(context, state, chance, tell)
  else draw(state, (state.turn + 1) % context.seats, tell)
}

/** Carries out the strongest claim on a discard; false where there is none. */
const claim = (context: RulesContext, state: State, chance: Chance, tell: Tell): boolean => {
  const winner = nearest(context, state, 'win')
  if (winner !== null) {
    win(context, state, winner, chance, tell)
    return true
  }
  const caller = nearest(context, state, 'group') ?? nearest(context, state, 'run')
  if (caller !== null) call(state, caller, tell)
  return caller !== null
}

/** Frozen, since many windows share them. */
const PASSED: Answer = Object.freeze({ type: 'pass' })
const WON: Answer = Object.freeze({ type: 'win' })

const isPass = (answer: Answer | null): boolean => answer?.type === 'pass'

const answerOf = (state: State, seat: Seat, move: Move): Answer => {
  if (move.type !== 'group' && move.type !== 'run') return move.type === 'win' ? WON : PASSED
  const hand = state.hands[seat]!
  return { type: move.type, at: [hand.indexOf(move.cards[0]), hand.indexOf(move.cards[1])] }
}

/** Of those who answered so, the nearest to the discarder in turn order. */
const nearest = (context: RulesContext, state: State, type: 'win' | 'group' | 'run'): Seat | null => {
  const { answers } = state.window!
  for (let k = 1; k < context.seats; k++) {
    const seat = (state.turn + k) % context.seats
    if (answers[seat]!.type === type && stands(context, state, seat)) return seat
  }
  return null
}

/** In a world that differs by hidden cards an answer may mean nothing; who gave it then passes. */
const stands = (context: RulesContext, state: State, seat: Seat): boolean => {
  const given = state.window!.answers[seat]!
  const move: Move = 'at' in given ? { type: given.type, cards: cardsAt(state, seat, given.at) } : { type: given.type }
  state.window!.answers[seat] = null
  const refused = checkMove(context, state, seat, move)
  state.window!.answers[seat] = given
  return refused === null
}

const cardsAt = (state: State, seat: Seat, [a, b]: readonly [number, number]): [Card, Card] => [
  state.hands[seat]![a]!,
  state.hands[seat]![b]!,
]

/** The caller lays the set open and discards; play goes on from there (EJ-4). */
const call = (state: State, seat: Seat, tell: Tell): void => {
  const given = state.window!.answers[seat]!
  if (!('at' in given)) return
  const from = state.turn
  const taken = state.rivers[from]!.pop()!
  const own = cardsAt(state, seat, given.at)
  const hand = state.hands[seat]!
  for (const card of own) hand.splice(hand.indexOf(card), 1)
  const cards = inOrder([...own, taken])
  state.melds[seat]!.push({ kind: given.type, cards, taken, from })
  state.quick.fill(false)
  state.turn = seat
  state.window = null
  tell?.({ type: 'call', seat, from, kind: given.type, cards: cards.map(cardName), taken: cardName(taken) })
}

const win = (context: RulesContext, state: State, winner: Seat, chance: Chance, tell: Tell): void => {
  const { rules, seats } = context
  const won = winNow(state, winner)
  const reading = bestReading(rules, won)
  if (typeof reading === 'string') throw new RangeError(`Seat ${winner} has not won.`)
  const sheet = sheetOf(rules, reading, won, {
    parties: { seats, dealer: state.dealer, winner, from: won.onDiscard ? state.turn : null },
    indicator: cardName(state.indicator),
    chips: state.chips,
    stakes: state.stakes.reduce((sum, stake) => sum + stake),
  })
  for (const { seat, paid } of sheet.payments) state.chips[seat]! -= paid
  state.chips[winner]! += sheet.total
  state.stakes.fill(0)
  const hand = won.cards.filter((card) => card !== won.card)
  tell?.({ type: 'win', hand: [...inOrder(hand), won.card].map(cardName), sheet })
  endRound(context, state, winner, chance, tell)
}

/** The wall is empty and nobody took the last discard: reaches get their chips back (EJ-7, EJ-10). */
const exhaust = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const returned = state.stakes.flatMap((stake, seat) => (stake > 0 ? [seat] : []))
  for (const [seat, stake] of state.stakes.entries()) state.chips[seat]! += stake
  state.stakes.fill(0)
  tell?.({ type: 'exhausted', returned })
  endRound(context, state, -1, chance, tell)
}

/** A dealer who wins stays; else the deal passes against the turn, and that round counts (EJ-4, EJ-9). */
const endRound = (context: RulesContext, state: State, winner: Seat, chance: Chance, tell: Tell): void => {
  const { rules, seats } = context
  const stays = winner === state.dealer
  if (!stays) state.passed++
  const over = isLastRound(rules, state)
  const next = stays ? state.dealer : dealerAfter(state.dealer, seats)
  tell?.({
    type: 'end',
    deal: state.deal,
    chips: state.chips.slice(),
    passed: state.passed,
    next: over ? null : next,
    shown: over && winner >= 0 ? { seat: winner, cards: state.hands[winner]!.map(cardName) } : null,
  })
  if (over) {
    state.window = null
    state.over = true
    state.shown = winner
    return
  }
  state.dealer = next
  dealRound(context, state, chance, tell)
}

/** Who deals after a round that its dealer has not won (EJ-4). */
export const dealerAfter = (dealer: Seat, seats: number): Seat => (dealer + seats - 1) % seats

/** Whether the game ends after a round, of which `passed` have not been won by their dealer (EJ-9). */
export const isLastRound = (
  rules: ExjanRules,
  { deal, passed, chips }: Pick<State, 'deal' | 'passed'> & { readonly chips: readonly number[] },
): boolean => (rules.deals > 0 && deal >= rules.deals) || passed >= rules.laps * chips.length || chips.includes(0)
