import { isRefusal, type Refusal, seedFrom } from '@tefuda/kernel'
import {
  type DailyDeal,
  type Day,
  dailyCommitments,
  dailyDeal,
  dayAt,
  plusDays,
  startOf,
  type Try,
} from '@tefuda/learn/daily'
import type { DailyDealSeen, DailyTry } from '@tefuda/wire'
import type { Kysely, Selectable } from 'kysely'
import { storeFor } from '../http/guests.ts'
import { newId } from '../ids.ts'
import type { DailyTryRow, Moment, Tables } from '../store/tables.ts'
import type { Judge } from './judge.ts'
import { ALREADY_TRIED, NO_SUCH_DEAL, NOT_STARTED, NOT_TODAY } from './refusals.ts'

/** A try without its record, which is long and seldom asked for. */
export type TryRow = Omit<Selectable<DailyTryRow>, 'record'>

const COLUMNS = ['id', 'day', 'game', 'guest', 'started', 'ended', 'score', 'why', 'checked'] as const

/** Who has begun before a day ends may still send the result for so long, in milliseconds. */
export const GRACE = 2 * 3600 * 1000

/** Nobody who looks at the cards plays faster than this on the mean, in milliseconds a move of one's own. */
const QUICKEST = 300

/** The deal of a day and game from outside, which may be any words. */
export const findDeal = (day: Day, game: string): DailyDeal | Refusal => dailyDeal(day, game) ?? NO_SUCH_DEAL

export const seedOf = (secret: string, deal: DailyDeal): string => {
  const seed = seedFrom(dailyCommitments(secret, deal))
  if (isRefusal(seed)) throw new Error(seed.message.en)
  return seed
}

/** A deal as a viewer sees it at a moment: the secret only when its day is over. */
export const dealSeen = (secret: string, deal: DailyDeal, mine: TryRow | undefined, now: Moment): DailyDealSeen => {
  const { table } = dailyCommitments(secret, deal)
  const isOver = dayAt(now) > deal.day
  return {
    ...deal,
    commitment: table.commitment,
    secret: isOver ? table.secret! : null,
    mine: mine === undefined ? null : trySeen(mine),
  }
}

const trySeen = ({ started, score, why }: TryRow): DailyTry => ({ started, score, why })

export const findTry = (db: Kysely<Tables>, { day, game }: DailyDeal, guest: string): Promise<TryRow | undefined> =>
  db
    .selectFrom('daily_tries')
    .select(COLUMNS)
    .where('day', '=', day)
    .where('game', '=', game)
    .where('guest', '=', guest)
    .executeTakeFirst()

/** Notes that a guest begins now; whoever has begun before goes on with that try. */
export const startTry = async (db: Kysely<Tables>, deal: DailyDeal, guest: string, now: Moment): Promise<TryRow> => {
  const { day, game } = deal
  const row = {
    id: newId(),
    day,
    game,
    guest,
    started: now,
    ended: null,
    score: null,
    why: null,
    record: null,
  } as const
  await storeFor(db, guest, (change) =>
    change
      .insertInto('daily_tries')
      .values({ ...row, checked: 0 })
      .onConflict((conflict) => conflict.columns(['day', 'game', 'guest']).doNothing())
      .execute(),
  )
  return (await findTry(db, deal, guest))!
}

/**
 * Stores what a guest made of a deal, after it was played again: once. The same record sent again, as after a lost line, is
 * answered as the first time.
 */
export const endTry = async (
  db: Kysely<Tables>,
  judge: Judge,
  secret: string,
  submitted: { readonly deal: DailyDeal; readonly guest: string; readonly record: unknown; readonly hints: number },
  now: Moment,
): Promise<TryRow | Refusal> => {
  const { deal, guest, record, hints } = submitted
  const begun = await findTry(db, deal, guest)
  if (begun === undefined) return NOT_STARTED
  const text = JSON.stringify(record)
  if (begun.ended !== null) return (await hasRecord(db, begun, text)) ? begun : ALREADY_TRIED
  if (now > startOf(plusDays(deal.day, 1)) + GRACE) return NOT_TODAY
  const made = await judge.check(record, deal, seedOf(secret, deal))
  if (isRefusal(made)) return made
  const result = { ended: now, score: made.score, why: whyNot(made, hints, now - begun.started) }
  const { numUpdatedRows } = await db
    .updateTable('daily_tries')
    .set({ ...result, record: text })
    .where('id', '=', begun.id)
    .where('ended', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { ...begun, ...result } : ALREADY_TRIED
}

const hasRecord = async (db: Kysely<Tables>, { id }: TryRow, text: string): Promise<boolean> =>
  (await db
    .selectFrom('daily_tries')
    .select('id')
    .where('id', '=', id)
    .where('record', '=', text)
    .executeTakeFirst()) !== undefined

/** Why a try does not count, or null. `ms`: from its beginning to its end on the server's clock. */
const whyNot = ({ undone, moves }: Try, hints: number, ms: number): TryRow['why'] => {
  if (undone > 0) return 'undone'
  if (hints > 0) return 'hints'
  return ms < moves * QUICKEST ? 'quick' : null
}

/** The days on which a guest made a result that counts, as many as a streak may be told long. */
export const playedDays = async (db: Kysely<Tables>, guest: string): Promise<ReadonlySet<Day>> => {
  const rows = await db
    .selectFrom('daily_tries')
    .select('day')
    .distinct()
    .where('guest', '=', guest)
    .where('score', 'is not', null)
    .where('why', 'is', null)
    .orderBy('day', 'desc')
    .limit(LONGEST_STREAK)
    .execute()
  return new Set(rows.map(({ day }) => day))
}

/** Days in a row among `days` that end today or yesterday. */
export const streakOf = (days: ReadonlySet<Day>, today: Day): number => {
  let day = days.has(today) ? today : plusDays(today, -1)
  let streak = 0
  while (days.has(day)) {
    streak += 1
    day = plusDays(day, -1)
  }
  return streak
}

/** Longer ones are told as this. */
const LONGEST_STREAK = 1000
