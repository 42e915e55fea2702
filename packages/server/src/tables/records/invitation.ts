import type { Invitation } from '@tefuda/wire'
import type { Store } from '../../store/index.ts'
import type { Entry, GuestId } from '../../table/entry.ts'
import { tableLine, withSeats } from './lines.ts'

/** What whoever has the link sees before sitting down. `seat`: the guest's own, or the one that is kept for it. */
export const invitationTo = async ({ db }: Store, table: string, guest: GuestId | null): Promise<Invitation | null> => {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', table).executeTakeFirst()
  if (row === undefined) return null
  const [listed] = await withSeats(db, [row])
  const host = await db.selectFrom('guests').select('name').where('id', '=', row.host).executeTakeFirst()
  const own = listed!.seated.find((sitter) => guest !== null && sitter.guest === guest)?.seat
  const kept = own === undefined && guest !== null ? await keptFor(db, table, guest) : undefined
  const isFree = kept !== undefined && !listed!.seated.some(({ seat }) => seat === kept)
  return { line: tableLine(listed!, guest), host: host?.name ?? '', seat: own ?? (isFree ? kept : null) }
}

const keptFor = async (db: Store['db'], table: string, guest: GuestId): Promise<number | undefined> => {
  const first = await db
    .selectFrom('log')
    .select('entry')
    .where('match', '=', table)
    .where('seq', '=', 0)
    .executeTakeFirst()
  const entry = first === undefined ? undefined : (JSON.parse(first.entry) as Entry)
  return entry?.type === 'opened' ? entry.kept.find((kept) => kept.guest === guest)?.seat : undefined
}
