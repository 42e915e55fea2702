import { type Language, type Text, text } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { leftOutInWords } from '../endless.ts'
import type { Variant } from '../experiment.ts'
import { heatOf, interactionHeat } from '../heat.ts'
import { armNamed } from '../named.ts'
import { presetNamed } from '../rules-compared.ts'
import { strongestInWords } from '../strongest.ts'
import type { Swept } from '../sweep-run.ts'
import { seatsInWords } from '../wording.ts'
import { escaped, type SayHtml, sayIn } from './escaped.ts'
import { footOf } from './foot.ts'
import { heatMarkup } from './heat.ts'
import { htmlPage } from './skeleton.ts'

/**
 * A page of a sweep: which settings move which measures, and what pairs of them do beyond the sum, where it has any. `leftOut`: changes that do
 * not end. `found`: what else a sweep of all settings came to.
 */
export const sweepPage = (
  outcome: Outcome,
  language: Language,
  leftOut: readonly Variant[],
  found?: Pick<Swept, 'tried' | 'faults' | 'paired'>,
): string => {
  const { plan, result } = outcome
  const say = sayIn(language)
  const deals = result.deals.toLocaleString('en')
  const base = presetNamed(plan.game, plan.arms[0]!.rules)
  const seats = seatsInWords(plan.experiment.seats)
  const under = text(
    `${seats.ja}　設定ごとに${deals}回　基準のルール：${base.ja}`,
    `${seats.en}, ${deals} deals a setting; base: ${base.en}`,
  )
  const both = plan.pairs.map((pair) => pair.both)
  const singles = [...plan.experiment.variants.keys()].filter((variant) => !both.includes(variant))
  const body = `<p class="under">${say(under)}</p>
${found === undefined ? '' : broken(found, say)}
${leftOut.map((variant) => `<p>${say(leftOutInWords(plan, variant))}</p>`).join('\n')}
${strongest(outcome, say)}
${heatMarkup(plan, heatOf(outcome, singles), CHANGE_NOTE, say)}
${together(outcome, say)}
${found?.paired == null ? '' : together(found.paired, say)}
${footOf(outcome, say)}`
  const title = text(`総あたり：${plan.game.name.ja}`, `Sweep: ${plan.game.name.en}`)
  return htmlPage(language, say(title), body)
}

/** A sentence for each of the changes that move most. */
const strongest = (outcome: Outcome, say: SayHtml): string =>
  strongestInWords(outcome)
    .map(({ variant, found }) => `<p><b>${say(armNamed(outcome.plan, variant + 1))}</b> ${say(found)}</p>`)
    .join('\n')

/** What pairs of changes do, where there are any. */
const together = (outcome: Outcome, say: SayHtml): string => {
  const { plan } = outcome
  const both = plan.pairs.map((pair) => pair.both)
  return both.length === 0
    ? ''
    : `<h2>${say(BOTH)}</h2>
${heatMarkup(plan, heatOf(outcome, both), CHANGE_NOTE, say)}
<h2>${say(INTERACTION)}</h2>
${heatMarkup(plan, interactionHeat(outcome), INTERACTION_NOTE, say)}`
}

const CHANGE_NOTE = text(
  '基準のルールとの差と95 %の幅（基準の平均に対する割合）。',
  'Difference from the base and its 95 % interval, as parts of the base’s mean.',
)
const BOTH = text('二つとも変える', 'Two changes together')
const INTERACTION = text('相性', 'Beyond the sum')
const INTERACTION_NOTE = text(
  '二つ一緒の、足し算とのずれと95 %の幅（基準の平均に対する割合）。',
  'What two changes do together less the sum of each, and its 95 % interval, as parts of the base’s mean.',
)

const broken = ({ tried, faults }: Pick<Swept, 'tried' | 'faults'>, say: (said: Text) => string): string => {
  const counted = text(
    `設定の組み合わせ${tried}とおりで約束の破れ${faults.length}件`,
    `In ${tried} combinations of settings ${faults.length} broke a promise`,
  )
  const listed = faults.map(
    ({ set, findings }) => `<p><b>${escaped(JSON.stringify(set))}</b> ${escaped(findings[0]!.message)}</p>`,
  )
  return `<p class="under">${say(counted)}</p>
${listed.join('\n')}`
}
