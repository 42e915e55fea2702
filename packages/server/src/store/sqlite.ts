import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { keepLast } from '../keep-last.ts'
import { type Commit, lastSeq, NotStored, type Sitter, Taken, Unknown, type Written } from './append.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Durability, LogOnDisk } from './durability.ts'
import type { Tables } from './tables.ts'
import { type Notice, noticing, StoreDown, type Trouble } from './trouble.ts'

const PRIMARY_KEY_TAKEN = 1555
const UNIQUE_TAKEN = 2067

/** Kinds of trouble that have nothing to do with what was to be stored. */
const TROUBLES: { readonly [kind: number]: Trouble } = {
  5: 'busy',
  6: 'busy',
  8: 'lost',
  10: 'lost',
  11: 'damaged',
  13: 'full',
  14: 'lost',
  26: 'damaged',
}

/** Makes the folder of a database where it is missing, for its owner alone. */
export const makeFolderOf = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
}

/** Opens the file, made with its folder where it is missing. It holds hidden cards and keys: its owner alone may read it. */
export const openFile = (path: string, durability: Durability = 'normal'): DatabaseSync => {
  if (path !== ':memory:') {
    makeFolderOf(path)
    closeSync(openSync(path, 'a', 0o600))
  }
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: false })
  try {
    file.exec(`pragma journal_mode = wal; pragma synchronous = ${durability}; pragma temp_store = memory`)
    // Checkpoints are made beside (checkpoints.ts). Where the log does not begin anew by them SQLite makes one itself when it
    // has 256 MB, within a commit, and everybody waits.
    file.exec('pragma wal_autocheckpoint = 65536; pragma journal_size_limit = 268435456')
  } catch (error) {
    file.close()
    throw error
  }
  return file
}

/** SQLite takes changes of tables back with the transaction, so a migration is carried out whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

const NOBODY: Notice = () => undefined

/** What kysely needs of a SQLite database, over Node's own. Throws `StoreDown` where the database is in trouble, which `notice` hears of. */
export const sqliteDialect = (file: DatabaseSync, notice = NOBODY): SqliteDialect => {
  const attempt = noticing(troubleOf, notice)
  const prepared = keepLast<Prepared>(MOST_PREPARED)
  return new Dialect({
    database: {
      close: () => file.close(),
      prepare: (sql) => {
        const text = statementOf(file, sql)
        const { statement, reader } = attempt(() => prepared(text, () => prepare(file, text)))
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
        return {
          reader,
          all: (parameters) => attempt(() => statement.all(...values(parameters))),
          run: (parameters) => attempt(() => statement.run(...values(parameters))),
          // One of its own: the other may be asked again before this has come to its end.
          iterate: (parameters) => attempt(() => file.prepare(text)).iterate(...values(parameters)),
        }
      },
    },
  })
}

interface Prepared {
  readonly statement: StatementSync
  /** Whether it gives rows. */
  readonly reader: boolean
}

/** Statements that are asked again and again are prepared once; so many are kept. */
const MOST_PREPARED = 256

const prepare = (file: DatabaseSync, sql: string): Prepared => {
  const statement = file.prepare(sql)
  return { statement, reader: statement.columns().length > 0 }
}

const statementOf = (file: DatabaseSync, sql: string): string => {
  // A transaction that is going to write says so first: what began by reading could be refused later.
  if (sql === 'begin') return 'begin immediate'
  // SQLite itself takes a transaction back for which there is no room.
  return sql === 'rollback' && !file.isTransaction ? 'select null where false' : sql
}

/** Beside a database: who carries its log over, and the log on the disk where commits wait for that (null: they do not). */
export interface Beside {
  readonly checkpoints: Checkpoints
  readonly log: LogOnDisk | null
}

/**
 * Commits batches of appends on the one connection that kysely uses too, in turn with it. Where they wait for the disk they do so
 * afterwards, and everybody else is answered meanwhile; what kysely writes, which is seldom, waits at once.
 */
export const sqliteCommit = (
  file: DatabaseSync,
  db: Kysely<Tables>,
  { checkpoints, log }: Beside,
  notice = NOBODY,
): Commit => {
  const write = writer(file)
  const commit = (batch: readonly Written[]): void => {
    try {
      file.exec('begin immediate')
      for (const append of batch) write(append)
      file.exec('commit')
      checkpoints.wrote(batch.length)
    } catch (error) {
      if (file.isTransaction) file.exec('rollback')
      const trouble = told(error)
      if (trouble instanceof NotStored && trouble.reason !== 'fault') notice(trouble)
      throw trouble
    }
  }
  if (log === null)
    return async (batch) => {
      if (checkpoints.pause !== null) await checkpoints.pause
      return db.connection().execute(async () => commit(batch))
    }
  return async (batch) => {
    if (checkpoints.pause !== null) await checkpoints.pause
    await db.connection().execute(async () => withoutDisk(file, () => commit(batch)))
    try {
      await log.reach()
    } catch (error) {
      const trouble = new Unknown(error)
      notice(trouble)
      throw trouble
    }
  }
}

