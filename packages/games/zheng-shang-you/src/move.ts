import type { Laid } from '@tefuda/climbing'
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
