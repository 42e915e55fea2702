import type { Card } from '@tefuda/kernel'

export type Move =
  | { readonly type: 'discard' | 'reach'; readonly card: Card }
  | { readonly type: 'win' | 'pass' }
  /** A call on a discard, with two cards of the hand: of a group suit by suit, of a run upwards. */
  | { readonly type: 'group' | 'run'; readonly cards: readonly [Card, Card] }

export const WIN: Move = { type: 'win' }
export const PASS: Move = { type: 'pass' }
