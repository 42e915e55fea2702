import { type Text, text } from '@tefuda/kernel'
import type { Outcome, Plan } from '@tefuda/lab'
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
  const head = say(
    text(
      `${game.name.ja}　${experiment.seats}人　${result.deals.toLocaleString('en')}回の配り`,
      `${game.name.en}, ${experiment.seats} seats, ${result.deals.toLocaleString('en')} deals`,
    ),
  )
  const base = result.measures.map(({ id, base: { mean, low, high } }) => ({
    name: say(measureNamed(plan, id).name),
    cells: [mean, low, high].map(shortNumber),
    says: '',
  }))
  const variants = spoken.flatMap((verdicts, variant) => [
    '',
    paint.bold(experiment.variants[variant]!.name),
    ...(noEffect(tally, variant) === null
      ? alignedRows(verdictRows(plan, verdicts, say))
      : [say(noEffect(tally, variant)!)]),
  ])
  return [
    paint.bold(experiment.name),
    head,
    '',
    paint.bold(say(text('基準（平均と95 %の幅）', 'Base (mean and 95 % interval)'))),
    ...alignedRows(base),
    ...variants,
    ...(gate === null ? [] : ['', say(gateInWords(plan, gate))]),
    '',
    ...figuresOf(outcome).map(({ name, cells }) => `${say(name)}  ${cells.join('  ')}`),
    ...neverMet(outcome).map(say),
    say(text(`結果は ${out} にあります。`, `The results are in ${out}.`)),
  ]
}

/** A measure, numbers of it, and words. */
interface MeasureRow {
  readonly name: string
  readonly cells: readonly string[]
  readonly says: string
}

/** Of each measure its mean in the base, its mean in the variant, and the verdict; what differs first. */
export const verdictRows = (plan: Plan, verdicts: readonly SpokenVerdict[], say: Look['say']): MeasureRow[] =>
  groupsByVerdict([verdicts])
    .flatMap(({ measures }) => measures.map((k) => verdicts[k]!))
    .map(({ measure: { id, base }, estimate, says, q }) => ({
      name: say(measureNamed(plan, id).name),
      cells: [shortNumber(base.mean), shortNumber(estimate.mean)],
      says: `${say(says)}  ${shownQ(q)}`,
    }))

/** Names, numbers and words under one another. */
export const alignedRows = (rows: readonly MeasureRow[]): string[] => {
  const widest = Math.max(...rows.map(({ name }) => columnsOf(name)))
  return rows.map(({ name, cells, says }) =>
    `${padEnd(name, widest)}  ${cells.map((cell) => padStart(cell, 9)).join(' ')}  ${says}`.trimEnd(),
  )
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
