import type { Kysely, Selectable } from 'kysely'
import type { MatchRow, MatchStage, Tables } from '../store/tables.ts'
import { type Listed, withSeats } from '../tables/records/lines.ts'

/** More tables than this are no list anybody reads. */
export const LONGEST_LIST = 100
/** So many of them are kept for games one may look on at, where there are as many. */
const LOOKED_ON = 40
/** Of a stage no more are looked at, however many there are. */
const MOST_READ = 1000

/**
 * Public tables as `viewer` gets to see them: those one may sit down at, then those one may look on at, each the newest
 * first. Where they are more than a list holds, the newest of every host comes before the second of anybody.
 */
export const lobbyFor = async (db: Kysely<Tables>, viewer: string | null): Promise<Listed[]> => {
  const read = async (stage: MatchStage) => withSeats(db, await fairly(db, stage, viewer))
  const open = await read('open')
  const running = [...(await read('revealing')), ...(await read('playing'))]
  const shown = open.slice(0, LONGEST_LIST - Math.min(running.length, LOOKED_ON))
  return [...shown.toSorted(newest), ...running.slice(0, LONGEST_LIST - shown.length).toSorted(newest)]
}

const newest = (a: Listed, b: Listed): number => b.row.opened - a.row.opened

/** `line` of a table at which nobody may look on. */
const CLOSED = '%"spectators":false%'

/**
 * Public tables of one stage where one may sit down or look on, and nobody is whom `viewer` does not want to meet: of every
 * host one, then the second ones.
 */
const fairly = (db: Kysely<Tables>, stage: MatchStage, viewer: string | null): Promise<Selectable<MatchRow>[]> =>
  db
    .with('recent', (query) =>
      query
        .selectFrom('matches')
        .select(['id', 'host', 'opened'])
        .where('stage', '=', stage)
        .where('is_public', '=', 1)
        .$if(stage !== 'open', (running) => running.where('line', 'not like', CLOSED))
        .where(({ not, exists, selectFrom }) => {
          const blocked = selectFrom('blocks')
            .select('blocked')
            .where('blocks.guest', '=', viewer ?? '')
          const hosts = blocked.whereRef('blocked', '=', 'matches.host')
          const sits = blocked
            .innerJoin('sitters', 'sitters.guest', 'blocked')
            .whereRef('sitters.match', '=', 'matches.id')
          return not(exists(hosts).or(exists(sits)))
        })
        .orderBy('opened', 'desc')
        .limit(MOST_READ),
    )
    .with('ranked', (query) =>
      query.selectFrom('recent').select(({ fn }) => [
        'id as ranked',
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('host').orderBy('opened', 'desc'))
          .as('nth'),
      ]),
    )
    .selectFrom('matches')
    .innerJoin('ranked', 'ranked', 'id')
    .selectAll('matches')
    .orderBy('nth')
    .orderBy('opened', 'desc')
    .limit(LONGEST_LIST)
    .execute()
