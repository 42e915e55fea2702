import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import { csvOf, isRefusal, type RulesRequest, type ScoreSheet, type SeatInfo, text } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { Argument, type Command } from 'commander'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure, failure } from '../failure.ts'
import { printable } from '../play/narration.ts'
import { collect, type RulesOptions, rulesRequest, splitSettings, wholeNumber } from '../rules-options.ts'
import { cccScorer } from '../score/ccc.ts'
import { cutInScorer, zhengShangYouScorer } from '../score/climbing.ts'
import { exjanScorer } from '../score/exjan.ts'
import { corrected, readSession, writeSession } from '../score/kept.ts'
import type { Scorer, ScorerOptions } from '../score/scorer.ts'
import { southernCrossScorer } from '../score/southern-cross.ts'
import { readTextFile } from '../text-file.ts'

interface Options extends ScorerOptions, RulesOptions {
  readonly input?: string
  readonly name?: readonly string[]
  readonly json?: boolean
  readonly keep?: string
  readonly round?: string
  readonly remove?: string
  readonly csv?: boolean
}

const SCORERS: Readonly<Record<string, Scorer>> = {
  [southernCross.id]: southernCrossScorer,
  [cutInDaifugo.id]: cutInScorer,
  [zhengShangYou.id]: zhengShangYouScorer,
  [exjan.id]: exjanScorer,
  [ccc.id]: cccScorer,
}

/** Longer inputs hold more than a session. */
const MAX_BYTES = 100_000

/** Refusals that say: well written, but the rules do not have it so. */
const NOT_BY_THE_RULES: ReadonlySet<string> = new Set([
  'incomplete',
  'completes-pair',
  'no-yaku',
  'jokers-apart',
  'no-clearing',
])

/** The command with its arguments and options. */
const scoreCommand = (program: Program): Command => {
  const { say } = program
  return program
    .command(
      'score',
      text('卓がなくても点数を計算する', 'score a game at a real table'),
      text(
        '実物で遊んでいる卓の点数を出します。サザンクロスは置いた札の役、カットイン大富豪と争上遊は順位から点・身分・交換、エクスジャンはあがった手、CCC は盤のコインから陣地。席は1から数えます。書き方は docs/players.md にあります。',
        'Scores a game with real cards: a placement of Southern Cross, the places of Cut-in Daifugo and Zheng Shang You (points, titles, exchange), a winning hand of Exjan, the coins on a board of CCC. Seats are numbered from 1. How to write them: docs/players.en.md.',
      ),
    )
    .addArgument(new Argument('<game>', say('遊びの id', 'the id of a game')).choices(Object.keys(SCORERS)))
    .argument(
      '[words...]',
      say('札・順位・コイン。--keep で流局なら 流局', 'cards, places or coins; with --keep: drawn'),
    )
    .option('-n, --seats <n>', say('席の数', 'number of seats'))
    .option('--move <move>', say('サザンクロス：置いた札（H4@a1）', 'Southern Cross: what is placed (H4@a1)'))
    .option('--win <card>', say('あがり札（なければ最後に書いた札）', 'the winning card, where it is not the last one'))
    .option(
      '-m, --meld <cards>',
      say('宣言した群や連。何度でも書ける', 'a group or run laid open; may be repeated'),
      collect,
    )
    .option('-d, --indicator <card>', say('ドラ表示札', 'the indicator of the dora'))
    .option('--winner <seat>', say('あがった席（既定 1）', 'who won (default 1)'))
    .option('--dealer <seat>', say('親の席（既定 1）', 'who deals (default 1)'))
    .option(
      '-f, --from <seat>',
      say('その札を捨てた席（なければ自分で引いた）', 'who discarded it (else it was drawn)'),
    )
    .option('--reach', say('リーチしていた', 'after reach'))
    .option('--quick', say('リーチから一周以内', 'within one round of turns after reach'))
    .option('--last', say('山札の最後の札か、そのあとの捨て札', 'the last card of the wall, or the discard after it'))
    .option('--first', say('最初に引いた札', 'on the first draw'))
    .option('--stakes <points>', say('場にあるリーチのチップ', 'chips of reaches on the table'))
    .option('--reached <seats>', say('--keep で：リーチした席（1,3）', 'with --keep: who said reach (1,3)'))
    .option('--chips <list>', say('各席のチップ（250,0,250,250）', 'what each seat has (250,0,250,250)'))
    .option('--name <seat=name>', say('席の名前。何度でも書ける', 'name of a seat; may be repeated'), collect)
    .option('-p, --preset <preset>', say('ルールの型', 'preset'))
    .option('-s, --set <k=v>', say('設定を変える。何度でも書ける', 'change a setting; may be repeated'), collect)
    .option('-i, --input <file>', say('JSONで書いたもの（- は標準入力）', 'the same as JSON (-: standard input)'))
    .option(
      '-k, --keep <file>',
      say('得点表をこのファイルにつけ足していく', 'adds to the sheet in this file, which is made where it is missing'),
    )
    .option('--round <n>', say('--keep の n 回目を書き直す', 'with --keep: writes round n anew'))
    .option('--remove <n>', say('--keep の n 回目を消す', 'with --keep: leaves round n out'))
    .option('--csv', say('--keep の得点表をCSVで出す', 'with --keep: the sheet as CSV'))
    .option('--json', say('JSONで出す', 'as JSON'))
}

