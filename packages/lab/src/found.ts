import { joinTexts, type Text, text } from '@tefuda/kernel'
import { oneAmongOthers } from './among-others.ts'
import { isAnswered, type Outcome } from './collect.ts'
import { differencesInWords, noEffect, type SpokenVerdict } from './wording.ts'

/** What is said of a variant: what differs most, or that nothing does, so far; and how one player fares among others. `verdicts`: its own. */
export const foundInWords = (outcome: Outcome, variant: number, verdicts: readonly SpokenVerdict[]): Text => {
  const { plan, tally } = outcome
  const none = noEffect(tally, variant)
  if (none !== null) return none
  const one = oneAmongOthers(outcome, variant + 1)
  return joinTexts([differences({ plan, tally }, verdicts), ...(one === null ? [] : [one])], text('　', ' '))
}

const differences = ({ plan, tally }: Pick<Outcome, 'plan' | 'tally'>, verdicts: readonly SpokenVerdict[]): Text => {
  const { ja, en } = joinTexts(differencesInWords(plan, verdicts), text(' · ', ' · '))
  if (ja !== '') return text(`おもな差：${ja}`, `What differs most: ${en}`)
  return tally.deals >= plan.experiment.until.deals || isAnswered(plan, tally)
    ? text('差のあるものさしはありません。', 'No measure differs.')
    : text('差のあるものさしは、まだありません。', 'No measure differs yet.')
}
