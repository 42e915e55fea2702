import type { Level } from '@tefuda/bots'
import type { Refusal, Seed } from '@tefuda/kernel'
import { checkTry, type DailyDeal, parOf, type Try } from '@tefuda/learn/daily'

/** What a thread is asked about a deal of a day. `record`: any JSON value. */
export type Question =
  | { readonly kind: 'try'; readonly record: unknown; readonly deal: DailyDeal; readonly seed: Seed }
  | { readonly kind: 'par'; readonly level: Level['id']; readonly deal: DailyDeal; readonly seed: Seed }

export const answer = (question: Question): Try | Refusal | number =>
  question.kind === 'try'
    ? checkTry(question.record, question.deal, question.seed)
    : parOf(question.level, question.deal, question.seed)