export const addScore = (program: Program): void => {
  const { say } = program
  const command = scoreCommand(program)
  program.run<Options>(command, async ([game = '', ...words], options, console) => {
    const scorer = SCORERS[game]!
    const { rest, settings } = splitSettings(words)
    const { preset, set = [], input } = options
    checkOptions(game, scorer, options, rest)
    const rules = rulesRequest({ ...(preset !== undefined && { preset }), set: [...set, ...settings] })
    const json = input === undefined ? null : await readTextFile(input, console.input, MAX_BYTES)
    if (options.keep !== undefined)
      return keepScore(game, scorer, { rest, options, rules, json, say }, options.keep, console)
    const answer = scorer.score({ words: rest, options, rules, json })
    if (isRefusal(answer)) throw new Failure(NOT_BY_THE_RULES.has(answer.code) ? EXIT.no : EXIT.usage, answer)
    const names = namesOf(answer.seats, options.name, say)
    if (options.json) console.printJson({ ok: true, sheet: answer.sheet })
    else console.print(answer.lines(names, console.look, console.size().columns))
    return EXIT.fine
  })
}

const SHEET_OPTIONS = ['round', 'remove', 'csv', 'reached'] as const

interface Typed {
  readonly rest: readonly string[]
  readonly options: Options
  readonly rules: RulesRequest
  readonly json: string | null
  readonly say: Program['say']
}

/** Adds rounds to the sheet in a file, or corrects it, and prints it; nothing is written where anything is refused. */
const keepScore = async (
  game: string,
  { session: scorer }: Scorer,
  { rest, options, rules, json, say }: Typed,
  path: string,
  console: Console,
): Promise<number> => {
  if (json !== null)
    throw failure(
      EXIT.usage,
      'no-sheet',
      '--keep には、コマンドに書いたものをつけます。--input とは一緒に使えません。',
      '--keep takes what is on the command line, not --input.',
    )
  const before = await readSession(path, game, console.input)
  const number = (name: 'round' | 'remove'): number | undefined =>
    options[name] === undefined ? undefined : wholeNumber(`--${name}`, options[name], 1, 500)
  const given = options.seats ?? (before.seats === null ? undefined : String(before.seats))
  const seated = { ...options, ...(given !== undefined && { seats: given }) }
  const added = scorer.roundsIn(rest, seated)
  if (isRefusal(added)) throw new Failure(EXIT.usage, added)
  const after = corrected(before, added, { round: number('round'), remove: number('remove') })
  const all = { ...after.rules, ...rules }
  const answer = scorer.score({
    words: after.rounds,
    options: seated,
    rules: all,
    json: null,
  })
  if (isRefusal(answer)) throw new Failure(NOT_BY_THE_RULES.has(answer.code) ? EXIT.no : EXIT.usage, answer)
  const { seats, sheet } = answer
  const renamed = new Map([...after.names, ...(options.name ?? [])].map((one) => [one.split('=')[0], one]))
  const names = namesOf(seats, [...renamed.values()], say)
  writeSession(path, { ...after, seats, rules: all, names: [...renamed.values()] })
  if (options.json) console.printJson({ ok: true, sheet })
  else if (options.csv) console.print(csvLines(sheet, names, say))
  else console.print(answer.lines(names, console.look, console.size().columns))
  return EXIT.fine
}

const csvLines = ({ rounds, outcome }: ScoreSheet, names: readonly string[], say: Program['say']): string =>
  csvOf([
    [say('回', 'Round'), ...names],
    ...rounds.map(({ points }, k) => [k + 1, ...points]),
    [say('合計', 'Total'), ...outcome.scores],
  ]).trimEnd()

/** What does not go together, or belongs to another game, is refused rather than overlooked. `rest`: the words of the command line. */
const checkOptions = (game: string, scorer: Scorer, options: Options, rest: readonly string[]): void => {
  const own: readonly string[] = scorer.options
  const known = Object.values(SCORERS).flatMap((other): readonly string[] => other.options)
  const foreign = Object.keys(options).find((name) => known.includes(name) && !own.includes(name))
  if (foreign !== undefined)
    throw failure(
      EXIT.usage,
      'bad-option',
      `--${foreign} は ${game} では使いません。`,
      `--${foreign} is not for ${game}.`,
    )
  if (options.input !== undefined && rest.length > 0)
    throw failure(
      EXIT.usage,
      'excess-arguments',
      '--input を使うときは、ほかにコマンドには書かないでください。',
      'With --input nothing else is written on the command line.',
    )
  const sheetOptions = SHEET_OPTIONS.filter((name) => options[name] !== undefined)
  if (options.keep === undefined && sheetOptions.length > 0)
    throw failure(
      EXIT.usage,
      'no-sheet',
      `--${sheetOptions[0]} には、得点表のファイルを --keep で書いてください。`,
      `--${sheetOptions[0]} needs the file of the sheet: --keep FILE.`,
    )
}

const namesOf = (seats: number, given: readonly string[] = [], say: Program['say']): string[] => {
  const named = new Map<number, NonNullable<SeatInfo['name']>>()
  for (const one of given) {
    const [, seat = '', name = ''] = /^(\d)=(.+)$/.exec(one) ?? []
    if (name === '' || Number(seat) < 1 || Number(seat) > seats)
      throw failure(
        EXIT.usage,
        'bad-option',
        `--name は「席=名前」の形で書いてください（席は1から${seats}まで）。`,
        `Write --name as seat=name, seats from 1 to ${seats}.`,
      )
    named.set(Number(seat) - 1, printable(name))
  }
  return Array.from({ length: seats }, (_, seat) => named.get(seat) ?? say(`席${seat + 1}`, `Seat ${seat + 1}`))
}
