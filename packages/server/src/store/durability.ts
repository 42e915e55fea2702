import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { refusal } from '@tefuda/kernel'

/**
 * What outlives what. `normal`: what was acknowledged outlives the end of the process at any moment. `full`: the loss of power too.
 */
export const DURABILITIES = ['normal', 'full'] as const
export type Durability = (typeof DURABILITIES)[number]

/** The log of a SQLite database, as far as the disk has it. */
export interface LogOnDisk {
  /** Resolves when everything committed so far is on the disk. Rejects where the disk could not. Nobody else waits meanwhile. */
  reach(): Promise<void>
  close(): Promise<void>
}

/**
 * The write-ahead log beside the database at `path`, which is open and has been read. It stays open: SQLite, which keeps its locks
 * elsewhere, writes to the same file as long as it is open itself.
 */
export const logOnDisk = async (path: string): Promise<LogOnDisk> => {
  const log = await open(`${path}-wal`, 'r+')
  try {
    await syncFolder(dirname(path))
  } catch (error) {
    await log.close()
    throw error
  }
  return { reach: () => log.datasync(), close: () => log.close() }
}

/** The name of a file that was just made is kept by its folder. */
const syncFolder = async (path: string): Promise<void> => {
  // Windows does not open folders, and keeps names with their files.
  if (process.platform === 'win32') return
  const folder: FileHandle = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** `off`: what of PostgreSQL does not wait for the disk. */
export const notDurable = (off: string) =>
  refusal(
    'not-durable',
    null,
    `PostgreSQL の ${off} が off なので、停電のあとに残るとは言えません。on にするか、--durability normal で始めてください。`,
    `${off} of PostgreSQL is off, so that nothing is sure to outlive the loss of power. Turn it on, or start with --durability normal.`,
  )
