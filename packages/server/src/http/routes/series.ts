import { Id, Series } from '@tefuda/wire'
import { z } from 'zod'
import { withSeats } from '../../tables/records/lines.ts'
import { answers } from '../answers.ts'
import { NOT_FOUND } from '../refusals.ts'
import { seriesOf } from '../series.ts'
import type { App, Site } from '../site.ts'

/** More games than anybody plays in a row. */
const LONGEST_SERIES = 500

const ONE_SERIES = z.object({ id: Id })

/** Series: several games by the same people, with a table of results for whoever has the link. */
export const addSeries = (app: App, { store: { db }, guests }: Site): void => {
  app.get(
    '/api/series/:id',
    { schema: { summary: 'The games of a series and its results', params: ONE_SERIES, response: answers(Series) } },
    async (request) => {
      const { id } = request.params
      const rows = await db
        .selectFrom('matches')
        .selectAll()
        .where('series', '=', id)
        .orderBy('number')
        .limit(LONGEST_SERIES)
        .execute()
      if (rows.length === 0) throw NOT_FOUND
      return seriesOf(id, await withSeats(db, rows), (await guests.of(request))?.id ?? null)
    },
  )
}
