import { createHash } from 'node:crypto'
import {
  commitmentTo,
  type Game,
  isRefusal,
  type Rng,
  type RulesRequest,
  resolveRules,
  type Seat,
} from '@tefuda/kernel'
import type { TableOptions } from '@tefuda/wire'
import { tokenHash } from '../src/ids.ts'
import type { Store } from '../src/store/index.ts'
import { decideMove } from '../src/table/act.ts'
import { dueAt } from '../src/table/due.ts'
import type { Dated, Entry, Sitter } from '../src/table/entry.ts'
import { fold, tableFrom } from '../src/table/fold.ts'
import { lineOf, seatRowsOf } from '../src/table/line.ts'

export type Kind = 'person' | 'bot' | 'program'

/** A table as it is put into a database: everything that happened there so far. */
export interface Story {
  readonly id: string
  readonly game: Game
  readonly kinds: readonly Kind[]
  readonly options: TableOptions
  readonly log: readonly Dated[]
}

export interface StoryRequest {
  readonly id: string
  readonly game: Game
  readonly rules: RulesRequest
  readonly kinds: readonly Kind[]
  readonly options: TableOptions
  /** So many random moves have been made; null where the cards are still to be dealt. */
  readonly moves: number | null
  /** When it was opened. */
  readonly at: number
}

/** Ids, secrets and tokens that are the same wherever the same thing is done. */
export const idFor = (what: string): string => createHash('sha256').update(what).digest('base64url').slice(0, 22)
export const secretFor = (what: string): string => createHash('sha256').update(what).digest('hex')
export const tokenFor = (table: string, seat: Seat): string =>
  createHash('sha256').update(`token ${table} ${seat}`).digest('base64url')

/** The guest on a seat of a table, or who looks on there. */
export const guestFor = (table: string, who: Seat | string): string => idFor(`guest ${table} ${who}`)

const STEP = 100

export const storyOf = (request: StoryRequest, random: Rng): Story => {
  const { id, game, kinds, options, moves } = request
  const persons = [...kinds.keys()].filter((seat) => kinds[seat] === 'person')
  const log: Dated[] = [{ at: request.at, entry: openedEntry(request, persons[0]!) }]
  const table = tableFrom(id, log)!
  let now = request.at
  const happen = (entry: Entry): void => {
    log.push({ at: now, entry })
    fold(table, { at: now, entry })
  }
  for (const seat of persons) {
    const commitment = commitmentTo(id, seat, secretFor(`${id} ${seat}`))
    happen({ type: 'sat', seat, sitter: { kind: 'person', guest: guestFor(id, seat), commitment } })
    happen({ type: 'readied', seat, ready: true })
  }
  if (moves === null) return { id, game, kinds, options, log }
  happen({ type: 'begun' })
  for (const seat of persons) happen({ type: 'revealed', seat, secret: secretFor(`${id} ${seat}`) })
  happen({ type: 'dealt' })
  for (let k = 0; k < moves && table.stage === 'playing'; k++) {
    const { engine, state } = table.match!
    const due = engine.toAct(state)
    const seat = due[random.below(due.length)]!
    now += STEP
    const entries = decideMove(table, seat, engine.format(engine.pick(state, seat, random)), null, now, 'seat')
    if (isRefusal(entries)) throw new Error(entries.message.en)
    for (const entry of entries) happen(entry)
  }
  return { id, game, kinds, options, log }
}

const openedEntry = ({ id, game, rules, kinds, options }: StoryRequest, host: Seat): Entry => {
  const resolved = resolveRules(game.schema, game, rules, kinds.length)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const sitters = kinds.flatMap((kind, seat): { seat: Seat; sitter: Sitter }[] => {
    if (kind === 'bot') return [{ seat, sitter: { kind, level: seat % 2 === 0 ? 'easy' : 'strong' } }]
    if (kind === 'program')
      return [{ seat, sitter: { kind, name: `Program ${seat}`, token: tokenHash(tokenFor(id, seat)) } }]
    return []
  })
  return {
    type: 'opened',
    game: game.id,
    rulesVersion: game.rulesVersion,
    rules: resolved,
    seats: kinds.length,
    options,
    host: guestFor(id, host),
    secret: secretFor(id),
    series: { id, number: 1 },
    sitters,
    kept: [],
  }
}

/** Where a guest's browser is called. */
export const endpointOf = (guest: string): string => `https://push.example.org/${guest}`

/** Puts a table and those who come to it into a database. */
export const keepStory = async ({ db, append }: Store, { id, game, kinds, options, log }: Story): Promise<void> => {
  const [first] = log
  const table = tableFrom(id, log)!
  const { stage, host } = table
  const names = [...kinds.keys(), 'spectator', 'stranger'].map((who) => [guestFor(id, who), `Guest ${who}`] as const)
  const about = { created: first!.at, seen: first!.at, key_version: 1, deleted: null }
  await db
    .insertInto('guests')
    .values(names.map(([guest, name]) => ({ id: guest, name, feed_token: idFor(`feed ${guest}`), ...about })))
    .execute()
  const browsers = names.map(([guest]) => ({ endpoint: endpointOf(guest), guest, p256dh: '', auth: '', created: 0 }))
  await db.insertInto('push').values(browsers).execute()
  await db
    .insertInto('matches')
    .values({
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      host,
      series: id,
      number: 1,
      is_public: options.isPublic ? 1 : 0,
      stage,
      opened: first!.at,
      ended: null,
      line: JSON.stringify(lineOf(table)),
    })
    .execute()
  for (const [seq, { at, entry }] of log.entries()) {
    const isLast = seq === log.length - 1
    await append({
      match: id,
      seq,
      at,
      entries: [entry],
      ...(isLast && { due: dueAt(table), sitters: seatRowsOf(table) }),
    })
  }
}

/** Takes a table out of lists, and lets nothing be due there any more. */
export const retire = async ({ db }: Store, id: string): Promise<void> => {
  await db.updateTable('matches').set({ is_public: 0 }).where('id', '=', id).execute()
  await db.deleteFrom('due').where('match', '=', id).execute()
}
