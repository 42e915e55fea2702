import { canonicalJson, type Text, text } from '@tefuda/kernel'
import { chaptersOfPlay } from '@tefuda/kernel/rulebook'
import type { Arm, Plan } from './plan.ts'

/**
 * Whether a variant (from 0) sets something otherwise of which the rule book makes nothing: it says the same of how both are played. A
 * sign, before anything is played, that a setting has nothing to do at this table. Takes the time of two rule books, 30 ms each.
 */
export const isSameByTheBook = ({ arms, game, experiment: { seats } }: Plan, variant: number): boolean => {
  const [base, changed] = [arms[0]!.rules, arms[variant + 1]!.rules]
  const saidOf = (rules: Arm['rules']): string => canonicalJson(chaptersOfPlay(game.rulebook(rules, seats)))
  return canonicalJson(base) !== canonicalJson(changed) && saidOf(base) === saidOf(changed)
}

/** What that means, as a person reads it. */
export const SAME_BOOK: Text = text(
  'ルールブックは、この変更があってもなくても同じです。この卓では出番のない設定なので、違いは出ないはずです。',
  'The rule book is the same with and without this change: the setting has nothing to do at this table, and no difference is to be expected.',
)
