import { type BoardNumbers, parseBoard } from '@tefuda/ccc'
import { findGame, games } from '@tefuda/games'
import {
  type Game,
  isRefusal,
  parseSettingText,
  type Refusal,
  type Rules,
  type RulesRequest,
  readRules,
  resolveRules,
  seatsUnasked,
  text,
} from '@tefuda/kernel'
import { EXIT, Failure, failure } from './failure.ts'
import { readStart } from './text-file.ts'
import { unknownName } from './unknown-name.ts'

/** How a command line names a rule set. */
export interface RulesOptions {
  readonly preset?: string
  /** `name=value` each. */
  readonly set?: readonly string[]
}

/** Tells the settings among the words of a command line from the rest: `southern-cross hand=1 jokers=2`. */
export const splitSettings = (
  words: readonly string[],
): { readonly rest: readonly string[]; readonly settings: readonly string[] } => ({
  rest: words.filter((word) => !word.includes('=')),
  settings: words.filter((word) => word.includes('=')),
})

export const gameNamed = (id: string): Game | Refusal =>
  findGame(id) ??
  unknownName(
    'unknown-game',
    text('遊び', 'game'),
    id,
    games.map((game) => game.id),
  )

/** The one game a command line names. */
export const onlyGame = ([id, ...more]: readonly string[]): Game => {
  if (id === undefined)
    throw failure(
      EXIT.usage,
      'missing-argument',
      '遊びの id を書いてください（tefuda games で一覧）。',
      'The id of a game is missing (tefuda games lists them).',
    )
  if (more.length > 0)
    throw failure(
      EXIT.usage,
      'excess-arguments',
      `「${more[0]}」は余分です。設定は k=v の形で書いてください。`,
      `${JSON.stringify(more[0])} is too much. Settings are written k=v.`,
    )
  const game = gameNamed(id)
  if (isRefusal(game)) throw new Failure(EXIT.usage, game)
  return game
}

/** For options that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** What `--preset` and `--set` ask for; the schema has still to agree. */
export const rulesRequest = ({ preset, set = [] }: RulesOptions): RulesRequest => ({
  ...(preset !== undefined && { preset }),
  ...Object.fromEntries(set.map(readSetting)),
})

const readSetting = (assignment: string): readonly [string, unknown] => {
  const equals = assignment.indexOf('=')
  if (equals <= 0)
    throw failure(
      EXIT.usage,
      'bad-setting',
      `--set は「名前=値」の形で書いてください（例 --set hand=1）。「${assignment}」は読めません。`,
      `Write --set as name=value, such as --set hand=1. Cannot read ${JSON.stringify(assignment)}.`,
    )
  const value = assignment.slice(equals + 1)
  const name = assignment.slice(0, equals)
  if (value.startsWith('@')) return [name, boardIn(value.slice(1))]
  const read = parseSettingText(value)
  if (name === 'board' && typeof read === 'string' && PATH.test(read))
    throw failure(
      EXIT.usage,
      'bad-setting',
      `盤をファイルから読むときは board=@${read} のように、@ を付けて書いてください。`,
      `To read a board from a file, write @ before its name: board=@${read}.`,
    )
  return [name, read]
}

/** What can only be meant as the name of a file, not as the name of a board or as its rows. */
const PATH = /^[^[{]*[./\\~]/

/** A board is at most so long, comments included. */
const LONGEST_BOARD = 20_000

/** A board of one's own, as one writes it in an editor: `board=@my-board.txt`. */
const boardIn = (path: string): BoardNumbers => {
  const board = parseBoard(readStart(path, LONGEST_BOARD + 1))
  if (isRefusal(board)) throw new Failure(EXIT.usage, board)
  return board
}

/** The full rule set for that many seats, or the reason why there is none. */
export const rulesFor = (game: Game, options: RulesOptions, seats: number): Rules => {
  const rules = resolveRules(game.schema, game, rulesRequest(options), seats)
  if (isRefusal(rules)) throw new Failure(EXIT.usage, rules)
  return rules
}

/** The numbers of seats that these rules allow, the fewest first. */
export const seatNumbers = (game: Game, options: RulesOptions): number[] => {
  const rules = readRules(game.schema, rulesRequest(options))
  if (isRefusal(rules)) throw new Failure(EXIT.usage, rules)
  const all = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, more) => game.minSeats + more)
  return all.filter((seats) => !game.schema.conflicts.some((conflict) => conflict.when(rules, seats)))
}

/** How many play by these rules where nothing is said. */
export const seatsFor = (game: Game, options: RulesOptions): number => {
  const possible = seatNumbers(game, options)
  return seatsUnasked(possible.length === 0 ? [game.maxSeats] : possible)
}

/** A whole number of an option, or a line that says what it should have been. */
export const wholeNumber = (option: string, value: string, least: number, most: number): number => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw failure(
    EXIT.usage,
    'bad-option',
    least === most
      ? `${option} に書けるのは ${least} だけです。`
      : `${option} には ${least} から ${most} までの整数を書いてください。`,
    least === most ? `${option} can only be ${least}.` : `${option} takes a whole number from ${least} to ${most}.`,
  )
}
