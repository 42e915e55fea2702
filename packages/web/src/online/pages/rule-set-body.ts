import type { Game, Rules } from '@tefuda/kernel'
import type { RuleSetBody } from '@tefuda/wire'
import { nearestRequest } from '../../rulebook/rules-query.ts'

/** Saved in the shortest form: the nearest preset and what differs from it. */
export const ruleSetBody = (game: Game, name: string, rules: Rules): RuleSetBody => ({
  game: game.id,
  name,
  rules: nearestRequest(game, rules) as RuleSetBody['rules'],
})
