import { findGame } from '@tefuda/games'
import { type Text, text } from '@tefuda/kernel'
import type { PushCall } from '@tefuda/wire'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Metrics } from './metrics.ts'
import type { Send } from './push.ts'

/** What calling people back works with. */
export interface Calling {
  readonly db: Kysely<Tables>
  readonly send: Send
  readonly metrics: Metrics
  readonly now: () => number
}

/** Calls a guest back to a table. The house does so once for each turn; nothing waits for the push services. */
export type CallBack = (guest: string, table: string) => Promise<void>

/**
 * Keeps the call for the guest's feed, then tells every browser the guest asked to be called in. A browser
 * that is gone is forgotten. Resolves when all have been told; never rejects for a push service.
 */
export const createCallBack =
  ({ db, send, metrics, now }: Calling): CallBack =>
  async (guest, table) => {
    const at = now()
    await db
      .insertInto('calls')
      .values({ guest, match: table, at, told: null })
      .onConflict((conflict) => conflict.columns(['guest', 'match']).doUpdateSet({ at, told: null }))
      .execute()
    const browsers = await db.selectFrom('push').selectAll().where('guest', '=', guest).execute()
    if (browsers.length === 0) return
    const payload = JSON.stringify({ table, game: await gameAt(db, table) } satisfies PushCall)
    const results = await Promise.all(
      browsers.map(async (browser) => {
        const result = await send(browser, payload)
        metrics.calls.inc({ answer: result })
        if (result === 'gone') await db.deleteFrom('push').where('endpoint', '=', browser.endpoint).execute()
        return result
      }),
    )
    if (!results.includes('sent')) return
    await db
      .updateTable('calls')
      .set({ told: now() })
      .where('guest', '=', guest)
      .where('match', '=', table)
      .where('at', '=', at)
      .execute()
  }

const gameAt = async (db: Kysely<Tables>, table: string): Promise<Text> => {
  const match = await db.selectFrom('matches').select('game').where('id', '=', table).executeTakeFirst()
  return gameName(match?.game ?? '')
}

/** What a game is called, also one that is no longer in the catalogue. */
export const gameName = (id: string): Text => findGame(id)?.name ?? text(id, id)
