import { findGame, games } from '@tefuda/games'
import { isRefusal, refusal, text } from '@tefuda/kernel'
import { type Puzzle, puzzlesOf, verifyPuzzle } from '@tefuda/learn/puzzles'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'

interface Options {
  readonly check?: boolean
  readonly worlds?: string
  readonly json?: boolean
}

/** Worlds in which `--check` tries each answer again. */
const WORLDS = 400

export const addLearn = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'learn',
      text('問題の数を見る、確かめる', 'the puzzles of each game, and whether they hold'),
      text(
        '遊びごとの問題の数を出します。--check を付けると、その遊びのすべての問題を、作ったときとは別の山札で打ち直して、答えがいちばん良いままかを確かめます。一問でも変われば1で終わります。',
        'Lists how many puzzles each game has. With --check every puzzle of a game is tried again in worlds that did not make it; ends with 1 where an answer is no longer the best.',
      ),
    )
    .argument('[game]', say('遊び', 'a game'))
    .option('--check', say('すべての問題を確かめる', 'verify every puzzle'))
    .option('--worlds <n>', say(`確かめる山札の数（既定 ${WORLDS}）`, `worlds to verify in (default ${WORLDS})`))
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<Options>(command, async ([id], options, console) => {
    if (id !== undefined && findGame(id) === undefined) throw new Failure(EXIT.usage, NO_GAME)
    if (!options.check) return list(id, options, console)
    if (id === undefined) throw new Failure(EXIT.usage, WHICH)
    return check(id, options, console)
  })
}

const NO_GAME = refusal(
  'unknown-game',
  null,
  'その遊びはありません。tefuda games で一覧を出せます。',
  'There is no such game; tefuda games lists them.',
)

const WHICH = refusal(
  'bad-option',
  null,
  '--check には遊びを一つ書いてください。',
  '--check needs the game whose puzzles to verify.',
)

const list = (id: string | undefined, { json }: Options, { look, print, printJson }: Console): number => {
  const listed = games
    .filter((game) => id === undefined || game.id === id)
    .map((game) => ({ game: game.id, name: game.name, puzzles: puzzlesOf(game.id).length }))
  if (json) printJson({ games: listed.map(({ game, puzzles }) => ({ game, puzzles })) })
  else
    print(
      listed.map(({ name, puzzles }) => look.say(text(`${name.ja}：問題${puzzles}`, `${name.en}: ${puzzles} puzzles`))),
    )
  return EXIT.fine
}

const check = (id: string, { worlds, json }: Options, { look, print, printJson }: Console): number => {
  const most = worlds === undefined ? WORLDS : wholeNumber('--worlds', worlds, 1, 100_000)
  const puzzles = puzzlesOf(id)
  const changed = puzzles.filter((puzzle) => !holds(puzzle, most))
  const kept = puzzles.length - changed.length
  if (json) printJson({ game: id, puzzles: puzzles.length, kept, changed: changed.map(({ number }) => number) })
  else {
    const words = text(
      `${puzzles.length}問のうち${kept}問の答えがそのまま`,
      `${kept} of ${puzzles.length} answers hold`,
    )
    print(`${changed.length === 0 ? look.signs.yes : look.signs.no} ${look.say(words)}`)
    for (const { number } of changed) print(`  ${look.say(text(`問題 ${number}`, `puzzle ${number}`))}`)
  }
  return changed.length === 0 ? EXIT.fine : EXIT.no
}

const holds = (puzzle: Puzzle, worlds: number): boolean => {
  const verified = verifyPuzzle(puzzle, worlds)
  return isRefusal(verified) ? false : verified
}
