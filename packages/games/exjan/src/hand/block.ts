import type { Card } from '@tefuda/kernel'
import { cardOf } from '../cards.ts'

/**
 * A set or a pair in one number: the lowest rank in bits 0–4, its suits as bits 5–8, the kind above. Searches make and
 * compare thousands of them.
 */
export type Block = number

export const RUN = 0
export const GROUP = 1
export const PAIR = 2

export const runBlock = (suit: number, rank: number): Block => (1 << (suit + 5)) | rank
export const groupBlock = (suits: number, rank: number): Block => (GROUP << 9) | (suits << 5) | rank
export const pairBlock = (suits: number, rank: number): Block => (PAIR << 9) | (suits << 5) | rank

/** `RUN`, `GROUP` or `PAIR`. */
export const kindOf = (block: Block): number => block >> 9
/** Of a run the lowest rank. */
export const blockRank = (block: Block): number => block & 31
/** Bit 0 … 3 for each suit it has. */
export const blockSuits = (block: Block): number => (block >> 5) & 15

const SUIT_NUMBERS = [0, 1, 2, 3]

/** The cards of a block: a run upwards, others suit by suit. */
export const blockCards = (block: Block): Card[] => {
  const rank = blockRank(block)
  const suits = SUIT_NUMBERS.filter((suit) => blockSuits(block) & (1 << suit))
  return kindOf(block) === RUN
    ? [rank, rank + 1, rank + 2].map((each) => cardOf(suits[0]!, each))
    : suits.map((suit) => cardOf(suit, rank))
}
