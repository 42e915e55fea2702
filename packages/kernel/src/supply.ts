import type { Card, Deck } from './cards.ts'

/** The cards of a deck that are not accounted for yet, for drawing a state that agrees with a view. */
export interface Supply {
  /** One card of a name; of alike ones the first that is left. Throws a `RangeError` where none is. */
  take(name: string): Card
  /** All that is left, cards of one name together, those of each in the order of the deck reversed. */
  rest(): Card[]
}

/** All cards of a deck, none of them taken. Takes no longer than the deck has names: samples are drawn at every decision of a bot. */
export const supplyOf = (deck: Deck): Supply => {
  const { groups, at } = groupsOf(deck)
  const left = groups.map((cards) => cards.length)
  return {
    take(name) {
      const group = at.get(name)
      if (group === undefined || left[group] === 0) throw new RangeError(`The view holds more ${name} than the deck.`)
      return groups[group]![--left[group]!]!
    },
    rest() {
      const cards: Card[] = []
      for (const [group, all] of groups.entries()) for (let k = 0; k < left[group]!; k++) cards.push(all[k]!)
      return cards
    },
  }
}

/** The cards of a deck by name, the last copy first, and where the group of a name stands. */
interface Groups {
  readonly groups: readonly (readonly Card[])[]
  readonly at: ReadonlyMap<string, number>
}

const known = new WeakMap<Deck, Groups>()

const groupsOf = (deck: Deck): Groups => {
  const before = known.get(deck)
  if (before !== undefined) return before
  const byName = Map.groupBy(deck.cards.toReversed(), deck.name)
  const made = { groups: [...byName.values()], at: new Map([...byName.keys()].map((name, group) => [name, group])) }
  known.set(deck, made)
  return made
}
