import { refusal } from '@tefuda/kernel'
import { BlockBody, ReportBody } from '@tefuda/wire'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { idFrom } from '../../ids.ts'
import type { Tables } from '../../store/tables.ts'
import { whoIs } from '../../table/projection.ts'
import { NOTHING } from '../answers.ts'
import { storeFor } from '../guests.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

const ONESELF = new Denied(422, refusal('oneself', null, '自分自身には使えません。', 'That cannot be done to oneself.'))

/** People who are in the way: not met again, or told to the host of the server. */
export const addPeople = (app: App, { store: { db }, guests, tables, now }: Site): void => {
  app.post(
    '/api/blocks',
    {
      schema: {
        summary:
          'Blocks a person: what they say is not heard, their tables are not listed, and at tables one hosts they get no seat',
        body: BlockBody,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { id } = await guests.known(request)
      const blocked = await whoAt(db, request.body)
      if (blocked === id) throw ONESELF
      await storeFor(db, id, (change) =>
        change
          .insertInto('blocks')
          .values({ guest: id, blocked })
          .onConflict((conflict) => conflict.columns(['guest', 'blocked']).doNothing())
          .execute(),
      )
      await tables.blocks(id)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/blocks',
    {
      schema: {
        summary: 'Lifts that; without a body for everybody',
        body: BlockBody.nullish(),
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { id } = await guests.known(request)
      const { body } = request
      let gone = db.deleteFrom('blocks').where('guest', '=', id)
      if (body) gone = gone.where('blocked', '=', await whoAt(db, body))
      await gone.execute()
      await tables.blocks(id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/reports',
    { schema: { summary: 'Tells the host of the server about a person', body: ReportBody, response: NOTHING } },
    async (request, reply) => {
      const { id } = await guests.known(request)
      const { table, who, reason } = request.body
      const about = await whoAt(db, { table, who })
      if (about === id) throw ONESELF
      const told = { at: now(), reason }
      await db
        .insertInto('reports')
        // One for each of these three: what is told again takes the place of what was.
        .values({ id: idFrom(`report ${table} ${id} ${about}`), match: table, by: id, about, ...told })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
        .execute()
      return reply.code(204).send(null)
    },
  )
}

/** The guest behind the short name somebody has at one table. */
const whoAt = async (db: Kysely<Tables>, { table, who }: z.infer<typeof BlockBody>): Promise<string> => {
  const sources = await Promise.all([
    db.selectFrom('sitters').select('guest').where('match', '=', table).execute(),
    db.selectFrom('matches').select('host as guest').where('id', '=', table).execute(),
    db.selectFrom('chat').select('guest').distinct().where('match', '=', table).execute(),
  ])
  const met = sources.flat().find(({ guest }) => guest !== null && whoIs(table, guest) === who)
  if (typeof met?.guest !== 'string') throw NOT_FOUND
  return met.guest
}
