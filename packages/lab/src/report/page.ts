import { type Language, text } from '@tefuda/kernel'
import { besidesOf } from '../besides.ts'
import type { Outcome } from '../collect.ts'
import { foundInWords } from '../found.ts'
import { gateInWords } from '../gate-told.ts'
import { legendOf } from '../legend.ts'
import { armNamed, experimentNamed } from '../named.ts'
import { playersInWords } from '../players-told.ts'
import { rulesCompared } from '../rules-compared.ts'
import { isBaseAlone, seatsInWords, verdictsInWords } from '../wording.ts'
import { armTable, rulesTable } from './arm-table.ts'
import { changedDeals, type SideBySide } from './changed-deals.ts'
import { sayIn } from './escaped.ts'
import { footOf } from './foot.ts'
import { baseTable, variantTable } from './results-table.ts'
import { htmlPage } from './skeleton.ts'

/**
 * A page that needs nothing else: what an experiment asked, what it found, and where games went another way. `sideBySide`: where a
 * laboratory shows a deal, if there is one.
 */
export const reportPage = (outcome: Outcome, language: Language, sideBySide?: SideBySide): string => {
  const { plan, result } = outcome
  const { experiment, game } = plan
  const say = sayIn(language)
  const compared = rulesCompared(plan)
  const spoken = verdictsInWords(outcome)
  const under = text(
    `${game.name.ja}　${seatsInWords(experiment.seats).ja}　${result.deals.toLocaleString('en')}回の配り`,
    `${game.name.en}, ${seatsInWords(experiment.seats).en}, ${result.deals.toLocaleString('en')} deals`,
  )
  const found = plan.arms.flatMap((_, arm) => {
    const one = playersInWords(outcome, arm)
    const told = [
      ...(arm === 0 ? [] : [foundInWords(outcome, arm - 1, spoken[arm - 1]!)]),
      ...(one === null ? [] : [one]),
    ]
    return told.length === 0 ? [] : [`<p><b>${say(armNamed(plan, arm))}</b> ${told.map(say).join('<br>')}</p>`]
  })
  const body = `<p class="under">${say(under)}</p>
${found.join('\n')}
${outcome.gate === null ? '' : `<p><b>${say(gateInWords(plan, outcome.tally, outcome.gate))}</b></p>`}
${compared === null ? '' : rulesTable(plan, compared, say)}
${
  isBaseAlone(outcome)
    ? baseTable(outcome, say)
    : spoken.map((verdicts, variant) => variantTable(outcome, variant, verdicts, say)).join('\n')
}
<p class="under">${say(legendOf(outcome))}</p>
${besidesOf(outcome)
  .map((table) => armTable(plan, table, say))
  .join('\n')}
${experiment.variants.map((_, variant) => changedDeals(outcome, variant, language, sideBySide)).join('\n')}
${footOf(outcome, say)}`
  return htmlPage(language, say(experimentNamed(plan)), body)
}
