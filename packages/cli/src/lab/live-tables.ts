import { text } from '@tefuda/kernel'
import { gateInWords, type Outcome, variantLettered } from '@tefuda/lab'
import type { Look } from '../terminal/look.ts'
import { clip, columnsOf, wrap } from '../terminal/text.ts'
import { baseTable, variantTables } from './result-lines.ts'

/** What an experiment says so far, in the tables of its end, in no more than so many lines and columns. */
export const liveTables = (
  outcome: Outcome,
  look: Look,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): string[] => {
  const { say, paint } = look
  const variants = variantTables(outcome, look, columns, true)
  // Names that are cut may be alike: letters tell them apart.
  const isCut = variants.some(({ title }) => columnsOf(title) > columns)
  const shown = variants.map(({ title, lines }, variant) => ({
    title: isCut ? `${say(variantLettered(variant))} ${title}` : title,
    lines,
  }))
  const tables = (variants.length > 0 ? shown : [baseTable(outcome, look, columns)]).map(({ title, lines }) => [
    paint.bold(clip(title, columns)),
    ...lines.map((line) => clip(line, columns)),
  ])
  const { plan, tally, gate } = outcome
  const below = gate === null ? [] : ['', ...wrap(say(gateInWords(plan, tally, gate)), columns, look.lang)]
  return [...fitted(tables, rows - below.length, say), ...below]
}

/** A line between, a title, heads, a measure, and how many more there are. */
const LEAST = 5

/** Tables one under another, each in its share of so many lines; what does not fit is counted. */
export const fitted = (tables: readonly (readonly string[])[], lines: number, say: Look['say']): string[] => {
  const isAll = tables.length * LEAST <= lines
  const shown = isAll ? tables : tables.slice(0, Math.max(0, Math.floor((lines - 1) / LEAST)))
  let room = isAll ? lines : lines - 1
  const fit = shown.flatMap((table, k) => {
    const kept = shortened(['', ...table], Math.floor(room / (shown.length - k)), say)
    room -= kept.length
    return kept
  })
  const left = tables.length - shown.length
  return left === 0 ? fit : [...fit, say(text(`…ほか${left}案`, `… ${left} more variant${left === 1 ? '' : 's'}`))]
}

const shortened = (lines: readonly string[], most: number, say: Look['say']): readonly string[] => {
  const left = lines.length - most + 1
  return left <= 1 ? lines : [...lines.slice(0, most - 1), say(text(`…ほか${left}件`, `… ${left} more`))]
}
