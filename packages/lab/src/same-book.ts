import { canonicalJson, type Game, type Rules, type Text, text } from '@tefuda/kernel'
import { chaptersOfPlay } from '@tefuda/kernel/rulebook'
import type { Plan } from './plan.ts'

/**
 * Whether a variant (from 0) sets something otherwise of which the rule book makes nothing: it says the same of how both are played. A
 * sign, before anything is played, that a setting has nothing to do at this table. Takes the time of two rule books, 30 ms each.
 */
export const isSameByTheBook = ({ arms, game, experiment: { seats } }: Plan, variant: number): boolean => {
  const [base, changed] = [arms[0]!.rules, arms[variant + 1]!.rules]
  return canonicalJson(base) !== canonicalJson(changed) && !toldApart(game, base, seats)(changed)
}

/** Whether the rule book says something else of how other rules are played than of these. It is written for these once, when first asked. */
export const toldApart = (game: Game, rules: Rules, seats: number): ((others: Rules) => boolean) => {
  const saidOf = (of: Rules): string => canonicalJson(chaptersOfPlay(game.rulebook(of, seats)))
  let said: string | undefined
  return (others) => {
    said ??= saidOf(rules)
    return saidOf(others) !== said
  }
}

/** What that means, as a person reads it. */
export const SAME_BOOK: Text = text(
  'ルールブックは、この変更があってもなくても同じです。この卓では出番のない設定なので、違いは出ないはずです。',
  'The rule book is the same with and without this change: the setting has nothing to do at this table, and no difference is to be expected.',
)
