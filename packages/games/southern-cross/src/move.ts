import type { Card } from '@tefuda/kernel'
import type { Target } from './board.ts'

/** A card, named by its face, and where it goes. */
export interface Placement {
  readonly card: Card
  readonly target: Target
}

/** One placement, or several jokers at once (SC-10). */
export type Move = readonly Placement[]
