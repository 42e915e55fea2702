import {
  cloneMatch,
  excerpt,
  isRefusal,
  type Match,
  type MoveQuery,
  playMove,
  type Refusal,
  readMove,
  refusal,
  type Seat,
  type Text,
  text,
} from '@tefuda/kernel'
import type { z } from 'zod'

// What the engine protocol says alike on standard input and at an online table.

/** The fields of a reply besides `ok` and `id`. */
export type Reply = { readonly [field: string]: unknown }

/** A reply as it is sent. `id`: as the request gave it; none where it gave none. */
export const replyText = (id: { readonly id?: unknown }, result: Reply | Refusal): string =>
  JSON.stringify(isRefusal(result) ? { ...id, ok: false, error: result } : { ...id, ok: true, ...result })

/** The legal moves of a seat as texts, and `complete: false` where the seat is due and there may be more. */
export const movesReply = ({ engine, state }: Match, seat: Seat, query: MoveQuery): Reply => {
  const { moves, complete } = engine.list(state, seat, query)
  return {
    moves: moves.map(engine.format),
    ...(engine.toAct(state).includes(seat) && !complete && { complete: false }),
  }
}

/** Whether a seat may make the move of that text, and the refusal that playing it would give. */
export const whyReply = (match: Match, seat: Seat, move: string): Reply => {
  const read = readMove(match, seat, move)
  const error = isRefusal(read) ? read : (match.engine.check(match.state, seat, read) ?? badOrder(match, seat, move))
  return error === null ? { legal: true } : { legal: false, ...(error.foul === true && { foul: true }), error }
}

/** What is wrong with the given order that a legal move would ask for; only playing it shows. */
const badOrder = (match: Match, seat: Seat, move: string): Refusal | null => {
  if (match.deal.asked >= match.deal.orders.length) return null
  const events = playMove(cloneMatch(match), seat, move)
  return isRefusal(events) ? events : null
}

export const badRequest = (ja: string, en: string): Refusal => refusal('bad-request', null, ja, en)

export const NOT_JSON = badRequest('この行はJSONとして読めません。', 'The line is not JSON.')

/** What fields must be, to complete 「limit」は…にしてください / must be …. */
type Expected = { readonly [field: string]: Text }

const EXPECTED: Expected = {
  move: text('手を表す文字列', 'the text of a move'),
  cell: text('マスの名前', 'the name of a cell'),
  limit: text('0以上の整数', 'a whole number, 0 or more'),
  from: text('0以上の整数', 'a whole number, 0 or more'),
}

/**
 * What is wrong with the fields of the request `cmd`: the first that `shape` does not name, or does not allow as it is.
 * `expected`: what those must be that are not alike everywhere.
 */
export const fieldTrouble = (cmd: string, shape: z.ZodObject, fields: object, expected: Expected): Refusal | null => {
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(shape.shape, name))
  if (unknown !== undefined)
    return badRequest(
      `${cmd} に「${excerpt(unknown)}」という項目はありません。`,
      `${cmd} has no field ${JSON.stringify(excerpt(unknown))}.`,
    )
  const { error } = shape.safeParse(fields)
  if (error === undefined) return null
  const field = String(error.issues[0]?.path[0] ?? 'cmd')
  const { ja, en } = expected[field] ?? EXPECTED[field] ?? text('プロトコルのとおり', 'as the protocol says')
  return badRequest(`${cmd} の「${field}」は、${ja}にしてください。`, `${field} of ${cmd} must be ${en}.`)
}
