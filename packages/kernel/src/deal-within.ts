import type { Card } from './cards.ts'
import { type Rng, shuffleInPlace } from './rng.ts'
import type { Seat } from './seat.ts'

/**
 * Hands by seat, drawn at random, for a sample that heeds what everybody knows of hidden cards: each card goes to a seat that has room for
 * it, `room` by seat, and that `mayHold` it. Where all such seats are full, one of their cards moves on: augmenting paths of a bipartite
 * matching (Kuhn 1955), cards and seats in random order. Throws where the cards cannot be dealt so.
 */
export const dealWithin = (
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
  for (const card of order)
    if (!place(card, new Set()))
      throw new Error(`card ${card} can lie in no hand: ${cards.length} cards, room ${room.join(' ')}`)
  return hands
}
