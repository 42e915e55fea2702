import { LEVELS } from '@tefuda/bots/levels'
import type { Game } from '@tefuda/kernel'
import { isRefusal, isSeed, type Match, openMatch, text } from '@tefuda/kernel'
import { type Budget, botNamed, readBudget, thinkMove } from '../bot-choice.ts'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure, failure, unwritable } from '../failure.ts'
import { projectionOf } from '../games/drawing.ts'
import { drawingOf } from '../games/index.ts'
import { drawFrame, resultLines, type Scene } from '../play/frame.ts'
import { createKeeper, type Keeper } from '../play/keeper.ts'
import { namesOf } from '../play/narration.ts'
import { chooseSave, chooseTable } from '../play/prompts.ts'
import { resumeSave } from '../play/resume.ts'
import { listSaves, type Save, type Shelf, shelfOf, writeRecord } from '../play/saves.ts'
import { createScreen } from '../play/screen.ts'
import { type Ending, onlyPerson, type Table } from '../play/seating.ts'
import { type SeatOptions, seatsFrom } from '../play/seats.ts'
import { lastMove, playAtTable } from '../play/table.ts'
import { completionsFor } from '../play/words.ts'
import { collect, onlyGame, type RulesOptions, rulesRequest, splitSettings } from '../rules-options.ts'
import { wrap } from '../terminal/text.ts'

interface Options extends RulesOptions, SeatOptions {
  readonly seed?: string
  readonly resume?: boolean
  readonly record?: string
  readonly plain?: boolean
  readonly budget?: string
  readonly everyWindow?: boolean
}

export const addPlay = (program: Program): void => {
  const { say } = program
  const command = program
    .command(
      'play',
      text('遊ぶ', 'play'),
      text(
        'ひとりで、ボットと、または1台のキーボードを囲んで遊びます。1手ごとに保存するので、途中で閉じても --resume で続けられます。席は1から数えます。',
        'Play alone, against bots, or several people at one keyboard. Every move is saved; --resume goes on with an interrupted game. Seats are numbered from 1.',
      ),
    )
    .argument('[game]', say('遊びの id（書かなければ選ぶ）', 'the id of a game (asked for if left out)'))
    .argument(
      '[settings...]',
      say(
        '変える設定（k=v。盤はファイルから board=@file）',
        'settings to change (k=v; a board from a file: board=@file)',
      ),
    )
    .option('-p, --preset <preset>', say('ルールの型', 'preset'))
    .option('-s, --set <k=v>', say('設定を変える。何度でも書ける', 'change a setting; may be repeated'), collect)
    .option('-n, --seats <n>', say('席の数', 'number of seats'))
    .option(
      '-b, --bot <seat=kind>',
      say(
        'その席にボットを座らせる（--bots と同じ強さ）。何度でも書ける',
        'seat a bot, of a strength as in --bots; may be repeated',
      ),
      collect,
    )
    .option(
      '--bots <kind>',
      say(
        `席1のほかは全員ボット。強さは弱い順に ${LEVELS.map(({ id, name }) => `${id}（${name.ja}）`).join('、')}`,
        `bots on all seats but seat 1; from the weakest: ${LEVELS.map(({ id, name }) => `${id} (${name.en})`).join(', ')}`,
      ),
    )
    .option('--people <n>', say('席1からn人が人、残りはボット', 'the first n seats are people, the rest bots'))
    .option(
      '--budget <b>',
      say('ボットの考える量：playouts=200 か ms=1000', 'how long bots think: playouts=200 or ms=1000'),
    )
    .option('--name <seat=name>', say('席の名前。何度でも書ける', 'name of a seat; may be repeated'), collect)
    .option(
      '--every-window',
      say('割りこみや宣言のできないときも、毎回たずねる', 'ask in every window, also where you have nothing to claim'),
    )
    .option('--seed <hex>', say('山札のシード（16進数64桁）', 'seed of the shuffle (64 hex digits)'))
    .option('-r, --resume', say('途中の対局の続き', 'go on with an interrupted game'))
    .option(
      '--plain',
      say('画面を描き直さず、1行ずつ書く（読み上げにも）', 'write line after line instead of drawing the screen anew'),
    )
    .option('--record <file>', say('記録をこのファイルにも書く', 'write the record to this file too'))
  program.run<Options>(command, async (words, asked, terminal) => {
    const interactive = terminal.interactive && asked.plain !== true
    const console = { ...terminal, interactive, look: { ...terminal.look, linear: !interactive } }
    const { rest, settings } = splitSettings(words)
    const options = { ...asked, set: [...(asked.set ?? []), ...settings] }
    const budget = options.budget === undefined ? {} : readBudget(options.budget)
    const shelf = shelfOf(console.env)
    const { match, path } = await sitDown(rest, options, shelf, console)
    return playAndKeep(match, createKeeper(match, shelf, path), budget, options, console)
  })
}

interface Begun {
  readonly match: Match
  /** Where a resumed game is kept; undefined for a new one. */
  readonly path?: string
}

