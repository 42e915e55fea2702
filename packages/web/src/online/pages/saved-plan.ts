import { type Game, isRefusal, nearestPreset, type Refusal, readRules, refusal } from '@tefuda/kernel'
import type { RuleSet } from '@tefuda/wire'
import type { Plan } from '../../setup/plan.ts'
import { api } from '../api.ts'
import { firstOpening } from './opening.ts'
import { useAnswer } from './use-answer.ts'

/** A table by the rules of a saved set. Refused: a set of another game, or with settings this version does not know. */
export const planOfSet = (game: Game, set: Pick<RuleSet, 'game' | 'rules'>): Plan | Refusal => {
  if (set.game !== game.id)
    return refusal(
      'other-game',
      null,
      `このルールは「${game.name.ja}」のものではありません。`,
      `These rules are not for ${game.name.en}.`,
    )
  const rules = readRules(game.schema, set.rules)
  if (isRefusal(rules)) return rules
  return firstOpening(game, nearestPreset(game.schema, rules).preset, rules)
}

/** The plan of the saved set with that id; null while it is on its way. */
export const useSavedPlan = (game: Game, id: string): Plan | Refusal | null =>
  useAnswer(async (set) => {
    const answer = await api.ruleSet(set)
    return isRefusal(answer) ? answer : planOfSet(game, answer)
  }, id)