/** Does something that is not to wait for the disk. */
const withoutDisk = (file: DatabaseSync, work: () => void): void => {
  file.exec('pragma synchronous = normal')
  try {
    work()
  } finally {
    file.exec('pragma synchronous = full')
  }
}

const writer = (file: DatabaseSync): ((append: Written) => void) => {
  const entry = file.prepare('insert into log ("match", seq, at, entry) values (?, ?, ?, ?)')
  const due = file.prepare(
    `insert into due ("match", seq, at, taken_until) values (?, ?, ?, 0)
     on conflict ("match") do update set seq = excluded.seq, at = excluded.at, taken_until = 0 where due.seq <= excluded.seq`,
  )
  const opens = file.prepare(
    `insert into matches (id, game, rules_version, host, series, number, is_public, stage, opened, ended, line)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const line = file.prepare('update matches set line = ? where id = ?')
  const more = file.prepare(
    'update matches set host = coalesce(?, host), stage = coalesce(?, stage), ended = coalesce(?, ended) where id = ?',
  )
  const called = file.prepare(
    `insert into calls (guest, "match", at, next) values (?, ?, ?, 0)
     on conflict (guest, "match") do update set at = excluded.at, next = 0`,
  )
  const seated = sits(file)
  return (append) => {
    const { match, seq, at } = append
    append.entries.forEach((text, index) => {
      entry.run(match, seq + index, at, text)
    })
    const isLatest = append.due !== undefined && due.run(match, lastSeq(append), append.due).changes === 1
    if (append.entries.length === 0 && !isLatest) return
    if (append.opens !== undefined) runOpens(opens, append.opens)
    if (append.line !== undefined) {
      const { line: text = null, ...others } = append.line
      const { host = null, stage = null, ended = null } = others
      if (text !== null) line.run(text, match)
      if (Object.keys(others).length > 0) more.run(host, stage, ended, match)
    }
    if (append.sitters !== undefined) seated(match, append.sitters)
    for (const guest of append.calls ?? []) called.run(guest, match, at)
  }
}

/** Sets who sits at a match. Most often nobody has come or gone, and the indexes stay as they are. */
const sits = (file: DatabaseSync): ((match: string, sitters: readonly Sitter[]) => void) => {
  const leave = file.prepare('delete from sitters where "match" = ? and seat not in (select value from json_each(?))')
  const stay = file.prepare(
    `update sitters set due = ?, deadline = ?
     where "match" = ? and seat = ? and kind = ? and guest is ? and name is ?`,
  )
  const sit = file.prepare(
    'insert or replace into sitters (due, deadline, "match", seat, kind, guest, name) values (?, ?, ?, ?, ?, ?, ?)',
  )
  return (match, sitters) => {
    leave.run(match, JSON.stringify(sitters.map(({ seat }) => seat)))
    for (const { seat, guest, kind, name, due, deadline } of sitters) {
      const row = [due, deadline, match, seat, kind, guest, name]
      if (stay.run(...row).changes === 0) sit.run(...row)
    }
  }
}

const runOpens = (statement: StatementSync, row: NonNullable<Written['opens']>): void => {
  const { id, game, rules_version, host, series, number, is_public, stage, opened, ended, line } = row
  statement.run(id, game, rules_version, host, series, number, is_public, stage, opened, ended, line)
}

/** Null where something is wrong with what was asked. The lower eight bits of a code are the kind of trouble, the others its shade. */
export const troubleOf = (error: unknown): Trouble | null => {
  if (!(error instanceof Error)) return null
  if ('code' in error && error.code === 'ERR_INVALID_STATE') return 'lost'
  return ('errcode' in error && TROUBLES[Number(error.errcode) & 0xff]) || null
}

const told = (error: unknown): Taken | NotStored => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  if (code === PRIMARY_KEY_TAKEN || code === UNIQUE_TAKEN) return new Taken()
  return new NotStored(troubleOf(error) ?? 'fault', error)
}

/** A file up to so many bytes is looked through when it is opened: about a second for it. */
const SMALL = 256 * 1024 * 1024

/** Throws `StoreDown` where pages of a file that can be looked through in a moment are damaged. */
export const lookThrough = (file: DatabaseSync): void =>
  noticing(
    troubleOf,
    NOBODY,
  )(() => {
    const { bytes } = file
      .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
      .get() as {
      bytes: number
    }
    if (bytes > SMALL) return
    const { quick_check: found } = file.prepare('pragma quick_check(1)').get() as { quick_check: string }
    if (found !== 'ok') throw new StoreDown('damaged', found)
  })
