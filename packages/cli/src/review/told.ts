import type { Match, Text } from '@tefuda/kernel'
import { type Decision, hindsightIn, mistakeOf, praiseOf, type Review } from '@tefuda/review'

/** What is told of a decision of a review that was costly or found well: the verdict, and beside it what nobody could know. */
export const toldOf = ({ game, engine }: Match, { decisions }: Review, decision: Decision): Text[] => {
  const verdict = decision.costly
    ? mistakeOf(engine, game.id, decision, decisions[decisions.indexOf(decision) + 1])
    : praiseOf(engine, game.id, decision)
  return [verdict, hindsightIn(engine, game.id, decision)].filter((one) => one !== null)
}
