import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRefusal } from '@tefuda/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { newId } from '../ids.ts'
import { notOpened, openStore, StoreDown } from '../store/index.ts'
import { pathOf } from '../store/url.ts'
import { openTables } from '../tables/open-tables.ts'
import { backup } from './backup.ts'
import { readConfig } from './config.ts'
import { databaseTrouble } from './damage.ts'
import { start } from './start.ts'

const PAGE = 4096

/** A server of a hundred guests, closed in order. */
const filled = async (): Promise<{ url: string; path: string }> => {
  const url = await testDatabase('sqlite')
  const store = await openStore(url)
  const guest = { created: 0, seen: 0, key_version: 1, deleted: null }
  for (let k = 0; k < 300; k++)
    await store.db
      .insertInto('guests')
      .values({ ...guest, id: newId(), name: 'x'.repeat(60), feed_token: newId() })
      .execute()
  await store.close()
  return { url, path: pathOf(url) }
}

/** Writes noise over a page, counted from 1. */
const damage = (path: string, page: number): void => {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE)
  closeSync(file)
}

const starting = async (url: string) => {
  const config = readConfig(['--port', '0', '--host', '127.0.0.1', '--database', url, '--log-level', 'silent'], {})
  if (!('port' in config)) throw new Error('bad settings')
  const running = await start(config, { page: import.meta.dirname, openTables })
  if (isRefusal(running)) return running
  await running.stop()
  return null
}

describe('a disk that is full when a server starts', () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })

  test.each([
    ['while tables are brought up to date', () => databaseTrouble('sqlite:cards.db', new StoreDown('full', full))],
    ['while the file is opened', () => notOpened('cards.db', full)],
    ['while its folder is made', () => notOpened('cards.db', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))],
  ])('%s: the host is told to make room', (_, told) => {
    expect(told().code).toBe('disk-full')
    expect(told().message.en).toContain('cards.db')
    expect(told().message.en).toContain('Make room')
    expect(told().message.en).not.toContain('who may open it')
  })
})

describe('a database with damaged pages', () => {
  test('is not served: one sentence names it, what to do, and the newest backup', async () => {
    const { url, path } = await filled()
    const [older, newer] = [`${path}-monday`, join(path, '..', 'saved')]
    for (const file of [older, newer]) if (isRefusal(await backup(url, file))) throw new Error('no backup')
    utimesSync(older, 1, 1_700_000_000)
    writeFileSync(`${path}.txt`, 'SQLite format 3\0 is how they begin')
    const whole = readFileSync(path)
    const pages = statSync(path).size / PAGE
    for (let page = 1; page <= pages; page += 1) {
      writeFileSync(path, whole)
      damage(path, page)
      const told = await starting(url)
      if (told === null) throw new Error(`page ${page} of ${pages} was not missed`)
      expect([page, told.code]).toEqual([page, 'database-damaged'])
      for (const words of [told.message.ja, told.message.en]) {
        expect(words).toContain(path)
        expect(words).toContain(newer)
        expect(words).toContain('tefuda restore')
        expect(words).not.toContain('\n')
      }
    }
    rmSync(newer)
    expect(isRefusal(await starting(url)) && (await starting(url))?.message.en).toContain(older)
    rmSync(older)
    expect((await starting(url))?.message.en).toContain('no backup was found')
    writeFileSync(path, whole)
    expect(await starting(url)).toBeNull()
  })

  test('that are met while it serves: whoever asked is refused, and the host hears of it once', async () => {
    const { url, path } = await filled()
    const heard = vi.fn<(trouble: StoreDown) => void>()
    const store = await openStore(url, { onTrouble: heard })
    onTestFinished(() => store.close())
    const file = new DatabaseSync(path)
    const { rootpage } = file.prepare(`select rootpage from sqlite_schema where name = 'rule_sets'`).get() as {
      rootpage: number
    }
    file.close()
    damage(path, rootpage)
    // What was read at the start is forgotten.
    await sql`pragma shrink_memory`.execute(store.db)
    const asked = store.db.selectFrom('rule_sets').selectAll().execute()
    await expect(asked).rejects.toMatchObject({ name: 'StoreDown', reason: 'damaged' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await store.health()).toBe('damaged')
  })
})

test('a PostgreSQL that says its data are damaged is told of in the same way, without its password', async () => {
  const url = await testDatabase('postgres')
  await (await openStore(url)).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(
    `create function broken() returns setof secrets language plpgsql as $$ begin raise exception 'invalid page in block 7' using errcode = 'XX001'; end $$;
     alter table secrets rename to kept; create view secrets as select * from broken()`,
  )
  const told = await starting(url)
  expect(told).toMatchObject({ code: 'database-damaged' })
  expect(told?.message.en).toContain('invalid page in block 7')
})

test('a file that is no database at all is told apart from a lock that another server has', async () => {
  const { url, path } = await filled()
  writeFileSync(`${path}.server`, 'x'.repeat(2 * PAGE))
  expect(await starting(url)).toMatchObject({ code: 'no-database' })
})
