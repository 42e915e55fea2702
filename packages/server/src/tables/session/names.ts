import type { Kysely } from 'kysely'
import type { Tables } from '../../store/index.ts'
import type { Dated, GuestId } from '../../table/entry.ts'
import type { Room } from './room.ts'

/** Who is named in entries. */
const guestsIn = (log: readonly Dated[]): GuestId[] =>
  log.flatMap(({ entry }) => {
    if (entry.type === 'opened') return [entry.host, ...entry.kept.map(({ guest }) => guest)]
    return entry.type === 'sat' && entry.sitter.kind === 'person' ? [entry.sitter.guest] : []
  })

/** Reads what those are called who are named in entries and not known yet. */
export const learnNames = async (room: Pick<Room, 'names' | 'parts'>, log: readonly Dated[]): Promise<void> =>
  learn(room, guestsIn(log))

export const learn = async ({ names, parts }: Pick<Room, 'names' | 'parts'>, guests: readonly GuestId[]) => {
  const unknown = [...new Set(guests)].filter((guest) => !names.has(guest))
  for (const [guest, name] of await namesOf(parts.store.db, unknown)) names.set(guest, name)
}

/** What guests are called now; nobody who has been forgotten is among them. */
export const namesOf = async (
  db: Kysely<Tables>,
  guests: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, string>> => {
  if (guests.length === 0) return new Map()
  const rows = await db
    .selectFrom('guests')
    .select(['id', 'name'])
    .where('id', 'in', guests)
    .where('deleted', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
