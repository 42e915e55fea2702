import { type Card, type Rng, type Seat, shuffleInPlace } from '@tefuda/kernel'
import { cardNamed, cardOf, DECK, NUMBERS, rankOf, suitOf } from './cards.ts'
import { parseMove } from './notation.ts'
import type { Answer, RulesContext, State } from './state.ts'
import type { ExjanView } from './view.ts'

/**
 * A state that agrees with the view. Cards the viewer does not know are dealt at random; whoever has said reach gets a
 * hand that is ready, as it must have been. Answers of others to a discard are taken to be passes.
 */
export const sampleFrom = (context: RulesContext, view: ExjanView, rng: Rng): State => {
  const melds = view.melds.map((sets) =>
    sets.map(({ kind, cards, taken, from }) => ({ kind, cards: cards.map(read), taken: read(taken), from })),
  )
  const rivers = view.rivers.map((cards) => cards.map(read))
  const own = view.hands.map(({ cards }) => cards?.map(read) ?? null)
  const indicator = read(view.indicator)
  const seen = new Set([
    indicator,
    ...melds.flat().flatMap(({ cards }) => cards),
    ...rivers.flat(),
    ...own.flatMap((cards) => cards ?? []),
  ])
  const rest = DECK.cards.filter((card) => !seen.has(card))
  shuffleInPlace(rest, rng)
  const ready = view.hands.map(({ count, cards }, seat) =>
    cards === null && view.reach[seat]! >= 0 ? readyHand(context, rest, count, rng) : null,
  )
  const hands = view.hands.map(({ count }, seat) => own[seat] ?? ready[seat] ?? rest.splice(0, count))
  return {
    deal: view.deal,
    dealer: view.dealer,
    passed: view.passed,
    chips: view.chips.slice(),
    hands,
    melds,
    rivers,
    reach: view.reach.slice(),
    stakes: view.stakes.slice(),
    quick: view.quick.slice(),
    draws: view.draws.slice(),
    indicator,
    wall: rest,
    turn: view.turn,
    drawn: view.drawn,
    window: view.phase === 'window' ? { answers: hands.map((hand, seat) => answerOf(view, hand, seat)) } : null,
    shown: view.shown,
    over: view.phase === 'over',
  }
}

const read = (name: string): Card => cardNamed(name)!

const answerOf = (view: ExjanView, hand: readonly Card[], seat: Seat): Answer | null => {
  if (view.toAct.includes(seat)) return null
  const move = seat === view.viewer && view.answer !== null ? parseMove(view.answer) : null
  if (move === null || !('type' in move)) return { type: 'pass' }
  if ('cards' in move) return { type: move.type, at: [hand.indexOf(move.cards[0]), hand.indexOf(move.cards[1])] }
  return { type: move.type === 'win' ? 'win' : 'pass' }
}

const TRIES = 100

/**
 * Takes a hand that lacks one card out of the rest, in random order; a card just drawn comes last. Null where chance finds none.
 */
const readyHand = (context: RulesContext, rest: Card[], count: number, rng: Rng): Card[] | null => {
  for (let tried = 0; tried < TRIES; tried++) {
    const complete = completeHand(context, rest, rng)
    if (complete === null) continue
    shuffleInPlace(complete, rng)
    complete.pop()
    for (const card of complete) rest.splice(rest.indexOf(card), 1)
    return [...complete, ...rest.splice(0, count - complete.length)]
  }
  return null
}

/** Sets, and a pair where the rules want one, of cards of a pool, begun with cards at random; null where one of them does not come together. */
const completeHand = ({ sets, pair }: RulesContext, pool: readonly Card[], rng: Rng): Card[] | null => {
  const hand: Card[] = []
  const free = (card: Card): boolean => pool.includes(card) && !hand.includes(card)
  for (let k = 0; k < sets + Number(pair); k++) {
    const first = pool[rng.below(pool.length)]!
    const [suit, rank] = [suitOf(first), rankOf(first)]
    const asRun = k < sets && rank + 2 < NUMBERS && rng.below(2) === 0
    const mates = asRun
      ? [cardOf(suit, rank + 1), cardOf(suit, rank + 2)].filter(free)
      : [1, 2, 3].map((other) => cardOf((suit + other) % 4, rank)).filter(free)
    const wanted = k < sets ? 2 : 1
    if (!free(first) || mates.length < wanted) return null
    shuffleInPlace(mates, rng)
    hand.push(first, ...mates.slice(0, wanted))
  }
  return hand
}
