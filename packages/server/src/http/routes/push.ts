import { PushBody, PushBrowsers, PushKey } from '@tefuda/wire'
import { z } from 'zod'
import { mayBeCalled, NO_PUSH_SERVICE } from '../../host/push.ts'
import { answers, NOTHING } from '../answers.ts'
import { storeFor } from '../guests.ts'
import { Denied } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/** A person uses so many browsers; the oldest is forgotten for a further one. */
const MOST_BROWSERS = 10

/** Browsers that may be called when it is one's turn in a game by correspondence. */
export const addPush = (app: App, { store: { db }, guests, secrets, now }: Site): void => {
  app.get(
    '/api/push/key',
    { schema: { summary: 'The public key a browser subscribes with', response: answers(PushKey) } },
    async () => ({ key: secrets.vapid.publicKey }),
  )

  app.get(
    '/api/push',
    { schema: { summary: 'The browsers one is called in', response: answers(PushBrowsers) } },
    async (request) => {
      const { id } = await guests.known(request)
      const rows = await db.selectFrom('push').select('endpoint').where('guest', '=', id).execute()
      return { endpoints: rows.map(({ endpoint }) => endpoint) }
    },
  )

  app.post(
    '/api/push',
    { schema: { summary: 'Calls this browser from now on', body: PushBody, response: NOTHING } },
    async (request, reply) => {
      const { endpoint, keys } = request.body
      if (!mayBeCalled(endpoint)) throw new Denied(422, NO_PUSH_SERVICE)
      const { id } = await guests.known(request)
      const row = { endpoint, guest: id, ...keys, created: now() }
      await storeFor(db, id, async (change) => {
        await change
          .insertInto('push')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute()
        const older = await change
          .selectFrom('push')
          .select('endpoint')
          .where('guest', '=', id)
          .orderBy('created', 'desc')
          .offset(MOST_BROWSERS)
          .limit(MOST_BROWSERS)
          .execute()
        for (const { endpoint: old } of older) await change.deleteFrom('push').where('endpoint', '=', old).execute()
      })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/push',
    {
      schema: {
        summary: 'Calls this browser no longer',
        body: z.strictObject({ endpoint: PushBody.shape.endpoint }),
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { id } = await guests.known(request)
      await db.deleteFrom('push').where('endpoint', '=', request.body.endpoint).where('guest', '=', id).execute()
      return reply.code(204).send(null)
    },
  )
}
