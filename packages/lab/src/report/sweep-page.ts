import { type Language, text } from '@tefuda/kernel'
import type { Swept } from '../sweep-run.ts'
import { escaped, sayIn } from './escaped.ts'
import { heatMarkup } from './heat.ts'
import { htmlPage } from './skeleton.ts'

/** A page of a sweep: which settings move which measures, and what broke. */
export const sweepPage = ({ outcome, tried, faults }: Swept, language: Language): string => {
  const { plan, result } = outcome
  const say = sayIn(language)
  const under = text(
    `${plan.experiment.seats}人　設定ごとに${result.deals.toLocaleString('en')}回　設定の組み合わせ${tried}とおりで約束の破れ${faults.length}件`,
    `${plan.experiment.seats} seats, ${result.deals.toLocaleString('en')} deals a setting; in ${tried} combinations of settings ${faults.length} broke a promise`,
  )
  const body = `<p class="under">${say(under)}</p>
${faults.map(({ set, findings }) => `<p><b>${escaped(JSON.stringify(set))}</b> ${escaped(findings[0]!.message)}</p>`).join('\n')}
${heatMarkup(outcome, language)}`
  return htmlPage(language, say(plan.game.name), body)
}
