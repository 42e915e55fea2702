import { isRefusal } from '@tefuda/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, type Kind, testDatabase } from '../../../../scripts/test-databases.ts'
import { openPage } from '../../testing/client.ts'
import { serve } from '../../testing/serving.ts'
import type { Store } from '../store/index.ts'

const TABLE = {
  game: 'southern-cross',
  rules: {},
  seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
  options: { pace: { kind: 'none' as const }, isPublic: true, spectators: 0 as const },
}
const RULES = { game: 'southern-cross', name: 'mine', rules: {} }

/** Makes the database take nothing more; gives what lets it again. */
type Failure = (store: Store, url: string) => Promise<() => Promise<unknown>>

const run = (store: Store, text: string) => sql.raw(text).execute(store.db)

/** As the server has it whose disk has no room for another page; the room there is inside is used up. */
const full: Failure = async (store) => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await run(store, `pragma max_page_count = ${rows[0]!.page_count}`)
  return () => run(store, 'pragma max_page_count = 1000000')
}

const readOnlyFile: Failure = async (store) => {
  await run(store, 'pragma query_only = on')
  return () => run(store, 'pragma query_only = off')
}

/** A server that has become a standby: its connections are gone, new ones are read-only. */
const standby: Failure = async (_, url) => {
  const name = new URL(url).pathname.slice(1)
  const set = async (mode: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database "${name}" set default_transaction_read_only = ${mode}`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
  }
  await set('on')
  return () => set('off')
}

/** Every write is answered as PostgreSQL does with that code. */
const failingWith =
  (code: string): Failure =>
  async (store) => {
    const tables = ['guests', 'log', 'rule_sets', 'links', 'blocks', 'reports', 'push', 'chat', 'due']
    await run(
      store,
      `create function fails() returns trigger language plpgsql as $$ begin raise exception 'it fails' using errcode = '${code}'; end $$`,
    )
    for (const table of tables)
      await run(store, `create trigger fails before insert or update or delete on ${table} execute function fails()`)
    return () => run(store, 'drop function fails cascade')
  }

const FAILURES: readonly (readonly [what: string, kind: Kind, Failure])[] = [
  ['a disk that is full', 'sqlite', full],
  ['a file that is read-only', 'sqlite', readOnlyFile],
  ['a disk that is full', 'postgres', failingWith('53100')],
  ['a server that is a standby', 'postgres', standby],
]

const serving = async (kind: Kind) => {
  const url = await testDatabase(kind)
  const server = await serve(url, ['--limit-changes', '100000', '--limit-requests', '100000'])
  onTestFinished(() => server.stop())
  const ask = async (method: string, path: string, body?: unknown, cookie = '') => {
    const response = await fetch(`${server.origin}${path}`, {
      method,
      headers: { origin: server.origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const given = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return {
      status: response.status,
      body: (text === '' ? null : JSON.parse(text)) as { error?: unknown },
      cookie: given,
    }
  }
  return { ...server, url, ask }
}

const isStoreDown = ({ status, body }: { status: number; body: { error?: unknown } }): boolean =>
  status === 503 && isRefusal(body.error) && body.error.code === 'store-down' && body.error.message.ja !== ''

describe.each(FAILURES)('%s (%s)', (_, kind, fail) => {
  test('whatever would be stored is refused as that, by HTTP and at tables, and the probe hears of it', async () => {
    const { origin, store, url, ask, open } = await serving(kind)
    const { cookie } = await ask('PUT', '/api/me', { name: 'Ann' })
    const { table } = await open(TABLE, cookie)
    const page = await openPage({ origin, table, cookie })
    const mend = await fail(store, url)
    const writes = [
      () => ask('PUT', '/api/me', { name: 'x'.repeat(20) }),
      () => ask('POST', '/api/rule-sets', RULES, cookie),
      () => ask('POST', '/api/tables', TABLE, cookie),
      () => ask('POST', '/api/me/link', {}, cookie),
    ]
    // Of what there is room for inside the file some may still be stored, and nothing is half stored.
    for (const write of writes) {
      let told = await write()
      for (let k = 0; told.status === 200 && k < 500; k++) told = await write()
      expect(isStoreDown(told), `${told.status} ${JSON.stringify(told.body)}`).toBe(true)
    }
    let said = await page.ask({ do: 'say', text: 'hello' })
    for (let k = 0; said.type === 'done' && k < 200; k++) {
      said = await page.ask({ do: 'ready', ready: k % 2 === 0 })
      if (k === 0) said = await page.sit(0)
    }
    expect(said).toMatchObject({ type: 'refused', error: { code: 'store-down' } })
    expect(isStoreDown(await ask('GET', '/readyz'))).toBe(true)
    expect((await ask('GET', '/healthz')).status).toBe(200)
    // What is there can be read.
    expect((await ask('GET', '/api/me', undefined, cookie)).body).toMatchObject({ name: 'Ann' })

    await mend()
    await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 15_000 }).toBe(200)
    expect((await ask('PUT', '/api/me', { name: 'Anna' }, cookie)).body).toMatchObject({ name: 'Anna' })
    expect((await ask('POST', '/api/rule-sets', RULES, cookie)).status).toBe(200)
    const gaps = await store.db.selectFrom('log').select('match').where('match', 'like', 'probe%').execute()
    expect(gaps).toEqual([])
  })
})

test.each(KINDS)('somebody known comes in although their visit cannot be noted (%s)', async (kind) => {
  const { store, url, ask, open, origin } = await serving(kind)
  const { cookie } = await ask('PUT', '/api/me', { name: 'Ann' })
  const { table } = await open(TABLE, cookie)
  await store.db.updateTable('guests').set({ seen: 0 }).execute()
  const mend = await (kind === 'sqlite' ? readOnlyFile : failingWith('53100'))(store, url)
  const page = await openPage({ origin, table, cookie })
  expect(page.table.you.host).toBe(true)
  await mend()
})

test('a database that is found damaged while it serves is not ready again before somebody has looked at it', async () => {
  const { store, url, ask } = await serving('postgres')
  const mend = await failingWith('XX001')(store, url)
  expect(isStoreDown(await ask('PUT', '/api/me', { name: 'Ann' }))).toBe(true)
  const { status, body } = await ask('GET', '/readyz')
  expect([status, body]).toMatchObject([503, { error: { code: 'database-damaged' } }])
  await mend()
  expect((await ask('PUT', '/api/me', { name: 'Ann' })).status).toBe(200)
  expect((await ask('GET', '/readyz')).status).toBe(503)
})
