import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { COUNTS, type Contents, GAPS } from './backup-contents.ts'
import { damaged, noDatabase, notABackup, placeTaken, unusable } from './backup-words.ts'

const NOT_A_DATABASE = 26
const CORRUPT = 11
const FULL = 13

/** Writes what the database holds at one moment into the empty file `part`; servers go on reading and writing meanwhile. */
export const backupSqlite = (path: string, part: string): Contents | Refusal => {
  if (!existsSync(path)) return noDatabase(path)
  try {
    const source = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
  } catch (error) {
    const kind = errorKind(error)
    if (kind === FULL) return unusable(part, { code: 'ENOSPC' })
    if (kind === NOT_A_DATABASE || kind === CORRUPT) return damaged(path, messageOf(error))
    return unusable(path, { code: messageOf(error) })
  }
  return check(part, path)
}

/** Copies a backup to `path`, where there must be nothing, nor anything that a database there has left behind. */
export const restoreSqlite = (file: string, path: string): Contents | Refusal => {
  for (const place of [path, `${path}-wal`, `${path}-journal`]) if (existsSync(place)) return placeTaken(place)
  const part = `${path}.part`
  try {
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(file, part, constants.COPYFILE_EXCL)
    chmodSync(part, 0o600)
    const contents = check(part, file)
    if (!isRefusal(contents)) renameSync(part, path)
    return contents
  } catch (error) {
    return unusable(path, error)
  } finally {
    for (const left of [part, `${part}-wal`, `${part}-shm`]) rmSync(left, { force: true })
  }
}

/** Looks at every page of a copy, and whether each log is whole. `name`: what the refusal speaks of. */
const check = (path: string, name: string): Contents | Refusal => {
  try {
    const copy = new DatabaseSync(path, { readOnly: true })
    try {
      const found = copy.prepare('pragma integrity_check(1)').get() as { integrity_check: string }
      if (found.integrity_check !== 'ok') return damaged(name, found.integrity_check)
      const isOurs = copy.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
      if (isOurs === undefined) return notABackup(name)
      const gap = copy.prepare(GAPS).get() as { match: string } | undefined
      if (gap !== undefined) return damaged(name, `log ${gap.match}`)
      return copy.prepare(COUNTS).get() as unknown as Contents
    } finally {
      copy.close()
    }
  } catch (error) {
    return damaged(name, messageOf(error))
  }
}

const errorKind = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
