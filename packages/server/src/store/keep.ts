import type { DeleteResult, Kysely } from 'kysely'
import type { Moment, Tables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long things are kept. `gameDays`: null for ever. */
export interface Keeping {
  readonly chatDays: number
  readonly gameDays: number | null
}

/** What was deleted: matches whose chat was shortened, matches, links, and calls to come back. */
export interface Cleaned {
  readonly chats: number
  readonly matches: number
  readonly links: number
  readonly calls: number
}

/**
 * Deletes what has been kept long enough, in small pieces, so that nobody waits for it. Any node may do it at any time,
 * several at once too. `now`: milliseconds since 1970.
 */
export const clean = async (db: Kysely<Tables>, now: Moment, { chatDays, gameDays }: Keeping): Promise<Cleaned> => ({
  chats: await untilNone(() => deleteChat(db, now - chatDays * DAY)),
  matches: gameDays === null ? 0 : await untilNone(() => deleteMatches(db, now - gameDays * DAY)),
  links: await deleted(db.deleteFrom('links').where('until', '<', now)),
  calls: await deleted(db.deleteFrom('calls').where('at', '<', now - chatDays * DAY)),
})

/** So many sayings are looked at to find where something old was said. */
const MOST_SAYINGS = 500

/** Deletes what was said before `before` at no more than `most` matches. Answers at how many. */
export const deleteChat = async (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> => {
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
export const deleteMatches = async (db: Kysely<Tables>, before: Moment, most = 20): Promise<number> => {
  const old = await db
    .selectFrom('matches')
    .select('id')
    .where('ended', '<', before)
    .orderBy('ended')
    .limit(most)
    .execute()
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

/** How many rows went: few, and small ones. */
const deleted = async (rows: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> =>
  Number((await rows.executeTakeFirst()).numDeletedRows)

/** Milliseconds for others between two pieces. */
const PAUSE = 20

const untilNone = async (piece: () => Promise<number>): Promise<number> => {
  let all = 0
  for (let done = await piece(); done > 0; done = await piece()) {
    all += done
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return all
}
