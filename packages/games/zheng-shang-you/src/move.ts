import { climbingRank, type Laid } from '@tefuda/climbing'
import { type Card, isRefusal } from '@tefuda/kernel'
import { type Combination, combinationOf } from './combination.ts'

export type Move =
  | { readonly type: 'play'; readonly laid: readonly Laid[] }
  | { readonly type: 'pass' }
  | { readonly type: 'give' | 'take'; readonly card: Card }

export const PASS: Move = { type: 'pass' }

/** What the play on the table is. */
export const lastPlay = (laid: readonly Laid[]): Combination => {
  const last = combinationOf(laid)
  if (isRefusal(last)) throw new TypeError('What lies on the table is a combination.')
  return last
}

/** The cards of highest rank: any of them may be shown (ZS-5). The two jokers differ in rank. */
export const strongest = (hand: readonly Card[]): Card[] => {
  const highest = Math.max(...hand.map(climbingRank))
  return hand.filter((card) => climbingRank(card) === highest)
}
