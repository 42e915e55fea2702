import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRefusal } from '@tefuda/kernel'
import { type Kind, kindOfUrl, pathOf } from '../store/url.ts'
import { kindOfFile } from './backup.ts'

/** A backup that lies near a database, and when it was made (milliseconds since 1970). */
export interface Found {
  readonly file: string
  readonly at: number
}

/** So many files of a folder are looked at. */
const MOST = 1000

/**
 * The newest backup of the kind of that database which lies beside it, in the folder above, or where the server was
 * started; null where there is none. Its pages are not looked through: `tefuda restore` does that.
 */
export const newestBackup = (url: string): Found | null => {
  const kind = kindOfUrl(url)
  const path = kind === 'sqlite' ? resolve(pathOf(url)) : null
  const folders = new Set([...(path === null ? [] : [dirname(path), dirname(dirname(path))]), process.cwd()])
  const files = [...folders].flatMap(filesIn).toSorted((a, b) => b.at - a.at)
  return files.find(({ file }) => file !== path && isBackup(file, kind)) ?? null
}

const filesIn = (folder: string): Found[] => {
  try {
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    return names.slice(0, MOST).map(({ name }) => {
      const file = join(folder, name)
      return { file, at: statSync(file).mtimeMs }
    })
  } catch {
    // A folder that may not be read, or a file that is just going, holds none that could be named.
    return []
  }
}

const isBackup = (file: string, kind: Kind | undefined): boolean => {
  const found = kindOfFile(file)
  if (isRefusal(found) || found !== kind) return false
  return kind === 'postgres' || isOurs(file)
}

/** Whether it is a database of Tefuda that no server writes to: those have a journal beside them. */
const isOurs = (file: string): boolean => {
  try {
    const opened = new DatabaseSync(file, { readOnly: true })
    try {
      const { journal_mode: journal } = opened.prepare('pragma journal_mode').get() as { journal_mode: string }
      const known = opened.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
      return journal !== 'wal' && known !== undefined
    } finally {
      opened.close()
    }
  } catch {
    return false
  }
}
