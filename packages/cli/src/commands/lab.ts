import { Refused, text } from '@tefuda/kernel'
import { Argument } from 'commander'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure, failure } from '../failure.ts'
import type { LabOptions } from '../lab/options.ts'
import { compareLab, queryLab, reportLab } from '../lab/results.ts'
import { runLab } from '../lab/run.ts'
import { sweepLab } from '../lab/sweep.ts'
import { workLab } from '../lab/work.ts'
import { collect } from '../rules-options.ts'

const OPTIONS = ['deals', 'jobs', 'out', 'queue', 'seats', 'set', 'strength'] as const

/** What the laboratory can be told to do: how it is written, and how many arguments it takes. */
const TASKS: {
  readonly [task: string]: {
    readonly takes: readonly string[]
    /** Options besides `--json` that say something to it. */
    readonly options: readonly (typeof OPTIONS)[number][]
    work(given: readonly string[], options: LabOptions, console: Console): Promise<number>
  }
} = {
  run: {
    takes: ['FILE'],
    options: ['deals', 'jobs', 'out', 'queue'],
    work: ([file], options, console) => runLab(file!, options, console),
  },
  sweep: {
    takes: ['GAME'],
    options: ['deals', 'jobs', 'out', 'queue', 'seats', 'set', 'strength'],
    work: ([game], options, console) => sweepLab(game!, options, console),
  },
  work: { takes: [], options: ['jobs', 'queue'], work: (_, options, console) => workLab(options, console) },
  report: {
    takes: ['DIR'],
    options: [],
    work: ([folder], options, console) => reportLab(folder!, options, console),
  },
  query: {
    takes: ['DIR', '"select …"'],
    options: [],
    work: ([folder, sql], options, console) => queryLab(folder!, sql!, options, console),
  },
  compare: {
    takes: ['DIR', 'DIR'],
    options: [],
    work: ([one, other], options, console) => compareLab(one!, other!, options, console),
  },
}

export const addLab = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'lab',
      text('ルールを変えると何が変わるかを調べる', 'find out what a change of rules does'),
      text(
        'ルールの実験室。実験を書いたファイル（*.lab.json）のとおりに、同じ配りを基準のルールと変えたルールでボットに遊ばせ、差とその幅を出します（run）。途中で止めても、同じコマンドで続きから始まります。結果からは、ページ（report）、SQLへの答え（query）、2つの結果の違い（compare）が得られます。設定をひとつずつ変えるとどうなるかを一度に見るのが sweep です。たくさんの機械で動かすには、どの機械でも work を、1台で run を、同じ --queue で動かします。結果の場所（DIR と --out）はフォルダーか、S3互換のストアの s3://バケット/名前 です。',
        'The rules laboratory. Plays the same deals by the base rules and by those that are changed, as a file (*.lab.json) says, and tells the differences with their intervals (run). Stopped in between, the same command goes on. Results give a page (report), answers to SQL (query), and how they differ from others (compare). What every single setting does is seen at once by sweep. For many machines, work runs on each and run on one, with the same --queue. Results lie (DIR, --out) in a folder, or in an S3-compatible store as s3://BUCKET/NAME.',
      ),
    )
    .usage('[options] <task> [given...]')
    .addArgument(new Argument('[task]', say('すること', 'what to do')).choices(Object.keys(TASKS)))
    .argument(
      '[given...]',
      say(
        '実験のファイル、結果の場所、遊びの id など',
        'the file of an experiment, places of results, or the id of a game',
      ),
    )
    .option(
      '--deals <n>',
      say('配りの数（ファイルの until の代わりに）', 'number of deals, in place of the file’s until'),
    )
    .option('--jobs <n>', say('同時に動かすスレッドの数（既定はコアの数）', 'threads that play (default: one a core)'))
    .option('--out <place>', say('結果を置く場所', 'where the results are put'))
    .option(
      '--queue <url>',
      say(
        'run と sweep：遊ぶのは、この Redis で待つ work に任せる',
        'run and sweep: played by those that work at this Redis',
      ),
    )
    .option('--seats <n>', say('sweep の席の数', 'seats of a sweep'))
    .option(
      '-s, --set <k=v>',
      say('sweep で動かさない設定。何度でも書ける', 'a setting that a sweep leaves alone; may be repeated'),
      collect,
    )
    .option(
      '--strength <n>',
      say(
        'sweep：いくつの設定の値の組み合わせを全部試すか。2か3（既定は2）',
        'sweep: all combinations of values of so many settings are tried, 2 or 3 (default: 2)',
      ),
    )
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<LabOptions>(command, ([name, ...given], options, console) => {
    if (name === undefined) throw NO_TASK
    const { takes, work, options: known } = TASKS[name]!
    const usage = `tefuda lab ${name} ${takes.join(' ')}`.trimEnd()
    if (given.length !== takes.length)
      throw failure(EXIT.usage, 'bad-arguments', `${usage} の形で書いてください。`, `Write ${usage}.`)
    const idle = OPTIONS.find((option) => options[option] !== undefined && !known.includes(option))
    if (idle !== undefined)
      throw failure(
        EXIT.usage,
        'bad-option',
        `tefuda lab ${name} に --${idle} は書けません。`,
        `tefuda lab ${name} takes no --${idle}.`,
      )
    return work(given, options, console).catch(asFailure)
  })
}

const NO_TASK = failure(
  EXIT.usage,
  'missing-argument',
  `すること（${Object.keys(TASKS).join('、')} のどれか）を書いてください。使い方は --help で見られます。`,
  `Say what to do: ${Object.keys(TASKS).join(', ')}. See --help.`,
)

/** What a queue or a store refuses on the way could not be read or written. */
const asFailure = (error: unknown): never => {
  throw error instanceof Refused ? new Failure(EXIT.file, error.refusal) : error
}
