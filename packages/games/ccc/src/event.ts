import type { Seat } from '@tefuda/kernel'
import type { Holder } from './territory.ts'
import type { GroupValue } from './value.ts'

/** What happens at the table. Cards and cells are named as in the notation. */
export type CccEvent =
  | { readonly type: 'deal'; readonly deal: number; readonly first: Seat; readonly counts: readonly number[] }
  /** `cards` is null for the others. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | {
      readonly type: 'place'
      readonly seat: Seat
      readonly cell: string
      readonly number: number
      readonly groups: readonly GroupValue[]
      /** The splitting aces. */
      readonly splits: readonly string[]
      /** Whose cell it is with this coin. */
      readonly holder: Holder | null
      /** Cards left in the hand. */
      readonly left: number
    }
  /** `cards` is null for the others. */
  | {
      readonly type: 'draw'
      readonly seat: Seat
      readonly discards: readonly string[]
      readonly count: number
      readonly cards: readonly string[] | null
      /** Cards left in the pile. */
      readonly pile: number
    }
  | { readonly type: 'reshuffle'; readonly count: number }
  | { readonly type: 'last-turns'; readonly turns: number }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly points: readonly number[]
      readonly totals: readonly number[]
      /** Nobody placed or drew for two rounds (CC-8). */
      readonly standstill: boolean
      /** Whether the session ends with it. */
      readonly over: boolean
    }
