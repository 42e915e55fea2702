import type { Card } from '@tefuda/kernel'
import type { Block } from '../hand/block.ts'

/** A hand with its winning card, and how it was won: all that its yaku depend on. */
export interface Win {
  /** The closed cards, the winning card among them. */
  readonly cards: readonly Card[]
  /** Sets laid open. */
  readonly melds: readonly Block[]
  readonly card: Card
  /** Whether somebody else discarded the winning card. */
  readonly onDiscard: boolean
  readonly reach: boolean
  /** Won within one round of turns after the reach, without a call in between. */
  readonly quick: boolean
  /** Won on the last card of the wall, or on the discard of whoever drew it. */
  readonly last: boolean
  /** Won on the winner's own first draw, before anyone has called. */
  readonly first: boolean
  /** The rank that is dora; null without an indicator. */
  readonly dora: number | null
}
