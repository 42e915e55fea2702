import { isObject, type Refusal, refusal, text } from '@tefuda/kernel'
import { badRequest, fieldTrouble } from '@tefuda/wire/engine'
import { z } from 'zod'

/** What may be named besides: a program that speaks to an engine too names its session and seat. */
const common = { session: z.string().max(100).optional(), seat: z.int().optional() }
const move = z.string().min(1).max(2000)

/** What a program may ask at a table. Fields that are not named here are refused. */
const REQUESTS = {
  moves: z.strictObject({ ...common, cell: z.string().max(100).optional(), limit: z.int().min(0).optional() }),
  play: z.strictObject({ ...common, move, turn: z.int().min(0).optional() }),
  why: z.strictObject({ ...common, move }),
  view: z.strictObject(common),
  events: z.strictObject({ ...common, from: z.int().min(0).optional() }),
  outcome: z.strictObject(common),
  record: z.strictObject(common),
} as const

type Name = keyof typeof REQUESTS
export type Request = { [N in Name]: { readonly cmd: N } & z.infer<(typeof REQUESTS)[N]> }[Name]

/** The first line of a program that could not send its token with the connection. */
export const TokenLine = z.strictObject({
  cmd: z.literal('token'),
  token: z.string().max(100),
  id: z.unknown().optional(),
})

/** What a field must be at a table. */
const EXPECTED = {
  session: text('文字列', 'a string'),
  seat: text('自分の席の番号', 'the number of its own seat'),
  turn: text('0以上の整数', 'a whole number, 0 or more'),
}

/** The `id` of a request, as it comes back: a short string or a number that can be written again. */
export const idOf = (value: unknown): { readonly id?: string | number } => {
  const id = isObject(value) ? value.id : undefined
  if (typeof id === 'string' && id.length <= 100) return { id }
  return typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER ? { id } : {}
}

/** Reads the value of one line, or says what is wrong with it. */
export const readRequest = (value: unknown, seat: number): Request | Refusal => {
  if (!isObject(value)) return badRequest('要求はJSONオブジェクトで書いてください。', 'A request is one JSON object.')
  const { cmd, id: _, ...fields } = value
  if (typeof cmd !== 'string' || !Object.hasOwn(REQUESTS, cmd)) {
    const known = Object.keys(REQUESTS)
    return badRequest(
      `卓で使える cmd は ${known.join('、')} です。`,
      `At a table cmd must be one of ${known.join(', ')}.`,
    )
  }
  const trouble = fieldTrouble(cmd, REQUESTS[cmd as Name], fields, EXPECTED)
  if (trouble !== null) return trouble
  if (fields.seat !== undefined && fields.seat !== seat)
    return refusal('not-your-seat', null, `あなたの席は${seat}です。`, `Your seat is ${seat}.`)
  return { cmd, ...fields } as Request
}
