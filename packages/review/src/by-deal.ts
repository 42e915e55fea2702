import { dealNamed, type Match, type Text } from '@tefuda/kernel'
import type { DecisionPoint } from './review.ts'

/** Decisions of one deal. */
export interface OfDeal<P extends DecisionPoint> {
  /** From 1. */
  readonly deal: number
  /** What the deal is called; null where the session has no other. */
  readonly name: Text | null
  readonly decisions: readonly P[]
}

/** Decisions deal by deal, in the order of the game. */
export const byDeal = <P extends DecisionPoint>(
  { game, engine, state }: Match,
  decisions: readonly P[],
): OfDeal<P>[] => {
  const isOneOfSeveral = engine.status(state).deal > 1
  return [...Map.groupBy(decisions, ({ deal }) => deal)].map(([deal, of]) => ({
    deal,
    name: isOneOfSeveral ? dealNamed(game, deal) : null,
    decisions: of,
  }))
}
