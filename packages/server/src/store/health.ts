import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newId } from '../ids.ts'
import type { Tables } from './tables.ts'
import type { Notice } from './trouble.ts'

/** `mute`: it does not answer. `unwritable`: it answers, but takes nothing. `damaged`: somebody has to look after it. */
export type Health = 'well' | 'mute' | 'unwritable' | 'damaged'

/** Hears of troubles, and finds out whether they are over. */
export interface Watch {
  readonly notice: Notice
  health(db: Kysely<Tables>): Promise<Health>
}

/** After a trouble the database is well again when something can be written; once damaged, not before another start. */
export const watch = (onTrouble: Notice): Watch => {
  let isFailing = false
  let isDamaged = false
  return {
    notice: (trouble) => {
      isFailing = true
      if (trouble.reason === 'damaged') isDamaged = true
      onTrouble(trouble)
    },
    health: async (db) => {
      try {
        await db.selectFrom('secrets').select('name').limit(1).execute()
      } catch {
        return isDamaged ? 'damaged' : 'mute'
      }
      if (isDamaged) return 'damaged'
      if (!isFailing) return 'well'
      try {
        await tryToWrite(db)
        isFailing = false
        return 'well'
      } catch {
        return 'unwritable'
      }
    },
  }
}

/** Bytes: more than most writes take, so that they succeed where this does. */
const MUCH = 32_768

/** Writes something and takes it away: an entry without a match, which cleaning takes away too should the server end in between. */
const tryToWrite = async (db: Kysely<Tables>): Promise<void> => {
  const match = `probe ${newId()}`
  await db
    .insertInto('log')
    .values({ match, seq: 0, at: 0, entry: randomBytes(MUCH).toString('base64') })
    .execute()
  await db.deleteFrom('log').where('match', '=', match).execute()
}
