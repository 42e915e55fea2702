import type { Text } from '@tefuda/kernel'
import type { LabRun } from '@tefuda/wire'
import type { Kysely, Selectable } from 'kysely'
import { storeFor } from '../http/guests.ts'
import { newId } from '../ids.ts'
import type { ExperimentRow, Moment, Tables } from '../store/tables.ts'

export type Row = Selectable<ExperimentRow>

type Db = Kysely<Tables>

/** Why an experiment was not taken. */
export type NotTaken = 'one' | 'full'

/** So many of a guest are kept; the oldest goes when another begins. */
export const MOST_RUNS = 20

/** Puts an experiment among those that wait, if its guest has none and no more than so many do. */
export const beginRun = (
  db: Db,
  { most, ...asked }: Pick<Row, 'guest' | 'experiment' | 'identity' | 'at' | 'minutes'> & { most: number },
): Promise<Row | NotTaken> =>
  storeFor(db, asked.guest, async (change) => {
    const { guest } = asked
    const going = change.selectFrom('experiments').where('state', '=', 'going')
    const count = async (of: typeof going): Promise<number> =>
      Number((await of.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
    if ((await count(going.where('guest', '=', guest))) > 0) return 'one'
    if ((await count(going)) >= most) return 'full'
    const fresh = {
      state: 'going' as const,
      taken_until: 0,
      taken_by: null,
      deals: 0,
      seconds: 0,
      kept: null,
      trouble: null,
    }
    const row: Row = { id: newId(), ...asked, ...fresh }
    await change.insertInto('experiments').values(row).execute()
    await deleteOldest(change, guest)
    return row
  })

const deleteOldest = async (change: Db, guest: string): Promise<void> => {
  const rows = await newestFirst(change, guest).select('id').execute()
  const old = rows.slice(MOST_RUNS).map(({ id }) => id)
  if (old.length > 0) await change.deleteFrom('experiments').where('id', 'in', old).execute()
}

const newestFirst = (db: Db, guest: string) =>
  db.selectFrom('experiments').where('guest', '=', guest).orderBy('at', 'desc').orderBy('id')

export const findRun = (db: Db, id: string): Promise<Row | undefined> =>
  db.selectFrom('experiments').selectAll().where('id', '=', id).executeTakeFirst()

export const runsOf = (db: Db, guest: string): Promise<Omit<Row, 'kept' | 'taken_by'>[]> =>
  newestFirst(db, guest)
    .select([
      'id',
      'guest',
      'at',
      'experiment',
      'identity',
      'state',
      'taken_until',
      'deals',
      'seconds',
      'minutes',
      'trouble',
    ])
    .limit(MOST_RUNS)
    .execute()

/** How long a run is had, and by whom: a name made for this once. */
export interface Lease {
  readonly by: string
  readonly until: Moment
}

/** Takes up the one that has waited longest and that nobody has; undefined where there is none. */
export const takeRun = async (db: Db, now: Moment, { by, until }: Lease): Promise<Row | undefined> => {
  const waiting = await db
    .selectFrom('experiments')
    .selectAll()
    .where('state', '=', 'going')
    .where('taken_until', '<=', now)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  if (waiting === undefined) return undefined
  const { numUpdatedRows } = await db
    .updateTable('experiments')
    .set({ taken_until: until, taken_by: by })
    .where('id', '=', waiting.id)
    .where('taken_until', '=', waiting.taken_until)
    .where('state', '=', 'going')
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : waiting
}

/** Says until when what these have taken up is had; nothing of what has gone to others since. */
export const holdRuns = async (db: Db, holders: readonly string[], until: Moment): Promise<void> => {
  if (holders.length > 0)
    await db.updateTable('experiments').set({ taken_until: until }).where('taken_by', 'in', holders).execute()
}

/**
 * Minutes, at most, until a run is taken up: those that the ones before it, and those that are had, may still play, shared by so many
 * that are played at a time. Null of one that is had, or not going.
 */
export const waitOf = async (
  db: Db,
  { state, at, taken_until }: Pick<Row, 'state' | 'at' | 'taken_until'>,
  now: Moment,
  { labRuns, labMinutes }: { readonly labRuns: number; readonly labMinutes: number },
): Promise<number | null> => {
  if (state !== 'going' || taken_until > now) return null
  const before = await db
    .selectFrom('experiments')
    .select(['seconds', 'minutes'])
    .where('state', '=', 'going')
    .where(({ eb, or }) => or([eb('at', '<', at), eb('taken_until', '>', now)]))
    .execute()
  const left = before.map((row) => Math.max(0, minutesOf(row, labMinutes) - row.seconds / 60))
  return Math.ceil(left.reduce((sum, minutes) => sum + minutes, 0) / labRuns)
}

/** Keeps how far a run has come; false, and nothing is written, where it is not going any more or another has it. */
export const keepRun = async (
  db: Db,
  id: string,
  by: string,
  change: Partial<Pick<Row, 'state' | 'deals' | 'seconds' | 'kept' | 'trouble'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('experiments')
    .set(change)
    .where('id', '=', id)
    .where('taken_by', '=', by)
    .where('state', '=', 'going')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stops a run of a guest's own; false where there is none that is going. */
export const stopRun = async (db: Db, id: string, guest: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('experiments')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .where('guest', '=', guest)
    .where('state', '=', 'going')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As whoever asks sees it. `allowed`: minutes of play, as the server allows now. */
export const runSeen = (
  row: Omit<Row, 'kept' | 'taken_by'>,
  viewer: string | undefined,
  allowed: number,
): Omit<LabRun, 'kept' | 'waits'> => ({
  id: row.id,
  state: row.state,
  at: row.at,
  experiment: JSON.parse(row.experiment) as LabRun['experiment'],
  identity: row.identity,
  deals: row.deals,
  seconds: row.seconds,
  minutes: minutesOf(row, allowed),
  mine: row.guest === viewer,
  trouble: row.trouble === null ? null : (JSON.parse(row.trouble) as Text),
})

/** So many it may play: as many as were allowed when it was begun. */
export const minutesOf = ({ minutes }: Pick<Row, 'minutes'>, allowed: number): number => minutes ?? allowed
