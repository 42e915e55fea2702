import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { type Checkpoints, checkpoints } from './checkpoints.ts'
import { migrate } from './migrations.ts'
import { openFile, sqliteCommit, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { pathOf } from './url.ts'

const PAGE = 4096
const COMMITS = 20_000
const MOST = 200_000

const opened = async () => {
  const path = pathOf(await testDatabase('sqlite'))
  const file = openFile(path)
  const beside = checkpoints(path, 100)
  onTestFinished(async () => {
    await beside.close()
    file.close()
  })
  file.exec('create table notes (text text)')
  return { file, path, beside, pages: () => statSync(`${path}-wal`).size / PAGE }
}

/** Writes without a pause of its own: every commit is a page of the log, or more. Gives how many there were. */
const write = async (
  file: DatabaseSync,
  beside: Checkpoints,
  isEnough: (pauses: number) => boolean,
): Promise<number> => {
  const insert = file.prepare('insert into notes values (?)')
  let pauses = 0
  let commits = 0
  for (; commits < MOST && (commits < COMMITS || !isEnough(pauses)); commits++) {
    if (beside.pause !== null) {
      pauses += 1
      await beside.pause
    }
    insert.run('a move')
    beside.wrote(1000)
    await new Promise(setImmediate)
  }
  return commits
}

test('the log of SQLite begins anew however long writing goes on', { timeout: 60_000 }, async () => {
  const { file, beside, pages } = await opened()
  const commits = await write(file, beside, (pauses) => pauses >= 5)
  expect(pages()).toBeLessThan(commits * 0.9)
})

test('while somebody else reads what the log holds it grows, and writing goes on', { timeout: 60_000 }, async () => {
  const { file, path, beside, pages } = await opened()
  const reader = new DatabaseSync(path)
  onTestFinished(() => reader.close())
  file.exec(`insert into notes values ('a move')`)
  reader.exec('begin')
  reader.prepare('select count(*) from notes').get()
  const commits = await write(file, beside, () => true)
  expect(pages()).toBeGreaterThan(commits)
})

test('appends wait for a pause, and are stored after it', async () => {
  const { file, path } = await opened()
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  await migrate(db)
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>()
  const checkpoints = { pause, wrote: () => undefined, close: async () => undefined }
  const commit = sqliteCommit(file, db, { checkpoints, log: null })
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  const stored = () => other.prepare('select "match", seq from log').all()
  const committed = commit([{ match: 'table', seq: 0, at: 0, entries: ['{}'] }])
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
  expect(stored()).toEqual([])
  goOn()
  await committed
  expect(stored()).toEqual([{ match: 'table', seq: 0 }])
})
