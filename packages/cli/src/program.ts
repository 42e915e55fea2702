import { loadGames } from '@tefuda/games/host'
import type { Language } from '@tefuda/kernel'
import { isRefusal, Refused, text, VERSION } from '@tefuda/kernel'
import { Command, CommanderError, Option } from 'commander'
import type { Program } from './command-line.ts'
import { addBackup, addRestore } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addCheckGame } from './commands/check-game.ts'
import { addCompletion } from './commands/completion.ts'
import { addDaily } from './commands/daily.ts'
import { addEngine } from './commands/engine.ts'
import { addGames } from './commands/games.ts'
import { addLab } from './commands/lab.ts'
import { addLearn } from './commands/learn.ts'
import { addNewGame } from './commands/new-game.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addReports } from './commands/reports.ts'
import { addReview } from './commands/review.ts'
import { addRules } from './commands/rules.ts'
import { addScore } from './commands/score.ts'
import { addServe } from './commands/serve.ts'
import { addValue } from './commands/value.ts'
import { addVerify } from './commands/verify.ts'
import { type CommonOptions, createConsole, type Host } from './console.ts'
import { EXIT, Failure, INTERNAL, tellFault } from './failure.ts'
import { chooseLanguage } from './language.ts'
import { checkValues, usageRefusal } from './usage-error.ts'

/** Runs `tefuda` with these arguments (without node and script) and returns its exit code. Never throws. */
export const run = async (args: readonly string[], host: Host): Promise<number> => {
  const lang = chooseLanguage(args, host.env)
  const program = createProgram(lang, host)
  try {
    await program.root.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return program.exit()
  } catch (error) {
    return report(error, args, lang, host)
  }
}

interface RunningProgram extends Program {
  exit(): number
}

const createProgram = (lang: Language, host: Host): RunningProgram => {
  const say = (ja: string, en: string): string => (lang === 'ja' ? ja : en)
  const root = new Command('tefuda')
  let exit: number = EXIT.fine
  const program: RunningProgram = {
    root,
    say,
    exit: () => exit,
    command: (name, summary, description = summary) =>
      root
        .command(name)
        .summary(summary[lang])
        .description(description[lang])
        .helpOption('-h, --help', say('この説明を出す', 'show this help')),
    run: (command, work) => {
      command.action(async () => {
        exit = await work(
          command.args,
          command.opts<Parameters<typeof work>[1]>(),
          createConsole(lang, command.optsWithGlobals<CommonOptions>(), host),
        )
      })
    },
  }
  describe(root, lang, say)
  root
    .configureOutput({
      writeOut: (text) => host.output.write(text),
      writeErr: (text) => host.errors.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => host.output.columns ?? 80,
      getErrHelpWidth: () => host.output.columns ?? 80,
    })
    .exitOverride()
    .hook('preAction', async (_, command) => {
      checkValues(command)
      if (WITHOUT_GAMES.has(command.name())) return
      const games = await loadGames(host.env.TEFUDA_CONFIG || undefined)
      if (isRefusal(games)) throw new Failure(EXIT.file, games)
    })
  for (const add of COMMANDS) add(program)
  return program
}

const COMMANDS: readonly ((program: Program) => void)[] = [
  addGames,
  addRules,
  addPlay,
  addReplay,
  addReview,
  addLearn,
  addVerify,
  addScore,
  addValue,
  addEngine,
  addBench,
  addLab,
  addServe,
  addBackup,
  addRestore,
  addReports,
  addDaily,
  addNewGame,
  addCheckGame,
  addCompletion,
]

