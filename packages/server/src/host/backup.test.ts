import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { findDatabases } from '../../../../scripts/databases.ts'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, must, openTrial } from '../../testing/trial.ts'
import { openStore, type Store } from '../store/index.ts'
import { deleteMatches } from '../store/retention.ts'
import { type Backup, backup, restore } from './backup.ts'

// pg_dump of the same version as the server that the tests start.
process.env.PATH = `${findDatabases().postgres ?? ''}${delimiter}${process.env.PATH}`

const folder = mkdtempSync(join(tmpdir(), 'tefuda-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = (): string => join(folder, `backup ${files++}`)

const open = async (url: string): Promise<Store> => {
  const store = await openStore(url)
  onTestFinished(() => store.close())
  return store
}

/** Makes a backup in a process of its own, as the command does. */
const backupBeside = async (url: string, file: string): Promise<unknown> => {
  const program = `
    import { backup } from ${JSON.stringify(join(import.meta.dirname, 'backup.ts'))}
    console.log(JSON.stringify(await backup(${JSON.stringify(url)}, ${JSON.stringify(file)})))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return JSON.parse(stdout)
}

describe.each(KINDS)('a backup of %s', (kind) => {
  let url: string
  let store: Store

  beforeEach(async () => {
    url = await testDatabase(kind)
    store = await open(url)
  })

  it('made while servers write holds everything acknowledged before, and no half of anything', async () => {
    const matches = Array.from({ length: 20 }, (_, index) => `m${index}`)
    const stored = new Map<string, number>()
    let isOver = false
    const write = async (match: string): Promise<void> => {
      for (let seq = 0; !isOver; seq += 3) {
        await store.append({ match, seq, at: seq, entries: [{ seq }, 'second', 'third'], due: seq })
        stored.set(match, seq + 3)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    const writing = Promise.all(matches.map(write))
    while (stored.size < matches.length) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = new Map(stored)
    const file = newFile()
    const { bytes, ...contents } = (await backupBeside(url, file)) as Backup
    expect(bytes).toBe(statSync(file).size)
    isOver = true
    await writing
    const after = new Map(stored)

    const place = await testDatabase(kind)
    expect(await restore(file, place)).toEqual(contents)
    const restored = await open(place)
    for (const match of matches) {
      const rows = await restored.read(match)
      expect(rows.length).toBeGreaterThanOrEqual(before.get(match)!)
      expect(rows.length).toBeLessThanOrEqual(after.get(match)!)
      expect(rows.length % 3).toBe(0)
      expect(rows).toEqual((await store.read(match)).slice(0, rows.length))
      expect(await restored.append({ match, seq: rows.length, at: 0, entries: ['goes on'] })).toBe(true)
    }
    const dues = await restored.takeDue(1e12, 1, 100)
    expect(dues.every(({ seq, at }) => seq === at + 2)).toBe(true)
    expect(dues).toHaveLength(matches.length)
  })

  it('says what it holds, and is for its owner alone', async () => {
    await store.append({ match: 'm', seq: 0, at: 0, entries: [1, 2, 3] })
    const file = newFile()
    expect(await backup(url, file)).toEqual({ tables: 0, entries: 3, bytes: statSync(file).size })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await restore(file, await testDatabase(kind))).toEqual({ tables: 0, entries: 3 })
  })

  it('is none of a log without its beginning, or of a table without its log', async () => {
    const opens = { id: 'm', game: 'ccc', rules_version: 1, host: 'h', series: 'm', number: 1, is_public: 0 } as const
    const row = { ...opens, stage: 'playing', opened: 0, ended: null, line: '{}' } as const
    await store.append({ match: 'm', seq: 0, at: 0, entries: [1, 2, 3], opens: row })
    expect(await backup(url, newFile())).toMatchObject({ tables: 1, entries: 3 })
    for (const last of [0, 2]) {
      await store.db.deleteFrom('log').where('seq', '<=', last).execute()
      const file = newFile()
      expect(await backup(url, file)).toMatchObject({
        code: 'backup-damaged',
        message: { en: expect.stringContaining('log m') },
      })
      expect(existsSync(file)).toBe(false)
    }
  })

  it('can be made where something was written at a table that had been deleted', async () => {
    const trial = await openTrial(url)
    onTestFinished(trial.close)
    const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
    const table = await trial.open(ada, { game: 'southern-cross' })
    const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
    await begin(trial, persons)
    must(await persons[0]!.ask({ do: 'offer', offer: 'stop' }))
    must(await persons[1]!.ask({ do: 'answer', yes: true }))
    expect(await deleteMatches(store.db, trial.clock.now() + 1)).toBe(1)
    await persons[0]!.ask({ do: 'rematch' })
    expect(await backup(url, newFile())).toMatchObject({ tables: 1 })
  })

  it('overwrites nothing', async () => {
    const file = newFile()
    writeFileSync(file, 'mine')
    expect(await backup(url, file)).toMatchObject({ code: 'file-taken' })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const good = newFile()
    await backup(url, good)
    await store.append({ match: 'm', seq: 0, at: 0, entries: [1] })
    expect(await restore(good, url)).toMatchObject({ code: 'place-taken' })
    expect(await store.read('m')).toHaveLength(1)
  })

  it('refuses what is damaged, and leaves nothing behind', async () => {
    await store.append({ match: 'm', seq: 0, at: 0, entries: Array.from({ length: 500 }, () => Math.random()) })
    const place = await testDatabase(kind)
    for (const part of [0.5, 0.99]) {
      const file = newFile()
      await backup(url, file)
      truncateSync(file, Math.floor(statSync(file).size * part))
      expect(await restore(file, place)).toMatchObject({ code: 'backup-damaged' })
    }
    const again = newFile()
    await backup(url, again)
    expect(await restore(again, place)).toEqual({ tables: 0, entries: 500 })
  })

  it('refuses to write where it cannot', async () => {
    expect(await backup(url, join(folder, 'no such folder', 'x'))).toMatchObject({ code: 'unusable-file' })
    expect(existsSync(join(folder, 'no such folder'))).toBe(false)
  })
})

describe('a place or file that will not do', () => {
  it('is refused by name', async () => {
    expect(await backup('mysql://x', newFile())).toMatchObject({ code: 'bad-database-url' })
    const none = newFile()
    expect(await backup(`sqlite:${none}`, newFile())).toMatchObject({ code: 'no-database' })
    expect(existsSync(none)).toBe(false)
    const gone = await backup('postgres://me:secret@127.0.0.1:1/x', newFile())
    expect(gone).toMatchObject({ code: 'no-database' })
    expect(JSON.stringify(gone)).not.toContain('secret')
    const text = newFile()
    writeFileSync(text, 'something else altogether')
    expect(await backup(`sqlite:${text}`, newFile())).toMatchObject({ code: 'backup-damaged' })
    expect(await restore(text, `sqlite:${newFile()}`)).toMatchObject({ code: 'not-a-backup' })
    expect(await restore(newFile(), `sqlite:${newFile()}`)).toMatchObject({ code: 'unusable-file' })
    const foreign = newFile()
    const database = new DatabaseSync(foreign)
    database.exec('create table x (y)')
    database.close()
    expect(await restore(foreign, `sqlite:${newFile()}`)).toMatchObject({ code: 'not-a-backup' })
    expect(await restore(foreign, await testDatabase('postgres'))).toMatchObject({ code: 'other-database' })
  })

  it('is refused where a database has left its journal behind', async () => {
    const url = await testDatabase('sqlite')
    await (await openStore(url)).close()
    const file = newFile()
    await backup(url, file)
    const place = newFile()
    writeFileSync(`${place}-wal`, '')
    expect(await restore(file, `sqlite:${place}`)).toMatchObject({ code: 'place-taken' })
  })

  it('is refused where PostgreSQL has no client programs', async () => {
    const url = await testDatabase('postgres')
    await (await openStore(url)).close()
    const path = process.env.PATH
    onTestFinished(() => {
      process.env.PATH = path
    })
    process.env.PATH = folder
    expect(await backup(url, newFile())).toMatchObject({ code: 'no-postgres-tools' })
  })
})
