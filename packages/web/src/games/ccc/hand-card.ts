import type { HandOrder } from '../../theme/index.ts'

/** A card of the own hand. */
export interface HandCard {
  /** Tells it from every other card of the hand, also from another copy of the same face. */
  readonly key: string
  /** Its name in the notation. */
  readonly name: string
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = 'SCHD'

const isJoker = (name: string): boolean => name === 'RJ' || name === 'BJ'

/** The ace low as in a sum, jokers last. */
const rankOf = (name: string): number => (isJoker(name) ? RANKS.length : RANKS.indexOf(name.slice(1)))
/** Black suits before red ones, so that cards of one colour lie together. */
const suitOf = (name: string): number =>
  isJoker(name) ? SUITS.length + Number(name === 'RJ') : SUITS.indexOf(name[0]!)

export const isAceName = (name: string): boolean => name.length === 2 && name[1] === 'A'

/** The hand as its owner wants to see it. */
export const linedUp = (names: readonly string[], order: HandOrder): HandCard[] => {
  const counts = new Map<string, number>()
  const held = names.map((name): HandCard => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return { key: cardKey(name, count), name }
  })
  const byRank = (a: HandCard, b: HandCard): number => rankOf(a.name) - rankOf(b.name)
  const bySuit = (a: HandCard, b: HandCard): number => suitOf(a.name) - suitOf(b.name)
  return held.toSorted((a, b) => (order === 'suit' ? bySuit(a, b) || byRank(a, b) : byRank(a, b) || bySuit(a, b)))
}

/** The key of one copy of a card, counted from 0. */
export const cardKey = (name: string, copy: number): string => `${name}#${copy}`

/** The keys of cards with these names, each key once; names that are not held are left out. */
export const keysFor = (hand: readonly HandCard[], names: readonly string[]): string[] => {
  const keys: string[] = []
  for (const name of names) {
    const one = hand.find((held) => held.name === name && !keys.includes(held.key))
    if (one !== undefined) keys.push(one.key)
  }
  return keys
}
