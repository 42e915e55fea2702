import { seedFrom } from './commitment.ts'
import type { Game, GamePackage } from './game.ts'
import { canonicalJson } from './json.ts'
import { allowsUndo, type Match, markTimeout, openMatch, playMove } from './match.ts'
import { type GameRecord, readRecord } from './record.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { fingerprint } from './rules.ts'
import { excerpt, text } from './text.ts'

/** A record that cannot be replayed: where it stops and why. `move` counts from 0; -1 for a fault before the first. */
export interface BrokenRecord {
  readonly move: number
  readonly refusal: Refusal
}

/** Finds the rules a record was played by: the game under that version of its rules, or undefined. */
export type FindGame = (id: string, rulesVersion: number) => Game | undefined

/**
 * Plays a record again, checking its fingerprint, its commitments, every move and the outcome. `input` may be any
 * value at all. `upTo` stops after that many moves (then the outcome is not compared).
 */
export const replay = (input: unknown, find: FindGame, upTo = Number.POSITIVE_INFINITY): Match | BrokenRecord => {
  const record = readRecord(input)
  if (isRefusal(record)) return { move: -1, refusal: record }
  const match = openRecorded(record, find)
  if (isRefusal(match)) return { move: -1, refusal: match }
  if (record.undone !== undefined && record.undone > 0 && !allowsUndo(match)) return { move: -1, refusal: UNDONE }
  const timeouts = new Set(record.timeouts)
  if ((record.timeouts?.at(-1) ?? -1) >= record.moves.length) return { move: -1, refusal: NO_SUCH_TIMEOUT }
  match.hints = record.hints ?? 0
  for (const [index, [seat, move, ms]] of record.moves.entries()) {
    if (index >= upTo) return match
    const result = playMove(match, seat, move, ms)
    if (isRefusal(result)) return { move: index, refusal: result }
    if (timeouts.has(index)) markTimeout(match)
  }
  match.undone = record.undone ?? 0
  if (canonicalJson(match.engine.outcome(match.state)) === canonicalJson(record.outcome)) return match
  return { move: record.moves.length, refusal: OUTCOME_DIFFERS }
}

/** Whether `replay` stopped before the end it was asked for. */
export const isBroken = (result: Match | BrokenRecord): result is BrokenRecord => 'refusal' in result

/** Why a record cannot be replayed, in words that name the move where it stops: `12手目「H8@a1」：…`. */
export const whyBroken = ({ move, refusal: why }: BrokenRecord, { moves }: GameRecord): Refusal => {
  const stopped = moves[move]
  if (stopped === undefined) return why
  const [number, written] = [move + 1, excerpt(stopped[1])]
  const { ja, en } = why.message
  return { ...why, message: text(`${number}手目「${written}」：${ja}`, `Move ${number}, ${written}: ${en}`) }
}

const openRecorded = (record: GameRecord, find: FindGame): Match | Refusal => {
  const game = find(record.game, record.rulesVersion)
  if (game === undefined || isFromElsewhere(game, record)) return unknownGame(record)
  if (fingerprint(record.game, record.rulesVersion, record.rules) !== record.fingerprint) return FINGERPRINT_DIFFERS
  const { commitments } = record
  if (commitments !== undefined) {
    if (commitments.seats.some(({ seat }) => seat >= record.seats.length)) return NO_SUCH_CONTRIBUTOR
    const seed = seedFrom(commitments)
    if (isRefusal(seed)) return seed
    if (seed !== record.seed) return SEED_DIFFERS
  }
  const match = openMatch({
    game,
    rules: record.rules,
    seats: record.seats.length,
    names: record.seats,
    seed: record.seed,
    ...(record.orders !== undefined && { orders: record.orders }),
    ...(commitments !== undefined && { commitments }),
    ...(record.again !== undefined && { again: record.again }),
  })
  // Rules given in part, or as a preset, have a fingerprint of their own; a record states them in full.
  return isRefusal(match) || match.fingerprint === record.fingerprint ? match : FINGERPRINT_DIFFERS
}

/** Whether another package brings a game of the same id. */
const isFromElsewhere = (game: Game, record: GameRecord): boolean =>
  game.package !== undefined && record.package !== undefined && game.package.name !== record.package.name

const unknownGame = (record: GameRecord): Refusal => {
  const { game, rulesVersion } = record
  if (record.package !== undefined) return notInstalled(game, record.package)
  return refusal(
    'unknown-game',
    null,
    `「${excerpt(game)}」のルール第${rulesVersion}版がありません。新しい版の手札で開いてください。`,
    `This version of Tefuda does not know ${JSON.stringify(excerpt(game))} with rules version ${rulesVersion}. Open it with a newer one.`,
  )
}

const notInstalled = (game: string, { name, version }: GamePackage): Refusal => {
  const from = `${excerpt(name)} ${excerpt(version)}`
  return refusal(
    'unknown-game',
    null,
    `「${excerpt(game)}」はここにない遊びです。パッケージ ${from} を入れ、tefuda.config.ts に書いてください。`,
    `The game ${JSON.stringify(excerpt(game))} is not here. Install the package ${from} and name it in tefuda.config.ts.`,
  )
}

const FINGERPRINT_DIFFERS = refusal(
  'fingerprint-differs',
  null,
  '記録のルールが、その指紋と合いません。書き換えられたか、欠けています。',
  'The rules in the record do not match their fingerprint: they were changed, or are not complete.',
)

const NO_SUCH_CONTRIBUTOR = refusal(
  'commitment-seat',
  null,
  '記録にない席の約束があります。',
  'The record holds a commitment of a seat that does not exist.',
)

const SEED_DIFFERS = refusal(
  'seed-differs',
  null,
  '山札のシードが、約束された値から計算したものと合いません。',
  'The seed is not the one the commitments lead to.',
)

const UNDONE = refusal(
  'undone-forbidden',
  null,
  '手が戻されたと記録にありますが、このルールでは戻せません。',
  'The record says that moves were taken back, which its rules do not allow.',
)

const NO_SUCH_TIMEOUT = refusal(
  'bad-record',
  null,
  '記録に、ない手の時間切れが書かれています。',
  'The record marks a move as made by the clock that it does not hold.',
)

const OUTCOME_DIFFERS = refusal(
  'outcome-differs',
  null,
  '記録の結果が、手順から計算した結果と合いません。',
  'The recorded outcome is not what the moves lead to.',
)
