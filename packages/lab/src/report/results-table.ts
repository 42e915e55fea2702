import { type Text, text } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { armNamed, BASE } from '../named.ts'
import { hasOtherDeck, OTHER_DECK } from '../other-deck.ts'
import { savedByDealt, savedByPairing } from '../summary.ts'
import {
  groupsByVerdict,
  hasRange,
  isAlwaysSame,
  measureNamed,
  noEffect,
  rangeInWords,
  type SpokenVerdict,
  shortNumber,
  shownQ,
} from '../wording.ts'
import type { SayHtml } from './escaped.ts'
import { axisOf, partInWords, plotOf, scaleOf } from './plot.ts'

/** The measures of a base that stands alone. */
export const baseTable = ({ plan, result, tally }: Outcome, say: SayHtml): string => {
  const rows = result.measures.map(({ id, base }, k) => {
    const range = isAlwaysSame(tally, k) ? '' : say(rangeInWords(base))
    return `<tr><th>${say(measureNamed(plan, id).name)}</th><td>${shortNumber(base.mean)}</td><td>${range}</td></tr>`
  })
  return `<div class="wide"><table><tr><th></th><th>${say(BASE)}</th><th>95 %</th></tr>${rows.join('')}</table></div>`
}

/** What a variant does to the measures; nothing where it has no effect at all. */
export const variantTable = (
  outcome: Outcome,
  variant: number,
  verdicts: readonly SpokenVerdict[],
  say: SayHtml,
): string => {
  const { plan, tally } = outcome
  if (noEffect(outcome, variant) !== null) return ''
  const scale = scaleOf(verdicts)
  const row = (k: number): string => {
    const verdict = verdicts[k]!
    const { measure, estimate, says } = verdict
    const { name, unit } = measureNamed(plan, measure.id)
    const range = !hasRange(verdict)
      ? ''
      : ` <small><span>${say(rangeInWords(estimate))}</span> <span>${shownQ(verdict.q)}</span></small>`
    const base = isAlwaysSame(tally, k) ? '' : `<small>${say(rangeInWords(measure.base))}</small>`
    const part = partInWords(verdict)
    return `<tr class="${estimate.verdict}"><th>${say(name)} <small>${say(unit)}</small></th><td>${shortNumber(measure.base.mean)}${base}</td><td>${shortNumber(estimate.mean)}</td><td class="plot">${plotOf(verdict, scale)}</td><td class="verdict">${part === '' ? '' : `<span class="part">${part}</span> `}${say(says)}${range}</td></tr>`
  }
  const heads = [
    say(BASE),
    say(text('この案', 'Variant')),
    `${say(text('基準との差', 'Difference from the base'))}${axisOf(scale)}`,
    say(text('判定と差の幅', 'Verdict and difference')),
  ]
  const groups = groupsByVerdict([verdicts]).map(
    ({ name: verdict, measures }) =>
      `<tbody><tr class="group"><th colspan="${heads.length + 1}">${say(verdict)} (${measures.length})</th></tr>${measures.map(row).join('')}</tbody>`,
  )
  return `<h2>${say(armNamed(plan, variant + 1))}</h2>
<div class="wide"><table class="results"><thead><tr><th></th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${groups.join('')}</table></div>
${savings(outcome, variant, say)}`
}

/** How the deals are paired where decks differ, and how many times as many would have been needed otherwise, in the middle of the measures. */
const savings = ({ plan, tally }: Outcome, variant: number, say: SayHtml): string => {
  const middle = (saved: typeof savedByPairing): number | null => {
    const known = tally.differences[variant]!.flatMap((_, k) => saved(tally, variant, k) ?? [])
    return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? null
  }
  const [pairing, dealt] = [middle(savedByPairing), middle(savedByDealt)]
  const told = [
    ...(hasOtherDeck(plan, variant) ? [OTHER_DECK] : []),
    ...(pairing === null ? [] : [SAVED(shortNumber(pairing))]),
    ...(dealt === null ? [] : [SAVED_BY_DEALT(shortNumber(dealt))]),
  ]
  return told.length === 0 ? '' : `<p class="under">${told.map(say).join(' ')}</p>`
}

const SAVED = (times: string): Text =>
  text(
    `同じ配りで比べなければ、配りは${times}倍要りました（ものさしの中央値）。`,
    `Without the same deals for both it would have taken ×${times} the deals (median of the measures).`,
  )

const SAVED_BY_DEALT = (times: string): Text =>
  text(`配られた札の運を引かなければ${times}倍。`, `With the luck of the dealt cards left in: ×${times}.`)
