import { setTimeout } from 'node:timers/promises'
import { type Refusal, Refused, refusal } from '@tefuda/kernel'
import { Kysely } from 'kysely'
import { turn } from '../turns.ts'
import { type Append, groupCommits } from './append.ts'
import { checkpoints } from './checkpoints.ts'
import { type TakenUp, takeDueRows } from './due.ts'
import { type Durability, logOnDisk } from './durability.ts'
import { type Health, type Watch, watch } from './health.ts'
import { migrate } from './migrations.ts'
import {
  expectDurable,
  openCommitPool,
  openPool,
  openServingPool,
  postgresCommit,
  postgresDialect,
  troubleOf as postgresTroubleOf,
} from './postgres.ts'
import { lookThrough, openFile, sqliteCommit, sqliteDialect, troubleOf } from './sqlite.ts'
import type { Moment, Tables } from './tables.ts'
import { type Notice, StoreDown } from './trouble.ts'
import { BAD_URL, type Kind, kindOfUrl, pathOf, withoutPassword } from './url.ts'

export { type Append, type MatchChange, NotStored, type Sitter, Unknown } from './append.ts'
export type { TakenUp } from './due.ts'
export { DURABILITIES, type Durability } from './durability.ts'
export type { Health } from './health.ts'
export * from './tables.ts'
export { StoreDown } from './trouble.ts'

/** One entry as it is read back. `entry` is the JSON value that was appended. */
export interface Row {
  readonly seq: number
  readonly at: Moment
  readonly entry: unknown
}

/** The same with the value as it is stored, which is JSON. */
export interface RowText extends Omit<Row, 'entry'> {
  readonly entry: string
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
  /** The entries of a match from number `from` on (0: all), in order. A long log is read in pieces: others are heard between. */
  read(match: string, from?: number): Promise<Row[]>
  /** The same, from the first, as text. */
  readTexts(match: string): Promise<RowText[]>
  /** Takes up at most `limit` matches at which something is due at `now`, earliest first; nobody else gets them for `lease` ms. */
  takeDue(now: Moment, lease: number, limit: number): Promise<TakenUp[]>
  /** Keeps a row that was taken up until `until`, or gives it back (0), unless something newer is due there. */
  extendLease(match: string, seq: number, until: Moment): Promise<void>
  /** Whether the database answers and, after a trouble, whether it takes something again. */
  health(): Promise<Health>
  /** Waits for what is being stored, then closes. */
  close(): Promise<void>
}

/** How a database is opened. */
export interface Opening {
  /** `normal` where nothing is said. PostgreSQL waits for the disk unless its host turned that off, which `full` refuses. */
  readonly durability?: Durability
  /** Told of idle connections that break. */
  readonly onLost?: (error: Error) => void
  /** Told of every time the database cannot do what it is asked. */
  readonly onTrouble?: Notice
}

/**
 * Opens `sqlite:PATH` (made if missing) or `postgres://…` and brings its tables to what this version needs.
 * Throws `Refused` where that cannot be done, or `StoreDown`.
 */
export const openStore = async (
  url: string,
  { durability = 'normal', onLost = () => undefined, onTrouble = () => undefined }: Opening = {},
): Promise<Store> => {
  const kind = kindOfUrl(url)
  if (kind === undefined) throw new Refused(BAD_URL)
  const beheld = watch(onTrouble)
  return kind === 'sqlite' ? openSqlite(pathOf(url), durability, beheld) : openPostgres(url, durability, onLost, beheld)
}

const openSqlite = async (path: string, durability: Durability, beheld: Watch): Promise<Store> => {
  const { notice } = beheld
  const file = await orRefuse(() => inTurn(() => openOrSay(path, durability)), path)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, notice) })
  try {
    lookThrough(file)
    await migrate(db)
  } catch (error) {
    file.close()
    throw error
  }
  const log = durability === 'full' ? await orRefuse(() => logOnDisk(path), path) : null
  const carrying = checkpoints(path)
  const { append, finish } = groupCommits(sqliteCommit(file, db, { checkpoints: carrying, log }, notice))
  return {
    ...common('sqlite', db, beheld),
    append,
    close: async () => {
      await finish()
      await carrying.close()
      await db.destroy()
      await log?.close()
    },
  }
}

/** Other nodes that open the same file are waited for so long. */
const TURNS = { all: 5000, each: 25 }

/** SQLite waits for other connections by itself, but not while one of them makes a new file's log or takes it away. */
const inTurn = async <T>(open: () => T): Promise<T> => {
  const end = performance.now() + TURNS.all
  for (;;) {
    try {
      return open()
    } catch (error) {
      if (troubleOf(error) !== 'busy' || performance.now() > end) throw error
    }
    await setTimeout(TURNS.each)
  }
}

