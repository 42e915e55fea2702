import { HostGames } from '@tefuda/wire'
import type { PageGame } from '../../host/page-games.ts'
import { answers } from '../answers.ts'
import { createEncoded, sendEncoded } from '../encoded.ts'
import type { App, Site } from '../site.ts'

/** What the page is told of games of other people. */
export const addGames = (app: App, { games }: Site): void => {
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'Games of other people that this server plays, and the modules the page loads them from',
        response: answers(HostGames),
      },
    },
    async () => ({ games: games.map(({ listed }) => listed) }),
  )
}

/** The modules themselves, which never change where they are. */
export const addGameModules = (app: App, games: readonly PageGame[], base: string): void => {
  for (const [address, text] of games.flatMap(({ modules }) => [...modules])) {
    const type = address.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8'
    const encoded = createEncoded(text)
    app.get(`${base}${address}`, { schema: { hide: true } }, async (request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable')
      return sendEncoded(request, reply, encoded)
    })
  }
}
