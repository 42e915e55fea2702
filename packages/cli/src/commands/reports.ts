import { isRefusal, text } from '@tefuda/kernel'
import { type Place, urlOf } from '@tefuda/server/place'
import type { Met, Report } from '@tefuda/server/reports'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'
import { dateAndTime, plain, wrap } from '../terminal/text.ts'
import { withPlace } from './server-data.ts'

interface Options extends Place {
  readonly limit?: string
  readonly json?: boolean
}

const LIMIT = 50

export const addReports = (program: Program): void => {
  const { say } = program
  const command = withPlace(
    program
      .command(
        'reports',
        text('人についての報告を読む', 'read what people reported'),
        text(
          'オンラインの卓で人が人について送った報告を、新しいものから出します。サーバーが動いていても、止まっていても読めます。',
          'Prints what people at online tables reported about one another, newest first, whether the server runs or not.',
        ),
      )
      .option('--limit <n>', say(`多くて何件（既定 ${LIMIT}）`, `at most so many (default ${LIMIT})`)),
    program,
  ).option('--json', say('1行に1件のJSONで出す', 'as JSON, one report a line'))
  program.run<Options>(command, async (_, { limit, json, ...place }, console) => {
    const most = limit === undefined ? LIMIT : wholeNumber('--limit', limit, 1, 10_000)
    const { readReports } = await import('@tefuda/server/reports')
    const read = await readReports(urlOf(place, console.env), most)
    if (isRefusal(read)) throw new Failure(EXIT.file, read)
    const reports = read.map(printable)
    if (json) console.print(reports.map((report) => JSON.stringify({ ...report, at: new Date(report.at) })))
    else if (reports.length === 0) console.print(console.look.say(text('報告はありません。', 'There are no reports.')))
    else console.print(reports.flatMap((report) => reportLines(report, console)))
    return EXIT.fine
  })
}

/** Names and reasons come from anybody: nothing in them may steer the terminal. */
const printable = ({ at, table, about, by, reason }: Report): Report => ({
  at,
  table,
  about: { ...about, name: plain(about.name) },
  by: { ...by, name: plain(by.name) },
  reason: reason
    .split(/[\n\p{Zl}\p{Zp}]/u)
    .map(plain)
    .join('\n'),
})

const reportLines = ({ at, table, about, by, reason }: Report, { look, size }: Console): string[] => {
  const { say, paint, lang } = look
  const called = ({ who, name }: Met): string => `${name || say(text('名前なし', 'someone without a name'))} [${who}]`
  const people = text(`${called(about)} について（${called(by)} から）`, `About ${called(about)}, by ${called(by)}`)
  return [
    `${paint.dim(dateAndTime(at, lang))}  ${say(text('卓', 'table'))} ${table}`,
    `  ${paint.bold(say(people))}`,
    ...reason.split('\n').flatMap((line) => wrap(line, size().columns - 4, lang).map((part) => `    ${part}`)),
  ]
}
