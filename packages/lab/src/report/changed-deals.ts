import { type Language, type Text, text } from '@tefuda/kernel'
import { type MovedDeal, movedMost } from '../changed.ts'
import type { Outcome } from '../collect.ts'
import { divergenceOf } from '../divergence.ts'
import { movedInWords } from '../moved-told.ts'
import { armNamed, BASE } from '../named.ts'
import type { Arm, Plan } from '../plan.ts'
import { type NotedGame, noteDeal } from '../record.ts'
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
  const deals = movedMost(tally.changed[variant]!)
  if (deals.length === 0) return ''
  const name = armNamed(plan, variant + 1)
  const title = text(`${name.ja}：いちばん変わった配り`, `${name.en}: the deals that changed most`)
  return `<h2>${say(title)}</h2>
${deals.map((moved) => changedDeal(plan, variant, moved, language, sideBySide?.(variant, moved.deal))).join('\n')}`
}

/** `beside`: the address at which both games stand side by side, if there is one. */
const changedDeal = (
  plan: Plan,
  variant: number,
  moved: MovedDeal,
  language: Language,
  beside: string | undefined,
): string => {
  const say = sayIn(language)
  const { deal } = moved
  const played = (arm: Arm): Played => ({ arm, ...noteDeal(plan, arm, deal) })
  const [base, other] = [played(plan.arms[0]!), played(plan.arms[variant + 1]!)]
  const parting = divergenceOf(base, other, language)
  const named = say(armNamed(plan, variant + 1))
  const { ja, en } = sameMoves(parting.same)
  const head = text(`${deal + 1}回目の配り：${ja}`, `Deal ${deal + 1}: ${en}`)
  const link = beside === undefined ? '' : `<a href="${escaped(beside)}">${say(text('並べて見る', 'Side by side'))}</a>`
  return `<details><summary>${say(head)} <small>${say(movedInWords(plan, moved))}</small></summary><div class="before">${list(parting.before)}</div>
<div class="sides"><section><h3>${say(BASE)}</h3>${list(parting.base)}</section><section><h3>${named}</h3>${list(parting.variant)}</section></div><div class="under">${link}${recordOf(base, say(BASE), say)}${recordOf(other, named, say)}</div></details>`
}

const sameMoves = (count: number): Text => {
  if (count === 0) return text('1手目から違う', 'another from the first move on')
  return text(
    `${count}手目までは同じ`,
    count === 1 ? 'the first move is the same' : `the first ${count} moves are the same`,
  )
}

interface Played extends NotedGame {
  readonly arm: Arm
}

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

/** A game as a record, which any page of a replay opens; `name` is HTML. */
const recordOf = ({ record }: Played, name: string, say: SayHtml): string => {
  const words = text(
    'の記録（ファイルに写し、「記録」のページで開くと見られます）',
    ': its record (copied into a file, the page of records opens and plays it)',
  )
  return `<details><summary>${name}${say(words)}</summary><pre>${escaped(JSON.stringify(record))}</pre></details>`
}
