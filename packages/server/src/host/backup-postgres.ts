import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import pg from 'pg'
import { withoutPassword } from '../store/url.ts'
import { COUNTS, type Contents, GAPS } from './backup-contents.ts'
import { damaged, NO_TOOLS, noTool, notABackup, notReached, placeTaken, toolFailed } from './backup-words.ts'

/** Writes what the database holds at one moment into the file `part`, and reads it once through. */
export const backupPostgres = async (url: string, part: string): Promise<Contents | Refusal> => {
  const contents = await contentsOf(url)
  if (isRefusal(contents)) return contents
  const dumped = await tool(
    'pg_dump',
    ['--format=custom', ...AS_ANYBODY, '--file', part, '--dbname', withoutPassword(url)],
    url,
  )
  if (isRefusal(dumped)) return dumped
  return (await unreadable(part)) ?? contents
}

/** Puts a backup into a database without tables: all of it, or nothing. */
export const restorePostgres = async (file: string, url: string): Promise<Contents | Refusal> => {
  const table = await ask(url, 'select tablename from pg_tables where schemaname = current_schema() limit 1')
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
  const gap = await ask(url, GAPS)
  if (isRefusal(gap)) return gap
  return gap === undefined ? contentsOf(url) : damaged(file, `log ${String(gap.match)}`)
}

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

const contentsOf = async (url: string): Promise<Contents | Refusal> => {
  const counts = await ask(url, COUNTS)
  return isRefusal(counts) ? counts : { tables: Number(counts?.tables), entries: Number(counts?.entries) }
}

/** The first row of an answer, or why the database does not give one. */
const ask = async (
  url: string,
  question: string,
): Promise<{ readonly [column: string]: unknown } | undefined | Refusal> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return (await client.query(question)).rows[0]
  } catch (error) {
    return notReached(withoutPassword(url), error)
  } finally {
    await client.end()
  }
}
