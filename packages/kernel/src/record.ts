import type { Commitments, Contribution } from './commitment.ts'
import type { GamePackage, Outcome } from './game.ts'
import { isJsonWithin, isObject } from './json.ts'
import type { Match, SeatInfo } from './match.ts'
import type { MoveEntry } from './move-entry.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { Rules } from './rules.ts'
import { isSeed, type Seed, SHUFFLE_VERSION } from './shuffle.ts'
import { VERSION } from './version.ts'

/** What every record begins with; another one is refused (docs/records.md). */
export const RECORD_FORMAT = 'tefuda-record-1'

/** Everything that happened in a session, so that anybody can play it again and check it. Described in docs/records.md. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  /** The version of Tefuda that wrote it. */
  readonly software: string
  readonly game: string
  /** Where to find the game; absent for a built-in game. */
  readonly package?: GamePackage
  readonly rulesVersion: number
  /** In full: a value for every setting. */
  readonly rules: Rules
  readonly fingerprint: string
  readonly seats: readonly SeatInfo[]
  readonly shuffle: typeof SHUFFLE_VERSION
  readonly seed: Seed
  readonly orders?: readonly (readonly string[])[]
  readonly commitments?: Commitments
  readonly moves: readonly MoveEntry[]
  /** How many moves were taken back on the way; absent where none was. */
  readonly undone?: number
  /** Which moves, counted from 0, were made for a seat whose time was up; ascending, absent where none was. */
  readonly timeouts?: readonly number[]
  /** How often a bot was asked for its advice; absent where none was. */
  readonly hints?: number
  /** The deal had been played before; absent where it was new. */
  readonly again?: true
  /** Who ended the session before its end, where that was the host of its table alone. */
  readonly stopped?: 'host'
  /** Null while the session is not over. */
  readonly outcome: Outcome | null
}

/** The record of a session so far; the session stays as it is. */
export const recordOf = (match: Match): GameRecord => ({
  format: RECORD_FORMAT,
  software: VERSION,
  game: match.game.id,
  ...(match.game.package !== undefined && { package: match.game.package }),
  rulesVersion: match.game.rulesVersion,
  rules: match.rules,
  fingerprint: match.fingerprint,
  seats: match.seats,
  shuffle: SHUFFLE_VERSION,
  seed: match.deal.seed,
  ...(match.deal.orders.length > 0 && { orders: match.deal.orders }),
  ...(match.commitments !== null && { commitments: match.commitments }),
  moves: match.moves.slice(),
  ...(match.undone > 0 && { undone: match.undone }),
  ...(match.timeouts.length > 0 && { timeouts: match.timeouts.slice() }),
  ...(match.hints > 0 && { hints: match.hints }),
  ...(match.again && { again: match.again }),
  outcome: match.engine.outcome(match.state),
})

/** The longest text of a record that is read at all, in characters. */
export const LONGEST_RECORD = 16_000_000

/** Reads the text of a record, such as a file somebody sent. Refused: one that is too long, no JSON, or what `readRecord` refuses. */
export const parseRecord = (text: string): GameRecord | Refusal => {
  if (text.length > LONGEST_RECORD) return badRecord('記録が長すぎます。', 'This is too long to be a record.')
  const json = readJson(text)
  return json === undefined ? badRecord('JSON として読めません。', 'This cannot be read as JSON.') : readRecord(json)
}

/** Undefined, which no JSON means, where the text is none. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a record from outside: a value of any shape becomes a record, built up from what a record holds and from
 * nothing else, or a refusal that says what is wrong with it. Sizes are bounded; what the values mean is for
 * `replay` to check.
 */
export const readRecord = (input: unknown): GameRecord | Refusal => {
  if (!isObject(input) || input.format !== RECORD_FORMAT)
    return badRecord(
      `手札の記録（${RECORD_FORMAT}）ではありません。`,
      `This is not a Tefuda record (${RECORD_FORMAT}).`,
    )
  if (input.shuffle !== SHUFFLE_VERSION)
    return refusal(
      'unknown-shuffle',
      null,
      '記録の切り方を知りません。新しい版の手札で開いてください。',
      'The record names a way to shuffle that is not known here. Open it with a newer version.',
    )
  const faulty = Object.keys(FIELDS).find((name) => !FIELDS[name]?.(input[name]))
  if (faulty !== undefined)
    return badRecord(
      `記録の「${faulty}」がないか、形が違います。`,
      `The field ${faulty} of the record is missing or malformed.`,
    )
  return builtUp(input as unknown as GameRecord)
}

