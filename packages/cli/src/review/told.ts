import { dealNamed, type Match, type Text } from '@tefuda/kernel'
import { type Decision, hindsightIn, mistakeOf, praiseOf } from '@tefuda/review'

/** Decisions of one deal. */
export interface OfDeal {
  /** What the deal is called; null where the session has no other. */
  readonly name: Text | null
  readonly decisions: readonly Decision[]
}

/** Decisions deal by deal, in the order of the game. */
export const byDeal = ({ game, engine, state }: Match, decisions: readonly Decision[]): OfDeal[] => {
  const isOneOfSeveral = engine.status(state).deal > 1
  return [...Map.groupBy(decisions, ({ deal }) => deal)].map(([deal, of]) => ({
    name: isOneOfSeveral ? dealNamed(game, deal) : null,
    decisions: of,
  }))
}

/** What is told of a decision that was costly or found well: the verdict, and beside it what nobody could know. */
export const toldOf = ({ game, engine }: Match, decision: Decision): Text[] => {
  const verdict = decision.costly ? mistakeOf(engine, game.id, decision) : praiseOf(engine, game.id, decision)
  return [verdict, hindsightIn(engine, game.id, decision)].filter((one) => one !== null)
}
