import { type Game, nearestPreset, type Rules } from '@tefuda/kernel'
import type { RuleSetBody } from '@tefuda/wire'

/** Saved in the shortest form: the nearest preset and what differs from it. */
export const ruleSetBody = (game: Game, name: string, rules: Rules): RuleSetBody => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  return { game: game.id, name, rules: { preset, ...changes } as RuleSetBody['rules'] }
}
