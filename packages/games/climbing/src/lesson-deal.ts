import type { Deck } from '@tefuda/kernel'

/**
 * The order in which a deck is dealt out, one card to each seat in turn, so that the hands begin with these cards; the rest
 * of the deck fills them up. Names, separated by spaces.
 */
export const dealtInTurn = (deck: Deck, seats: number, hands: readonly string[]): string => {
  const given = hands.map((hand) => hand.split(' ').filter((card) => card !== ''))
  const rest = deck.cards.map(deck.name)
  for (const card of given.flat()) rest.splice(rest.indexOf(card), 1)
  const hand = (seat: number): string[] => {
    const size = Math.ceil((deck.cards.length - seat) / seats)
    const own = given[seat] ?? []
    return [...own, ...rest.splice(0, size - own.length)]
  }
  const all = Array.from({ length: seats }, (_, seat) => hand(seat))
  return deck.cards.map((_, turn) => all[turn % seats]![Math.floor(turn / seats)]!).join(' ')
}
