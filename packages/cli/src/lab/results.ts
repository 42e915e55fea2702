import { isRefusal, type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import { armNamed, experimentNamed, type Outcome, type Plan } from '@tefuda/lab'
import type { ComparedArm } from '@tefuda/lab/compare'
import type { HeldOutcome } from '@tefuda/lab/results'
import type { Store } from '@tefuda/lab/store'
import type { Console } from '../console.ts'
import { EXIT, Failure, unwritable } from '../failure.ts'
import { columnsOf, padEnd, padStart } from '../terminal/text.ts'
import type { LabOptions } from './options.ts'
import { lineWidth, toldIn, verdictLines } from './result-lines.ts'
import { granted, storeAt } from './store.ts'

/** Writes report.html beside results. */
export const reportLab = async (place: string, { json }: LabOptions, console: Console): Promise<number> => {
  const store = await storeAt(place)
  const outcome = await resultsIn(store)
  const path = await writeReport(outcome, store, console)
  if (json) console.printJson(outcome.result)
  else console.print(path)
  return EXIT.fine
}

/** Where it was written. */
export const writeReport = async (outcome: Outcome, store: Store, { look }: Console): Promise<string> => {
  const { reportPage } = await import('@tefuda/lab/report')
  return writePage(store, 'report.html', reportPage(outcome, look.lang))
}

/** Puts a page beside results. Answers where. */
export const writePage = async (store: Store, name: string, page: string): Promise<string> => {
  const path = store.addressOf(name)
  await store.put(name, page).catch((error: unknown) => {
    throw unwritable(path, error)
  })
  return path
}

/** Answers a query on rows. */
export const queryLab = async (place: string, sql: string, { json }: LabOptions, console: Console): Promise<number> => {
  const { queryRows } = await import('@tefuda/lab/query')
  const store = await storeAt(place)
  const answer = await queryRows(store, sql)
  if (isRefusal(answer) && answer.code === 'bad-query') throw new Failure(EXIT.usage, answer)
  const { columns, rows } = granted(
    isRefusal(answer) && answer.code === 'no-results' ? await unfinishedIn(store) : answer,
  )
  if (json) console.printJson(rows.map((row) => Object.fromEntries(columns.map((name, column) => [name, row[column]]))))
  else console.print(aligned([columns, ...rows.map((row) => row.map(String))]))
  return EXIT.fine
}

/** Why there are no rows to ask: the run has not come to its end, or there is none. */
const unfinishedIn = async (store: Store): Promise<Refusal> => {
  const { address } = store
  const { readResults } = await import('@tefuda/lab/results')
  const soFar = await readResults(store)
  if (isRefusal(soFar)) return soFar
  const [deals, all] = [soFar.result.deals, soFar.plan.experiment.until.deals].map((count) =>
    count.toLocaleString('en'),
  )
  return refusal(
    'not-finished',
    null,
    `${address} の実験はまだ終わっていません（${deals} / ${all} 回の配り）。行に尋ねられるのは、終わってからです。同じ tefuda lab run で続けてください。Ctrl-C で止めても、そこまでの行に尋ねられます。ここまでの判定は tefuda lab report ${address} で見られます。`,
    `The experiment in ${address} is not at its end: ${deals} of ${all} deals. Go on with the same tefuda lab run; at its end, also one by Ctrl-C, its rows can be queried. The verdicts so far are told by tefuda lab report ${address}.`,
  )
}

/** Tells how two results differ, rule set by rule set. */
export const compareLab = async (
  one: string,
  other: string,
  { json }: LabOptions,
  console: Console,
): Promise<number> => {
  const { besideRules, compareResults } = await import('@tefuda/lab/compare')
  const [first, second] = [await anyResultsAt(one), await anyResultsAt(other)]
  const compared = granted(compareResults(first, second))
  if (json) console.printJson(compared.flatMap(asJson))
  else {
    const told = toldIn(console.look, lineWidth(console))
    console.print([
      ...told(resultNamed(1, one, first)),
      ...told(resultNamed(2, other, second)),
      ...besideRules(first, second).flatMap(told),
      ...(first.result.rows === second.result.rows
        ? ['', console.look.say(SAME_ROWS)]
        : comparedLines(first.plan, compared, console)),
    ])
  }
  return EXIT.fine
}

const asJson = ({ name, isSameRules, verdicts }: ComparedArm) =>
  verdicts.map(({ measure: { id, base }, estimate: { mean, difference, low, high, verdict } }) => ({
    id,
    arm: name,
    sameRules: isSameRules,
    first: base.mean,
    second: mean,
    difference,
    low,
    high,
    verdict,
  }))

/** What a column of numbers is of. */
const resultNamed = (column: number, place: string, { plan, result }: Outcome): Text => {
  const deals = result.deals.toLocaleString('en')
  const { ja, en } = experimentNamed(plan)
  return text(`${column}：${place}　${ja}　${deals}回の配り`, `${column}: ${place}, ${en}, ${deals} deals`)
}

const comparedLines = (plan: Plan, compared: readonly ComparedArm[], console: Console): string[] =>
  compared.flatMap(({ name, isSameRules, verdicts, found }) => [
    '',
    console.look.paint.bold(
      console.look.say(
        armNamed(
          plan,
          plan.arms.findIndex((arm) => arm.name === name),
        ),
      ),
    ),
    ...(isSameRules ? [] : toldIn(console.look, lineWidth(console))(OTHER_RULES)),
    ...verdictLines(plan, verdicts, ['1', '2'], console.look.say, lineWidth(console)),
    ...toldIn(console.look, lineWidth(console))(found),
  ])

const SAME_ROWS = text(
  '影響なし：1と2は、どの行もまったく同じです。',
  'No effect at all: every row of 1 and 2 is the same.',
)

const OTHER_RULES = text(
  '名前は同じでも、ルールが1と2で違います。差には、ルールの違いも入っています。',
  'The name is the same, the rules of 1 and 2 are not: the differences are of rules, too.',
)

const resultsIn = async (store: Store, how: { readonly ofAnyVersion?: boolean } = {}): Promise<HeldOutcome> => {
  const { readResults } = await import('@tefuda/lab/results')
  return granted(await readResults(store, how))
}

/** Those that are compared may be of other versions. */
const anyResultsAt = async (place: string): Promise<HeldOutcome> =>
  resultsIn(await storeAt(place), { ofAnyVersion: true })

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
