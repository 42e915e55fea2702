import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { type Checkpoints, checkpoints } from './checkpoints.ts'
import { openFile } from './sqlite.ts'

const PAGE = 4096
const COMMITS = 20_000

const opened = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-checkpoints-'))
  const path = join(folder, 'tefuda.db')
  const file = openFile(path)
  const beside = checkpoints(path, 100)
  onTestFinished(async () => {
    await beside.close()
    file.close()
    rmSync(folder, { recursive: true })
  })
  file.exec('create table log (entry text)')
  return { file, path, beside, pages: () => statSync(`${path}-wal`).size / PAGE }
}

/** Writes without a pause of its own: every commit is a page of the log, or more. */
const write = async (file: DatabaseSync, beside: Checkpoints): Promise<void> => {
  const insert = file.prepare('insert into log values (?)')
  for (let commit = 0; commit < COMMITS; commit++) {
    if (beside.pause !== null) await beside.pause
    insert.run('a move')
    beside.wrote(1000)
    await new Promise(setImmediate)
  }
}

test('the log of SQLite begins anew however long writing goes on', { timeout: 60_000 }, async () => {
  const { file, beside, pages } = opened()
  await write(file, beside)
  expect(pages()).toBeLessThan(COMMITS / 2)
})

test('while somebody else reads what the log holds it grows, and writing goes on', { timeout: 60_000 }, async () => {
  const { file, path, beside, pages } = opened()
  const reader = new DatabaseSync(path)
  onTestFinished(() => reader.close())
  file.exec(`insert into log values ('a move')`)
  reader.exec('begin')
  reader.prepare('select count(*) from log').get()
  await write(file, beside)
  expect(pages()).toBeGreaterThan(COMMITS)
})
