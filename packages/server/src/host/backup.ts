import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { BAD_URL, type Kind, kindOfUrl, pathOf } from '../store/url.ts'
import type { Contents } from './backup-contents.ts'
import { backupPostgres, restorePostgres } from './backup-postgres.ts'
import { backupSqlite, restoreSqlite } from './backup-sqlite.ts'
import { fileTaken, notABackup, otherKind, unusable } from './backup-words.ts'

/** A backup that was made. */
export interface Backup extends Contents {
  readonly bytes: number
}

/**
 * Copies the database `sqlite:PATH` or `postgres://…` as it is at one moment into a new file, while servers go on
 * writing, and checks the copy. The file is there when it is whole, or not at all. Only its owner may read it: it holds
 * hidden cards and the keys of cookies.
 */
export const backup = async (url: string, file: string): Promise<Backup | Refusal> => {
  const kind = kindOfUrl(url)
  if (kind === undefined) return BAD_URL
  if (existsSync(file)) return fileTaken(file)
  const part = `${file}.part`
  try {
    closeSync(openSync(part, 'w', 0o600))
  } catch (error) {
    return unusable(part, error)
  }
  try {
    const contents = kind === 'sqlite' ? backupSqlite(pathOf(url), part) : await backupPostgres(url, part)
    if (isRefusal(contents)) return contents
    reachDisk(part)
    renameSync(part, file)
    return { ...contents, bytes: statSync(file).size }
  } finally {
    rmSync(part, { force: true })
  }
}

/** Puts a backup into a place where there is nothing yet, and checks it. Refused where something would be overwritten. */
export const restore = async (file: string, url: string): Promise<Contents | Refusal> => {
  const target = kindOfUrl(url)
  if (target === undefined) return BAD_URL
  const kind = kindOfFile(file)
  if (isRefusal(kind)) return kind
  if (kind !== target) return otherKind(file, kind)
  return kind === 'sqlite' ? restoreSqlite(file, pathOf(url)) : restorePostgres(file, url)
}

/** What a file says about itself in its first bytes. */
export const kindOfFile = (file: string): Kind | Refusal => {
  const start = Buffer.alloc(16)
  try {
    const opened = openSync(file, 'r')
    try {
      readSync(opened, start)
    } finally {
      closeSync(opened)
    }
  } catch (error) {
    return unusable(file, error)
  }
  if (start.toString('latin1') === 'SQLite format 3\0') return 'sqlite'
  return start.toString('latin1', 0, 5) === 'PGDMP' ? 'postgres' : notABackup(file)
}

const reachDisk = (path: string): void => {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
