import { Id, Series } from '@tefuda/wire'
import { z } from 'zod'
import { answers } from '../answers.ts'
import { withSeats } from '../lines.ts'
import { NOT_FOUND } from '../refusals.ts'
import { seriesCsv, seriesOf } from '../series.ts'
import type { App, Site } from '../site.ts'

/** More games than anybody plays in a row. */
const LONGEST_SERIES = 500

const ONE_SERIES = z.object({ id: Id })

/** Series: several games by the same people, with a table of results for whoever has the link. */
export const addSeries = (app: App, { store: { db }, guests }: Site): void => {
  const read = async (id: string, viewer: string | null): Promise<Series> => {
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('series', '=', id)
      .orderBy('number')
      .limit(LONGEST_SERIES)
      .execute()
    if (rows.length === 0) throw NOT_FOUND
    return seriesOf(id, await withSeats(db, rows), viewer)
  }

  app.get(
    '/api/series/:id',
    { schema: { summary: 'The games of a series and its results', params: ONE_SERIES, response: answers(Series) } },
    async (request) => read(request.params.id, (await guests.of(request))?.id ?? null),
  )

  app.get(
    '/api/series/:id.csv',
    {
      schema: {
        summary: 'The results as a table for spreadsheets',
        params: ONE_SERIES,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const csv = seriesCsv(await read(request.params.id, null))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="series.csv"')
        .send(csv)
    },
  )
}
