import { reasonFor } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import {
  type BrokenRecord,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  type Refusal,
  replay,
  type Seat,
  text,
  whyBroken,
} from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { drawingOf } from '../games/index.ts'
import { drawFrame, resultLines, type Size } from '../play/frame.ts'
import { type Names, namesOf, told } from '../play/narration.ts'
import { stepThrough } from '../replay-screen.ts'
import { wholeNumber } from '../rules-options.ts'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'
import { addRecordCommand } from './record-command.ts'

interface Options {
  readonly all?: boolean
  readonly at?: string
  readonly seat?: string
  readonly json?: boolean
}

export const addReplay = (program: Program): void => {
  const { say } = program
  addRecordCommand<Options>(program, {
    name: 'replay',
    summary: text('記録を見る', 'look through a record'),
    description: text(
      '記録を1手ずつ見ます（→ 次、← 前、g 最初、G 最後、q やめる）。端末でないところでは --all と同じです。',
      'Steps through a record (→ next, ← back, g first, G last, q quit). Where there is no terminal it is the same as --all.',
    ),
    addOptions: (command) =>
      command
        .option('--all', say('すべての手を続けて出す', 'print every move'))
        .option(
          '--at <n>',
          say('n手目のあとの場を出す（0は始まり）', 'print the table after move n (0: the beginning)'),
        )
        .option(
          '--seat <n>',
          say('その席から見る（なければ手を選んだ席から）', 'as that seat saw it (else as the one who moved)'),
        )
        .option('--json', say('すべての手をJSONで出す', 'every move as JSON')),
    work: (record, options, console) => showFilm(openFilm(record), options, console),
  })
}

const showFilm = async (film: Film, options: Options, console: Console): Promise<number> => {
  const seat =
    options.seat === undefined ? undefined : wholeNumber('--seat', options.seat, 1, film.last.seats.length) - 1
  if (options.json) console.printJson(jsonOf(film))
  else if (options.at !== undefined)
    console.print(frameAt(film, wholeNumber('--at', options.at, 0, film.moves), seat, console))
  else if (options.all || !console.interactive) console.print(allLines(film, console))
  else await stepThrough(film.moves, (at) => frameAt(film, at, seat, console), console)
  if (film.broken === null) return EXIT.fine
  throw new Failure(EXIT.no, whyBroken(film.broken, film.record))
}

const TIMED_OUT = text('（時間切れ）', '(time ran out)')

/** A record that can be looked at, as far as it can be played. */
interface Film {
  readonly record: GameRecord
  /** After the last move that could be played. */
  readonly last: Match
  readonly moves: number
  readonly broken: BrokenRecord | null
}

const openFilm = (record: GameRecord | Refusal): Film => {
  if (isRefusal(record)) throw new Failure(EXIT.no, record)
  const whole = replay(record, findGame)
  if (!isBroken(whole)) return { record, last: whole, moves: record.moves.length, broken: null }
  if (whole.move < 0) throw new Failure(EXIT.no, whole.refusal)
  return { record, last: matchAt(record, whole.move), moves: whole.move, broken: whole }
}

const matchAt = (record: GameRecord, moves: number): Match => {
  const match = replay(record, findGame, moves)
  if (isBroken(match)) throw new Failure(EXIT.no, match.refusal)
  return match
}

/** The events of move number `at` (from 0), or of the deal before it where `at` is -1. */
const eventsOf = ({ events, marks }: Match, at: number) => events.slice(at < 0 ? 0 : marks[at], marks[at + 1])

const frameAt = (
  { record, moves, last }: Film,
  at: number,
  seat: Seat | undefined,
  { look, size }: Console,
): string[] => {
  const match = at === moves ? last : matchAt(record, at)
  const [mover = 0, move = ''] = record.moves[at - 1] ?? []
  const viewer = seat ?? mover
  const names = namesOf(match, look)
  const recent = eventsOf(match, at - 1).flatMap((event) => match.engine.eventFor(event, viewer) ?? [])
  const late = record.timeouts?.includes(at - 1) === true ? `  ${look.say(TIMED_OUT)}` : ''
  const what = `${at}/${moves}${move === '' ? '' : `  ${names[mover]}  ${move}${late}`}`
  const message = [what, ...whyOf(record, at, look, size())]
  return drawFrame(
    { match, viewer, names, recent, preview: null, pan: { x: 0, y: 0 }, message },
    drawingOf(match.game.id),
    look,
    size(),
  )
}

/** Why a bot played that move, as lines; none of a person's. */
const whyOf = (record: GameRecord, at: number, look: Look, { columns }: Size): string[] => {
  const [seat = 0, move] = record.moves[at - 1] ?? []
  if (move === undefined || record.seats[seat]?.bot === undefined) return []
  const before = matchAt(record, at - 1)
  const reason = reasonFor(before, before.engine.view(before.state, seat), seat, move)
  return reason === null ? [] : wrap(withCardSigns(look.say(reason.text), look), columns, look.lang)
}

const allLines = (film: Film, { look, size }: Console): string[] => {
  const { last, moves } = film
  const names = namesOf(last, look)
  const columns = size().columns
  const linesOf = (at: number): string[] =>
    told(last.engine, eventsOf(last, at), names, look, ({ weight }) => weight !== 'minor').flatMap((line) =>
      wrap(line, columns - 6, look.lang).map((part) => `      ${part}`),
    )
  return [
    look.paint.bold(look.say(last.game.name)),
    ...linesOf(-1),
    ...Array.from({ length: moves }, (_, at) => [moveLine(last, at, names, look), ...linesOf(at)]).flat(),
    ...resultLines(last, names, drawingOf(last.game.id), look, columns),
  ]
}

const moveLine = ({ moves, timeouts }: Match, at: number, names: Names, look: Look): string => {
  const [seat = 0, move = ''] = moves[at] ?? []
  const late = timeouts.includes(at) ? `  ${look.say(TIMED_OUT)}` : ''
  return `${String(at + 1).padStart(4)}  ${names.length > 1 ? `${names[seat]}  ` : ''}${move}${late}`
}

const jsonOf = ({ record, last, moves, broken }: Film) => ({
  ok: broken === null,
  game: record.game,
  fingerprint: record.fingerprint,
  seats: record.seats,
  deal: eventsOf(last, -1),
  moves: Array.from({ length: moves }, (_, at) => ({
    seat: last.moves[at]?.[0],
    move: last.moves[at]?.[1],
    ...(last.timeouts.includes(at) && { timedOut: true }),
    events: eventsOf(last, at),
  })),
  outcome: last.engine.outcome(last.state),
  ...(broken !== null && { error: broken.refusal, move: broken.move }),
})
