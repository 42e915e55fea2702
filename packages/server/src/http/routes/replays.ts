import { createHash } from 'node:crypto'
import { type GameRecord, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { Id, KeptReplay, KeptReplays, LONGEST_KEPT, ReplayBody, SharedReplay } from '@tefuda/wire'
import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { newId } from '../../ids.ts'
import type { Tables } from '../../store/tables.ts'
import { BUSY, TOOK_TOO_LONG } from '../../tables/services/pool.ts'
import { answers, NOTHING } from '../answers.ts'
import { storeFor } from '../guests.ts'
import type { Gates } from '../limits.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/** Replays that are kept for each guest. */
const MOST_REPLAYS = 50

/** Replays that are kept for all guests together: guests cost nothing, and a disk is finite. At most 2.5 GB, as a rule a tenth. */
export const MOST_IN_ALL = 10_000

const ONE_REPLAY = z.object({ id: Id })

const TOO_MANY_REPLAYS = new Denied(
  409,
  refusal(
    'too-many-replays',
    null,
    `リプレイは${MOST_REPLAYS}局まで置けます。「あなた」のページで、要らないものを消してください。`,
    `At most ${MOST_REPLAYS} replays are kept; delete one on the page about you.`,
  ),
)

const FULL = new Denied(
  503,
  refusal(
    'replays-full',
    null,
    'このサーバーには、もうリプレイを置けません。「記録を保存」でファイルにして渡してください。',
    'This server has no room for more replays. Save the record and hand on the file.',
  ),
)

const TOO_LONG = new Denied(
  413,
  refusal(
    'too-large',
    null,
    'この記録は長すぎて、サーバーには置けません。「記録を保存」でファイルにして渡してください。',
    'This record is too long for the server. Save it and hand on the file.',
  ),
)

/** Finished games whose records are too long for a link: each is played again before it is kept, and goes when its guest says so. */
export const addReplays = (app: App, { store: { db }, guests, tables, now }: Site, gates: Gates): void => {
  app.get(
    '/api/replays',
    { schema: { summary: 'What one has put up oneself, newest first', response: answers(KeptReplays) } },
    async (request) => {
      const viewer = (await guests.of(request))?.id
      if (viewer === undefined) return { replays: [] }
      const replays = await db
        .selectFrom('replays')
        .select(['id', 'game', 'kept'])
        .where('guest', '=', viewer)
        .orderBy('kept', 'desc')
        .orderBy('id')
        .execute()
      return { replays }
    },
  )

  app.post(
    '/api/replays',
    {
      schema: { summary: 'Puts up the record of a finished game', body: ReplayBody, response: answers(KeptReplay) },
      bodyLimit: 2 * LONGEST_KEPT,
      preHandler: gates.keep,
    },
    async (request, reply) => {
      const guest = await guests.admit(request, reply)
      const record = granted(await tables.check(JSON.stringify(request.body.record), guest.id))
      const text = JSON.stringify(record)
      if (text.length > LONGEST_KEPT) throw TOO_LONG
      const digest = createHash('sha256').update(text).digest('hex')
      const row = { id: newId(), guest: guest.id, game: record.game, kept: now(), digest, record: text }
      return storeFor(db, guest.id, async (change) => {
        const own = change.selectFrom('replays').where('guest', '=', guest.id)
        const same = await own.select(['id', 'game', 'kept']).where('digest', '=', digest).executeTakeFirst()
        if (same !== undefined) return same
        if ((await count(own)) >= MOST_REPLAYS) throw TOO_MANY_REPLAYS
        if ((await count(change.selectFrom('replays'))) >= MOST_IN_ALL) throw FULL
        await change.insertInto('replays').values(row).execute()
        return { id: row.id, game: row.game, kept: row.kept }
      })
    },
  )

  app.get(
    '/api/replays/:id',
    { schema: { summary: 'A replay, by its link', params: ONE_REPLAY, response: answers(SharedReplay) } },
    async (request) => {
      const row = await db.selectFrom('replays').select('record').where('id', '=', request.params.id).executeTakeFirst()
      if (row === undefined) throw NOT_FOUND
      return { record: JSON.parse(row.record) as unknown }
    },
  )

  app.delete(
    '/api/replays/:id',
    { schema: { summary: 'Takes down a replay of one’s own', params: ONE_REPLAY, response: NOTHING } },
    async (request, reply) => {
      const { id } = await guests.known(request)
      const { numDeletedRows } = await db
        .deleteFrom('replays')
        .where('id', '=', request.params.id)
        .where('guest', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw NOT_FOUND
      return reply.code(204).send(null)
    },
  )
}

const count = async (replays: SelectQueryBuilder<Tables, 'replays', unknown>): Promise<number> =>
  Number((await replays.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)

const granted = (record: GameRecord | Refusal): GameRecord => {
  if (isRefusal(record)) throw new Denied(record === BUSY || record === TOOK_TOO_LONG.check ? 503 : 422, record)
  return record
}
