import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Refusal } from '@tefuda/kernel'
import { Kysely } from 'kysely'
import { openServingPool, postgresDialect } from '../store/postgres.ts'
import { sqliteDialect } from '../store/sqlite.ts'
import type { Tables } from '../store/tables.ts'
import { BAD_URL, kindOfUrl, pathOf, withoutPassword } from '../store/url.ts'
import { noDatabase, notReached } from './backup-words.ts'

/**
 * Does a host's work in the database `sqlite:PATH` or `postgres://…`, beside servers that may go on meanwhile. Nothing is
 * made or brought up to date. `access`: nothing can be changed where it is `read`. Refused where there is no such database.
 */
export const withDatabase = async <T>(
  url: string,
  access: 'read' | 'write',
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T | Refusal> => {
  const kind = kindOfUrl(url)
  if (kind === undefined) return BAD_URL
  const place = kind === 'sqlite' ? pathOf(url) : withoutPassword(url)
  if (kind === 'sqlite' && !existsSync(place)) return noDatabase(place)
  try {
    return await (kind === 'sqlite' ? inFile(place, access, work) : onServer(url, work))
  } catch (error) {
    return notReached(place, error)
  }
}

const inFile = async <T>(
  path: string,
  access: 'read' | 'write',
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> => {
  const file = new DatabaseSync(path, { readOnly: access === 'read', timeout: 5000 })
  try {
    return await work(new Kysely<Tables>({ dialect: sqliteDialect(file) }))
  } finally {
    file.close()
  }
}

const onServer = async <T>(url: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
  // A connection that breaks while it is idle has nothing left to tell.
  const pool = openServingPool(url, () => undefined)
  try {
    return await work(new Kysely<Tables>({ dialect: postgresDialect(pool) }))
  } finally {
    await pool.end()
  }
}
