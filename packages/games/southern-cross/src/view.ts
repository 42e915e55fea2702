import type { Seat, Viewer } from '@tefuda/kernel'

/** A cell as everybody may see it who sees the field. */
export interface CellView {
  readonly name: string
  /** Place of the cell's middle: x to the right, y downward, in cells; fractions on the zodiac ring. */
  readonly x: number
  readonly y: number
  /** The cards on it by name, from the lowest to the top; empty for an empty cell. */
  readonly stack: readonly string[]
}

export interface FieldView {
  readonly cells: readonly CellView[]
  /** Cards left in the pile. */
  readonly pile: number
  /** Whether the next card must go to the centre (SC-12). */
  readonly centreDue: boolean
}

export interface HandView {
  readonly count: number
  /** The viewer's own cards in their order; null for the hands of others. */
  readonly cards: readonly string[] | null
  /** Cards everybody knows this seat holds: the shown card, and extra jokers not played yet. */
  readonly known: readonly string[]
}

/** What a seat or a spectator may know of a Southern Cross session. */
export interface SouthernCrossView {
  readonly viewer: Viewer
  readonly deal: number
  readonly toAct: readonly Seat[]
  readonly dealer: Seat
  /** The card each seat must place in its first turn (SC-15) by name; null where it has been placed or there is none. */
  readonly shown: readonly (string | null)[]
  /** One shared field, or one for each seat in match play; null where it is hidden from the viewer. */
  readonly fields: readonly (FieldView | null)[]
  readonly hands: readonly HandView[]
  /** Cards each seat has taken, in that order; null where they are hidden (match play). */
  readonly taken: readonly (readonly string[] | null)[]
  /** Cards each seat still has to play: its hand, in match play with the pile of its own. */
  readonly left: readonly number[]
  /** Placements made so far by each seat in this deal; null where they are hidden (match play). */
  readonly turns: readonly (number | null)[]
  /** Points in this deal. */
  readonly scores: readonly number[]
  /** Points in the session, this deal included. */
  readonly totals: readonly number[]
  readonly over: boolean
}
