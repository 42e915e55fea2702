import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findGame } from '@tefuda/games'
import { browserModules } from '@tefuda/games/browser-modules'
import { gameFrom, idTaken, type LoadedGame, sourceOf } from '@tefuda/games/host'
import { type Game, isRefusal, type Language, type Text, text } from '@tefuda/kernel'
import { PROPERTIES } from '@tefuda/kernel/conformance'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import {
  type CheckedCase,
  checkedCases,
  faultsOf,
  hintsOf,
  lessonFaultsOf,
  slownessOf,
  speedsOf,
} from '../game-check/check.ts'
import { type CallTime, SLOW } from '../game-check/speed.ts'
import { wrap } from '../terminal/text.ts'

export const addCheckGame = (program: Program): void => {
  const command = program
    .command(
      'check-game',
      text('遊びのパッケージを確かめる', 'check a game of your own'),
      text(
        'フォルダーかパッケージの遊びが約束を守るかを、どのルールの型でも、どの人数でも、でたらめな対局で確かめます：終わること、札がなくならないこと、見えない札が漏れないこと、両方の言葉があること、など。守れば0、守らなければ1で終わります。docs/a-sixth-game.md を見てください。',
        'Plays random games of every preset with every number of seats and checks that the game in a folder or package keeps its promises: it ends, no card is lost, no hidden card shows, everything is there in both languages, and so on. Ends with 0 if it does, with 1 if not. See docs/a-sixth-game.md.',
      ),
    )
    .argument('<path>', program.say('フォルダー、またはパッケージの名前', 'a folder, or the name of a package'))
    .option('--json', program.say('JSONで出す', 'as JSON'))
  program.run<{ json?: boolean }>(command, async ([path = ''], { json }, console) => {
    const { source, game } = await gameAt(path)
    const modules = await browserModules(source)
    const inPage = isRefusal(modules) ? [notInPage(modules.message)] : []
    return json === true ? printReport(game, inPage, console) : printFindings(game, inPage, console)
  })
}

/** Refusals of a game that was found and run, but is none. */
const FAULTS: readonly string[] = ['no-game', 'bad-appearance']

const gameAt = async (path: string): Promise<LoadedGame> => {
  const named = existsSync(join(path, 'package.json')) ? resolve(path) : path
  const source = sourceOf(named, resolve('tefuda.config.ts'))
  if (isRefusal(source)) throw new Failure(EXIT.file, source)
  const game = await gameFrom(source)
  if (isRefusal(game)) throw new Failure(FAULTS.includes(game.code) ? EXIT.no : EXIT.file, game)
  const name = game.package?.name
  const other = findGame(game.id)
  if (other !== undefined && other.package?.name !== name) throw new Failure(EXIT.no, idTaken(game.id, name ?? path))
  return { source, game }
}

const notInPage = ({ ja, en }: Text): Text => text(`ページで遊べること：${ja}`, `to be played in the page: ${en}`)

/** `inPage`: what keeps it from being played in the page. */
const printReport = (game: Game, inPage: readonly Text[], console: Console): number => {
  const itself = faultsOf(game)
  const slow = itself.length > 0 ? [] : slownessOf(game)
  const cases = itself.length > 0 ? [] : [...checkedCases(game)]
  const isFine = itself.length === 0 && cases.every(({ findings }) => findings.length === 0)
  const faults = isFine ? lessonFaultsOf(game) : itself
  const ok = isFine && faults.length === 0
  const { id, rulesVersion } = game
  const more = ok ? { speed: speedsOf(game), hints: [...inPage, ...hintsOf(game)] } : {}
  console.printJson({ ok, game: id, rulesVersion, package: game.package, faults, slow, cases, ...more })
  return ok ? EXIT.fine : EXIT.no
}

/** A line for each case as soon as it has been checked. */
const printFindings = (game: Game, inPage: readonly Text[], console: Console): number => {
  const { look, print } = console
  const { say, signs, paint } = look
  const { name = '', version = '' } = game.package ?? {}
  print(`${paint.bold(game.id)}  ${say(game.name)}  ${paint.dim(`${name} ${version}`)}`)
  const faults = faultsOf(game)
  const itself = say(text('説明、設定、ルールブック', 'Texts, settings, rule book'))
  print(`${faults.length === 0 ? signs.yes : signs.no} ${itself}`)
  printList(faults, console)
  if (faults.length > 0) return EXIT.no
  printList(slownessOf(game).map(slowness).map(say), console, look.lang)
  let isFine = true
  for (const one of checkedCases(game)) {
    isFine &&= one.findings.length === 0
    printCase(one, console)
  }
  if (!isFine) return EXIT.no
  const broken = lessonFaultsOf(game)
  if (game.lessons !== undefined)
    print(`${broken.length === 0 ? signs.yes : signs.no} ${say(text('レッスン', 'Lessons'))}`)
  printList(broken, console)
  if (broken.length > 0) return EXIT.no
  print(say(text(`約束 ${PROPERTIES.length} 個をすべて守っています。`, `All ${PROPERTIES.length} promises are kept.`)))
  printSpeed(game, console)
  printHints([...inPage, ...hintsOf(game)], console)
  return EXIT.fine
}

const printCase = ({ preset, seats, findings }: CheckedCase, console: Console): void => {
  const { look, print } = console
  const where = look.say(text(`${preset}、${seats}席`, `${preset}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`))
  print(`${findings.length === 0 ? look.signs.yes : look.signs.no} ${where}`)
  printList(
    findings.map(({ property, message }) => `${property}: ${message.split('\n').slice(0, 2).join(' ')}`),
    console,
  )
}

const printSpeed = (game: Game, console: Console): void => {
  const { look, print } = console
  for (const { seats, movesPerSecond, movesPerGame, samplesPerSecond } of speedsOf(game)) {
    const [fast, long, samples] = [movesPerSecond, Math.round(movesPerGame), samplesPerSecond].map((n) =>
      n.toLocaleString('en'),
    )
    const ja = `${seats}席：毎秒 ${fast} 手、1局 ${long} 手、見えない札の割り当て毎秒 ${samples} 回`
    const en = `${seats} ${seats === 1 ? 'seat' : 'seats'}: ${fast} moves/s, ${long} moves a game, ${samples} samples/s`
    print(look.paint.dim(look.say(text(ja, en))))
  }
}

const slowness = ({ call, ms }: CallTime): Text => {
  const long = ms.toFixed(1)
  return text(
    `遅い：${call} に平均 ${long} ミリ秒。ボットは1手の前に何千回も呼び、サーバーはその間ほかの人を待たせます。${SLOW} ミリ秒より短くしてください。この確認にも時間がかかります。`,
    `slow: ${call} takes ${long} ms on average. Bots call it thousands of times before a move, and a server lets everybody else wait meanwhile; bring it below ${SLOW} ms. This check takes long too.`,
  )
}

const printHints = (hints: readonly Text[], console: Console): void => {
  if (hints.length === 0) return
  console.print(console.look.say(text('なくても遊べるが、あるとよいもの：', 'Not needed, but better with it:')))
  printList(hints.map(console.look.say), console, console.look.lang)
}

const printList = (lines: readonly string[], { print, size }: Console, lang: Language = 'en'): void =>
  print(lines.flatMap((line) => wrap(`- ${line}`, size().columns - 2, lang).map((part) => `  ${part}`)))
