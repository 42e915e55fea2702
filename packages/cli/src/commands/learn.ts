import { findGame, games } from '@tefuda/games'
import { type Game, isRefusal, refusal, text } from '@tefuda/kernel'
import { canBePlayed, lessonsOf } from '@tefuda/learn/lessons'
import { type Puzzle, puzzlesOf, verifyPuzzle, WORLDS } from '@tefuda/learn/puzzles'
import { TRAINERS, type Trainer } from '@tefuda/learn/trainers'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { playLessons } from '../learn/lessons.ts'
import { train } from '../learn/trainer.ts'
import { wholeNumber } from '../rules-options.ts'

interface Options {
  readonly trainer?: boolean
  readonly check?: boolean
  readonly worlds?: string
  readonly json?: boolean
}

export const addLearn = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'learn',
      text(
        'レッスンで学ぶ、問題の数を見る、確かめる',
        'play the lessons of a game; list and verify lessons and puzzles',
      ),
      text(
        '遊びを書くと、そのレッスンを順に進めます。書かなければ、遊びごとのレッスンと問題の数を出します。--trainer を付けると、その遊びの1分間トレーニングをします。--check を付けると、その遊びのすべてのレッスンを最後まで進め、すべての問題を、作ったときとは別の山札でやり直して、答えがいちばん良いままかを確かめます。一つでも合わなければ1で終わります。',
        'Plays the lessons of a game in turn; without a game lists how many lessons and puzzles each game has. With --trainer a minute of questions on one skill of the game. With --check every lesson of a game is played through, and every puzzle tried again in worlds that did not make it; ends with 1 where something does not hold.',
      ),
    )
    .argument('[game]', say('遊び', 'a game'))
    .option('--trainer', say('1分間トレーニングをする', 'a minute of questions on one skill'))
    .option('--check', say('すべて確かめる', 'verify all of them'))
    .option('--worlds <n>', say(`確かめる山札の数（既定 ${WORLDS}）`, `worlds to verify in (default ${WORLDS})`))
    .option('--json', say('JSONで出す', 'as JSON'))
  program.run<Options>(command, async ([id], options, console) => {
    const game = id === undefined ? undefined : findGame(id)
    if (id !== undefined && game === undefined) throw new Failure(EXIT.usage, NO_GAME)
    if ((options.check || options.trainer) && game === undefined) throw new Failure(EXIT.usage, WHICH)
    if (options.check) return check(game!, options, console)
    if (options.trainer) {
      await train(trainerOf(id!), Date.now(), console)
      return EXIT.fine
    }
    const lessons = id === undefined || options.json ? [] : await lessonsOf(id)
    if (game === undefined || lessons.length === 0) return list(id, options, console)
    await playLessons(game, lessons, console)
    return EXIT.fine
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
  '--check と --trainer には、遊びを一つ書いてください。',
  '--check and --trainer need a game.',
)

/** The trainer of a game. Refused where it has none, as games of other people. */
const trainerOf = (id: string): Trainer => {
  const trainer = TRAINERS.find((one) => one.games.includes(id))
  if (trainer === undefined) throw new Failure(EXIT.usage, NO_TRAINER)
  return trainer
}

const NO_TRAINER = refusal(
  'bad-option',
  null,
  'その遊びのトレーニングはありません。',
  'There is no trainer for that game.',
)

const list = async (
  id: string | undefined,
  { json }: Options,
  { look, print, printJson }: Console,
): Promise<number> => {
  const listed = await Promise.all(
    games
      .filter((game) => id === undefined || game.id === id)
      .map(async ({ id: game, name }) => ({
        game,
        name,
        lessons: (await lessonsOf(game)).map(({ id: lesson, title }) => ({ id: lesson, title })),
        puzzles: puzzlesOf(game).length,
      })),
  )
  if (json) printJson({ games: listed.map(({ game, lessons, puzzles }) => ({ game, lessons, puzzles })) })
  else
    print(
      listed.map(({ name, lessons, puzzles }) =>
        look.say(
          text(
            `${name.ja}：レッスン${lessons.length}、問題${puzzles}`,
            `${name.en}: ${lessons.length} lessons, ${puzzles} puzzles`,
          ),
        ),
      ),
    )
  return EXIT.fine
}

const check = async (game: Game, { worlds, json }: Options, console: Console): Promise<number> => {
  const { look, print, printJson } = console
  const most = worlds === undefined ? WORLDS : wholeNumber('--worlds', worlds, 1, 100_000)
  const { id } = game
  const lessons = await lessonsOf(id)
  const broken = lessons.filter((lesson) => !canBePlayed(game, lesson)).map((lesson) => lesson.id)
  const puzzles = puzzlesOf(id)
  const changed = changedOf(puzzles, most, console)
  if (json) printJson({ game: id, lessons: lessons.length, broken, puzzles: puzzles.length, changed })
  else {
    const sign = (faults: readonly unknown[]): string => (faults.length === 0 ? look.signs.yes : look.signs.no)
    const played = lessons.length - broken.length
    const kept = puzzles.length - changed.length
    print([
      `${sign(broken)} ${look.say(text(`レッスン${lessons.length}のうち${played}が最後まで進められる`, `${played} of ${lessons.length} lessons can be played`))}`,
      ...broken.map((lesson) => `  ${lesson}`),
      `${sign(changed)} ${look.say(text(`${puzzles.length}問のうち${kept}問の答えがそのまま`, `${kept} of ${puzzles.length} answers hold`))}`,
      ...changed.map((number) => `  ${look.say(text(`問題 ${number}`, `puzzle ${number}`))}`),
    ])
  }
  return broken.length + changed.length === 0 ? EXIT.fine : EXIT.no
}

/** The numbers of those whose answer does not hold. Some take seconds: on a terminal a line says how far it is. */
const changedOf = (puzzles: readonly Puzzle[], worlds: number, { look, redraw }: Console): readonly number[] => {
  const changed = puzzles.filter((puzzle, done) => {
    redraw?.(look.say(text(`問題 ${done + 1}／${puzzles.length}`, `puzzle ${done + 1} of ${puzzles.length}`)))
    return !holds(puzzle, worlds)
  })
  redraw?.('')
  return changed.map(({ number }) => number)
}

const holds = (puzzle: Puzzle, worlds: number): boolean => {
  const verified = verifyPuzzle(puzzle, worlds)
  return isRefusal(verified) ? false : verified
}
