import { type Text, text } from '@tefuda/kernel'
import type { Outcome, Plan } from '@tefuda/lab'
import {
  armNamed,
  experimentNamed,
  figuresOf,
  foundInWords,
  gateInWords,
  groupsByVerdict,
  hasRange,
  isAlwaysSame,
  lookedInWords,
  measureWithUnit,
  noEffect,
  playersInWords,
  rangeInWords,
  rulesCompared,
  rulesUsed,
  type SpokenVerdict,
  seatsInWords,
  shortNumber,
  shownQ,
  signedNumber,
  strongestInWords,
  type VerdictGroup,
  variantLettered,
  verdictsInWords,
} from '@tefuda/lab'
import type { Console } from '../console.ts'
import type { Look } from '../terminal/look.ts'
import { clip, columnsOf, padEnd, padStart, wrap } from '../terminal/text.ts'

/** A title, and a line for each measure. */
export interface ResultTable {
  readonly title: string
  readonly lines: readonly string[]
}

/** What an experiment found: the base, a table for each variant, and what follows from all deals together. `columns`: as `variantTables`. */
export const resultLines = (outcome: Outcome, out: string, look: Look, columns: number): string[] => {
  const { plan, result, gate, tally } = outcome
  const { experiment, game } = plan
  const { say, paint } = look
  const name = say(experimentNamed(plan))
  const verdicts = verdictsInWords(outcome)
  const head = text(
    `${game.name.ja}　${seatsInWords(experiment.seats).ja}　${result.deals.toLocaleString('en')}回の配り`,
    `${game.name.en}, ${seatsInWords(experiment.seats).en}, ${result.deals.toLocaleString('en')} deals`,
  )
  const told = toldIn(look, columns)
  const looked = lookedInWords(plan)
  const variants = variantTables(outcome, look, columns).map(({ title, lines }, variant) => ({
    title,
    lines: [
      ...changeLines(plan, variant).flatMap(told),
      ...lines,
      // What has no effect at all says no more than that.
      ...(noEffect(outcome, variant) === null ? told(foundInWords(outcome, variant, verdicts[variant]!)) : []),
    ],
  }))
  const tables = [baseTable(outcome, look, columns), ...variants]
  return [
    ...(name === say(game.name) ? [] : wrap(name, columns, look.lang).map(paint.bold)),
    ...told(head),
    ...worthTold(outcome).flatMap(told),
    ...tables.flatMap(({ title, lines }) => ['', ...wrap(title, columns, look.lang).map(paint.bold), ...lines]),
    ...(gate === null ? [] : ['', ...told(gateInWords(plan, tally, gate))]),
    '',
    ...figureLines(outcome, look, columns),
    ...neverMet(outcome).flatMap(told),
    ...(looked === null ? [] : told(looked)),
    ...told(text(`結果は ${out} にあります。`, `The results are in ${out}.`)),
  ]
}

/** From what to what a variant changes the rules: `Cut-ins: yes → no`. */
const changeLines = (plan: Plan, variant: number): Text[] =>
  (rulesCompared(plan)?.rows ?? []).flatMap(({ setting, cells }) => {
    const [before, after] = [cells[0]!, cells[variant + 1]!]
    if (!after.isOther) return []
    return text(
      `${setting.ja}：${before.value.ja} → ${after.value.ja}`,
      `${setting.en}: ${before.value.en} → ${after.value.en}`,
    )
  })

/** What is said of who plays, under each rule set. */
const worthTold = (outcome: Outcome): Text[] =>
  outcome.plan.arms.flatMap((_, arm) => {
    const told = playersInWords(outcome, arm)
    if (told === null) return []
    return ledBy(armNamed(outcome.plan, arm), told)
  })

/** What is said of a rule set, after its name; in quotes where that has a colon of its own. */
const ledBy = ({ ja, en }: Text, told: Text): Text =>
  en.includes(':')
    ? text(`「${ja}」：${told.ja}`, `"${en}": ${told.en}`)
    : text(`${ja}：${told.ja}`, `${en}: ${told.en}`)

/** What the rules do that all others are held against. `columns`: as `variantTables`. */
export const baseTable = ({ plan, result, tally }: Outcome, { say }: Look, columns: number): ResultTable => {
  const rows = result.measures.map(({ id, base: { mean, low, high } }, k) => ({
    name: say(measureWithUnit(plan, id)),
    cells: [shortNumber(mean), ...(isAlwaysSame(tally, k) ? ['', ''] : [low, high].map(shortNumber))],
    says: '',
  }))
  return {
    title: say(text('基準（平均と95 %の幅）', 'Base (mean and 95 % interval)')),
    lines: alignedRows(rows, columns),
  }
}

