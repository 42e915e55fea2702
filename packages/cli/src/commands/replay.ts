import { reasonFor } from '@tefuda/bots'
import { findGame } from '@tefuda/games'
import {
  type BrokenRecord,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  moveNumbers,
  playMove,
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
import { headingOf } from '../play/heading.ts'
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
    console.print(frameAt(film, wholeNumber('--at', options.at, 0, film.ends.length - 1), seat, console))
  else if (options.all || !console.interactive) console.print(allLines(film, console))
  else await stepThrough(film.ends.length - 1, (at) => frameAt(film, at, seat, console), console)
  if (film.broken === null) return EXIT.fine
  throw new Failure(EXIT.no, whyBroken(film.broken, film.record))
}

const TIMED_OUT = text('（時間切れ）', '(time ran out)')

/** A record that can be looked at, as far as it can be played. */
interface Film {
  readonly record: GameRecord
  /** After the last move that could be played. */
  readonly last: Match
  /** How many moves of the record are made after each move as players count them (see `moveNumbers`); the beginning first. */
  readonly ends: readonly number[]
  readonly broken: BrokenRecord | null
}

const openFilm = (record: GameRecord | Refusal): Film => {
  if (isRefusal(record)) throw new Failure(EXIT.no, record)
  const whole = replay(record, findGame)
  if (!isBroken(whole)) return { record, last: whole, ends: endsOf(record, record.moves.length), broken: null }
  if (whole.move < 0) throw new Failure(EXIT.no, whole.refusal)
  return { record, last: matchAt(record, whole.move), ends: endsOf(record, whole.move), broken: whole }
}

const endsOf = (record: GameRecord, moves: number): number[] => {
  const match = matchAt(record, 0)
  const numberOf = moveNumbers(match.engine)
  const ends = [0]
  for (const [index, [seat, move]] of record.moves.slice(0, moves).entries()) {
    ends[numberOf(match.state, seat, move)] = index + 1
    playMove(match, seat, move)
  }
  return ends
}

const matchAt = (record: GameRecord, moves: number): Match => {
  const match = replay(record, findGame, moves)
  if (isBroken(match)) throw new Failure(EXIT.no, match.refusal)
  return match
}

/** The events between two positions, as numbers of moves of the record; of the deal before the first move where `from` is negative. */
const eventsOf = ({ events, marks }: Match, from: number, to: number) =>
  events.slice(from < 0 ? 0 : marks[from], marks[to])

/** The events of move number `at`, or of the deal before the first one where it is 0. */
const eventsAt = (match: Match, ends: Film['ends'], at: number) => eventsOf(match, ends[at - 1] ?? -1, ends[at]!)

const frameAt = (
  { record, ends, last }: Film,
  at: number,
  seat: Seat | undefined,
  { look, size }: Console,
): string[] => {
  const match = at === ends.length - 1 ? last : matchAt(record, ends[at]!)
  const made = ends[at - 1] ?? -1
  const [mover = 0, move = ''] = record.moves[made] ?? []
  const viewer = seat ?? mover
  const names = namesOf(match, look)
  const recent = eventsAt(match, ends, at).flatMap((event) => match.engine.eventFor(event, viewer) ?? [])
  const late = record.timeouts?.includes(made) === true ? `  ${look.say(TIMED_OUT)}` : ''
  const what = `${at}/${ends.length - 1}${move === '' ? '' : `  ${names[mover]}  ${move}${late}`}`
  const message = [what, ...whyOf(record, made, look, size())]
  return drawFrame(
    { match, viewer, names, recent, preview: null, pan: { x: 0, y: 0 }, message },
    drawingOf(match.game.id),
    look,
    size(),
  )
}

/** Why a bot played that move, as lines; none of a person's. */
const whyOf = (record: GameRecord, made: number, look: Look, { columns }: Size): string[] => {
  const [seat = 0, move] = record.moves[made] ?? []
  if (move === undefined || record.seats[seat]?.bot === undefined) return []
  const before = matchAt(record, made)
  const reason = reasonFor(before, before.engine.view(before.state, seat), seat, move)
  return reason === null ? [] : wrap(withCardSigns(look.say(reason.text), look), columns, look.lang)
}

const allLines = (film: Film, { look, size }: Console): string[] => {
  const { last, ends } = film
  const names = namesOf(last, look)
  const columns = size().columns
  const linesOf = (at: number): string[] =>
    told(last.engine, eventsAt(last, ends, at), names, look, ({ weight }) => weight !== 'minor').flatMap((line) =>
      wrap(line, columns - 6, look.lang).map((part) => `      ${part}`),
    )
  return [
    headingOf(last, look),
    ...linesOf(0),
    ...ends.slice(0, -1).flatMap((made, k) => [moveLine(last, made, k + 1, names, look), ...linesOf(k + 1)]),
    ...resultLines(last, names, drawingOf(last.game.id), look, columns),
  ]
}

const moveLine = ({ moves, timeouts }: Match, made: number, number: number, names: Names, look: Look): string => {
  const [seat = 0, move = ''] = moves[made] ?? []
  const late = timeouts.includes(made) ? `  ${look.say(TIMED_OUT)}` : ''
  return `${String(number).padStart(4)}  ${names.length > 1 ? `${names[seat]}  ` : ''}${move}${late}`
}

const jsonOf = ({ record, last, ends, broken }: Film) => ({
  ok: broken === null,
  game: record.game,
  fingerprint: record.fingerprint,
  seats: record.seats,
  deal: eventsOf(last, -1, 0),
  moves: Array.from({ length: ends.at(-1)! }, (_, at) => ({
    seat: last.moves[at]?.[0],
    move: last.moves[at]?.[1],
    ...(last.timeouts.includes(at) && { timedOut: true }),
    events: eventsOf(last, at, at + 1),
  })),
  outcome: last.engine.outcome(last.state),
  ...(broken !== null && { error: broken.refusal, move: broken.move }),
})
