import type { CccView } from '@tefuda/ccc'
import type { SeatContext } from '../../table/table-game.ts'

export type CccContext = SeatContext<CccView>

/** A coin or a draw being put together. */
export interface Draft {
  /** Whether the turn is about to end with a draw; coins are placed before. */
  readonly ending: boolean
  /** Keys of the chosen cards in the order in which they were chosen: the tray, or what will be discarded. */
  readonly cards: readonly string[]
  /** Those aces among them that split. */
  readonly splits: readonly string[]
  /** The cell the coin is for. */
  readonly cell: string | null
  /** The cell that is looked at. */
  readonly at: string | null
  /** Whether the tray was filled by the table, with one of the ways to pay for the cell. */
  readonly proposed: boolean
  /** How many cards will be drawn; null while nothing is chosen. */
  readonly draw: number | null
}

export const EMPTY: Draft = {
  ending: false,
  cards: [],
  splits: [],
  cell: null,
  at: null,
  proposed: false,
  draw: null,
}
