import { canonicalJson, type Game, type Rules, type Text, text } from '@tefuda/kernel'
import { chaptersOfPlay } from '@tefuda/kernel/rulebook'
import { variantLettered } from './named.ts'
import type { Plan } from './plan.ts'

/** Whether the rules of a variant (from 0) are those of the base: it changes nothing. */
export const isSameRules = ({ arms }: Pick<Plan, 'arms'>, variant: number): boolean =>
  canonicalJson(arms[0]!.rules) === canonicalJson(arms[variant + 1]!.rules)

/**
 * Whether a variant (from 0) sets something otherwise of which the rule book makes nothing: it says the same of how both are played. A
 * sign, before anything is played, that a setting has nothing to do at this table. Takes the time of two rule books, 30 ms each.
 */
export const isSameByTheBook = (plan: Plan, variant: number): boolean => {
  const { arms, game, experiment } = plan
  return !isSameRules(plan, variant) && !toldApart(game, arms[0]!.rules, experiment.seats)(arms[variant + 1]!.rules)
}

/** What is said of a variant before anything is played, where it should make no difference; null elsewhere. */
export const noDifferenceExpected = (plan: Plan, variant: number): Text | null => {
  if (isSameRules(plan, variant)) return SAME_RULES
  return isSameByTheBook(plan, variant) ? SAME_BOOK : null
}

/** What is said, before anything is played, of a variant whose rules are those of one before it; null elsewhere. */
export const repeatsInWords = (plan: Plan, variant: number): Text | null => {
  const rulesOf = (one: number): string => canonicalJson(plan.arms[one + 1]!.rules)
  const first = plan.experiment.variants.findIndex((_, other) => rulesOf(other) === rulesOf(variant))
  if (first === variant) return null
  const { ja, en } = variantLettered(first)
  return text(
    `${ja}とまったく同じルールです。同じ結果が並びます。`,
    `Its rules are those of ${en}: both find the same.`,
  )
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

const SAME_RULES: Text = text(
  '基準とまったく同じルールです。何も変えていないので、違いは出ません。',
  'Its rules are those of the base: it changes nothing, and there is no difference to be found.',
)

const SAME_BOOK: Text = text(
  'ルールブックは、この変更があってもなくても同じです。この卓では出番のない設定なので、違いは出ないはずです。',
  'The rule book is the same with and without this change: the setting has nothing to do at this table, and no difference is to be expected.',
)
