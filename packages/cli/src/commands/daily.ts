import { findGame } from '@tefuda/games'
import { isRefusal, refusal, text } from '@tefuda/kernel'
import type { Outstanding } from '@tefuda/server/daily'
import { type Place, urlOf } from '@tefuda/server/place'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { dateAndTime, figure, plain } from '../terminal/text.ts'
import { withPlace } from './server-data.ts'

interface Options extends Place {
  readonly accept?: string
  readonly strike?: string
  readonly json?: boolean
}

const LIMIT = 100

export const addDaily = (program: Program): void => {
  const { say } = program
  const command = withPlace(
    program
      .command(
        'daily',
        text('今日の一局の結果を確かめる', 'look at results of the daily deal'),
        text(
          'どのボットよりも良い結果は、確かめるまで「未確認」と表示されます。ここで一覧を見て、認めるか、取り消します。サーバーが動いていても使えます。',
          'Results above every bot’s are shown as not yet checked. Lists them; one at a time is accepted or struck, whether the server runs or not.',
        ),
      )
      .option('--accept <id>', say('その結果を認める', 'let this result stand'))
      .option('--strike <id>', say('その結果を取り消す', 'let this result count no more')),
    program,
  ).option('--json', say('1行に1件のJSONで、記録も出す', 'as JSON, a result a line with its record'))
  program.run<Options>(command, async (_, { accept, strike, json, ...place }, console) => {
    if (accept !== undefined && strike !== undefined) throw new Failure(EXIT.usage, BOTH)
    const url = urlOf(place, console.env)
    const { readOutstanding, settleTry } = await import('@tefuda/server/daily')
    const id = accept ?? strike
    if (id !== undefined) {
      const refused = await settleTry(url, id, accept === undefined ? 'strike' : 'accept')
      if (refused !== null) throw new Failure(EXIT.file, refused)
    }
    const read = await readOutstanding(url, LIMIT)
    if (isRefusal(read)) throw new Failure(EXIT.file, read)
    if (json) console.print(read.map((result) => JSON.stringify({ ...result, record: JSON.parse(result.record) })))
    else if (read.length === 0)
      console.print(console.look.say(text('どのボットよりも良い結果はありません。', 'No result is above every bot’s.')))
    else console.print(read.flatMap((result) => resultLines(result, console)))
    return EXIT.fine
  })
}

const BOTH = refusal(
  'bad-option',
  null,
  '--accept と --strike は、一緒には使えません。',
  '--accept and --strike cannot be used together.',
)

/** A name comes from anybody: nothing in it may steer the terminal. */
const resultLines = (result: Outstanding, { look }: Console): string[] => {
  const { say, paint, lang } = look
  const { id, day, score, par, started, ended, isChecked } = result
  const game = findGame(result.game)
  const name = plain(result.name) || say(text('名前なし', 'someone without a name'))
  const minutes = Math.round((ended - started) / 60_000)
  const state = isChecked ? text('確認ずみ', 'checked') : text('未確認', 'not yet checked')
  const took = text(`ボットの最高 ${par}、${minutes}分`, `best bot ${par}, ${minutes} min`)
  return [
    `${paint.bold(id)}  ${day}  ${game === undefined ? result.game : say(game.name)}  ${say(state)}`,
    `  ${name}  ${figure(score)}  (${say(took)})  ${paint.dim(dateAndTime(ended, lang))}`,
  ]
}
