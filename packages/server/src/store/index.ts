import { Refused, refusal } from '@tefuda/kernel'
import { Kysely } from 'kysely'
import { type Append, groupCommits } from './append.ts'
import { checkpoints } from './checkpoints.ts'
import { type TakenUp, takeDueRows } from './due.ts'
import { migrate } from './migrations.ts'
import { openCommitPool, openPool, openServingPool, postgresCommit, postgresDialect } from './postgres.ts'
import { openFile, sqliteCommit, sqliteDialect } from './sqlite.ts'
import type { Moment, Tables } from './tables.ts'
import { BAD_URL, type Kind, kindOfUrl, pathOf, withoutPassword } from './url.ts'

export { type Append, type MatchChange, NotStored, type Sitter, Unknown } from './append.ts'
export type { TakenUp } from './due.ts'
export * from './tables.ts'

/** One entry as it is read back. `entry` is the JSON value that was appended. */
export interface Row {
  readonly seq: number
  readonly at: Moment
  readonly entry: unknown
}

/** The database. Whatever is not hot goes through `db` in the module that needs it. */
export interface Store {
  readonly kind: Kind
  readonly db: Kysely<Tables>
  /**
   * Stores the entries at their numbers, with what comes along, or nothing of it. Resolves after the commit: true, or
   * false where the numbers are taken. Rejects with `NotStored`, or `Unknown` where the log has to be read again.
   * At most one append of a match may be under way.
   */
  append(append: Append): Promise<boolean>
  /** The entries of a match from number `from` on (0: all), in order. */
  read(match: string, from?: number): Promise<Row[]>
  /** Takes up at most `limit` matches at which something is due at `now`, earliest first; nobody else gets them for `lease` ms. */
  takeDue(now: Moment, lease: number, limit: number): Promise<TakenUp[]>
  /** Keeps a row that was taken up until `until`, or gives it back (0), unless something newer is due there. */
  extendLease(match: string, seq: number, until: Moment): Promise<void>
  /** Whether the database answers. */
  ping(): Promise<boolean>
  /** Waits for what is being stored, then closes. */
  close(): Promise<void>
}

/**
 * Opens `sqlite:PATH` (made if missing) or `postgres://…` and brings its tables to what this version needs.
 * Throws `Refused` where that cannot be done. `onLost` is told of idle connections that break.
 */
export const openStore = async (url: string, onLost: (error: Error) => void = () => undefined): Promise<Store> => {
  const kind = kindOfUrl(url)
  if (kind === undefined) throw new Refused(BAD_URL)
  return kind === 'sqlite' ? openSqlite(pathOf(url)) : openPostgres(url, onLost)
}

const openSqlite = async (path: string): Promise<Store> => {
  const file = await orRefuse(() => openFile(path), path)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  try {
    await migrate(db)
  } catch (error) {
    file.close()
    throw error
  }
  const beside = checkpoints(path)
  const { append, finish } = groupCommits(sqliteCommit(file, db, beside))
  return {
    ...common('sqlite', db),
    append,
    close: async () => {
      await finish()
      await beside.close()
      await db.destroy()
    },
  }
}

const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Store> => {
  await migratePostgres(url, onLost)
  const pool = openServingPool(url, onLost)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  const commits = openCommitPool(url, onLost)
  const { append, finish } = groupCommits(postgresCommit(commits))
  return {
    ...common('postgres', db),
    append,
    close: async () => {
      await finish()
      await db.destroy()
      await Promise.all([pool.end(), commits.end()])
    },
  }
}

/** Takes as long as it takes: other nodes may be at it, and tables may be large. */
const migratePostgres = async (url: string, onLost: (error: Error) => void): Promise<void> => {
  const pool = openPool(url, onLost)
  try {
    await orRefuse(async () => (await pool.connect()).release(), withoutPassword(url))
    await migrate(new Kysely<Tables>({ dialect: postgresDialect(pool) }))
  } finally {
    await pool.end()
  }
}

const common = (kind: Store['kind'], db: Kysely<Tables>) => ({
  kind,
  db,
  read: async (match: string, from = 0): Promise<Row[]> => {
    const rows = await db
      .selectFrom('log')
      .select(['seq', 'at', 'entry'])
      .where('match', '=', match)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
    return rows.map(({ seq, at, entry }) => ({ seq, at, entry: JSON.parse(entry) as unknown }))
  },
  takeDue: (now: Moment, lease: number, limit: number) => takeDueRows(kind, db, now, lease, limit),
  extendLease: async (match: string, seq: number, until: Moment): Promise<void> => {
    await db.updateTable('due').set({ taken_until: until }).where('match', '=', match).where('seq', '=', seq).execute()
  },
  ping: async (): Promise<boolean> => {
    try {
      await db.selectFrom('house_secrets').select('name').limit(1).execute()
      return true
    } catch {
      return false
    }
  },
})

/** Opens a database, or throws `Refused`, which names the place and why that cannot be done. */
export const orRefuse = async <T>(open: () => T | Promise<T>, place: string): Promise<T> => {
  try {
    return await open()
  } catch (error) {
    const why = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
    throw new Refused(
      refusal(
        'no-database',
        null,
        `データベース ${place} を開けません（${why}）。場所と権限を確かめてください。`,
        `The database ${place} could not be opened (${why}); check where it is and who may open it.`,
      ),
    )
  }
}
