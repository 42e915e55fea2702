import type { Card, Seat } from '@tefuda/kernel'
import type { Cell, SouthernCrossState } from '@tefuda/southern-cross'
import type { Horizon, PlayingOn } from '../heuristics.ts'

/** A card of the hand on a cell of the ground. */
export interface Placing {
  readonly card: Card
  readonly cell: Cell
}

/** How to play one kind of table. The trial has looked at the seat's field. */
export interface Player {
  choose(state: SouthernCrossState, seat: Seat): Placing
  /** How good the layout is once these cards are laid and what they make is taken; higher is better. */
  heuristic(state: SouthernCrossState, seat: Seat, placings: readonly Placing[]): number
  /** How far ahead it plays, where it can tell what the rest will bring. */
  readonly horizon?: Horizon<SouthernCrossState>
  /** As `GameHeuristics` says. */
  readonly playingOn?: PlayingOn
}
