import { Id } from '@tefuda/wire'
import type { NotNull } from 'kysely'
import { z } from 'zod'
import { gameName } from '../../host/calls.ts'
import type { Line } from '../../table/line.ts'
import { begun } from '../../table/time.ts'
import { feedPath, tablePath } from '../addresses.ts'
import { atomFeed } from '../feed.ts'
import { originFor } from '../origin.ts'
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
      const rows = await db
        .selectFrom('sitters')
        .innerJoin('matches', 'matches.id', 'sitters.match')
        .select(['matches.id', 'game', 'line', 'deadline'])
        .where('guest', '=', guest.id)
        .where('due', '=', 1)
        .where('deadline', 'is not', null)
        .$narrowType<{ deadline: NotNull }>()
        .orderBy('deadline')
        .limit(LONGEST_FEED)
        .execute()
      const calls = rows
        .flatMap(({ id, game, line, deadline }) => {
          const { pace } = JSON.parse(line) as Line
          return pace.kind !== 'days' ? [] : [{ id, game, at: begun(pace, deadline) }]
        })
        .toSorted((a, b) => b.at - a.at)
      const origin = originFor(request, config)
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
