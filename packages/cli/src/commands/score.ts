import { exjan, scoreHand } from '@tefuda/exjan'
import { isRefusal, resolveRules, type SeatInfo, text } from '@tefuda/kernel'
import { Argument } from 'commander'
import { EXIT, Failure, failure } from '../failure.ts'
import { sheetLines } from '../games/exjan/sheet.ts'
import { printable } from '../play/narration.ts'
import type { Program } from '../program.ts'
import { collect, type RulesOptions, rulesRequest, splitSettings } from '../rules-options.ts'
import { requestFromJson, requestFromWords, type Scored, type ScoreOptions } from '../score/request.ts'
import { readTextFile } from '../text-file.ts'

interface Options extends ScoreOptions, RulesOptions {
  readonly input?: string
  readonly name?: readonly string[]
  readonly json?: boolean
}

/** Longer inputs hold more than a win. */
const MAX_BYTES = 100_000

/** Refusals that say: well written, but not a win. */
const NOT_WON: ReadonlySet<string> = new Set(['incomplete', 'completes-pair', 'no-yaku'])

export const addScore = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'score',
      text('あがりの点数を計算する', 'score a winning hand'),
      text(
        '卓がなくても、あがった手から役・段・点数・支払いの表を出します。札は S3 H10 CM のように書き、最後の1枚があがり札です。席は1から数えます。',
        'Makes the score sheet of a win without a game: yaku, dan, points, who pays what. Cards are written S3 H10 CM, the winning card last. Seats are numbered from 1.',
      ),
    )
    .addArgument(new Argument('<game>', say('遊びの id', 'the id of a game')).choices([exjan.id]))
    .argument('[cards...]', say('手札（宣言した札は --meld に）', 'the hand, without the sets laid open (--meld)'))
    .option('--win <card>', say('あがり札（なければ最後に書いた札）', 'the winning card, where it is not the last one'))
    .option(
      '-m, --meld <cards>',
      say('宣言した群や連。何度でも書ける', 'a group or run laid open; may be repeated'),
      collect,
    )
    .option('-d, --indicator <card>', say('ドラ表示札', 'the indicator of the dora'))
    .option('-n, --seats <n>', say('席の数（既定 4）', 'number of seats (default 4)'))
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
    .option('--chips <list>', say('各席のチップ（250,0,250,250）', 'what each seat has (250,0,250,250)'))
    .option('--name <seat=name>', say('席の名前。何度でも書ける', 'name of a seat; may be repeated'), collect)
    .option('-s, --set <k=v>', say('設定を変える。何度でも書ける', 'change a setting; may be repeated'), collect)
    .option('-i, --input <file>', say('JSONで書いたあがり（- は標準入力）', 'the win as JSON (-: standard input)'))
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<Options>(command, async ([, ...words], options, console) => {
    const { request, rules: asked } = await scoredFrom(words, options, console.input)
    const rules = resolveRules(exjan.schema, exjan, asked, request.seats)
    if (isRefusal(rules)) throw new Failure(EXIT.usage, rules)
    const sheet = scoreHand(rules, request)
    if (isRefusal(sheet)) throw new Failure(NOT_WON.has(sheet.code) ? EXIT.no : EXIT.usage, sheet)
    const names = namesOf(request.seats, options.name, say)
    if (options.json) console.printJson({ ok: true, sheet })
    else console.print(sheetLines(sheet, names, console.look, console.size().columns))
    return EXIT.fine
  })
}

const scoredFrom = async (
  words: readonly string[],
  options: Options,
  input: Parameters<typeof readTextFile>[1],
): Promise<Scored> => {
  const { rest, settings } = splitSettings(words)
  const rules = rulesRequest({ set: [...(options.set ?? []), ...settings] })
  if (options.input !== undefined && rest.length > 0)
    throw failure(
      EXIT.usage,
      'excess-arguments',
      '--input を使うときは、札をコマンドに書かないでください。',
      'With --input no cards are written on the command line.',
    )
  const scored =
    options.input === undefined
      ? requestFromWords(rest, options)
      : requestFromJson(await readTextFile(options.input, input, MAX_BYTES))
  if (isRefusal(scored)) throw new Failure(EXIT.usage, scored)
  return { ...scored, rules: { ...scored.rules, ...rules } }
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