const badRecord = (ja: string, en: string): Refusal => refusal('bad-record', null, ja, en)

/** The same record without anything that a record does not hold. */
const builtUp = (record: GameRecord): GameRecord => ({
  format: RECORD_FORMAT,
  software: record.software,
  game: record.game,
  ...(record.package !== undefined && { package: { name: record.package.name, version: record.package.version } }),
  rulesVersion: record.rulesVersion,
  rules: record.rules,
  fingerprint: record.fingerprint,
  seats: record.seats.map(({ name, bot }) => ({
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
  })),
  shuffle: SHUFFLE_VERSION,
  seed: record.seed,
  ...(record.orders !== undefined && { orders: record.orders }),
  ...(record.commitments !== undefined && { commitments: builtUpCommitments(record.commitments) }),
  moves: record.moves,
  ...(record.undone !== undefined && { undone: record.undone }),
  ...(record.timeouts !== undefined && { timeouts: record.timeouts }),
  ...(record.hints !== undefined && { hints: record.hints }),
  ...(record.again !== undefined && { again: record.again }),
  ...(record.stopped !== undefined && { stopped: record.stopped }),
  outcome: record.outcome,
})

const builtUpCommitments = ({ match, table, seats }: Commitments): Commitments => ({
  match,
  table: builtUpContribution(table),
  seats: seats.map((entry) => ({ seat: entry.seat, ...builtUpContribution(entry) })),
})

const builtUpContribution = ({ commitment, secret, replaced }: Contribution): Contribution => ({
  commitment,
  ...(secret !== undefined && { secret }),
  ...(replaced !== undefined && { replaced }),
})

type Guard = (value: unknown) => boolean

/** No record holds more seats; how many a game has is for the game to say. */
export const MOST_SEATS = 100

/** More than any session needs, and little enough to be read in a moment. */
const MOST = {
  text: 2000,
  seats: MOST_SEATS,
  moves: 1_000_000,
  orders: 100_000,
  cards: 10_000,
  rules: 10_000,
  outcome: 10_000,
}

const isText: Guard = (value) => typeof value === 'string' && value.length <= MOST.text
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isSeatNumber: Guard = (value) => isCount(value) && Number(value) < MOST.seats
const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, place) => place === 0 || number > numbers[place - 1]!)
const isMilliseconds: Guard = (value) => Number.isFinite(value) && Number(value) >= 0
const optional =
  (fits: Guard): Guard =>
  (value) =>
    value === undefined || fits(value)
const listOf =
  (most: number, fits: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(fits)
const isContribution: Guard = (value) =>
  isObject(value) && isText(value.commitment) && optional(isText)(value.secret) && optional(isText)(value.replaced)

const FIELDS: { readonly [name: string]: Guard } = {
  software: isText,
  game: isText,
  package: optional((value) => isObject(value) && isText(value.name) && isText(value.version)),
  rulesVersion: isCount,
  rules: (value) => isObject(value) && isJsonWithin(value, 3, MOST.rules),
  fingerprint: isText,
  seats: listOf(MOST.seats, (seat) => isObject(seat) && optional(isText)(seat.name) && optional(isText)(seat.bot)),
  seed: isSeed,
  orders: optional(listOf(MOST.orders, listOf(MOST.cards, isText))),
  commitments: optional(
    (value) =>
      isObject(value) &&
      isText(value.match) &&
      isContribution(value.table) &&
      listOf(MOST.seats, (seat) => isObject(seat) && isSeatNumber(seat.seat) && isContribution(seat))(value.seats),
  ),
  moves: listOf(
    MOST.moves,
    (move) =>
      Array.isArray(move) &&
      (move.length === 2 || move.length === 3) &&
      isSeatNumber(move[0]) &&
      isText(move[1]) &&
      (move.length === 2 || isMilliseconds(move[2])),
  ),
  undone: optional(isCount),
  timeouts: optional((value) => listOf(MOST.moves, isCount)(value) && isAscending(value as readonly number[])),
  hints: optional(isCount),
  again: optional((value) => value === true),
  stopped: optional((value) => value === 'host'),
  outcome: (value) => value === null || (isObject(value) && isJsonWithin(value, 6, MOST.outcome)),
}