/** Of each variant its measures, what differs first, in so many columns. `isCut`: as `verdictLines`. */
export const variantTables = (outcome: Outcome, look: Look, columns: number, isCut = false): ResultTable[] => {
  const { plan } = outcome
  const { say } = look
  const heads = [say(text('基準', 'base')), say(text('案', 'variant'))] as const
  return verdictsInWords(outcome).map((verdicts, variant) => {
    const none = noEffect(outcome, variant)
    return {
      title: say(armNamed(plan, variant + 1)),
      lines: none === null ? verdictLines(plan, verdicts, heads, say, columns, isCut) : toldIn(look, columns)(none),
    }
  })
}

/** Says words in lines of at most so many columns. */
export const toldIn =
  ({ say, lang }: Look, columns: number) =>
  (words: Text): string[] =>
    wrap(say(words), columns, lang)

/** Columns that a line may have before a terminal breaks it; elsewhere nothing does. */
export const lineWidth = ({ output, size }: Console): number =>
  output.isTTY === true ? size().columns : Number.POSITIVE_INFINITY

/** A measure, numbers of it, and words; or a verdict above those that have it. */
interface MeasureRow {
  readonly name: string
  readonly cells: readonly string[]
  readonly says: string
  /** What has no room beside the numbers. */
  readonly below?: string
}

/** How much stands beside the name of a measure, which has so many columns at least; it stands above where it has more. */
interface Way {
  readonly name: number
  readonly cells: readonly [from: number, to: number]
  readonly words: 'verdict and q' | 'q' | 'none'
}

/** A name keeps so many columns where it stands beside its numbers. */
const LEAST_NAME = 16

/** Each takes less room than the one before; none leaves out the interval, without which a difference misleads. */
const SHORTER: readonly Way[] = [
  { name: LEAST_NAME, cells: [0, 4], words: 'verdict and q' },
  { name: LEAST_NAME, cells: [0, 4], words: 'q' },
  { name: 0, cells: [0, 4], words: 'q' },
  { name: 0, cells: [2, 4], words: 'q' },
  { name: 0, cells: [2, 4], words: 'none' },
]

/**
 * Of each measure both means, their difference with its interval, and the verdict, as far as there is room; what differs first.
 * `heads`: of the means. `isCut`: names that have no room are cut, and nothing stands below.
 */
export const verdictLines = (
  plan: Plan,
  verdicts: readonly SpokenVerdict[],
  heads: readonly [string, string],
  say: Look['say'],
  columns: number,
  isCut = false,
): string[] => {
  const titles = [...heads, say(text('差', 'difference')), say(text('95 %の幅', '95 % interval'))]
  const groups = groupsByVerdict([verdicts])
  const told = (way: Way): MeasureRow[] => {
    const first = { name: '', cells: titles.slice(...way.cells), says: '' }
    const none = { ...first, cells: first.cells.map(() => '') }
    const grouped = groups.map(({ measures }) => measures.map((k) => verdictRow(plan, verdicts[k]!, say, way)))
    if (way.words === 'verdict and q') return [first, ...grouped.flat()]
    const verdict = ({ name }: VerdictGroup): string => say(name) + say(text('：', ':'))
    return grouped.flatMap((rows, k) => [{ ...(k === 0 ? first : none), name: verdict(groups[k]!) }, ...rows])
  }
  const last = SHORTER.at(-1)!
  const way = SHORTER.find((each) => each.name + widthBeside(told(each)) <= columns) ?? last
  return alignedRows(told(way), columns, { isCut, least: way.name })
}

const verdictRow = (plan: Plan, spoken: SpokenVerdict, say: Look['say'], { cells, words }: Way): MeasureRow => {
  const { measure, estimate, says, more, isAlways } = spoken
  const numbers = [
    shortNumber(measure.base.mean),
    shortNumber(estimate.mean),
    signedNumber(estimate.difference),
    hasRange(spoken) ? say(rangeInWords(estimate)) : '',
  ]
  const row = { name: say(measureWithUnit(plan, measure.id)), cells: numbers.slice(...cells) }
  const q = isAlways ? '' : shownQ(spoken.q)
  if (words === 'verdict and q') return { ...row, says: sideBySide(say(says), q) }
  const further = more === null ? '' : say(more)
  return words === 'q' ? { ...row, says: q, below: further } : { ...row, says: '', below: sideBySide(further, q) }
}

