import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GameRecord, isRefusal, type Match, readRecord, recordOf } from '@tefuda/kernel'
import { EXIT, failure, fileTrouble } from '../failure.ts'

/** Where unfinished games and finished records are kept. */
export interface Shelf {
  readonly unfinished: string
  readonly finished: string
}

/** TEFUDA_HOME, else `tefuda` in XDG_STATE_HOME, else ~/.local/state/tefuda. */
export const shelfOf = (env: NodeJS.ProcessEnv): Shelf => {
  const home = env.TEFUDA_HOME || join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'tefuda')
  return { unfinished: join(home, 'unfinished'), finished: join(home, 'finished') }
}

/** A game that was interrupted. */
export interface Save {
  readonly path: string
  readonly record: GameRecord
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** The unfinished games, the latest first; files that are no records are left alone. */
export const listSaves = ({ unfinished }: Shelf): Save[] => {
  const names = existing(() => readdirSync(unfinished)) ?? []
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => existing(() => readSave(join(unfinished, name))) ?? [])
    .sort((a, b) => b.changed - a.changed)
}

const readSave = (path: string): Save | null => {
  const record = parseRecord(readFileSync(path, 'utf8'))
  return record === null || record.outcome !== null ? null : { path, record, changed: statSync(path).mtimeMs }
}

const parseRecord = (content: string): GameRecord | null => {
  try {
    const record = readRecord(JSON.parse(content))
    return isRefusal(record) ? null : record
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Another process may take or finish a save between listing and reading; what is gone counts as not there. */
const existing = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch (error) {
    const { code = '', path = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    const why = fileTrouble(error)
    throw failure(
      EXIT.file,
      'unreadable-file',
      `${path} を読めません（${why.ja}）。`,
      `Cannot read ${path} (${why.en}).`,
    )
  }
}

/** A file name of its own for a game that begins or goes on now. */
export const newSaveName = (game: string): string => {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return `${game}-${now}-${crypto.randomUUID().slice(0, 4)}.json`
}

/**
 * Takes a save over under a new name. Two programs that resume the same game cannot both succeed, and one that still
 * plays it goes on under the old name, so neither overwrites the other.
 */
export const claimSave = (save: Save, shelf: Shelf): string => {
  const path = join(shelf.unfinished, newSaveName(save.record.game))
  renameSync(save.path, path)
  return path
}

/** Writes the record of a match in one step: whoever reads the file sees the old content or the new, never half of it. */
export const writeRecord = (match: Match, path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  writeFileSync(beside, `${JSON.stringify(recordOf(match))}\n`)
  renameSync(beside, path)
}

export const removeSave = (path: string): void => rmSync(path, { force: true })
