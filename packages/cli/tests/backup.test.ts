import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spawnTefuda, tefuda } from './process.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-backup-command-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The folder of a server with one table at which two things happened. */
const dataFolder = (): string => {
  const data = new DatabaseSync(join(folder, 'tefuda.db'))
  data.exec(`pragma journal_mode = wal; create table kysely_migration (name, timestamp); create table matches (id);
    create table log ("match", seq, at, entry); insert into matches values ('m');
    insert into log values ('m', 0, 1, '{}'), ('m', 1, 2, '{}')`)
  data.close()
  return folder
}

test('saves the data of a folder and puts them into another', async () => {
  const file = join(folder, 'saved')
  const saved = await tefuda(['backup', '--data', dataFolder(), file])
  expect(saved).toMatchObject({ code: 0, stderr: '' })
  expect(saved.stdout).toMatch(/^.*saved に保存しました（卓 1、ログ 2 件、0\.0 MB）。確かめました。\n$/)
  const place = join(folder, 'another', 'place')
  const restored = await tefuda(['restore', '--lang', 'en', file], { env: { TEFUDA_DATA: place } })
  expect(restored.stdout).toMatch(/^Restored from .*saved \(tables: 1, entries: 2, 0\.0 MB\) and checked\.\n$/)
  expect(existsSync(join(place, 'tefuda.db'))).toBe(true)
  expect(await tefuda(['restore', file, '--data', place])).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringMatching(/^tefuda：.*何かあります.*\n$/),
  })
})

test('as JSON, from the database that the environment names', async () => {
  const env = { DATABASE_URL: `sqlite:${join(dataFolder(), 'tefuda.db')}`, TEFUDA_DATA: '/nowhere' }
  const file = join(folder, 'saved')
  const saved = await tefuda(['backup', '--json', file], { env })
  expect(JSON.parse(saved.stdout)).toEqual({ ok: true, tables: 1, entries: 2, bytes: expect.any(Number) })
  const again = await tefuda(['backup', '--json', file], { env })
  expect(again.code).toBe(3)
  expect(JSON.parse(again.stdout)).toMatchObject({ ok: false, error: { code: 'file-taken' } })
})

test('a folder named on the command line goes before a database of the environment, as for a server', async () => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/x' }
  expect(await tefuda(['backup', '--data', dataFolder(), join(folder, 'saved')], { env })).toMatchObject({ code: 0 })
})

test('says where nothing is to be saved, in one line', async () => {
  expect(await spawnTefuda(['backup', '--data', join(folder, 'none'), join(folder, 'saved')])).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringMatching(/^tefuda：.*--data.*\n$/),
  })
  expect(await tefuda(['backup'])).toMatchObject({ code: 2 })
  expect(await tefuda(['restore', '--database', 'mysql://x', join(folder, 'saved')])).toMatchObject({ code: 3 })
})
