import type { Emit, Seat } from '@tefuda/kernel'
import type { Effect } from './rules.ts'
import type { ChoiceEffect } from './state.ts'

/** The choice an effect asks for, and what is still to come of the play; what they mean is said at `CutInView`. */
export interface ChoiceRequest {
  readonly queue: readonly { readonly effect: Effect; readonly count: number }[]
  readonly choice: {
    readonly effect: ChoiceEffect
    readonly by: Seat
    readonly of: Seat
    readonly left: number
    readonly each: readonly number[]
  }
  readonly clear: boolean
  readonly skip: number
}

/**
 * What happens at the table. Cards are named as in the notation, with what they are declared to be (`RJ=H6`), but
 * without the star of a public copy: it would tell that a hidden one is held, too.
 */
export type CutInEvent =
  | { readonly type: 'deal'; readonly deal: number; readonly counts: readonly number[] }
  /** `cards` is null for the others. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  /** A card chosen to be given in the exchange, or to be opened; it lies in the hand until all have chosen. `card` is null for the others. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly card: string | null }
  /** A card changes hands unseen by the others; `card` is null for them. */
  | { readonly type: 'give'; readonly seat: Seat; readonly to: Seat; readonly card: string | null }
  /** `open`: which of the cards lay open before; so in a cut-in. */
  | {
      readonly type: 'play'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly open: readonly boolean[]
      readonly left: number
    }
  | {
      readonly type: 'cut'
      readonly seat: Seat
      readonly of: Seat
      readonly cards: readonly string[]
      readonly open: readonly boolean[]
      readonly left: number
    }
  /** What a seat says to a play, as a cut-in is written, empty where it lets it pass; told to nobody else. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly cards: readonly string[] }
  /** A play and its effects are done, or nothing has been played yet: this seat is next. */
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Everything that binds the phase, in which each play has `count` cards; a suit as often as it must be there. */
  | { readonly type: 'bind'; readonly rank: boolean; readonly suits: readonly string[]; readonly count: number }
  | { readonly type: 'revolution'; readonly on: boolean }
  /** `asks`: null where there is nothing to choose. */
  | {
      readonly type: 'effect'
      readonly seat: Seat
      readonly effect: Effect
      readonly count: number
      readonly asks: ChoiceRequest | null
    }
  /** No (further) card is chosen. */
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'salvage'; readonly seat: Seat; readonly card: string }
  /** `open`: whether the card lay open before. */
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: string; readonly open: boolean }
  /** Cards become public, for whatever reason. `at`: where among the hidden ones the one lay that was chosen blind, from 0; null where their owner chose. */
  | { readonly type: 'open'; readonly seat: Seat; readonly cards: readonly string[]; readonly at: number | null }
  | { readonly type: 'greed'; readonly seat: Seat; readonly from: Seat; readonly to: Seat; readonly card: string }
  | { readonly type: 'foul'; readonly seat: Seat; readonly cards: readonly string[]; readonly rule: string | null }
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number; readonly foul: boolean }
  | { readonly type: 'fall'; readonly seat: Seat }
  | { readonly type: 'resign'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'clear'; readonly leader: Seat }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly places: readonly Seat[]
      readonly points: readonly number[]
      readonly totals: readonly number[]
      readonly over: boolean
    }

/** Who hears of events; nobody where they are not wanted. */
export type Tell = Emit<CutInEvent> | undefined
