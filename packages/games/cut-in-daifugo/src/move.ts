import type { Card, Seat } from '@tefuda/kernel'
import type { Played } from './state.ts'

export type Move =
  | { readonly type: 'play' | 'cut'; readonly laid: readonly Played[] }
  | { readonly type: 'pass' | 'no' | 'none' | 'resign' }
  | { readonly type: 'give' | 'take' | 'open' | 'show'; readonly card: Card }
  /** `open`: the public copy, where a hidden one is held too. */
  | { readonly type: 'drop'; readonly card: Card; readonly open: boolean }
  /** The hidden card of the other hand as it lies, from 1. */
  | { readonly type: 'peep'; readonly at: number }
  | { readonly type: 'greed'; readonly card: Card; readonly from: Seat }

export const PASS: Move = { type: 'pass' }
export const NO: Move = { type: 'no' }
export const NONE: Move = { type: 'none' }
export const RESIGN: Move = { type: 'resign' }
