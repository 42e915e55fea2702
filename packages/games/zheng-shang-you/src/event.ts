import type { Seat } from '@tefuda/kernel'

/** What happens at the table. Cards are named as in the notation, with what they stand for (`S2=S9`). */
export type ZhengShangYouEvent =
  /** The card each seat has turned up to find the first dealer. */
  | { readonly type: 'lots'; readonly cards: readonly string[]; readonly dealer: Seat }
  | {
      readonly type: 'deal'
      readonly deal: number
      readonly dealer: Seat
      readonly counts: readonly number[]
      readonly start: string | null
    }
  /** `cards` is null for the others. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly string[] | null }
  /** A card chosen for the exchange; it lies in the hand until the other has chosen too. `card` is null for the others. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly card: string | null }
  /** Cards shown or put down together for the exchange (ZS-5). */
  | { readonly type: 'offer'; readonly seats: readonly Seat[]; readonly cards: readonly string[] }
  | { readonly type: 'take'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'play'; readonly seat: Seat; readonly cards: readonly string[]; readonly left: number }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number }
  /** A trick is over; this seat leads the next. */
  | { readonly type: 'clear'; readonly leader: Seat }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly places: readonly Seat[]
      readonly points: readonly number[]
      readonly totals: readonly number[]
      readonly over: boolean
    }
