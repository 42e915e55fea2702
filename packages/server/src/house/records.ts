import { levelOf } from '@tefuda/bots'
import { type GameRecord, type Refusal, recordOf, type SeatInfo } from '@tefuda/kernel'
import type { Store } from '../store/index.ts'
import type { GuestId } from '../table/entry.ts'
import { tableFrom } from '../table/fold.ts'
import { type Chair, hasEnded, seatOf, type Table } from '../table/table.ts'
import { namesOf } from './names.ts'
import { datedOf } from './reading.ts'
import { NO_GAME, NOT_OVER } from './refusals.ts'
import { maySee } from './viewers.ts'

type Answer = GameRecord | Refusal | null

/**
 * The full record of a session that has ended, with everybody called what they are called now. Null where there is no
 * such table, or where it is none of the guest's business.
 */
export const recordFor = (store: Store, id: string, guest: GuestId | null): Promise<Answer> =>
  read(store, id, (table) => {
    const hasSat = guest !== null && seatOf(table, guest) !== null
    return hasSat || maySee(table, guest ?? '') || table.host === guest
  })

/** The same, for somebody who is known to have sat there. */
export const recordAt = (store: Store, id: string): Promise<Answer> => read(store, id, () => true)

const read = async (store: Store, id: string, mayRead: (table: Table) => boolean): Promise<Answer> => {
  const table = tableFrom(id, (await store.read(id)).map(datedOf))
  if (table === null || !mayRead(table)) return null
  if (!hasEnded(table.stage)) return NOT_OVER
  if (table.match === null) return NO_GAME
  const persons = table.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.guest] : []))
  const names = await namesOf(store.db, persons)
  return { ...recordOf(table.match), seats: table.chairs.map((chair) => infoOf(chair, names)) }
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