/** What the program is, the options of all commands, and how its help is written. */
const describe = (root: Command, lang: Language, say: Program['say']): void => {
  root
    .description(say('手札（Tefuda）：カードゲームの卓と実験室', 'Tefuda: a table, and a laboratory, for card games'))
    .version(VERSION, '-V, --version', say('版を出す', 'show the version'))
    .helpOption('-h, --help', say('この説明を出す', 'show this help'))
    .helpCommand('help [command]', say('コマンドの説明を出す', 'show the help of a command'))
    .addOption(new Option('--lang <lang>', say('言語', 'language')).choices(['ja', 'en']))
    .option('--no-color', say('色をつけない（環境変数 NO_COLOR でも）', 'no colours (NO_COLOR does the same)'))
    .option('--ascii', say('記号を使わず英字で描く', 'draw with letters instead of signs'))
    .option('--four-colours', say('スートを4色にする', 'suits in four colours'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => (lang === 'ja' ? (TITLES[title] ?? title) : title),
      optionDescription: withChoices,
      argumentDescription: withChoices,
    })
    .addHelpText('after', `\n${say(EXIT_CODES.ja, EXIT_CODES.en)}\n\n${say(ENVIRONMENT.ja, ENVIRONMENT.en)}`)
}

const withChoices = ({ description, argChoices }: Pick<Option, 'description' | 'argChoices'>): string =>
  argChoices === undefined ? description : `${description} (${argChoices.join(', ')})`

/** Commands that need no game of somebody else's, or load them themselves: what is wrong with one does not stop them. */
const WITHOUT_GAMES: ReadonlySet<string> = new Set(['serve', 'backup', 'restore', 'reports', 'new-game', 'check-game'])

const TITLES: { readonly [title: string]: string } = {
  'Usage:': '使い方：',
  'Arguments:': '引数：',
  'Options:': 'オプション：',
  'Global Options:': '共通のオプション：',
  'Commands:': 'コマンド：',
}

const EXIT_CODES = text(
  `終了コード：
  0  できた、正しい
  1  答えは「いいえ」（記録が合わない、など）
  2  コマンドの書き方が違う
  3  ファイル、Redis、ストアを読み書きできない
  4  手札そのものの誤り
  130 ほか  128＋シグナルの番号（Ctrl-C など）`,
  `Exit codes:
  0  done, or the answer is yes
  1  the answer is no (a record that does not hold, for example)
  2  the command line is wrong
  3  something cannot be read or written
  4  a fault of Tefuda itself
  130 and others  128 + the number of the signal (Ctrl-C for example)`,
)

const ENVIRONMENT = text(
  `環境変数：
  TEFUDA_HOME   途中の対局と記録を置くフォルダー
  TEFUDA_CONFIG ほかの人の遊びを書いたファイル（なければ tefuda.config.ts）
  TEFUDA_DATA   サーバーのデータのフォルダー
  DATABASE_URL  サーバーのデータベース
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3
                s3://… に実験の結果を置くときの、ストアの鍵と場所
  TEFUDA_DEBUG  空でなければ、手札そのものの誤りを詳しく書く
  NO_COLOR      空でなければ、色をつけない`,
  `Environment:
  TEFUDA_HOME   the folder of unfinished games and records
  TEFUDA_CONFIG the file that names games of other people (else tefuda.config.ts)
  TEFUDA_DATA   the folder of the server's data
  DATABASE_URL  the server's database
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3
                key and address of the store, for results of experiments at s3://…
  TEFUDA_DEBUG  unless empty, a fault of Tefuda itself is told in full
  NO_COLOR      unless empty, no colours`,
)

/** One line for a person, or one object where another program reads along. */
const report = (error: unknown, args: readonly string[], lang: Language, host: Host): number => {
  const { output, errors } = host
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine
  if (error instanceof CommanderError && error.code === 'commander.help') return EXIT.usage
  const [exit, refusal] = reasonOf(error)
  if (args.includes('--json')) output.write(`${JSON.stringify({ ok: false, error: refusal })}\n`)
  else errors.write(`${lang === 'ja' ? 'tefuda：' : 'tefuda: '}${refusal.message[lang].replaceAll('\n', ' ')}\n`)
  if (exit === EXIT.fault) tellFault(error, host)
  return exit
}

const reasonOf = (error: unknown): readonly [exit: number, reason: Failure['refusal']] => {
  if (error instanceof Failure) return [error.exit, error.refusal]
  if (error instanceof CommanderError) return [EXIT.usage, usageRefusal(error)]
  if (error instanceof Refused) return [EXIT.no, error.refusal]
  return [EXIT.fault, INTERNAL]
}
