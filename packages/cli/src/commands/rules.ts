import { type Chapter, fingerprint, type RuleBook, type Rules, text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import { describeSetting } from '../engine/describe.ts'
import { EXIT, Failure } from '../failure.ts'
import { chapterLines, ruleBookLines } from '../rule-book.ts'
import {
  collect,
  onlyGame,
  type RulesOptions,
  rulesFor,
  seatsFor,
  splitSettings,
  wholeNumber,
} from '../rules-options.ts'
import { settingLines } from '../setting-list.ts'
import { unknownName } from '../unknown-name.ts'

interface Options extends RulesOptions {
  readonly seats?: string
  readonly settings?: boolean
  readonly chapter?: string
  readonly json?: boolean
}

/** No line of prose is longer than this, however wide the screen. */
const MEASURE = 88

export const addRules = (program: Program): void => {
  const command = program
    .command(
      'rules',
      text('ルールブック', 'the rule book'),
      text(
        '選んだルールのとおりのルールブックを出します。--settings で設定の一覧になります。',
        'Prints the rule book of exactly the rules chosen; with --settings the settings.',
      ),
    )
    .argument('<game>', program.say('遊びの id', 'the id of a game'))
    .option('-p, --preset <preset>', program.say('ルールの型', 'preset'))
    .argument('[settings...]', program.say('変える設定（k=v）', 'settings to change (k=v)'))
    .option(
      '-s, --set <k=v>',
      program.say(
        '設定を変える。何度でも書ける（表の1行は points.set=40）',
        'change a setting; may be repeated (one row of a table: points.set=40)',
      ),
      collect,
    )
    .option('-n, --seats <n>', program.say('席の数', 'number of seats'))
    .option(
      '--settings',
      program.say('設定の一覧（範囲、既定の値、意味）', 'list the settings: range, default, meaning'),
    )
    .option('--chapter <id>', program.say('1つの章だけ', 'one chapter only'))
    .option('--json', program.say('JSONで出す', 'as JSON'))
  program.run<Options>(command, (words, asked, console) => {
    const { rest, settings } = splitSettings(words)
    const options = { ...asked, set: [...(asked.set ?? []), ...settings] }
    const game = onlyGame(rest)
    const seats =
      options.seats === undefined
        ? seatsFor(game, options)
        : wholeNumber('--seats', options.seats, game.minSeats, game.maxSeats)
    const rules: Rules = rulesFor(game, options, seats)
    const whole = game.rulebook(rules, seats)
    const book = options.chapter === undefined ? whole : { ...whole, chapters: [chapterOf(whole, options.chapter)] }
    const columns = Math.min(MEASURE, console.size().columns)
    if (options.json) {
      const list = Object.entries(game.schema.settings).map(([name, setting]) => describeSetting(name, setting))
      const mark = fingerprint(game.id, game.rulesVersion, rules)
      console.printJson({ game: game.id, seats, rules, fingerprint: mark, settings: list, rulebook: book })
    } else if (options.settings) console.print(settingLines(game, rules, console.look, columns).slice(1))
    else if (options.chapter === undefined) console.print(ruleBookLines(book, console.look, columns))
    else console.print(book.chapters.flatMap((chapter) => chapterLines(chapter, console.look, columns)).slice(1))
    return EXIT.fine
  })
}

const chapterOf = ({ chapters }: RuleBook, id: string): Chapter => {
  const chapter = chapters.find((one) => one.id === id)
  if (chapter !== undefined) return chapter
  const known = chapters.map((one) => one.id)
  throw new Failure(EXIT.usage, unknownName('unknown-chapter', text('章', 'chapter'), id, known))
}
