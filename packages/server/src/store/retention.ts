import { setTimeout as wait } from 'node:timers/promises'
import { type DeleteResult, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { deleteBelongings } from './belongings.ts'
import type { Moment, Tables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long things are kept. `gameDays`, of games and of replays that were put up: null for ever. */
export interface Retention {
  readonly chatDays: number
  readonly gameDays: number | null
}

/** Days reports are kept, whoever is forgotten meanwhile. */
const REPORT_DAYS = 180

/** Days results of experiments are kept: whoever needs them longer has saved the report. */
const EXPERIMENT_DAYS = 30

/** Days after which nobody can come back: a cookie lasts a year from the last visit, which is noted once a day. */
const GUEST_DAYS = 367

/** What was deleted: matches whose chat was shortened, matches, replays, links, experiments, reports, guests. */
export interface Cleaned {
  readonly chats: number
  readonly matches: number
  readonly replays: number
  readonly links: number
  readonly experiments: number
  readonly reports: number
  readonly guests: number
}

/**
 * Deletes what has been kept long enough, in small pieces, so that nobody waits for it. Any node may do it at any time,
 * several at once too. `now`: milliseconds since 1970. `ending` ends it between two pieces: it rejects then.
 */
export const clean = async (
  db: Kysely<Tables>,
  now: Moment,
  { chatDays, gameDays }: Retention,
  ending: AbortSignal = new AbortController().signal,
): Promise<Cleaned> => {
  const ago = (days: number): Moment => now - days * DAY
  const untilNone = async (piece: () => Promise<number>): Promise<number> => {
    for (let all = 0; ; ) {
      await pause(ending)
      const done = await piece()
      if (done === 0) return all
      all += done
    }
  }
  await deleteLeftovers(db, ending)
  return {
    chats: await untilNone(() => deleteChat(db, ago(chatDays))),
    matches:
      (gameDays === null ? 0 : await untilNone(() => deleteMatches(db, ago(gameDays)))) +
      (await untilNone(() => deleteUndealt(db, ago(chatDays)))),
    replays: gameDays === null ? 0 : await untilNone(() => deleteReplays(db, ago(gameDays))),
    links: await deleted(db.deleteFrom('links').where('until', '<', now)),
    experiments: await deleted(db.deleteFrom('experiments').where('at', '<', ago(EXPERIMENT_DAYS))),
    reports: await deleted(db.deleteFrom('reports').where('at', '<', ago(REPORT_DAYS))),
    guests: await deleteGuests(db, ago(GUEST_DAYS), ending),
  }
}

/** So many chat lines are looked at to find where something old was said. */
const MOST_SAYINGS = 500

/** Deletes what was said before `before` at no more than `most` matches. Answers at how many. */
const deleteChat = async (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> => {
  // The oldest by their index: of what is kept nothing is looked at.
  const rows = await db
    .selectFrom('chat')
    .select('match')
    .where('at', '<', before)
    .orderBy('at')
    .limit(MOST_SAYINGS)
    .execute()
  const old = [...new Set(rows.map(({ match }) => match))].slice(0, most)
  for (const match of old) await db.deleteFrom('chat').where('match', '=', match).where('at', '<', before).execute()
  return old.length
}

/** Deletes no more than `most` matches that ended before `before`, with all that belongs to them. Answers how many. */
export const deleteMatches = (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> =>
  deleteFound(db, endedBefore(db, before).limit(most))

/** Deletes no more than `most` replays that were put up before `before`. Answers how many. */
const deleteReplays = (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> =>
  deleted(
    db
      .deleteFrom('replays')
      .where('id', 'in', (query) =>
        query.selectFrom('replays').select('id').where('kept', '<', before).orderBy('kept').limit(most),
      ),
  )

/** The same of tables that were closed before any cards were dealt there. */
const deleteUndealt = (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> =>
  deleteFound(db, endedBefore(db, before).where(UNDEALT).limit(most))

/** As the index `matches_undealt` has it: a game has scores from its first deal on. */
const UNDEALT = sql<boolean>`stage = 'stopped' and line like '%"scores":null%'`

const endedBefore = (db: Kysely<Tables>, before: Moment) =>
  db.selectFrom('matches').select('id').where('ended', '<', before).orderBy('ended')

const deleteFound = async (
  db: Kysely<Tables>,
  found: SelectQueryBuilder<Tables, 'matches', { id: string }>,
): Promise<number> => {
  const old = await found.execute()
  for (const { id } of old) await deleteMatch(db, id)
  return old.length
}

const BESIDE = ['log', 'due', 'sitters', 'chat', 'calls'] as const

const deleteMatch = (db: Kysely<Tables>, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // First, so that nodes which clean at once come one after another.
    await transaction.deleteFrom('matches').where('id', '=', id).execute()
    for (const table of BESIDE) await transaction.deleteFrom(table).where('match', '=', id).execute()
  })

/**
 * Deletes what was still written at matches that had been deleted, by nodes that had them in memory. Page by page of `most`,
 * since each match of the log is looked at.
 */
const deleteLeftovers = async (db: Kysely<Tables>, ending: AbortSignal, most = 500): Promise<void> => {
  for (let page = await loggedAfter(db, '', most); page.length > 0; ) {
    const rows = await db.selectFrom('matches').select('id').where('id', 'in', page).execute()
    const kept = new Set(rows.map(({ id }) => id))
    for (const id of page.filter((one) => !kept.has(one))) {
      ending.throwIfAborted()
      await deleteMatch(db, id)
    }
    await pause(ending)
    page = await loggedAfter(db, page.at(-1)!, most)
  }
}

/** The first matches of the log after one, in order. They are sought one after another: the entries between are not looked at. */
const loggedAfter = async (db: Kysely<Tables>, after: string, most: number): Promise<string[]> => {
  const { rows } = await sql<{ match: string }>`
    with recursive logged ("match") as (
      select min("match") from log where "match" > ${after}
      union all
      select (select min("match") from log where log."match" > logged."match") from logged where logged."match" is not null
    )
    select "match" from logged where "match" is not null limit ${most}`.execute(db)
  return rows.map(({ match }) => match)
}

/**
 * Deletes guests who were last seen before `before` and stand nowhere: at no table that is kept, with no chat line and no replay. Page by page of
 * `most`, since of those who stand somewhere each is looked at. Answers how many.
 */
const deleteGuests = async (db: Kysely<Tables>, before: Moment, ending: AbortSignal, most = 200): Promise<number> => {
  const away = db.selectFrom('guests').select(['id', 'seen']).where('seen', '<', before)
  const pageAfter = (seen: Moment, id: string) =>
    away
      .where(({ eb, refTuple, tuple }) => eb(refTuple('seen', 'id'), '>', tuple(seen, id)))
      .orderBy('seen')
      .orderBy('id')
      .limit(most)
      .execute()
  let all = 0
  for (let page = await pageAfter(-1, ''); page.length > 0; ) {
    const gone = await nowhere(
      db,
      page.map(({ id }) => id),
    )
    if (gone.length > 0)
      await db.transaction().execute(async (change) => {
        await deleteBelongings(change, gone)
        await change.deleteFrom('guests').where('id', 'in', gone).execute()
      })
    all += gone.length
    await pause(ending)
    const { seen, id } = page.at(-1)!
    page = await pageAfter(seen, id)
  }
  return all
}

/** Of some guests those who stand at no table, have said nothing and put up no replay. */
const nowhere = async (db: Kysely<Tables>, guests: readonly string[]): Promise<string[]> => {
  const somewhere = await db
    .selectFrom('sitters')
    .select('guest')
    .where('guest', 'in', guests)
    .union(db.selectFrom('matches').select('host as guest').where('host', 'in', guests))
    .union(db.selectFrom('chat').select('guest').where('guest', 'in', guests))
    .union(db.selectFrom('replays').select('guest').where('guest', 'in', guests))
    .execute()
  const stay = new Set(somewhere.map(({ guest }) => guest))
  return guests.filter((guest) => !stay.has(guest))
}

/** How many rows went: few, and small ones. */
const deleted = async (rows: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> =>
  Number((await rows.executeTakeFirst()).numDeletedRows)

/** For others, between two pieces. */
const pause = (ending: AbortSignal): Promise<void> => wait(20, undefined, { signal: ending })
