import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { openStore, type Store } from '../store/index.ts'
import { whoIs } from '../table/projection.ts'
import { readReports } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const guest = async ({ db }: Store, id: string, name: string): Promise<void> => {
  const row = { id, name, created: 1, seen: 1, key_version: 1, feed_token: id, deleted: null }
  await db.insertInto('guests').values(row).execute()
}

describe.each(KINDS)('reports in %s', (kind) => {
  it('come newest first, so many as are asked for, by the names people go by now', async () => {
    const url = await testDatabase(kind)
    const store = await openStore(url)
    onTestFinished(() => store.close())
    expect(await readReports(url, 5)).toEqual([])
    await guest(store, 'ann', 'アン')
    await guest(store, 'bob', '')
    const at = Date.UTC(2026, 10, 21)
    const report = { match: 't', by: 'ann', about: 'bob' }
    await store.db
      .insertInto('reports')
      .values([
        { ...report, id: '1', at, reason: '古い' },
        { ...report, id: '2', at: at + 2, by: 'bob', about: 'ann', reason: 'a\nb' },
        { ...report, id: '3', at: at + 1, match: 'u', by: 'nobody', reason: 'x' },
      ])
      .execute()
    expect(await readReports(url, 2)).toEqual([
      {
        at: at + 2,
        table: 't',
        by: { who: whoIs('t', 'bob'), name: '' },
        about: { who: whoIs('t', 'ann'), name: 'アン' },
        reason: 'a\nb',
      },
      {
        at: at + 1,
        table: 'u',
        by: { who: whoIs('u', 'nobody'), name: '' },
        about: { who: whoIs('u', 'bob'), name: '' },
        reason: 'x',
      },
    ])
    expect(await readReports(url, 100)).toHaveLength(3)
  })

  it('are refused where the database is none of ours', async () => {
    const url = await testDatabase(kind)
    if (kind === 'sqlite') writeFileSync(url.slice('sqlite:'.length), '')
    expect(await readReports(url, 1)).toMatchObject({ code: 'no-database' })
  })
})

it('a place that will not do is refused by name, and nothing is made there', async () => {
  for (const url of ['mysql://x', 'sqlite:', 'postgres://[', '']) {
    expect(await readReports(url, 1), url).toMatchObject({ code: 'bad-database-url' })
  }
  const none = join(folder, 'none')
  expect(await readReports(`sqlite:${none}`, 1)).toMatchObject({ code: 'no-database' })
  expect(existsSync(none)).toBe(false)
  const text = join(folder, 'text')
  writeFileSync(text, 'something else altogether')
  for (const place of [text, folder]) {
    const refused = await readReports(`sqlite:${place}`, 1)
    expect(refused).toMatchObject({ code: 'no-database', message: { en: expect.stringContaining(place) } })
  }
  const gone = await readReports('postgres://me:secret@127.0.0.1:1/x', 1)
  expect(gone).toMatchObject({ code: 'no-database' })
  expect(JSON.stringify(gone)).not.toContain('secret')
})
