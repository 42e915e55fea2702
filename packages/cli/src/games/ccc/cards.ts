import { SUITS } from '@tefuda/kernel'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** By rank with the ace low, then suit; jokers last, the red one first. */
export const byRank = (a: string, b: string): number => placeOf(a) - placeOf(b)

const placeOf = (name: string): number => {
  if (name === 'RJ' || name === 'BJ') return 1000 + (name === 'RJ' ? 0 : 1)
  return RANKS.indexOf(name.slice(1)) * SUITS.length + SUITS.findIndex((suit) => name.startsWith(suit))
}