/** A resumed game, or a new one as the command line, or the person, asks. */
const sitDown = async (words: readonly string[], options: Options, shelf: Shelf, console: Console): Promise<Begun> => {
  const game = words.length === 0 ? undefined : onlyGame(words)
  const saves = (await listSaves(shelf)).filter(({ record }) => game === undefined || record.game === game.id)
  if (options.resume) return resumeSave(await saveToResume(saves, console), shelf)
  if (console.interactive && saves.length > 0 && options.seed === undefined) {
    const save = await chooseSave(saves, console, asksForRules(options) ? 'first' : 'last')
    if (save !== null) return resumeSave(save, shelf)
  }
  if (game !== undefined) return { match: open(game, options) }
  if (!console.interactive) onlyGame([])
  const chosen = await chooseTable(console)
  return { match: open(chosen.game, { ...options, ...chosen }) }
}

/** Whoever says how and with whom to play hardly means the game that was left. */
const asksForRules = ({ preset, set = [], seats, people, bot, bots, name }: Options): boolean =>
  set.length > 0 || [preset, seats, people, bot, bots, name].some((one) => one !== undefined)

const saveToResume = async (saves: readonly Save[], console: Console): Promise<Save> => {
  const [latest, ...more] = saves
  if (latest === undefined)
    throw failure(EXIT.no, 'nothing-to-resume', '途中の対局はありません。', 'There is no interrupted game.')
  if (more.length === 0 || !console.interactive) return latest
  return (await chooseSave(saves, console, 'never')) ?? latest
}

const open = (game: Game, options: Options): Match => {
  if (options.seed !== undefined && !isSeed(options.seed.toLowerCase()))
    throw failure(EXIT.usage, 'bad-seed', '--seed には16進数64桁を書いてください。', '--seed takes 64 hex digits.')
  const names = seatsFrom(game, options, options)
  const match = openMatch({
    game,
    rules: rulesRequest(options),
    seats: names.length,
    names,
    ...(options.seed !== undefined && { seed: options.seed.toLowerCase() }),
  })
  if (isRefusal(match)) throw new Failure(EXIT.usage, match)
  return match
}

const playAndKeep = async (
  match: Match,
  keeper: Keeper,
  budget: Budget,
  { record: recordFile, everyWindow = false }: Options,
  console: Console,
): Promise<number> => {
  const { look } = console
  const drawing = drawingOf(match.game.id)
  const warning = keeper.keep()
  if (warning !== null) console.warn(look.say(warning))
  const screen = createScreen(console, (typed) => completionsFor(typed, movesOf(table), drawing))
  const table: Table = {
    match,
    names: namesOf(match, look),
    drawing,
    screen,
    look,
    asked: null,
    everyWindow,
    async botMove(seat) {
      const bot = botNamed(match.seats[seat]?.bot ?? '')
      if (isRefusal(bot)) throw new Failure(EXIT.no, bot)
      return thinkMove(bot, match, seat, budget, screen.interrupted)
    },
    keep: () => {
      const warning = keeper.keep()
      return warning === null ? null : look.say(warning)
    },
  }
  let ending: Ending
  try {
    ending = await playAtTable(table)
  } finally {
    screen.close()
  }
  sayGoodbye(table, ending, keeper, console)
  if (recordFile !== undefined) writeRecordTo(recordFile, match)
  if (ending === 'over') return EXIT.fine
  if (!keeper.kept() && match.moves.length > 0) return EXIT.file
  return screen.interrupted() ? EXIT.interrupted : EXIT.fine
}

const movesOf = ({ match: { engine, state }, asked }: Table): string[] =>
  asked === null ? [] : engine.moves(state, asked, { limit: 500 }).map(engine.format)

const sayGoodbye = (table: Table, ending: Ending, keeper: Keeper, { look, print, size }: Console): void => {
  const { match, names, drawing } = table
  if (ending === 'left' && match.moves.length === 0) {
    keeper.drop()
    print(look.say(text('やめました。', 'Stopped.')))
    return
  }
  if (ending === 'left') {
    const kept = text(
      '途中まで保存しました。続きは tefuda play --resume で。',
      'The game is kept. Go on with tefuda play --resume.',
    )
    const lost = text('途中を保存できませんでした。', 'The game could not be saved.')
    print(wrap(look.say(keeper.kept() ? kept : lost), size().columns, look.lang))
    return
  }
  // Nobody has seen yet what the last move did.
  const last: Scene = {
    match,
    names,
    viewer: onlyPerson(match),
    recent: [],
    preview: null,
    pan: { x: 0, y: 0 },
    message: [],
  }
  print(drawFrame(last, drawing, look, size()))
  const sheet = drawing.dealSheet(projectionOf(table, onlyPerson(match)), lastMove(match), size().columns)
  if (sheet !== null) print(sheet)
  print(resultLines(match, names, drawing, look, size().columns))
  const place = keeper.finish()
  if (place !== null) print(look.say(text(`記録：${place}`, `Record: ${place}`)))
}

const writeRecordTo = (path: string, match: Match): void => {
  try {
    writeRecord(match, path)
  } catch (error) {
    throw unwritable(path, error)
  }
}
