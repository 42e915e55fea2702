import { type DailyDeal, type Day, dayAt, dealsOf, PAR_LEVELS, plusDays } from '@tefuda/learn/daily'
import type { BotLevel, DailyResults } from '@tefuda/wire'
import type { Kysely } from 'kysely'
import type { Moment, Tables } from '../store/tables.ts'
import type { Judge } from './judge.ts'
import { seedOf, type TryRow } from './tries.ts'

type Results = NonNullable<DailyResults['results']>
type Par = Results['pars'][number]

/** Whether a viewer may see what everybody made of a deal: nothing of it helps them any more. */
export const maySee = (deal: DailyDeal, mine: TryRow | undefined, now: Moment): boolean =>
  mine?.ended != null || dayAt(now) > deal.day

/** What everybody made of a deal, beside what one viewer did. */
export const resultsOf = async (
  db: Kysely<Tables>,
  deal: DailyDeal,
  mine: TryRow | undefined,
  pars: readonly Par[],
): Promise<Results> => {
  const rows = await counted(db, deal)
    .select(['score', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('score')
    .orderBy('score')
    .execute()
  const histogram = rows.map(({ score, count }) => ({ score: score!, count: Number(count) }))
  const first = await best(db, deal).select(['score', 'checked']).executeTakeFirst()
  const own = mine?.why === null ? mine.score : null
  return {
    histogram,
    better: own === null ? null : histogram.reduce((sum, { score, count }) => sum + (score > own ? count : 0), 0),
    pars: [...pars],
    best: first === undefined ? null : { score: first.score!, isUnchecked: isUnchecked(first, pars) },
    isUnchecked: mine?.why === null && isUnchecked(mine, pars),
  }
}

/** The record of the try with the highest score that counts, as JSON; null where there is none. */
export const bestRecordOf = async (db: Kysely<Tables>, deal: DailyDeal): Promise<string | null> =>
  (await best(db, deal).select('record').executeTakeFirst())?.record ?? null

/** The try with the highest score that counts; of equals the first that came. */
const best = (db: Kysely<Tables>, deal: DailyDeal) =>
  counted(db, deal).orderBy('score', 'desc').orderBy('ended').limit(1)

const counted = (db: Kysely<Tables>, { day, game }: DailyDeal) =>
  db
    .selectFrom('daily_tries')
    .where('day', '=', day)
    .where('game', '=', game)
    .where('score', 'is not', null)
    .where('why', 'is', null)

/** Better than every bot, and the host has not looked at it. */
const isUnchecked = ({ score, checked }: Pick<TryRow, 'score' | 'checked'>, pars: readonly Par[]): boolean =>
  checked === 0 && score !== null && pars.length === PAR_LEVELS.length && pars.every((par) => par.score < score)

/** The first day of which this server has a try, or null. */
export const firstDay = async (db: Kysely<Tables>): Promise<Day | null> =>
  (await db.selectFrom('daily_tries').select('day').orderBy('day').limit(1).executeTakeFirst())?.day ?? null

/** The deals of some days before `before`, newest first, down to `first`. */
export const pastDeals = (before: Day, first: Day | null, days: number): readonly DailyDeal[] =>
  Array.from({ length: days }, (_, index) => plusDays(before, -1 - index))
    .filter((day) => first !== null && day >= first)
    .flatMap(dealsOf)

/** What the bots make of deals: made once, by whichever node is asked first, and kept. */
export interface Pars {
  /** As far as they are known; what is not is begun. */
  of(deal: DailyDeal): Promise<readonly Par[]>
}

export const keepPars = (
  db: Kysely<Tables>,
  judge: Judge,
  secret: string,
  onTrouble: (error: unknown) => void,
  levels = PAR_LEVELS,
): Pars => {
  const underWay = new Set<string>()

  const make = async (deal: DailyDeal, missing: readonly BotLevel[]): Promise<void> => {
    const { day, game } = deal
    for (const level of missing) {
      const score = await judge.par(level, deal, seedOf(secret, deal))
      await db
        .insertInto('daily_pars')
        .values({ day, game, level, score })
        .onConflict((conflict) => conflict.columns(['day', 'game', 'level']).doNothing())
        .execute()
    }
  }

  return {
    of: async (deal) => {
      const { day, game } = deal
      const rows = await db
        .selectFrom('daily_pars')
        .select(['level', 'score'])
        .where('day', '=', day)
        .where('game', '=', game)
        .execute()
      const known = new Map(rows.map(({ level, score }) => [level, score]))
      const missing = levels.filter((level) => !known.has(level))
      const key = `${day} ${game}`
      if (missing.length > 0 && !underWay.has(key)) {
        underWay.add(key)
        make(deal, missing)
          .catch(onTrouble)
          .finally(() => underWay.delete(key))
      }
      return levels.flatMap((level) => {
        const score = known.get(level)
        return score === undefined ? [] : [{ level, score }]
      })
    },
  }
}
