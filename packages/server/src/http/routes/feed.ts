import { Id } from '@tefuda/wire'
import { z } from 'zod'
import { gameName } from '../../host/calls.ts'
import { feedPath, tablePath } from '../addresses.ts'
import { atomFeed } from '../feed.ts'
import { NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

const LONGEST_FEED = 50

/** A feed for each guest under a secret address: which tables wait for them. */
export const addFeed = (app: App, { store: { db }, config, now }: Site): void => {
  app.get(
    '/feed/:token.xml',
    {
      schema: {
        summary: 'Atom feed of the tables that wait for a guest',
        params: z.object({ token: Id }),
        produces: ['application/atom+xml'],
      },
    },
    async (request, reply) => {
      const { token } = request.params
      const guest = await db
        .selectFrom('guests')
        .select('id')
        .where('feed_token', '=', token)
        .where('deleted', 'is', null)
        .executeTakeFirst()
      if (guest === undefined) throw NOT_FOUND
      const calls = await db
        .selectFrom('calls')
        .innerJoin('matches', 'matches.id', 'calls.match')
        // Whoever has moved since is waited for no longer.
        .innerJoin('sitters', (join) =>
          join.onRef('sitters.match', '=', 'calls.match').onRef('sitters.guest', '=', 'calls.guest'),
        )
        .where('sitters.due', '=', 1)
        .select(['matches.id', 'matches.game', 'calls.at'])
        .where('calls.guest', '=', guest.id)
        .orderBy('calls.at', 'desc')
        .limit(LONGEST_FEED)
        .execute()
      const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
      const feed = atomFeed(
        config.name,
        `${origin}${feedPath(config.base, token)}`,
        calls.map(({ id, game, at }) => ({
          id: `${origin}${tablePath(config.base, id)}?at=${at}`,
          at,
          game: gameName(game),
          table: `${origin}${tablePath(config.base, id)}`,
        })),
        now(),
      )
      return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, no-cache').send(feed)
    },
  )
}
