import { isRefusal, type Refusal } from '@tefuda/kernel'
import { Id, Invitation, Lobby, OpenedTable, OpenTableBody, type TableLine } from '@tefuda/wire'
import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { GOING, type Tables } from '../../store/tables.ts'
import { STORE_DOWN, TOO_MANY_AN_HOUR, TOO_MANY_OPEN } from '../../tables/messages/refusals.ts'
import { tableLine, withOwn, withSeats } from '../../tables/records/lines.ts'
import type { RecordText } from '../../tables/records/records.ts'
import { BUSY, TOOK_TOO_LONG } from '../../tables/services/pool.ts'
import { answers } from '../answers.ts'
import type { Gates } from '../limits.ts'
import { LONGEST_LIST, lobbyFor } from '../lobby.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/** With what a table is refused that could be opened at another time. */
const STATUS: ReadonlyMap<Refusal, number> = new Map([
  [TOO_MANY_OPEN, 409],
  [TOO_MANY_AN_HOUR, 429],
  [STORE_DOWN, 503],
  [BUSY, 503],
  [TOOK_TOO_LONG.record, 503],
])

/** A `GameRecord`, as text already. */
const RECORD = z.custom<string>().meta({ type: 'object' })

const ONE_TABLE = z.object({ id: Id })

/** Tables: opening one, the lobby, one's own, invitations and records. */
export const addTables = (app: App, site: Site, gates: Gates): void => {
  addLists(app, site)
  addSingle(app, site, gates)
}

/** Lists of tables: the lobby's, and one's own. */
const addLists = (app: App, { guests, store: { db } }: Site): void => {
  app.get(
    '/api/lobby',
    {
      schema: { summary: 'Public tables one may sit down at, then those one may look on at', response: answers(Lobby) },
    },
    async (request) => {
      const viewer = (await guests.of(request))?.id ?? null
      return { tables: (await lobbyFor(db, viewer)).map((table) => tableLine(table, viewer)) }
    },
  )

  app.get(
    '/api/me/tables',
    { schema: { summary: "One's own tables that have not ended, due ones first", response: answers(Lobby) } },
    async (request) => {
      const viewer = (await guests.of(request))?.id
      if (viewer === undefined) return { tables: [] }
      return { tables: await ownTables(db, viewer) }
    },
  )
}

/** Single tables. */
const addSingle = (app: App, { guests, tables }: Site, gates: Gates): void => {
  app.post(
    '/api/tables',
    {
      schema: { summary: 'Opens a table', body: OpenTableBody, response: answers(OpenedTable) },
      preHandler: gates.table,
    },
    async (request, reply) => {
      const guest = await guests.admit(request, reply)
      const opened = await tables.open(guest.id, request.body)
      if (isRefusal(opened)) throw new Denied(STATUS.get(opened) ?? 422, opened)
      return opened
    },
  )

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'What an invitation shows', params: ONE_TABLE, response: answers(Invitation) } },
    async (request) => {
      const viewer = await guests.of(request)
      const invitation = await tables.invitation(request.params.id, viewer?.id ?? null)
      if (invitation === null) throw NOT_FOUND
      return invitation
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The full record of a session that is over, with the revealed seed',
        params: ONE_TABLE,
        response: { ...answers(RECORD), 304: z.null() },
      },
      preHandler: gates.change,
    },
    async (request, reply) => {
      const { id } = request.params
      const viewer = await guests.of(request)
      const record = await tables.record(id, viewer?.id ?? null)
      if (record === null) throw NOT_FOUND
      if (isRefusal(record)) throw new Denied(STATUS.get(record) ?? 409, record)
      reply.header('content-disposition', `attachment; filename="${record.game}-${id.slice(0, 6)}.json"`)
      return sendRecord(reply, record, request.headers['if-none-match'])
    },
  )
}

/** A guest's tables that have not ended, the most urgent first. */
const ownTables = async (db: Kysely<Tables>, viewer: string): Promise<TableLine[]> => {
  const rows = await withOwn(db, viewer)
    .selectFrom('own')
    .innerJoin('matches', 'matches.id', 'own.match')
    .selectAll('matches')
    .where('ended', 'is', null)
    .where('stage', 'in', GOING)
    .orderBy('opened', 'desc')
    .limit(LONGEST_LIST)
    .execute()
  const lines = (await withSeats(db, rows)).map((table) => tableLine(table, viewer))
  return lines.toSorted((a, b) => urgency(a) - urgency(b))
}

/** Sends a record, or says that whoever asks has it already: `known` is their `if-none-match`. */
const sendRecord = (reply: FastifyReply, { text, tag }: RecordText, known: string | undefined): FastifyReply => {
  // Names in it may be deleted, and the table: whoever has it asks whether it is still so.
  reply.header('cache-control', 'private, no-cache').header('etag', `"${tag}"`)
  if (isKnown(known, tag)) return reply.code(304).send(null)
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body) => body as string)
    .send(text)
}

/** Whether whoever asks has what goes by this tag: the header lists tags, which proxies may have marked as weak. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) === true

/** Whoever is due first, those with the nearest deadline at the top. */
const urgency = ({ due, deadline }: { due: boolean; deadline: number | null }): number =>
  due ? (deadline ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER
