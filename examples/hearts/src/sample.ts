import { type Card, frenchFace, type Rng, type Seat, shuffleInPlace, suitOf } from '@tefuda/kernel'
import type { RulesContext, State } from './play.ts'
import { deckFor } from './rules.ts'
import type { View } from './view.ts'

/** A state drawn at random from those that agree with the view. */
export const sampleFrom = ({ seats }: RulesContext, view: View, rng: Rng): State => {
  const cards = (names: readonly string[]): Card[] => names.map((name) => frenchFace(name)!)
  const own = cards(view.hand ?? [])
  const trick = cards(view.trick)
  const taken = view.taken.map(cards)
  const seen = new Set([...own, ...trick, ...taken.flat()])
  const unseen = view.deal === 0 ? [] : deckFor(seats).cards.filter((card) => !seen.has(card))
  const room = view.counts.map((count, seat) => (seat === view.viewer ? 0 : count))
  const hands = dealOut(unseen, room, (seat, card) => !view.voids[seat]![suitOf(card)], rng)
  if (view.viewer !== null) hands[view.viewer] = own
  const { deal, leader, over } = view
  return {
    deal,
    leader,
    trick,
    hands,
    taken,
    voids: view.voids.map((suits) => suits.slice()),
    scores: view.scores.slice(),
    over,
  }
}

/**
 * Gives every card to a seat that has room and may hold it. Where the seats that may hold a card are full, one of their cards moves on:
 * augmenting paths of a bipartite matching (Kuhn 1955), cards and seats in random order.
 */
const dealOut = (
  cards: readonly Card[],
  room: readonly number[],
  mayHold: (seat: Seat, card: Card) => boolean,
  rng: Rng,
): Card[][] => {
  const hands = room.map((): Card[] => [])
  const place = (card: Card, tried: Set<Seat>): boolean => {
    const seats = [...hands.keys()].filter((seat) => !tried.has(seat) && mayHold(seat, card))
    shuffleInPlace(seats, rng)
    const free = seats.find((seat) => hands[seat]!.length < room[seat]!)
    if (free !== undefined) return hands[free]!.push(card) > 0
    return seats.some((seat) => {
      tried.add(seat)
      const moved = hands[seat]!.findIndex((held) => place(held, tried))
      if (moved >= 0) hands[seat]![moved] = card
      return moved >= 0
    })
  }
  const order = cards.slice()
  shuffleInPlace(order, rng)
  for (const card of order) place(card, new Set())
  return hands
}
