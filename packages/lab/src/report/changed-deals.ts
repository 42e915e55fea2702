import { type Language, text } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { divergenceOf } from '../divergence.ts'
import { BASE } from '../legend.ts'
import type { Plan } from '../plan.ts'
import { recordOfDeal } from '../record.ts'
import { escaped, type SayHtml, sayIn } from './escaped.ts'

/** Where a deal is shown in both rule sets side by side: of a variant and a deal, from 0. */
export type SideBySide = (variant: number, deal: number) => string

/** The deals that a variant changed most: from where on they went another way, and both games as records. */
export const changedDeals = (
  { plan, tally }: Outcome,
  variant: number,
  language: Language,
  sideBySide: SideBySide | undefined,
): string => {
  const say = sayIn(language)
  const deals = tally.changed[variant]!
  if (deals.length === 0) return ''
  const list = (lines: readonly string[]): string =>
    `<ol>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ol>`
  const shownDeals = deals.map(({ deal }) => {
    const { same, before, base, variant: other } = divergenceOf(plan, variant, deal, language)
    const head = text(`${deal + 1}回目の配り：${same}行までは同じ`, `Deal ${deal + 1}: the same for ${same} lines`)
    return `<details><summary>${say(head)}</summary><div class="before">${list(before)}</div>
<div class="sides"><section><h3>${say(BASE)}</h3>${list(base)}</section><section><h3>${escaped(plan.arms[variant + 1]!.name)}</h3>${list(other)}</section></div>${links(plan, variant, deal, say, sideBySide)}</details>`
  })
  return `<h2>${say(text(`${plan.arms[variant + 1]!.name}：いちばん変わった配り`, `${plan.arms[variant + 1]!.name}: the deals that changed most`))}</h2>
${shownDeals.join('\n')}`
}

/** Both games as records, which any page of a replay opens; and where they stand side by side. */
const links = (plan: Plan, variant: number, deal: number, say: SayHtml, sideBySide: SideBySide | undefined): string => {
  const record = (arm: number, name: string): string => {
    const json = JSON.stringify(recordOfDeal(plan, arm, deal))
    const words = text(
      'の記録（ファイルに写し、「記録」のページで開くと見られます）',
      ': its record (copied into a file, the page of records opens and plays it)',
    )
    return `<details><summary>${name}${say(words)}</summary><pre>${escaped(json)}</pre></details>`
  }
  const beside =
    sideBySide === undefined
      ? ''
      : `<a href="${escaped(sideBySide(variant, deal))}">${say(text('並べて見る', 'Side by side'))}</a>`
  return `<div class="under">${beside}${record(0, say(BASE))}${record(variant + 1, escaped(plan.arms[variant + 1]!.name))}</div>`
}
