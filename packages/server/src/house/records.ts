import { levelOf } from '@tefuda/bots'
import { type GameRecord, type Refusal, recordOf, type SeatInfo } from '@tefuda/kernel'
import type { Store } from '../store/index.ts'
import type { GuestId } from '../table/entry.ts'
import { tableFrom } from '../table/fold.ts'
import { type Chair, hasEnded } from '../table/table.ts'
import { type Listed, withSeats } from './lines.ts'
import { namesOf } from './names.ts'
import { datedOf } from './reading.ts'
import { NO_GAME, NOT_OVER } from './refusals.ts'

type Answer = GameRecord | Refusal | null

/**
 * The full record of a session that has ended, with everybody called what they are called now. Null where there is no
 * such table, or where it is none of the guest's business.
 */
export const recordFor = (store: Store, id: string, guest: GuestId | null): Promise<Answer> =>
  read(store, id, ({ row, line, seated }) => {
    const isTheirs = row.host === guest || seated.some((sitter) => guest !== null && sitter.guest === guest)
    return isTheirs || line.spectators || row.stage === 'open'
  })

/** The same, for somebody who is known to have sat there. */
export const recordAt = (store: Store, id: string): Promise<Answer> => read(store, id, () => true)

/** The log is read once the session has ended, and not before: a long one takes a tenth of a second. */
const read = async (store: Store, id: string, mayRead: (listed: Listed) => boolean): Promise<Answer> => {
  const { db } = store
  const [listed] = await withSeats(db, await db.selectFrom('matches').selectAll().where('id', '=', id).execute())
  if (listed === undefined || !mayRead(listed)) return null
  if (!hasEnded(listed.row.stage)) return NOT_OVER
  const table = tableFrom(id, (await store.read(id)).map(datedOf))
  // It may have been deleted just now.
  if (table === null) return null
  const { match, chairs } = table
  if (match === null) return NO_GAME
  const persons = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.guest] : []))
  const names = await namesOf(db, persons)
  return { ...recordOf(match), seats: chairs.map((chair) => infoOf(chair, names)) }
}

const infoOf = (chair: Chair, names: ReadonlyMap<GuestId, string>): SeatInfo => {
  switch (chair.kind) {
    case 'person': {
      const name = names.get(chair.guest) ?? ''
      return name === '' ? {} : { name }
    }
    case 'bot':
      return { bot: levelOf(chair.level).bot }
    case 'program':
      return { name: chair.name, bot: 'program' }
    case 'empty':
      return {}
  }
}
