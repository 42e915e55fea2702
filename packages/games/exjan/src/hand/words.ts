import type { Card } from '@tefuda/kernel'
import { NUMBERS } from '../cards.ts'

/**
 * A hand as four words, one a suit: bit r stands for the card of rank r. No card is there twice, so this is all of it.
 */
export type Words = Int32Array

export const layOut = (words: Words, cards: readonly Card[]): void => {
  for (let suit = 0; suit < 4; suit++) words[suit] = 0
  for (const card of cards) add(words, card)
}

export const add = (words: Words, card: Card): void => {
  words[card >> 5]! |= 1 << (card & 31)
}

export const remove = (words: Words, card: Card): void => {
  words[card >> 5]! &= ~(1 << (card & 31))
}

export const has = (words: Words, card: Card): boolean => (words[card >> 5]! & (1 << (card & 31))) !== 0

/** The lowest rank of a word that is not empty. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** The suits that have this rank, bit 0 … 3. */
export const suitsAt = (words: Words, rank: number): number =>
  ((words[0]! >>> rank) & 1) |
  (((words[1]! >>> rank) & 1) << 1) |
  (((words[2]! >>> rank) & 1) << 2) |
  (((words[3]! >>> rank) & 1) << 3)

const NUMBER_BITS = (1 << NUMBERS) - 1

/** How many cards can be in no set or pair with others of the hand: they have neither a mate nor a number near them. */
export const looseIn = (words: Words): number => {
  const [a, b, c, d] = [words[0]!, words[1]!, words[2]!, words[3]!]
  return looseOf(a, b | c | d) + looseOf(b, a | c | d) + looseOf(c, a | b | d) + looseOf(d, a | b | c)
}

const looseOf = (word: number, others: number): number => {
  const numbers = word & NUMBER_BITS
  const near = ((numbers << 1) | (numbers << 2)) & NUMBER_BITS
  let count = 0
  for (let loose = word & ~(near | (numbers >> 1) | (numbers >> 2) | others); loose !== 0; loose &= loose - 1) count++
  return count
}

/** The last rank at which a run can begin. */
export const LAST_START = NUMBERS - 3

/** How many of four bits are set. */
export const SIZE: readonly number[] = Array.from(
  { length: 16 },
  (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length,
)

/** For each set of suits its subsets, the empty one first, then by size. */
export const SUBSETS: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, all) =>
  Array.from({ length: 16 }, (_, bits) => bits)
    .filter((bits) => (bits & all) === bits)
    .sort((a, b) => SIZE[a]! - SIZE[b]! || a - b),
)
