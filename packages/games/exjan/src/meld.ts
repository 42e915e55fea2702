import type { Card, Seat } from '@tefuda/kernel'
import { inOrder, isSymbol, rankOf, suitOf } from './cards.ts'
import { type Block, groupBlock, runBlock } from './hand/block.ts'

/** A set laid open by a call. */
export interface Meld {
  kind: 'group' | 'run'
  /** Of a group suit by suit, of a run upwards. */
  cards: Card[]
  /** The discard it was called on, and whose it was. */
  taken: Card
  from: Seat
}

/** The block three cards make, or null where they are no set (EJ-3). */
export const meldBlock = (cards: readonly Card[]): Block | null => {
  const [a, b, c, ...more] = inOrder(cards)
  if (a === undefined || b === undefined || c === undefined || more.length > 0 || a === b || b === c) return null
  const rank = rankOf(a)
  if (rank === rankOf(b) && rank === rankOf(c))
    return groupBlock((1 << suitOf(a)) | (1 << suitOf(b)) | (1 << suitOf(c)), rank)
  return isRun(a, b, c) ? runBlock(suitOf(a), rank) : null
}

/** Of one suit, numbers only, each one more than the card before. */
const isRun = (a: Card, b: Card, c: Card): boolean => b === a + 1 && c === a + 2 && !isSymbol(rankOf(c))
