import type { Card, Deck } from './cards.ts'

/** The cards of a deck that are not accounted for yet, for drawing a state that agrees with a view. */
export interface Supply {
  /** One card of a name; of alike ones the first that is left. Throws a `RangeError` where none is. */
  take(name: string): Card
  /** All that is left, cards of one name together, those of each in the order of the deck reversed. */
  rest(): Card[]
}

/** All cards of a deck, none of them taken. */
export const supplyOf = (deck: Deck): Supply => {
  const left = Map.groupBy(deck.cards.toReversed(), deck.name)
  return {
    take(name) {
      const card = left.get(name)?.pop()
      if (card === undefined) throw new RangeError(`The view holds more ${name} than the deck.`)
      return card
    },
    rest: () => [...left.values()].flat(),
  }
}
