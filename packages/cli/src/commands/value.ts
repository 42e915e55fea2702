import { type Calculation, type CccRules, calculate, ccc, formatPayment, MOST_NUMBER, waysToPay } from '@tefuda/ccc'
import { frenchFace, isRefusal, resolveRules, text } from '@tefuda/kernel'
import { Argument } from 'commander'
import type { Program } from '../command-line.ts'
import { EXIT, Failure } from '../failure.ts'
import { paymentText, spacedPayment, valueLines } from '../games/ccc/value.ts'
import { collect, type RulesOptions, rulesRequest, splitSettings, wholeNumber } from '../rules-options.ts'

interface Options extends RulesOptions {
  readonly for?: string
  readonly several?: boolean
  readonly limit?: string
  readonly json?: boolean
}

const WAYS = 10

export const addValue = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'value',
      text('札の値を計算する', 'work out the value of cards'),
      text(
        '札の値、払える数、そのわけを出します。札は D5 RJ のように、Aで分けるときは C4 / SA / D3 H6 のように書きます。--for を使うと、その数を払う方法を安い順に出します。',
        'What cards are worth, the number they pay for, and how. Cards are written D5 RJ, split by aces C4 / SA / D3 H6. With --for: the ways to pay for that number, cheapest first.',
      ),
    )
    .addArgument(new Argument('<game>', say('遊びの id', 'the id of a game')).choices([ccc.id]))
    .argument('[cards...]', say('札', 'the cards'))
    .option('--for <number>', say('この数を、札の一部で払う方法', 'ways to pay for this number with some of the cards'))
    .option('--several', say('1枚だけの支払いを除く', 'leave out payments by a single card'))
    .option('--limit <n>', say(`方法の数（既定 ${WAYS}）`, `how many ways (default ${WAYS})`))
    .option('-s, --set <k=v>', say('設定を変える。何度でも書ける', 'change a setting; may be repeated'), collect)
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<Options>(command, ([, ...words], options, console) => {
    const { rest, settings } = splitSettings(words)
    const rules = resolveRules(ccc.schema, ccc, rulesRequest({ set: [...(options.set ?? []), ...settings] }), 2)
    if (isRefusal(rules)) throw new Failure(EXIT.usage, rules)
    const value = calculate(spacedPayment(rest.join(' ')), rules)
    if (isRefusal(value)) throw new Failure(EXIT.usage, value)
    const columns = console.size().columns
    if (options.for === undefined) {
      if (options.json) console.printJson({ ok: true, value })
      else console.print(valueLines(value, rules, console.look, columns))
      return EXIT.fine
    }
    const number = wholeNumber('--for', options.for, 1, MOST_NUMBER)
    const ways = waysFor(value, number, rules, options)
    if (options.json) console.printJson({ ok: true, number, ways })
    else if (ways.length > 0) console.print(ways.map((way) => paymentText(way, console.look)))
    else console.print(say(`この札では ${number} を払えません。`, `These cards do not pay for ${number}.`))
    return ways.length > 0 ? EXIT.fine : EXIT.no
  })
}

const waysFor = (
  { groups, splits }: Calculation,
  number: number,
  rules: CccRules,
  { several = false, limit }: Options,
): string[] => {
  const names = [...groups.flatMap(({ cards }) => cards), ...splits]
  const cards = names.flatMap((name) => frenchFace(name) ?? [])
  const most = limit === undefined ? WAYS : wholeNumber('--limit', limit, 1, 1000)
  return waysToPay(rules, cards, number, { several, limit: most }).map(formatPayment)
}
