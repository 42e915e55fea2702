import type { Card } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import type { Payment } from './value.ts'

/** A coin on a cell and what pays for it, or the draw that ends the turn. Cards are faces, in the order of notation. */
export type Move =
  | ({ readonly type: 'place'; readonly cell: Cell } & Payment)
  | { readonly type: 'draw'; readonly count: number; readonly discards: readonly Card[] }

/** The cards a move takes out of the hand. */
export const cardsOf = (move: Move): readonly Card[] =>
  move.type === 'draw' ? move.discards : [...move.groups.flat(), ...move.splits]
