import type { Seat } from '@tefuda/kernel'
import type { Sheet } from './scoring/sheet.ts'

/** What happens at the table. Cards are named as in the notation. */
export type ExjanEvent =
  /** The card each seat has turned up to find the first dealer. */
  | { readonly type: 'lots'; readonly cards: readonly string[]; readonly dealer: Seat }
  | {
      readonly type: 'deal'
      readonly deal: number
      readonly dealer: Seat
      readonly count: number
      readonly indicator: string
      /** The cards that are dora. */
      readonly dora: readonly string[]
      /** Cards in the wall. */
      readonly wall: number
    }
  /** `cards` is null for the others. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  /** `card` is null for the others. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: string | null; readonly wall: number }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: string }
  /** A discard with reach. */
  | { readonly type: 'reach'; readonly seat: Seat; readonly card: string; readonly stake: number }
  /** What a seat says to a discard, as a move; told to nobody else. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: string }
  | {
      readonly type: 'call'
      readonly seat: Seat
      readonly from: Seat
      readonly kind: 'group' | 'run'
      readonly cards: readonly string[]
      readonly taken: string
    }
  /** The winner shows its closed cards, the winning card last. */
  | { readonly type: 'win'; readonly hand: readonly string[]; readonly sheet: Sheet }
  /** The wall is empty and nobody took the last discard. */
  | { readonly type: 'exhausted'; readonly returned: readonly Seat[] }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly chips: readonly number[]
      /** Rounds so far that their dealer did not win. */
      readonly passed: number
      /** The dealer of the next round; null after the last. */
      readonly next: Seat | null
      /** After the last round the hand of its winner as it lies open; null without a winner, and before. */
      readonly shown: { readonly seat: Seat; readonly cards: readonly string[] } | null
    }
