import { changesFrom, type Language, type Setting, type Text, text, VERSION } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { divergenceOf } from '../divergence.ts'
import { figuresOf, rulesUsed } from '../figures.ts'
import { gateInWords } from '../gate.ts'
import type { Plan } from '../plan.ts'
import { recordOfDeal } from '../record.ts'
import { playerNamed } from '../skill.ts'
import { savedByDealt, savedByPairing } from '../summary.ts'
import type { Tally } from '../tally.ts'
import { valueNamed } from '../value.ts'
import {
  differencesInWords,
  groupsByVerdict,
  measureNamed,
  noEffect,
  rangeInWords,
  type SpokenVerdict,
  shortNumber,
  shownQ,
  verdictsInWords,
} from '../wording.ts'
import { escaped, type SayHtml, sayIn } from './escaped.ts'
import { plotOf, scaleOf } from './plot.ts'
import { htmlPage } from './skeleton.ts'

/** Where a deal is shown in both rule sets side by side: of a variant and a deal, from 0. */
export type SideBySide = (variant: number, deal: number) => string

/**
 * A page that needs nothing else: what an experiment asked, what it found, and where games went another way. `sideBySide`: where a
 * laboratory shows a deal, if there is one.
 */
export const reportPage = (outcome: Outcome, language: Language, sideBySide?: SideBySide): string => {
  const { plan, result } = outcome
  const { experiment, game } = plan
  const say = sayIn(language)
  const spoken = verdictsInWords(result.measures, outcome.tally, outcome.reading)
  const under = text(
    `${game.name.ja}　${experiment.seats}人　${result.deals.toLocaleString('en')}回の配り`,
    `${game.name.en}, ${experiment.seats} seats, ${result.deals.toLocaleString('en')} deals`,
  )
  const body = `<p class="under">${say(under)}</p>
${experiment.variants.map((_, variant) => summary(outcome, variant, spoken[variant]!, say)).join('\n')}
${outcome.gate === null ? '' : `<p><b>${say(gateInWords(plan, outcome.gate))}</b></p>`}
${rulesTable(outcome, say)}
${
  spoken.length === 0
    ? baseTable(outcome, say)
    : spoken.map((verdicts, variant) => variantTable(outcome, variant, verdicts, say)).join('\n')
}
<p class="under">${say(outcome.reading === 'fixed' ? FIXED : ANYTIME)}</p>
${figuresTable(outcome, say)}
${usesTable(outcome, say)}
${experiment.variants.map((_, variant) => divergences(outcome, variant, language, say, sideBySide)).join('\n')}
<h2>${say(text('プレイのしかたと種', 'Players and seed'))}</h2>
<p>${plan.players.map((player) => say(playerNamed(player, game))).join(', ')} · ${escaped(experiment.seed)} · Tefuda ${VERSION} · ${escaped(game.id)} ${game.rulesVersion}</p>
<p>${say(BOTS)}</p>
<p class="digest">${result.rows}</p>`
  return htmlPage(language, escaped(experiment.name), body)
}

const FIXED = text(
  '± と線は95 %の幅。配りの数だけで止めたので、ふつうの区間です。判定は全部あわせて、間違いが平均で100に5つまで。',
  'Lines and ± are 95 % intervals, for a number of deals that was settled beforehand. Of all that is called different at most 5 in 100 are wrong, on average.',
)
const ANYTIME = text(
  '± と線は95 %の幅。いつ見てもよい区間です。判定は全部あわせて、間違いが平均で100に5つまで。',
  'Lines and ± are 95 % intervals that may be looked at all the time. Of all that is called different at most 5 in 100 are wrong, on average.',
)
const BOTS = text(
  'ボットは人ではありません。上手な人だけが使うルールの値打ちや、楽しさは、この数では分かりません。',
  'Bots are not people: what a rule is worth that only good players use, and whether it is fun, these numbers do not say.',
)

/** The sentence of a variant: what differs, the largest part first. */
const summary = (
  { plan, tally }: Outcome,
  variant: number,
  verdicts: readonly SpokenVerdict[],
  say: SayHtml,
): string => {
  const none = noEffect(tally, variant)
  const found = differencesInWords(plan, verdicts).map(say)
  const sentence =
    none !== null
      ? say(none)
      : found.length > 0
        ? found.join(' · ')
        : say(text('差のあるものさしはありません。', 'No measure differs.'))
  return `<p><b>${escaped(plan.experiment.variants[variant]!.name)}</b> ${sentence}</p>`
}

/** The settings in which rule sets differ. */
const rulesTable = ({ plan: { arms, game } }: Outcome, say: SayHtml): string => {
  const [base, ...variants] = arms
  const names = [...new Set(variants.flatMap(({ rules }) => Object.keys(changesFrom(base!.rules, rules))))]
  if (names.length === 0) return ''
  const settings: Readonly<Record<string, Setting>> = game.schema.settings
  const rows = names.map((name) => {
    const cells = arms.map(
      ({ rules }) => `<td>${say(valueNamed(settings[name]!, rules[name]!, base!.rules[name]!))}</td>`,
    )
    return `<tr><th>${say(settings[name]!.label)}</th>${cells.join('')}</tr>`
  })
  const heads = arms.map(({ name }, arm) => `<th>${arm === 0 ? say(BASE) : escaped(name)}</th>`)
  return `<h2>${say(text('比べるルール', 'The rules compared'))}</h2>
<div class="wide"><table class="rules"><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table></div>`
}

