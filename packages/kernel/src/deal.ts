import type { Card, Deck } from './cards.ts'
import type { Chance } from './chance.ts'
import { Refused, refusal } from './refusal.ts'
import { type Seed, shuffle } from './shuffle.ts'
import { excerpt } from './text.ts'

/** Where the order of the cards comes from: first the given orders, then the seed. */
export interface DealSource {
  readonly seed: Seed
  readonly orders: readonly (readonly string[])[]
  /** Shuffles asked for so far. */
  asked: number
}

/**
 * The chance of a session. Throws `Refused` where a given order does not hold exactly the cards asked for.
 * Cards that are alike come in the order of their copies, so that an order of names determines the state.
 */
export const dealer =
  (deal: DealSource, deck: Deck): Chance =>
  (cards) => {
    const index = deal.asked
    deal.asked += 1
    const names = deal.orders[index] ?? shuffle(deal.seed, index, cards).map(deck.name)
    return cardsNamed(names, cards, deck)
  }

const cardsNamed = (names: readonly string[], asked: readonly Card[], deck: Deck): Card[] => {
  const copies = Map.groupBy(
    asked.toSorted((a, b) => b - a),
    (card) => deck.name(card),
  )
  const order = names.map((name) => copies.get(name)?.pop() ?? misfit(name, asked.length))
  if (order.length === asked.length) return order
  throw new Refused(
    refusal(
      'bad-order',
      null,
      `渡された並びは${order.length}枚ですが、ここで切る札は${asked.length}枚です。`,
      `The order holds ${order.length} cards; ${asked.length} are to be shuffled.`,
    ),
  )
}

const misfit = (name: string, asked: number): never => {
  throw new Refused(
    refusal(
      'bad-order',
      null,
      `渡された並びの「${excerpt(name)}」は、ここで切る${asked}枚の中にないか、多すぎます。`,
      `The order names ${JSON.stringify(excerpt(name))}, which is not, or not so often, among the ${asked} cards to be shuffled.`,
    ),
  )
}
