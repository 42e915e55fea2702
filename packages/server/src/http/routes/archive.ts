import { Archive, ArchiveQuery } from '@tefuda/wire'
import { sql } from 'kysely'
import { tableLine, withOwn, withSeats } from '../../tables/records/lines.ts'
import { answers } from '../answers.ts'
import type { App, Site } from '../site.ts'

const PAGE = 30

/** The finished games of whoever asks, those they played and those they were the host of. */
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
      const { game, before } = request.query
      const name = request.query.name?.normalize('NFC')
      // From one's own tables to their games: of all games that ever ended, no other is looked at.
      let found = withOwn(db, viewer)
        .selectFrom('own')
        .innerJoin('matches', 'matches.id', 'own.match')
        .where('stage', 'in', ['over', 'stopped'])
        .where('ended', 'is not', null)
      if (game !== undefined) found = found.where('game', '=', game)
      if (before !== undefined) found = found.where('ended', '<', before)
      if (name !== undefined && name !== '')
        found = found.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('sitters')
              .leftJoin('guests', 'guests.id', 'sitters.guest')
              .select('seat')
              .whereRef('sitters.match', '=', 'matches.id')
              .where('sitters.kind', '!=', 'bot')
              .where(({ fn }) => {
                const called = fn.coalesce('guests.name', 'sitters.name')
                return sql<boolean>`lower(${called}) like lower(${pattern(name)}) escape '!'`
              }),
          ),
        )
      // Games that ended in the same millisecond stay on one page: so many lines, and those as old as the last of them.
      const last = await found
        .select('ended')
        .orderBy('ended', 'desc')
        .offset(PAGE - 1)
        .limit(1)
        .executeTakeFirst()
      if (last !== undefined) found = found.where('ended', '>=', last.ended)
      const rows = await found.selectAll('matches').orderBy('ended', 'desc').orderBy('id').execute()
      // A table that was closed before its cards were dealt is no game.
      const dealt = (await withSeats(db, rows)).filter(({ line }) => line.scores !== null)
      const games = dealt.map((table) => tableLine(table, viewer))
      return { games, before: last?.ended ?? null }
    },
  )
}

/** What `like` takes for "holds this", with `!` before the signs that mean something to it. */
const pattern = (part: string): string => `%${part.replaceAll(/[!%_]/g, '!$&')}%`
