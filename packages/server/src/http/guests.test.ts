import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { guestOf, openDoor, refusalIn } from '../../testing/door.ts'
import { openStore } from '../store/index.ts'
import { whoIs } from '../table/projection.ts'
import { forgetGuest, storeFor } from './guests.ts'

describe.each(KINDS)('what is stored for a guest on %s', (kind) => {
  test('is refused to somebody who has been forgotten, and undone with what fails', async () => {
    const store = await openStore(await testDatabase(kind))
    onTestFinished(() => store.close())
    const { db } = store
    const guest = { id: 'ann', name: 'Ann', created: 1, seen: 1, key_version: 1, feed_token: 'ann', deleted: null }
    await db.insertInto('guests').values(guest).execute()
    const block = (blocked: string) =>
      storeFor(db, 'ann', (change) => change.insertInto('blocks').values({ guest: 'ann', blocked }).execute())
    const blocked = async () => (await db.selectFrom('blocks').selectAll().execute()).map((row) => row.blocked)
    await block('bob')
    await expect(block('bob')).rejects.toThrow(/unique/i)
    expect(await blocked()).toEqual(['bob'])
    await forgetGuest(db, 'ann', 2)
    await expect(block('cleo')).rejects.toMatchObject({ refusal: { code: 'no-guest' } })
    expect(await blocked()).toEqual([])
    expect(await db.selectFrom('guests').select(['name', 'deleted']).execute()).toEqual([{ name: '', deleted: 2 }])
  })
})

test('nothing comes back that a guest was storing in one tab while being forgotten in another', async () => {
  const url = await testDatabase('postgres')
  const door = await openDoor(['--database', url])
  onTestFinished(() => door.close())
  const [ann, bob] = [door.browser(), door.browser()]
  await ann.ask('PUT', '/api/me', { name: 'Ann' })
  await bob.ask('PUT', '/api/me', { name: 'Bob' })
  const table = await door.put({}, {}, [{ guest: guestOf(ann) }, { guest: guestOf(bob) }])
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  const rival = new pg.Client({ connectionString: url })
  const admin = new pg.Client({ connectionString: url })
  for (const client of [rival, admin]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  await rival.query('begin')
  await rival.query("update guests set name = '', deleted = 1 where id = $1", [guestOf(ann)])
  let answered = 0
  const replies = [
    ann.ask('PUT', '/api/me', { name: 'Ann again' }),
    ann.ask('POST', '/api/me/link'),
    ann.ask('POST', '/api/rule-sets', { game: 'exjan', name: 'Ours', rules: {} }),
    ann.ask('POST', '/api/push', { endpoint: 'https://push.example.org/a', keys }),
    ann.ask('POST', '/api/blocks', { table, who: whoIs(table, guestOf(bob)) }),
  ].map(async (asked) => {
    const reply = await asked
    answered += 1
    return reply
  })
  const waiting = async (): Promise<number> => {
    const { rowCount } = await admin.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount ?? 0
  }
  await expect.poll(async () => answered + (await waiting()), { timeout: 20_000 }).toBe(replies.length)
  await rival.query('commit')
  for (const reply of await Promise.all(replies))
    expect([reply.statusCode, refusalIn(reply)]).toEqual([401, 'no-guest'])
  for (const kept of ['links', 'rule_sets', 'push', 'blocks'] as const)
    expect(await door.store.db.selectFrom(kept).selectAll().execute(), kept).toEqual([])
  expect(await door.store.db.selectFrom('guests').select('name').where('name', 'like', 'Ann%').execute()).toEqual([])
  expect(door.renamed.map(([, name]) => name)).not.toContain('Ann again')
})
