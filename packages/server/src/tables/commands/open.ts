import { findGame } from '@tefuda/games'
import { freshSeed, isRefusal, type Refusal, resolveRules } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import { idFrom, tokenHash } from '../../ids.ts'
import type { Append } from '../../store/index.ts'
import { dueAt } from '../../table/due.ts'
import type { Entry, GuestId, Kept } from '../../table/entry.ts'
import { tableFrom } from '../../table/fold.ts'
import { lineOf, seatRowsOf } from '../../table/line.ts'
import { hasEnded, isGivenUp, seatOf, type Table } from '../../table/table.ts'
import {
  MOST_OPEN,
  NO_REMATCH,
  STORE_DOWN,
  TOO_MANY_AN_HOUR,
  TOO_MANY_OPEN,
  UNKNOWN_GAME,
} from '../messages/refusals.ts'
import type { Clock } from '../services/clock.ts'
import type { Parts } from '../services/parts.ts'

export type Opened = Entry & { readonly type: 'opened' }

/**
 * What a program shows when it connects; 43 characters of base64url. The same command has the same one, so that whoever
 * lost the answer gets it again. Nobody else can make it, not even when the table's secret has been revealed: it takes the
 * id of the guest.
 */
export const programToken = ({ secret }: Table, guest: GuestId, id: string): string =>
  tokenHash(`program ${secret} ${guest} ${id}`)

/**
 * The table of the next game: the same one whoever opens it, at whichever node. Nobody finds it by a record, in which the
 * table's secret is: it takes the id of whoever opened the table before.
 */
export const nextId = ({ secret, opener }: Table): string => idFrom(`next ${secret} ${opener}`)

/** How a new table begins. Refused: an unknown game, rules that cannot be, a number of seats they do not allow. */
export const openedBy = (id: string, guest: GuestId, body: OpenTableBody): Opened | Refusal => {
  const game = findGame(body.game)
  if (game === undefined) return UNKNOWN_GAME
  const rules = resolveRules(game.schema, game, body.rules, body.seats.length)
  if (isRefusal(rules)) return rules
  return {
    type: 'opened',
    game: game.id,
    rulesVersion: game.rulesVersion,
    rules,
    seats: body.seats.length,
    options: { windows: 'even', ...body.options },
    host: guest,
    secret: freshSeed(),
    series: { id, number: 1 },
    sitters: body.seats.flatMap((chair, seat) =>
      chair.kind === 'bot' ? [{ seat, sitter: { kind: 'bot', level: chair.level } as const }] : [],
    ),
    kept: [],
  }
}

/** Whether a guest may open the next game: whoever has sat there may, and the host. */
export const mayFollow = (table: Table, guest: GuestId): boolean =>
  seatOf(table, guest) !== null || table.host === guest

/**
 * How the next table of a series begins: everybody one seat further. Persons find their seats kept, bots sit down,
 * chairs of programs and of those who gave theirs up are empty. The host stays who it is, unless it is not `here`. Whoever
 * was removed or silenced stays so.
 */
export const openedAfter = (table: Table, guest: GuestId, isHere: (guest: GuestId) => boolean): Opened | Refusal => {
  const isEnded = table.match !== null && hasEnded(table.stage)
  if (!isEnded || !mayFollow(table, guest)) return NO_REMATCH
  const seats = table.chairs.length
  const game = findGame(table.game.id)!
  const rules = resolveRules(game.schema, game, table.rules, seats)
  if (isRefusal(rules)) return rules
  const kept: Kept[] = []
  const sitters: Opened['sitters'][number][] = []
  for (const [before, chair] of table.chairs.entries()) {
    const seat = (before + 1) % seats
    if (chair.kind === 'bot') sitters.push({ seat, sitter: { kind: 'bot', level: chair.level } })
    if (chair.kind === 'person' && !isGivenUp(chair)) kept.push({ seat, guest: chair.guest })
  }
  return {
    type: 'opened',
    game: game.id,
    rulesVersion: game.rulesVersion,
    rules,
    seats,
    options: table.options,
    host: isHere(table.host) ? table.host : guest,
    secret: freshSeed(),
    series: { id: table.series.id, number: table.series.number + 1 },
    sitters,
    kept,
    ...(table.barred.length > 0 && { barred: table.barred }),
    ...(table.silenced.length > 0 && { silenced: table.silenced }),
  }
}

const HOUR = 3_600_000

/** Why its host may not have this table beside others now; null where nothing is against it. */
const whyNotOne = async (
  { store, clock, tablesAnHour }: Parts,
  id: string,
  { host, options }: Opened,
): Promise<Refusal | null> => {
  const hosted = store.db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host', '=', host)
    .where('id', '!=', id)
  if (options.isPublic) {
    const waiting = await hosted.where('stage', '=', 'open').where('is_public', '=', 1).executeTakeFirstOrThrow()
    if (Number(waiting.count) >= MOST_OPEN) return TOO_MANY_OPEN
  }
  const lately = await hosted.where('opened', '>', clock.wall() - HOUR).executeTakeFirstOrThrow()
  return Number(lately.count) >= tablesAnHour ? TOO_MANY_AN_HOUR : null
}

/**
 * Stores how a table begins, unless another node has opened the same one; gives its id. Refused: too many for its host.
 */
export const openTable = async (parts: Parts, id: string, entry: Opened): Promise<string | Refusal> => {
  const { store, clock, log } = parts
  try {
    const refused = await whyNotOne(parts, id, entry)
    if (refused !== null) return refused
    await store.append(appendOf(id, clock, entry))
    return id
  } catch (error) {
    log.warn({ err: error }, 'a table could not be opened')
    return STORE_DOWN
  }
}

/** The first entry of a table with the rows that go with it. */
const appendOf = (id: string, clock: Clock, entry: Opened): Append => {
  const at = clock.now()
  const table = tableFrom(id, [{ at, entry }])!
  return {
    match: id,
    seq: 0,
    at,
    entries: [entry],
    due: dueAt(table),
    opens: {
      id,
      game: entry.game,
      rules_version: entry.rulesVersion,
      host: entry.host,
      series: entry.series.id,
      number: entry.series.number,
      is_public: entry.options.isPublic ? 1 : 0,
      stage: 'open',
      opened: clock.wall(),
      ended: null,
      line: JSON.stringify(lineOf(table)),
    },
    sitters: seatRowsOf(table),
  }
}
