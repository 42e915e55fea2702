import { type Text, text } from '@tefuda/kernel'
import type { Outcome } from '@tefuda/lab'
import {
  figuresOf,
  gateInWords,
  groupsByVerdict,
  measureNamed,
  noEffect,
  rulesUsed,
  type SpokenVerdict,
  shortNumber,
  shownQ,
  verdictsInWords,
} from '@tefuda/lab'
import type { Look } from '../terminal/look.ts'
import { columnsOf, padEnd, padStart } from '../terminal/text.ts'

/** What an experiment found, as a table for each variant, what differs first; the base alone where there is none. */
export const resultLines = (outcome: Outcome, out: string, { say, paint }: Look): string[] => {
  const { plan, tally, result, reading, gate } = outcome
  const { experiment, game } = plan
  const spoken = verdictsInWords(result.measures, tally, reading)
  const names = result.measures.map(({ id }) => say(measureNamed(plan, id).name))
  const widest = Math.max(...names.map(columnsOf))
  const head = say(
    text(
      `${game.name.ja}　${experiment.seats}人　${result.deals.toLocaleString('en')}回の配り`,
      `${game.name.en}, ${experiment.seats} seats, ${result.deals.toLocaleString('en')} deals`,
    ),
  )
  const row = (k: number, cells: readonly string[], says: string): string =>
    `${padEnd(names[k]!, widest)}  ${cells.map((cell) => padStart(cell, 9)).join(' ')}  ${says}`.trimEnd()
  const base = result.measures.map(({ base: { mean, low, high } }, k) =>
    row(k, [shortNumber(mean), shortNumber(low), shortNumber(high)], ''),
  )
  const verdictRow = ({ measure, estimate, says, q }: SpokenVerdict, k: number): string =>
    row(k, [shortNumber(measure.base.mean), shortNumber(estimate.mean)], `${say(says)}  ${shownQ(q)}`)
  const variants = spoken.flatMap((verdicts, variant) => [
    '',
    paint.bold(experiment.variants[variant]!.name),
    ...(noEffect(tally, variant) === null
      ? groupsByVerdict([verdicts]).flatMap(({ measures }) => measures.map((k) => verdictRow(verdicts[k]!, k)))
      : [say(noEffect(tally, variant)!)]),
  ])
  return [
    paint.bold(experiment.name),
    head,
    '',
    paint.bold(say(text('基準（平均と95 %の幅）', 'Base (mean and 95 % interval)'))),
    ...base,
    ...variants,
    ...(gate === null ? [] : ['', say(gateInWords(plan, gate))]),
    '',
    ...figuresOf(outcome).map(({ name, cells }) => `${say(name)}  ${cells.join('  ')}`),
    ...neverMet(outcome).map(say),
    say(text(`結果は ${out} にあります。`, `The results are in ${out}.`)),
  ]
}

/** What no game of the base ever met. */
const neverMet = (outcome: Outcome): Text[] => {
  const news = rulesUsed(outcome).filter(({ isNews }) => isNews)
  if (news.length === 0) return []
  const named = (language: keyof Text): string => news.map(({ rule, name }) => `${rule} ${name[language]}`).join('、')
  return [
    text(`一度も使われなかったルール：${named('ja')}`, `Rules that no game met: ${named('en').replaceAll('、', ', ')}`),
  ]
}
