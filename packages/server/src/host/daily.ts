import { type Refusal, refusal } from '@tefuda/kernel'
import { PAR_LEVELS } from '@tefuda/learn/daily'
import { sql } from 'kysely'
import type { Moment } from '../store/tables.ts'
import { withDatabase } from './with-database.ts'

/** A result of a daily deal that is above every bot's, which the host may let stand or strike. */
export interface Outstanding {
  readonly id: string
  readonly day: string
  readonly game: string
  /** The name its guest goes by now; empty where they have none. */
  readonly name: string
  readonly score: number
  /** The best that a bot made of the deal. */
  readonly par: number
  readonly started: Moment
  readonly ended: Moment
  readonly isChecked: boolean
  /** The record, as JSON. */
  readonly record: string
}

/** The last `limit` such results in the database `sqlite:PATH` or `postgres://…`, newest first; struck ones are not among them. */
export const readOutstanding = (url: string, limit: number): Promise<readonly Outstanding[] | Refusal> =>
  withDatabase(url, 'read', async (db) => {
    const rows = await db
      .selectFrom('daily_tries as tries')
      .innerJoin('daily_pars as pars', (join) =>
        join.onRef('pars.day', '=', 'tries.day').onRef('pars.game', '=', 'tries.game'),
      )
      .leftJoin('guests', 'guests.id', 'tries.guest')
      .select(['tries.id', 'tries.day', 'tries.game', 'tries.score', 'tries.started', 'tries.ended', 'tries.checked'])
      .select(['tries.record', 'guests.name', ({ fn }) => fn.max('pars.score').as('par')])
      .where('tries.why', 'is', null)
      .where('tries.score', 'is not', null)
      .groupBy(['tries.id', 'tries.day', 'tries.game', 'tries.score', 'tries.started', 'tries.ended'])
      .groupBy(['tries.checked', 'tries.record', 'guests.name'])
      .having(sql<boolean>`tries.score > max(pars.score) and count(*) = ${PAR_LEVELS.length}`)
      .orderBy('tries.ended', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ name, score, ended, checked, record, ...row }) => ({
      ...row,
      name: name ?? '',
      score: score!,
      ended: ended!,
      isChecked: checked === 1,
      record: record!,
    }))
  })

/** Lets a result stand, or strikes it, so that it counts no more. Refused where there is no such result. */
export const settleTry = async (url: string, id: string, verdict: 'accept' | 'strike'): Promise<null | Refusal> => {
  const change =
    verdict === 'accept' ? { checked: 1 as const, why: null } : { checked: 1 as const, why: 'struck' as const }
  const settled = await withDatabase(url, 'write', (db) =>
    db
      .updateTable('daily_tries')
      .set(change)
      .where('id', '=', id)
      .where('score', 'is not', null)
      .where(({ eb, or }) => or([eb('why', 'is', null), eb('why', '=', 'struck')]))
      .executeTakeFirst(),
  )
  if ('code' in settled) return settled
  return settled.numUpdatedRows === 1n ? null : NO_SUCH_TRY
}

const NO_SUCH_TRY = refusal(
  'no-such-try',
  null,
  'その番号の結果はありません。tefuda daily で一覧を出せます。',
  'There is no such result; tefuda daily lists them.',
)
