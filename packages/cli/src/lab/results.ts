import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal, type Refusal, text } from '@tefuda/kernel'
import type { Outcome } from '@tefuda/lab'
import { measureNamed, shortNumber } from '@tefuda/lab'
import type { Console } from '../console.ts'
import { EXIT, Failure, unwritable } from '../failure.ts'
import { columnsOf, padEnd, padStart } from '../terminal/text.ts'
import type { LabOptions } from './options.ts'

/** Writes report.html into a folder of results. */
export const reportLab = async (folder: string, { json }: LabOptions, console: Console): Promise<number> => {
  const outcome = await resultsIn(folder)
  const path = await writeReport(outcome, folder, console)
  if (json) console.printJson(outcome.result)
  else console.print(path)
  return EXIT.fine
}

/** Where it was written. */
export const writeReport = async (outcome: Outcome, folder: string, { look }: Console): Promise<string> => {
  const { reportPage } = await import('@tefuda/lab/report')
  const path = join(folder, 'report.html')
  await writeFile(path, reportPage(outcome, look.lang)).catch((error: unknown) => {
    throw unwritable(path, error)
  })
  return path
}

/** Answers a query on the rows of a folder. */
export const queryLab = async (
  folder: string,
  sql: string,
  { json }: LabOptions,
  console: Console,
): Promise<number> => {
  const { queryRows } = await import('@tefuda/lab/query')
  const { columns, rows } = granted(await queryRows(folder, sql))
  if (json) console.printJson(rows.map((row) => Object.fromEntries(columns.map((name, column) => [name, row[column]]))))
  else console.print(aligned([columns, ...rows.map((row) => row.map(String))]))
  return EXIT.fine
}

/** Tells how two results differ. */
export const compareLab = async (
  one: string,
  other: string,
  { json }: LabOptions,
  console: Console,
): Promise<number> => {
  const { compareResults } = await import('@tefuda/lab/compare')
  const first = await resultsIn(one)
  const compared = compareResults(first, await resultsIn(other))
  const { say } = console.look
  const verdicts = {
    differs: text('差がある', 'differs'),
    same: text('差は見えない', 'same'),
    unclear: text('まだ言えない', 'unclear'),
  }
  const lines = compared.map(({ id, arm, first: a, second, low, high, verdict }) => [
    arm === 'base' ? say(text('基準', 'base')) : arm,
    say(measureNamed(first.plan, id).name),
    shortNumber(a),
    shortNumber(second),
    `${shortNumber(low)} … ${shortNumber(high)}`,
    say(verdicts[verdict]),
  ])
  if (json) console.printJson(compared)
  else console.print(aligned(lines))
  return EXIT.fine
}

const resultsIn = async (folder: string): Promise<Outcome> => {
  const { readResults } = await import('@tefuda/lab/run')
  return granted(await readResults(folder))
}

const granted = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Failure(EXIT.file, answer)
  return answer
}

/** Columns under one another: words from the left, numbers from the right. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, columnsOf(cell))),
    [],
  )
  const isNumber = (cell: string): boolean => /^[−+-]?\d/.test(cell)
  return rows.map((row) =>
    row
      .map((cell, column) => (isNumber(cell) ? padStart : padEnd)(cell, widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
