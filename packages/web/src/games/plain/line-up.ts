import type { Deck } from '@tefuda/kernel'
import type { HandOrder } from '../../theme/index.ts'
import type { HandCard } from './seen.ts'

/** A letter heads the names of a suit where more cards than these begin with it; jokers have none. */
const FEW = 2

/** Lines up hands of a deck by its own order: suit by suit, or rank by rank. */
export const lineUpOf = (deck: Deck): ((hand: readonly HandCard[], order: HandOrder) => readonly HandCard[]) => {
  const names = [...new Set(deck.cards.map((card) => deck.name(card)))]
  const suits = Map.groupBy(names, (name) => name[0])
  const rankOf = (name: string): string => ((suits.get(name[0])?.length ?? 0) > FEW ? name.slice(1) : name)
  const ranks = [...new Set(names.map(rankOf))]
  const bySuit = new Map(names.map((name, place) => [name, place]))
  const byRank = new Map(names.map((name, place) => [name, ranks.indexOf(rankOf(name)) * names.length + place]))
  return (hand, order) => {
    const places = order === 'rank' ? byRank : bySuit
    return hand.toSorted((a, b) => (places.get(a.name) ?? 0) - (places.get(b.name) ?? 0))
  }
}
