import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import pg from 'pg'
import { withoutPassword } from '../store/url.ts'
import { COUNTS, type Contents, GAPS } from './backup-contents.ts'
import { damaged, NO_TOOLS, noTool, notABackup, notReached, placeTaken, toolFailed } from './backup-words.ts'

/** Writes what the database holds at one moment into the file `part`, and reads it once through. What is checked and counted is of that moment too. */
export const backupPostgres = (url: string, part: string): Promise<Contents | Refusal> =>
  connected(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await first(client, 'select pg_export_snapshot() as id')
    const contents = await contentsOf(client, withoutPassword(url))
    if (isRefusal(contents)) return contents
    const args = ['--format=custom', ...AS_ANYBODY, `--snapshot=${String(snapshot?.id)}`, '--file', part]
    const dumped = await tool('pg_dump', [...args, '--dbname', withoutPassword(url)], url)
    if (isRefusal(dumped)) return dumped
    return (await unreadable(part)) ?? contents
  })

/** Puts a backup into a database without tables: all of it, or nothing. */
export const restorePostgres = async (file: string, url: string): Promise<Contents | Refusal> => {
  const table = await connected(url, (client) => first(client, ANY_TABLE))
  if (isRefusal(table)) return table
  if (table !== undefined) return placeTaken(withoutPassword(url))
  const refused = await unreadable(file)
  if (refused !== undefined) return refused
  const listed = await tool('pg_restore', ['--list', file])
  if (isRefusal(listed)) return listed
  if (!/ TABLE DATA \S+ kysely_migration /.test(listed)) return notABackup(file)
  const args = ['--exit-on-error', '--single-transaction', ...AS_ANYBODY, '--dbname', withoutPassword(url), file]
  const restored = await tool('pg_restore', args, url)
  if (isRefusal(restored)) return restored
  return connected(url, (client) => contentsOf(client, file))
}

const ANY_TABLE = 'select tablename from pg_tables where schemaname = current_schema() limit 1'

/** Reads a backup once through; why that fails, if it does. */
const unreadable = async (file: string): Promise<Refusal | undefined> => {
  const read = await tool('pg_restore', ['--file', devNull, file])
  if (!isRefusal(read)) return undefined
  return read.code === NO_TOOLS ? read : damaged(file, read.message.en)
}

/** Whoever restores it owns it then. */
const AS_ANYBODY = ['--no-owner', '--no-privileges']

const run = promisify(execFile)

/** Runs a program of PostgreSQL; what it wrote, or why it failed. Its password is not seen in the list of processes. */
const tool = async (name: string, args: readonly string[], url?: string): Promise<string | Refusal> => {
  const password = url === undefined ? '' : decodeURIComponent(new URL(url).password)
  const env = { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) }
  try {
    const { stdout } = await run(name, args, { env, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { readonly stderr?: string }
    if (code === 'ENOENT') return noTool(name)
    return toolFailed(name, stderr.trim().split('\n')[0] ?? '')
  }
}

/** Looks whether each log is whole, and counts. `name`: what the refusal speaks of. */
const contentsOf = async (client: pg.Client, name: string): Promise<Contents | Refusal> => {
  const gap = await first(client, GAPS)
  if (gap !== undefined) return damaged(name, `log ${String(gap.match)}`)
  const counts = await first(client, COUNTS)
  return { tables: Number(counts?.tables), entries: Number(counts?.entries) }
}

const first = async (
  client: pg.Client,
  question: string,
): Promise<{ readonly [column: string]: unknown } | undefined> => (await client.query(question)).rows[0]

/** Does something on one connection, or says why the database does not let us. */
const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T | Refusal> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while a program works is told of by that program, or by the next question.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    return notReached(withoutPassword(url), error)
  } finally {
    await client.end()
  }
}