const BASE = text('基準', 'Base')

const baseTable = ({ plan, result }: Outcome, say: SayHtml): string => {
  const rows = result.measures.map(
    ({ id, base: { mean, low, high } }) =>
      `<tr><th>${say(measureNamed(plan, id).name)}</th><td>${shortNumber(mean)}</td><td>${shortNumber(low)} – ${shortNumber(high)}</td></tr>`,
  )
  return `<div class="wide"><table><tr><th></th><th>${say(BASE)}</th><th>95 %</th></tr>${rows.join('')}</table></div>`
}

const variantTable = (outcome: Outcome, variant: number, verdicts: readonly SpokenVerdict[], say: SayHtml): string => {
  const { plan, tally } = outcome
  if (noEffect(tally, variant) !== null) return ''
  const scale = scaleOf(verdicts)
  const row = (k: number): string => {
    const verdict = verdicts[k]!
    const { measure, estimate, says } = verdict
    const { name, unit } = measureNamed(plan, measure.id)
    return `<tr class="${estimate.verdict}"><th>${say(name)} <small>${say(unit)}</small></th><td>${shortNumber(measure.base.mean)}</td><td>${shortNumber(estimate.mean)}</td><td class="plot">${plotOf(verdict, scale)}</td><td class="verdict">${say(says)}</td><td>${say(rangeInWords(estimate))} <small>${shownQ(verdict.q)}</small></td></tr>`
  }
  const { name } = plan.experiment.variants[variant]!
  const heads = [
    BASE,
    text('この案', 'Variant'),
    text('基準との差', 'From the base'),
    text('判定', 'Verdict'),
    text('差の幅', 'Difference'),
  ]
  const groups = groupsByVerdict([verdicts]).map(
    ({ name: verdict, measures }) =>
      `<tbody><tr class="group"><th colspan="${heads.length + 1}">${say(verdict)} (${measures.length})</th></tr>${measures.map(row).join('')}</tbody>`,
  )
  return `<h2>${escaped(name)}</h2>
<div class="wide"><table class="results"><tr><th></th>${heads.map((head) => `<th>${say(head)}</th>`).join('')}</tr>${groups.join('')}</table></div>
${savings(tally, variant, say)}`
}

/** How many times the deals would have been needed otherwise, in the middle of the measures. */
const savings = (tally: Tally, variant: number, say: SayHtml): string => {
  const middle = (saved: typeof savedByPairing): number | null => {
    const known = tally.differences[variant]!.flatMap((_, k) => saved(tally, variant, k) ?? [])
    return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? null
  }
  const [pairing, dealt] = [middle(savedByPairing), middle(savedByDealt)]
  const told = [
    ...(pairing === null ? [] : [SAVED(`×${shortNumber(pairing)}`)]),
    ...(dealt === null ? [] : [SAVED_BY_DEALT(`×${shortNumber(dealt)}`)]),
  ]
  return told.length === 0 ? '' : `<p class="under">${told.map(say).join(' ')}</p>`
}

const SAVED = (times: string): Text =>
  text(
    `同じ配りで比べなければ、配りは${times}要りました（ものさしの中央値）。`,
    `Without the same deals for both it would have taken ${times} the deals (median of the measures).`,
  )

const SAVED_BY_DEALT = (times: string): Text =>
  text(`配られた札の運を引かなければ${times}。`, `With the luck of the dealt cards left in: ${times}.`)

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

const armHeads = ({ plan: { arms } }: Outcome, say: SayHtml): string =>
  arms.map(({ name }, arm) => `<th>${arm === 0 ? say(BASE) : escaped(name)}</th>`).join('')

const armTable = (
  outcome: Outcome,
  say: SayHtml,
  title: Text,
  rows: readonly { readonly name: Text; readonly cells: readonly string[] }[],
): string =>
  rows.length === 0
    ? ''
    : `<h2>${say(title)}</h2>
<div class="wide"><table><tr><th></th>${armHeads(outcome, say)}</tr>${rows
        .map(({ name, cells }) => `<tr><th>${say(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table></div>`

const figuresTable = (outcome: Outcome, say: SayHtml): string =>
  armTable(outcome, say, text('全部の配りから', 'From all deals together'), figuresOf(outcome))

/** How often each rule of the book was used; what no game met stands first. */
const usesTable = (outcome: Outcome, say: SayHtml): string => {
  const uses = rulesUsed(outcome).toSorted((a, b) => Number(b.isNews) - Number(a.isNews))
  const rows = uses.map(({ rule, name, means, isNews }) => ({
    name: isNews
      ? text(`${rule}　${name.ja}（一度もなし）`, `${rule} ${name.en} (never met)`)
      : text(`${rule}　${name.ja}`, `${rule} ${name.en}`),
    cells: means.map(shortNumber),
  }))
  return armTable(
    outcome,
    say,
    text('ルールの使われ方（1回の配りあたり）', 'How often each rule was used, a deal'),
    rows,
  )
}

const divergences = (
  { plan, tally }: Outcome,
  variant: number,
  language: Language,
  say: SayHtml,
  sideBySide: SideBySide | undefined,
): string => {
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
