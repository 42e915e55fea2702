import type { Level } from '@tefuda/bots'
import type { Refusal, Seed } from '@tefuda/kernel'
import { checkTry, type DailyDeal, parOf, type Try } from '@tefuda/learn/daily'
import { rehearse } from '@tefuda/learn/rehearsal'

/** What a thread is asked about a deal of a day. `record`: any JSON value. */
export type Question =
  | { readonly kind: 'try'; readonly record: unknown; readonly deal: DailyDeal; readonly seed: Seed }
  | { readonly kind: 'rehearsal'; readonly deal: DailyDeal; readonly seed: Seed }
  | { readonly kind: 'par'; readonly level: Level['id']; readonly deal: DailyDeal; readonly seed: Seed }

export const answer = (question: Question): Try | Refusal | number | undefined => {
  const { deal, seed } = question
  if (question.kind === 'try') return checkTry(question.record, deal, seed)
  if (question.kind === 'par') return parOf(question.level, deal, seed)
  rehearse(deal, seed)
  return undefined
}
