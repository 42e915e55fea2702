import { Archive, ArchiveQuery } from '@tefuda/wire'
import { sql } from 'kysely'
import { answers } from '../answers.ts'
import { tableLine, withSeats } from '../lines.ts'
import type { App, Site } from '../site.ts'

const PAGE = 30

/** The finished games of whoever asks. */
export const addArchive = (app: App, { store: { db }, guests }: Site): void => {
  app.get(
    '/api/archive',
    {
      schema: {
        summary: "One's own finished games, newest first",
        querystring: ArchiveQuery,
        response: answers(Archive),
      },
    },
    async (request) => {
      const viewer = (await guests.of(request))?.id
      if (viewer === undefined) return { games: [], before: null }
      const { game, name, before } = request.query
      let found = db
        .selectFrom('matches')
        .where('stage', 'in', ['over', 'stopped'])
        .where('ended', 'is not', null)
        .where('id', 'in', (query) => query.selectFrom('sitters').select('match').where('guest', '=', viewer))
      if (game !== undefined) found = found.where('game', '=', game)
      if (before !== undefined) found = found.where('ended', '<', before)
      if (name !== undefined && name !== '')
        found = found.where('id', 'in', (query) =>
          query
            .selectFrom('sitters')
            .leftJoin('guests', 'guests.id', 'sitters.guest')
            .select('match')
            .where(({ fn }) => {
              const called = fn<string>('lower', [fn.coalesce('guests.name', 'sitters.name')])
              return sql<boolean>`${called} like ${pattern(name)} escape '!'`
            }),
        )
      // Games that ended in the same millisecond stay on one page: so many lines, and those as old as the last of them.
      const last = await found
        .select('ended')
        .orderBy('ended', 'desc')
        .offset(PAGE - 1)
        .limit(1)
        .executeTakeFirst()
      if (last !== undefined) found = found.where('ended', '>=', last.ended)
      const rows = await found.selectAll().orderBy('ended', 'desc').orderBy('id').execute()
      const games = (await withSeats(db, rows)).map((table) => tableLine(table, viewer))
      return { games, before: last?.ended ?? null }
    },
  )
}

/** What `like` takes for "holds this", with `!` before the signs that mean something to it. */
const pattern = (part: string): string => `%${part.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
