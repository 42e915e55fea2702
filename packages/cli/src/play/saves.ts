import { createReadStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GameRecord, isRefusal, type Match, recordOf } from '@tefuda/kernel'
import { unreadable } from '../failure.ts'
import { readRecordFrom } from '../record-file.ts'

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
export const listSaves = async ({ unfinished }: Shelf): Promise<Save[]> => {
  const names = (await existing(unfinished, () => readdir(unfinished))) ?? []
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => join(unfinished, name))
  const saves = await Promise.all(paths.map((path) => existing(path, () => readSave(path))))
  return saves.flatMap((save) => save ?? []).sort((a, b) => b.changed - a.changed)
}

const readSave = async (path: string): Promise<Save | null> => {
  const record = await readRecordFrom(createReadStream(path))
  if (isRefusal(record) || record.outcome !== null) return null
  return { path, record, changed: (await stat(path)).mtimeMs }
}

/** Another process may take or finish a save between listing and reading; what is gone counts as not there. */
const existing = async <T>(path: string, read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw unreadable(path, error)
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
