import { joinTexts, type Text, text } from '@tefuda/kernel'
import { isAnswered, type Outcome } from './collect.ts'
import { differencesInWords, noEffect, type SpokenVerdict } from './wording.ts'

/** The sentence of a variant: what differs most, or that nothing does, so far. `verdicts`: its own. */
export const foundInWords = (
  outcome: Pick<Outcome, 'plan' | 'tally'>,
  variant: number,
  verdicts: readonly SpokenVerdict[],
): Text => {
  const { plan, tally } = outcome
  const none = noEffect(outcome, variant)
  if (none !== null) return none
  const { ja, en } = joinTexts(differencesInWords(plan, verdicts), text(' · ', ' · '))
  if (ja !== '') return text(`おもな差：${ja}`, `What differs most: ${en}`)
  return tally.deals >= plan.experiment.until.deals || isAnswered(plan, tally)
    ? text('差のあるものさしはありません。', 'No measure differs.')
    : text('差のあるものさしは、まだありません。', 'No measure differs yet.')
}
