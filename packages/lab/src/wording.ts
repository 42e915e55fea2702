import { joinTexts, type Text, text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import type { Reading } from './interval.ts'
import { LOOK_EVERY } from './look.ts'
import { type MeasureGroup, MINUTES, PARTS_OF_ONE, SHARE } from './measures.ts'
import type { Plan } from './plan.ts'
import { isSameRules } from './same-book.ts'
import { comparisonsOf, hasNoEffect, judgementsIn, type MeasureResult, type VariantEstimate } from './summary.ts'
import type { Tally } from './tally.ts'
import { type Comparison, type Judgement, mostOf, type Verdict } from './verdict.ts'

/** What a measure is called, and in what it counts. */
export const measureNamed = ({ generic, own }: Plan, id: string): { readonly name: Text; readonly unit: Text } =>
  [...generic, ...own].find((measure) => measure.id === id)!

/** The unit of what is no plain count, but a time or a share; null of anything else. */
const unitBeside = (plan: Plan, id: string): Text | null => {
  if (plan.ranges[plan.ids.indexOf(id)] === PARTS_OF_ONE) return SHARE
  return measureNamed(plan, id).unit === MINUTES ? MINUTES : null
}

/** What a measure is called where its unit has no place of its own: `Estimated time (minutes)`. */
export const measureWithUnit = (plan: Plan, id: string): Text => {
  const { name } = measureNamed(plan, id)
  const unit = unitBeside(plan, id)
  return unit === null ? name : text(`${name.ja}（${unit.ja}）`, `${name.en} (${unit.en})`)
}

/** Says which measures are measured in some deals only; null where none is. */
export const lookedInWords = ({ generic }: Plan): Text | null => {
  const names = generic.filter(({ isLooked }) => isLooked === true).map(({ name }) => name)
  if (names.length === 0) return null
  const { ja, en } = joinTexts(names, text('、', ', '))
  return text(`配り${LOOK_EVERY}回に1回だけ測るもの：${ja}`, `Measured in one deal of ${LOOK_EVERY}: ${en}`)
}

/** From what to what a measure goes, with its unit, shares in percent: `4 → 8 minutes`, `50 → 60 %`. */
export const changeInWords = (plan: Plan, id: string, from: number | null, to: number | null): Text => {
  const unit = unitBeside(plan, id)
  const number = (value: number | null): string => shortNumber(unit === SHARE && value !== null ? 100 * value : value)
  const change = `${number(from)} → ${number(to)}`
  if (unit === null) return text(change, change)
  return unit === SHARE ? text(`${change} %`, `${change} %`) : text(change + unit.ja, `${change} ${unit.en}`)
}

/** What sums that are rounded on the way may leave of 0. */
const DUST = 1e-9

/** Less is written as near 0, with its sign: nobody reads more noughts. */
const LEAST_WRITTEN = 0.00005

/** A number with as many digits as say something: 94.2, 0.183, 8. */
export const shortNumber = (value: number | null): string => {
  if (value === null) return '–'
  const size = Math.abs(value)
  if (size < DUST) return '0'
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  if (size < LEAST_WRITTEN) return value < 0 ? '−0.000' : '0.000'
  const rounded = size < 0.0005 ? value.toPrecision(1) : value.toFixed(digits)
  return String(Number(rounded)).replace('-', '−')
}

/** The same with its sign: +9.7. */
export const signedNumber = (value: number | null): string =>
  (value !== null && value >= DUST ? '+' : '') + shortNumber(value)

/** `4人`, `4 seats`. */
export const seatsInWords = (seats: number): Text => text(`${seats}人`, seats === 1 ? '1 seat' : `${seats} seats`)

/** An interval; a dash between its ends would read as the sign of the second one. */
export const rangeInWords = ({ low, high }: { readonly low: number | null; readonly high: number | null }): Text =>
  text(`${shortNumber(low)}〜${shortNumber(high)}`, `${shortNumber(low)} to ${shortNumber(high)}`)

/** A verdict as a person reads it, one for each measure of a variant. */
export interface SpokenVerdict {
  readonly measure: MeasureResult
  readonly estimate: VariantEstimate
  readonly says: Text
  /** About how many more deals it takes to tell; null where it is told, or that is not known. */
  readonly more: Text | null
  /** Whether it was the same in every deal of both, and can be nothing else, or so many were played that nothing that matters is hidden. */
  readonly isAlways: boolean
  /** As `Judgement.q`. */
  readonly q: number | null
}

/** What the rows say of each variant, measure by measure. */
export const verdictsInWords = ({
  plan,
  tally,
  reading,
  result: { measures },
}: Pick<Outcome, 'plan' | 'tally' | 'reading'> & {
  readonly result: Pick<Outcome['result'], 'measures'>
}): readonly (readonly SpokenVerdict[])[] => {
  const comparisons = comparisonsOf(plan, tally)
  return judgementsIn(comparisons, reading).map((judgements, variant) =>
    measures.map((measure, k) => {
      const estimate = measure.variants[variant]!
      const judgement = judgements[k]!
      const comparison = comparisons[variant]![k]!
      const seen = { reading, deals: tally.deals }
      return {
        measure,
        estimate,
        q: judgement.q,
        says: inWords(estimate, comparison, judgement, seen),
        more: moreInWords(comparison, judgement, seen),
        isAlways: isAlwaysIn(comparison, judgement),
      }
    }),
  )
}

/** As `SpokenVerdict.isAlways`. */
export const isAlwaysIn = ({ always }: Comparison, { verdict }: Pick<Judgement, 'verdict'>): boolean =>
  always !== null && verdict === 'same'

/** Measures of which the same is said. */
export interface VerdictGroup {
  readonly verdict: Verdict
  readonly name: Text
  /** Their places in the list of measures, in its order. */
  readonly measures: readonly number[]
}

/** In the order of what is worth reading first. */
const VERDICTS: Readonly<Record<Verdict, Text>> = {
  differs: text('差がある', 'Differs'),
  unclear: text('まだ言えない', 'Cannot tell yet'),
  same: text('差は見えない', 'No difference seen'),
}

/** All measures by the first of these verdicts that any of the variants has; `verdicts` as `verdictsInWords` gives them. */
export const groupsByVerdict = (verdicts: readonly (readonly SpokenVerdict[])[]): readonly VerdictGroup[] => {
  const order = Object.keys(VERDICTS) as Verdict[]
  const first = (verdicts[0] ?? []).map((_, k) =>
    order.find((verdict) => verdicts.some((spoken) => spoken[k]!.estimate.verdict === verdict)),
  )
  return order.flatMap((verdict) => {
    const measures = first.flatMap((each, k) => (each === verdict ? [k] : []))
    return measures.length === 0 ? [] : [{ verdict, name: VERDICTS[verdict], measures }]
  })
}

/** Whether there is a range of the difference to be told. */
export const hasRange = ({ isAlways, estimate: { low, high } }: SpokenVerdict): boolean =>
  low !== null && low !== high && !isAlways

/** Whether a measure (its place in `Plan.ids`) was the same in every deal of the base: no range is told of it. */
export const isAlwaysSame = ({ means }: Pick<Tally, 'means'>, measure: number): boolean => means[0]![measure]!.m2 === 0

/** What a measure says something of. What a game counts itself is a use where it names the rule, and contact otherwise. */
export const groupOf = ({ generic, own }: Plan, id: string): MeasureGroup =>
  generic.find((measure) => measure.id === id)?.group ??
  (own.find((measure) => measure.id === id)?.rule === undefined ? 'contact' : 'use')

/** `q 0.012`; empty where nothing was asked. */
export const shownQ = (q: number | null): string =>
  q === null ? '' : q < 0.001 ? 'q < 0.001' : `q ${q.toFixed(q < 0.01 ? 4 : 2)}`

export const CANNOT_TELL = text('まだ言えない', 'cannot tell yet')

/** How results are read, and of how many deals they are: of two, of the one that has fewer. */
export interface Seen {
  readonly reading: Reading
  readonly deals: number
}

/** A verdict as a person reads it. */
export const inWords = (
  estimate: Pick<VariantEstimate, 'mean' | 'difference'>,
  comparison: Comparison,
  judgement: Pick<Judgement, 'verdict' | 'more'>,
  seen: Seen,
): Text => {
  const { verdict } = judgement
  const { difference } = estimate
  if (comparison.identical) return text('影響なし', 'no effect at all')
  if (difference === null) return text('この遊びでは測れない', 'not to be measured here')
  if (isAlwaysIn(comparison, { verdict })) {
    const number = shortNumber(comparison.always)
    return text(`どちらもいつも${number}`, `always ${number} in both`)
  }
  if (verdict === 'differs')
    return text(`差がある（${signedNumber(difference)}）`, `differs (${signedNumber(difference)})`)
  if (verdict === 'same') {
    const most = shortNumber(mostOf(comparison, seen.reading))
    return text(`差は見えない（あっても${most}まで）`, `no difference larger than ${most}`)
  }
  const more = moreInWords(comparison, judgement, seen)
  return more === null ? CANNOT_TELL : text(`${CANNOT_TELL.ja}（${more.ja}）`, `${CANNOT_TELL.en}: ${more.en}`)
}

/** As `SpokenVerdict.more`. */
export const moreInWords = (
  { differences }: Comparison,
  { more }: Pick<Judgement, 'more'>,
  { deals }: Seen,
): Text | null => {
  if (more === null) return null
  // Not every deal tells of every measure.
  const rounded = Number(Math.ceil((more * deals) / differences.n).toPrecision(2)).toLocaleString('en')
  return text(`あと約${rounded}回の配りが要る`, `about ${rounded} more deals`)
}

/** A sentence on a variant as a whole, where all its games were those of the base. */
export const noEffect = ({ plan, tally }: Pick<Outcome, 'plan' | 'tally'>, variant: number): Text | null => {
  if (!hasNoEffect(tally, variant)) return null
  return isSameRules(plan, variant)
    ? text(
        '影響なし：この案のルールは、基準とまったく同じです。',
        'No effect at all: the rules of this variant are those of the base.',
      )
    : text(
        '影響なし：どの試合も、基準とまったく同じでした。変えたルールに出会った試合がないか、ボットがそれを使いません。',
        'No effect at all: every game was the same as in the base. No game met the rule that was changed, or no bot uses it.',
      )
}

/** Whether no variant has any effect, or there is none: the base stands alone. */
export const isBaseAlone = (outcome: Pick<Outcome, 'plan' | 'tally'>): boolean =>
  outcome.tally.parted.every((_, variant) => noEffect(outcome, variant) !== null)
