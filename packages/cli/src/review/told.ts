import type { Match, Text } from '@tefuda/kernel'
import { type Decision, hindsightIn, mistakeOf, praiseOf } from '@tefuda/review'

/** What is told of a decision that was costly or found well: the verdict, and beside it what nobody could know. */
export const toldOf = ({ game, engine }: Match, decision: Decision): Text[] => {
  const verdict = decision.costly ? mistakeOf(engine, game.id, decision) : praiseOf(engine, game.id, decision)
  return [verdict, hindsightIn(engine, game.id, decision)].filter((one) => one !== null)
}
