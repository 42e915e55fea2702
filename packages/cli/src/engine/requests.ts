import { isObject, type Refusal, text } from '@tefuda/kernel'
import { badRequest, fieldTrouble } from '@tefuda/wire/engine'
import { z } from 'zod'

const whole = z.int().min(0)
const session = z.union([z.string(), z.number()])
const viewer = z.union([whole, z.null()])
const order = z.array(z.string())
const rules = z.looseObject({ preset: z.string().optional() })
const budget = z.union([
  z.strictObject({ playouts: z.int().min(1).max(10_000_000) }),
  z.strictObject({ ms: z.number().min(1).max(3_600_000) }),
])

/** What each command takes besides `cmd` and `id`. Fields that are not named here are refused. */
export const REQUESTS = {
  games: z.strictObject({}),
  new: z
    .strictObject({
      game: z.string(),
      seats: z.int(),
      rules: rules.optional(),
      seed: z.string().optional(),
      order: order.optional(),
      orders: z.array(order).optional(),
    })
    .refine((request) => request.order === undefined || request.orders === undefined, { path: ['orders'] }),
  moves: z.strictObject({ session, seat: whole, cell: z.string().optional(), limit: whole.optional() }),
  play: z.strictObject({ session, seat: whole, move: z.string() }),
  undo: z.strictObject({ session, seat: whole }),
  why: z.strictObject({ session, seat: whole, move: z.string() }),
  view: z.strictObject({ session, seat: viewer }),
  events: z.strictObject({ session, seat: viewer, from: whole.optional() }),
  state: z.strictObject({ session }),
  outcome: z.strictObject({ session }),
  record: z.strictObject({ session }),
  load: z.strictObject({ record: z.looseObject({}) }),
  clone: z.strictObject({ session }),
  close: z.strictObject({ session }),
  bot: z.strictObject({
    session,
    seat: whole,
    bot: z.string(),
    budget: budget.optional(),
    seed: z.union([z.string(), whole]).optional(),
  }),
} as const

export type Command = keyof typeof REQUESTS
export type RequestOf<C extends Command> = z.infer<(typeof REQUESTS)[C]>

/** What a field must be to an engine. */
const EXPECTED = {
  session: text('new・load・clone が返した値', 'what new, load or clone returned'),
  seat: text(
    '席の番号（0から。view と events では null も可）',
    'the number of a seat, from 0 (null too in view and events)',
  ),
  game: text('遊びの id（文字列）', 'the id of a game (a string)'),
  seats: text('席の数（整数）', 'the number of seats (a whole number)'),
  rules: text(
    '設定の名前と値のオブジェクト（preset は文字列）',
    'an object of settings and values, with preset a string',
  ),
  seed: text('16進数64桁の文字列（bot では整数も可）', 'a string of 64 hex digits (in bot a whole number too)'),
  order: text('札の名前の配列', 'a list of card names'),
  orders: text(
    '札の名前の配列を並べた配列（order とは一緒に使えません）',
    'a list of lists of card names, and not together with order',
  ),
  record: text('記録（record が返したもの）', 'a record, as record returns it'),
  bot: text('ボットの id（文字列）', 'the id of a bot (a string)'),
  budget: text('{"playouts":1〜10000000} か {"ms":1〜3600000}', '{"playouts":1 to 10000000} or {"ms":1 to 3600000}'),
}

/** How deep arrays and objects of a request may lie in one another. */
const MAX_DEPTH = 64

export interface Request {
  readonly command: Command
  /** Checked against the schema of `command`. */
  readonly fields: unknown
}

/** The `id` of a request, as it is to come back; absent where there is none or it could not be written again. */
export const idOf = (value: unknown): { readonly id?: unknown } =>
  isObject(value) && Object.hasOwn(value, 'id') && depthWithin(value.id, MAX_DEPTH) && comesBackUnchanged(value.id)
    ? { id: value.id }
    : {}

/** Reads the value of one line: the command with its checked fields, or what is wrong with it. */
export const readRequest = (value: unknown): Request | Refusal => {
  if (!isObject(value))
    return badRequest('要求は1行に1つのJSONオブジェクトで書いてください。', 'A request is one JSON object on one line.')
  if (!depthWithin(value, MAX_DEPTH))
    return badRequest(
      `入れ子が深すぎます（${MAX_DEPTH}段まで）。`,
      `The request is nested too deeply (at most ${MAX_DEPTH} levels).`,
    )
  if (!comesBackUnchanged(value.id))
    return badRequest(
      'id の数が大きすぎて、そのまま返せません。文字列にしてください。',
      'The number in id is too large to come back unchanged. Use a string.',
    )
  const { cmd, id: _, ...fields } = value
  if (typeof cmd !== 'string' || !isCommand(cmd)) {
    const known = Object.keys(REQUESTS)
    return badRequest(`cmd は ${known.join('、')} のどれかにしてください。`, `cmd must be one of ${known.join(', ')}.`)
  }
  return fieldTrouble(cmd, REQUESTS[cmd], fields, EXPECTED) ?? { command: cmd, fields }
}

/** Beyond 2⁵³ whole numbers lose digits when they are read. */
const comesBackUnchanged = (id: unknown): boolean => typeof id !== 'number' || Math.abs(id) <= Number.MAX_SAFE_INTEGER

const isCommand = (name: string): name is Command => Object.hasOwn(REQUESTS, name)

/** Whether arrays and objects lie at most `levels` deep in one another; looks level by level, so depth costs no stack. */
const depthWithin = (value: unknown, levels: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []))
    if (level.length === 0) return true
  }
  return false
}