/** What is damaged is told apart from what cannot be opened. */
const openOrSay = (path: string, durability: Durability): ReturnType<typeof openFile> => {
  try {
    return openFile(path, durability)
  } catch (error) {
    throw troubleOf(error) === 'damaged' ? new StoreDown('damaged', error) : error
  }
}

const openPostgres = async (
  url: string,
  durability: Durability,
  onLost: (error: Error) => void,
  beheld: Watch,
): Promise<Store> => {
  const { notice } = beheld
  await preparePostgres(url, durability, onLost)
  const pool = openServingPool(url, onLost)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, notice) })
  const commits = openCommitPool(url, onLost)
  const { append, finish } = groupCommits(postgresCommit(commits, notice))
  return {
    ...common('postgres', db, beheld),
    append,
    close: async () => {
      await finish()
      await db.destroy()
      await Promise.all([pool.end(), commits.end()])
    },
  }
}

/** Takes as long as it takes: other nodes may be at it, and tables may be large. */
const preparePostgres = async (url: string, durability: Durability, onLost: (error: Error) => void): Promise<void> => {
  const pool = openPool(url, onLost)
  try {
    await orRefuse(async () => (await pool.connect()).release(), withoutPassword(url))
    if (durability === 'full') await expectDurable(pool)
    await migrate(new Kysely<Tables>({ dialect: postgresDialect(pool) }))
  } finally {
    await pool.end()
  }
}

/** So many entries are read at once: some milliseconds. */
const ENTRIES = 200

const piece = (db: Kysely<Tables>, match: string, from: number, limit: number): Promise<RowText[]> =>
  db
    .selectFrom('log')
    .select(['seq', 'at', 'entry'])
    .where('match', '=', match)
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(limit)
    .execute()

/** Reads a log in pieces, a piece in a turn of the event loop, and gives what `take` makes of each row. */
const readLog = async <T>(db: Kysely<Tables>, match: string, from: number, take: (row: RowText) => T): Promise<T[]> => {
  const all: T[] = []
  for (;;) {
    const rows = await piece(db, match, from + all.length, ENTRIES)
    for (const row of rows) all.push(take(row))
    if (rows.length < ENTRIES) break
    await turn()
  }
  // The match may have been deleted between two pieces: the beginning of a log is none.
  return all.length < ENTRIES || (await piece(db, match, from, 1)).length > 0 ? all : []
}

const reading = (db: Kysely<Tables>): Pick<Store, 'read' | 'readTexts'> => ({
  read: (match, from = 0) =>
    readLog(db, match, from, ({ seq, at, entry }) => ({ seq, at, entry: JSON.parse(entry) as unknown })),
  readTexts: (match) => readLog(db, match, 0, (row) => row),
})

const common = (kind: Store['kind'], db: Kysely<Tables>, beheld: Watch) => ({
  kind,
  db,
  ...reading(db),
  takeDue: (now: Moment, lease: number, limit: number) => takeDueRows(kind, db, now, lease, limit),
  extendLease: async (match: string, seq: number, until: Moment): Promise<void> => {
    await db.updateTable('due').set({ taken_until: until }).where('match', '=', match).where('seq', '=', seq).execute()
  },
  health: () => beheld.health(db),
})

/** Opens a database, or throws `Refused`, which names the place and why that cannot be done. */
export const orRefuse = async <T>(open: () => T | Promise<T>, place: string): Promise<T> => {
  try {
    return await open()
  } catch (error) {
    if (error instanceof StoreDown && error.reason === 'damaged') throw error
    throw new Refused(notOpened(place, error))
  }
}

/** Why a database could not be opened. */
export const notOpened = (place: string, error: unknown): Refusal => {
  if (isFull(error)) return diskFull(place)
  const why = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
  return refusal(
    'no-database',
    null,
    `データベース ${place} を開けません（${why}）。場所と権限を確かめてください。`,
    `The database ${place} could not be opened (${why}); check where it is and who may open it.`,
  )
}

const isFull = (error: unknown): boolean => {
  if (error instanceof StoreDown) return error.reason === 'full'
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' || troubleOf(error) === 'full' || postgresTroubleOf(error) === 'full'
}

const diskFull = (place: string): Refusal =>
  refusal(
    'disk-full',
    null,
    `データベース ${place} の場所に空きがなく、開けません。空きを作ってから、もう一度始めてください。失われたものはありません。`,
    `There is no room for the database ${place}, and it could not be opened. Make room and start again; nothing is lost.`,
  )