const sideBySide = (...words: readonly string[]): string => words.filter((each) => each !== '').join('  ')

/** A rule set at the head of a column has so many. */
const WIDEST_HEAD = 16

/** The widest of each column but the names. */
const widthsOf = (rows: readonly MeasureRow[]) => ({
  cells: rows[0]!.cells.map((_, k) => widest(rows, ({ cells }) => cells[k]!)),
  says: widest(rows, ({ says }) => says),
})

const widest = (rows: readonly MeasureRow[], of: (row: MeasureRow) => string): number =>
  Math.max(...rows.map((row) => columnsOf(of(row))))

/** What all but the names takes. */
const widthBeside = (rows: readonly MeasureRow[]): number => {
  const { cells, says } = widthsOf(rows)
  return cells.reduce((sum, width) => sum + 2 + width, says === 0 ? 0 : 2 + says)
}

/**
 * Names, numbers and words under one another. A name that has no room is cut, or else stands above its numbers.
 * `least`: so many columns a name keeps, and it is cut to no fewer.
 */
const alignedRows = (
  rows: readonly MeasureRow[],
  columns: number,
  { isCut = false, least = LEAST_NAME }: { readonly isCut?: boolean; readonly least?: number } = {},
): string[] => {
  const widths = widthsOf(rows).cells
  const names = Math.min(
    widest(rows, ({ name }) => name),
    Math.max(least, columns - widthBeside(rows)),
  )
  return rows.flatMap(({ name, cells, says, below = '' }) => {
    const isHead = cells.every((cell) => cell === '')
    if (isHead) return [name]
    const isAbove = columnsOf(name) > names && !(isCut && names >= LEAST_NAME)
    const numbers = cells.map((cell, k) => padStart(cell, widths[k]!))
    const row = [padEnd(isAbove ? '' : clip(name, names), names), ...numbers, says].join('  ').trimEnd()
    return [...(isAbove ? [name] : []), row, ...(below === '' || isCut ? [] : [`${BELOW}${below}`])]
  })
}

const BELOW = '    '

/** What follows from all deals together, by rule set. */
const figureLines = (outcome: Outcome, { say, lang }: Look, columns: number): string[] => {
  const figures = figuresOf(outcome)
  if (figures.length === 0) return []
  const names = outcome.plan.experiment.variants.map((_, variant) => say(armNamed(outcome.plan, variant + 1)))
  // What has no room at the head of a column is told below.
  const isWide = names.some((name) => columnsOf(name) > WIDEST_HEAD)
  const letters = names.map((_, variant) => say(variantLettered(variant)))
  const title = say(text('全部の配りから', 'From all deals together'))
  const heads = { name: title, cells: [say(text('基準', 'base')), ...(isWide ? letters : names)], says: '' }
  return [
    ...alignedRows(
      [heads, ...figures.map(({ name, cells }) => ({ name: say(name), cells: cells.map(say), says: '' }))],
      columns,
    ),
    ...(isWide
      ? names.flatMap((name, variant) => wrap(`${letters[variant]}${say(text('：', ': '))}${name}`, columns, lang))
      : []),
  ]
}

/** What no game ever met. */
const neverMet = (outcome: Outcome): Text[] => {
  const news = rulesUsed(outcome).filter(({ isNews }) => isNews)
  if (news.length === 0) return []
  const named = (language: keyof Text): string => news.map(({ rule, name }) => `${rule} ${name[language]}`).join('、')
  return [
    text(`一度も使われなかったルール：${named('ja')}`, `Rules that no game met: ${named('en').replaceAll('、', ', ')}`),
  ]
}

/** The changes of a sweep that move most, as `--set` takes them, and what each does. */
export const strongestLines = (outcome: Outcome, look: Look, columns: number): string[] => {
  const { plan } = outcome
  return strongestInWords(outcome).flatMap(({ variant, found }) => {
    const { name } = plan.arms[variant + 1]!
    const { set } = plan.experiment.variants[variant]!
    const { label, kind } = plan.game.schema.settings[Object.keys(set)[0]!]!
    // Of what has rows the name in rows is cut.
    const isLong = kind === 'matrix' || kind === 'table'
    return toldIn(
      look,
      columns,
    )(
      isLong
        ? ledBy(armNamed(plan, variant + 1), found)
        : text(`${name}（${label.ja}）　${found.ja}`, `${name} (${label.en}): ${found.en}`),
    )
  })
}
