import { seedFrom, type Commitments } from './commitment.ts'
import type { Game, Outcome, Seat } from './game.ts'
import { canonicalJson } from './json.ts'
import { type Match, type MoveEntry, openMatch, playMove, type SeatInfo } from './match.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { fingerprint, type Rules } from './rules.ts'
import { SHUFFLE_VERSION, type Seed } from './shuffle.ts'
import { VERSION } from './version.ts'

export const RECORD_FORMAT = 'tefuda-record-1'

/** Everything that happened in a session, so that anybody can play it again and check it. Described in docs/records.md. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly software: string
  readonly game: string
  readonly rulesVersion: number
  readonly rules: Rules
  readonly fingerprint: string
  readonly seats: readonly SeatInfo[]
  readonly shuffle: typeof SHUFFLE_VERSION
  readonly seed: Seed
  readonly orders?: readonly (readonly string[])[]
  readonly commitments?: Commitments
  readonly moves: readonly MoveEntry[]
  /** How many moves were taken back on the way (SC-20); absent where none was. */
  readonly undone?: number
  /** Null while the session is not over. */
  readonly outcome: Outcome | null
}

/** A record that cannot be replayed: where it stops and why. `move` counts from 0; -1 for a fault before the first. */
export interface BrokenRecord {
  readonly move: number
  readonly refusal: Refusal
}

/** Finds the rules a record was played by: the game under that version of its rules, or undefined. */
export type FindGame = (id: string, rulesVersion: number) => Game | undefined

export const recordOf = (match: Match): GameRecord => ({
  format: RECORD_FORMAT,
  software: VERSION,
  game: match.game.id,
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
  outcome: match.engine.outcome(match.state),
})

/**
 * Plays a record again, checking its fingerprint, its commitments, every move and the outcome. `upTo` stops after
 * that many moves (then the outcome is not compared).
 */
export const replay = (input: unknown, find: FindGame, upTo = Number.POSITIVE_INFINITY): Match | BrokenRecord => {
  const record = readRecord(input)
  if (isRefusal(record)) return { move: -1, refusal: record }
  const match = openRecorded(record, find)
  if (isRefusal(match)) return { move: -1, refusal: match }
  for (const [index, [seat, text, ms]] of record.moves.entries()) {
    if (index >= upTo) return match
    const result = playMove(match, seat, text, ms)
    if (isRefusal(result)) return { move: index, refusal: result }
  }
  match.undone = record.undone ?? 0
  const outcome = match.engine.outcome(match.state)
  if (canonicalJson(outcome) !== canonicalJson(record.outcome))
    return { move: record.moves.length, refusal: refusal('outcome-differs', null, '記録の結果が、手順から計算した結果と合いません。', 'The recorded outcome is not what the moves lead to.') }
  return match
}

export const isBroken = (result: Match | BrokenRecord): result is BrokenRecord => 'refusal' in result

const openRecorded = (record: GameRecord, find: FindGame): Match | Refusal => {
  const game = find(record.game, record.rulesVersion)
  if (game === undefined)
    return refusal('unknown-game', null, `「${record.game}」のルール第${record.rulesVersion}版がありません。新しい版の手札で開いてください。`, `This version of Tefuda does not know ${JSON.stringify(record.game)} with rules version ${record.rulesVersion}. Open it with a newer one.`)
  if (fingerprint(record.game, record.rulesVersion, record.rules) !== record.fingerprint)
    return refusal('fingerprint-differs', null, '記録のルールが書き換えられています（指紋が合いません）。', 'The rules in the record do not match their fingerprint.')
  if (record.commitments !== undefined) {
    const seed = seedFrom(record.commitments)
    if (isRefusal(seed)) return seed
    if (seed !== record.seed)
      return refusal('seed-differs', null, '山札のシードが、約束された値から計算したものと合いません。', 'The seed is not the one the commitments lead to.')
  }
  return openMatch({
    game,
    rules: record.rules,
    seats: record.seats.length,
    names: record.seats,
    seed: record.seed,
    ...(record.orders !== undefined && { orders: record.orders }),
    ...(record.commitments !== undefined && { commitments: record.commitments }),
  })
}

/** Reads a record from outside: a value of any shape becomes a record or a refusal that says what is wrong with it. */
export const readRecord = (input: unknown): GameRecord | Refusal => {
  if (!isObject(input) || input.format !== RECORD_FORMAT)
    return refusal('bad-record', null, `手札の記録（${RECORD_FORMAT}）ではありません。`, `This is not a Tefuda record (${RECORD_FORMAT}).`)
  for (const [field, fits] of Object.entries(FIELDS)) {
    if (!fits(input[field]))
      return refusal('bad-record', null, `記録の「${field}」がないか、形が違います。`, `The field ${field} of the record is missing or malformed.`)
  }
  return input as unknown as GameRecord
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const optional = (fits: (value: unknown) => boolean) => (value: unknown): boolean => value === undefined || fits(value)
const listOf = (fits: (value: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.every(fits)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isSeat = (value: unknown): value is Seat => isCount(value)
const isContribution = (value: unknown): boolean =>
  isObject(value) && isText(value.commitment) && optional(isText)(value.secret) && optional(isText)(value.replaced)

const FIELDS: { readonly [field: string]: (value: unknown) => boolean } = {
  software: isText,
  game: isText,
  rulesVersion: isCount,
  rules: isObject,
  fingerprint: isText,
  seats: listOf((seat) => isObject(seat) && optional(isText)(seat.name) && optional(isText)(seat.bot)),
  shuffle: (value) => value === SHUFFLE_VERSION,
  seed: isText,
  orders: optional(listOf(listOf(isText))),
  commitments: optional(
    (value) =>
      isObject(value) && isText(value.match) && isContribution(value.table) &&
      listOf((seat) => isObject(seat) && isSeat(seat.seat) && isContribution(seat))(value.seats),
  ),
  moves: listOf((move) => Array.isArray(move) && isSeat(move[0]) && isText(move[1]) && optional((ms) => typeof ms === 'number')(move[2])),
  undone: optional(isCount),
  outcome: (value) => value === null || isObject(value),
}
