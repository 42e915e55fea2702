import type { Seat, Text } from '@tefuda/kernel'
import type { RoleKind } from './rules.ts'

/** A card by name on a cell by name. */
export interface Placed {
  readonly card: string
  readonly cell: string
}

/** The cards on a cell, from the lowest to the top. */
export interface Stack {
  readonly cell: string
  readonly cards: readonly string[]
}

/** One role as it was taken: its cells in line order. */
export interface Role {
  readonly kind: RoleKind
  readonly cells: readonly string[]
  readonly points: number
}

/** Roles taken at once: by the placement (`combo` 0) or by what was uncovered (1, 2 …). */
export interface Wave {
  readonly combo: number
  readonly roles: readonly Role[]
  /** Sum of the roles' points. */
  readonly sum: number
  readonly multiplier: number
  /** Why the sum is multiplied, or why not although there are several roles. Null for one role. */
  readonly reason: Text | null
  /** Name of the trick; null for a single role that has none. */
  readonly trick: Text | null
  /** What the wave scores: sum × multiplier, or the trick's own value (pegasus). */
  readonly points: number
}

/** A field card that makes a reach with the placed one, and a cell where a third card would complete it. */
export interface Reach {
  readonly with: string
  readonly missing: string
}

/** What a placement takes and scores, before anything is drawn: the preview of a move. */
export interface Taking {
  readonly placed: readonly Placed[]
  readonly waves: readonly Wave[]
  /** Points for leaving no card on the field; 0 where it does not. */
  readonly eclipse: number
  readonly reaches: readonly Reach[]
  /** Name of the reach; null where there is none. */
  readonly reachName: Text | null
  readonly reachPoints: number
  /** Everything together. */
  readonly points: number
}

/** What happens at the table, in this order within a turn: place, take …, eclipse, reach, draw, refill. */
export type SouthernCrossEvent =
  /** A field is laid. `field` is the seat whose field it is in match play, else null; `cells` is null for those who may not see it. */
  | {
      readonly type: 'deal'
      readonly deal: number
      readonly field: Seat | null
      readonly cells: readonly Placed[] | null
    }
  /** Two jokers among the shown cards: everything is shuffled anew (SC-15). */
  | { readonly type: 'redeal'; readonly shown: readonly string[] }
  /** The card each seat drew, and who deals (SC-15). */
  | { readonly type: 'shown'; readonly shown: readonly string[]; readonly dealer: Seat }
  | { readonly type: 'hand'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  /** `at`: where in the hand the cards lay, null for the others; `known`: the cards everybody knows to be still in the hand. */
  | {
      readonly type: 'place'
      readonly seat: Seat
      readonly placed: readonly Placed[]
      readonly at: readonly number[] | null
      readonly known: readonly string[]
    }
  | { readonly type: 'take'; readonly seat: Seat; readonly wave: Wave }
  | { readonly type: 'eclipse'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'reach'
      readonly seat: Seat
      readonly reaches: readonly Reach[]
      readonly name: Text
      readonly points: number
    }
  /** `cards`, and `at`, where in the hand they lie then, are null for those who may not see them. */
  | {
      readonly type: 'draw'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly string[] | null
      readonly at: readonly number[] | null
    }
  | { readonly type: 'refill'; readonly field: Seat | null; readonly cells: readonly Placed[] }
  /** After a turn in match play, instead of its events to the others. `left` counts the cards in hand and pile, `hand` those in hand. */
  | {
      readonly type: 'progress'
      readonly seat: Seat
      readonly score: number
      readonly hand: number
      readonly left: number
    }
  /** What others could not see of a seat in match play, when all is over: its field, what it took, how often it placed. */
  | {
      readonly type: 'reveal'
      readonly seat: Seat
      readonly cells: readonly Stack[]
      readonly centreDue: boolean
      readonly taken: readonly string[]
      readonly turns: number
    }
  | {
      readonly type: 'end'
      readonly deal: number
      readonly scores: readonly number[]
      readonly totals: readonly number[]
      readonly over: boolean
    }
