import { execFile, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Refused } from '@tefuda/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { until } from '../../testing/until.ts'
import { type MatchRow, NotStored, openStore, type Sitter, type Store, Unknown } from './index.ts'
import { openPool } from './postgres.ts'

const open = async (url: string): Promise<Store> => {
  const store = await openStore(url)
  onTestFinished(() => store.close())
  return store
}

/** As though that migration and all after it had never been made. */
const forgetFrom = ({ db }: Store, name: string): Promise<unknown> =>
  db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '>=', name)
    .execute()

const match = (id: string): MatchRow => ({
  id,
  game: 'southern-cross',
  rules_version: 1,
  host: 'host',
  series: id,
  number: 1,
  is_public: 0,
  stage: 'open',
  opened: 1_800_000_000_000,
  ended: null,
  line: '{}',
})

const sitter = (seat: number, guest: string | null): Sitter => ({
  seat,
  guest,
  kind: guest === null ? 'bot' : 'person',
  name: null,
  due: 0,
  deadline: null,
})

describe.each(KINDS)('a store on %s', (kind) => {
  let url: string
  let store: Store

  beforeEach(async () => {
    url = await testDatabase(kind)
    store = await open(url)
  })

  it('reads back what was appended, as it was', async () => {
    const entries = [{ type: 'opened', name: '手札 "x"\\ \u0000 \ud800 …' }, [1, null, 2.5], 'text', null]
    expect(await store.append({ match: 'm', seq: 0, at: 1_800_000_000_123, entries })).toBe(true)
    expect(await store.append({ match: 'm', seq: 4, at: 1_800_000_000_124, entries: [{ last: true }] })).toBe(true)
    const rows = await store.read('m')
    expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
    expect(rows.map(({ entry }) => entry)).toEqual([...entries, { last: true }])
    expect(rows[0]?.at).toBe(1_800_000_000_123)
    expect(await store.read('m', 3)).toEqual(rows.slice(3))
    const texts = await store.readTexts('m')
    expect(texts.map(({ entry, ...row }) => ({ ...row, entry: JSON.parse(entry) as unknown }))).toEqual(rows)
    expect(await store.read('another')).toEqual([])
  })

  it('stores nothing of an append whose numbers are taken, and everything that arrived with it', async () => {
    await store.append({ match: 'm', seq: 0, at: 1, entries: ['a', 'b'], due: 5 })
    const others = Array.from({ length: 20 }, (_, index) => `other ${index}`)
    const answers = await Promise.all([
      ...others.slice(0, 10).map((other) => store.append({ match: other, seq: 0, at: 2, entries: ['first'], due: 9 })),
      store.append({ match: 'm', seq: 1, at: 2, entries: ['late', 'later'], due: 3, line: { stage: 'over' } }),
      ...others.slice(10).map((other) => store.append({ match: other, seq: 0, at: 2, entries: ['first'], due: 9 })),
    ])
    expect(answers.filter((answer) => !answer)).toHaveLength(1)
    expect(answers[10]).toBe(false)
    expect((await store.read('m')).map(({ entry }) => entry)).toEqual(['a', 'b'])
    for (const other of others) expect(await store.read(other)).toHaveLength(1)
    expect(await store.takeDue(5, 1, 100)).toEqual([{ match: 'm', seq: 1, at: 5 }])
    expect(await store.takeDue(9, 1, 100)).toHaveLength(21)
  })

  it('lets exactly one of two nodes have a number, however often they race', async () => {
    const other = await open(url)
    for (let seq = 0; seq < 60; seq += 2) {
      const matches = Array.from({ length: 10 }, (_, index) => `m${index}`)
      const race = (node: Store, name: string, order: readonly string[]) =>
        Promise.all(
          order.map(async (id) => ({ id, won: await node.append({ match: id, seq, at: 1, entries: [name, name] }) })),
        )
      const [ours, theirs] = await Promise.all([
        race(store, 'ours', matches),
        race(other, 'theirs', matches.toReversed()),
      ])
      for (const id of matches) {
        const winner = ours.find((one) => one.id === id)?.won ? 'ours' : 'theirs'
        expect(theirs.find((one) => one.id === id)?.won).toBe(winner === 'theirs')
        expect((await store.read(id, seq)).map(({ entry }) => entry)).toEqual([winner, winner])
      }
    }
  })

  it('refuses a second append of a match while the first is under way', async () => {
    const first = store.append({ match: 'm', seq: 0, at: 1, entries: ['a'] })
    await expect(store.append({ match: 'm', seq: 1, at: 1, entries: ['b'] })).rejects.toThrow('still being stored')
    expect(await first).toBe(true)
    expect(await store.append({ match: 'm', seq: 1, at: 1, entries: ['b'] })).toBe(true)
  })

  it('stores rows of the match and its seats with the entries', async () => {
    await store.append({
      match: 'm',
      seq: 0,
      at: 1,
      entries: ['opened'],
      opens: match('m'),
      sitters: [sitter(0, 'anna'), sitter(1, null), sitter(2, null)],
    })
    await store.append({
      match: 'other',
      seq: 0,
      at: 1,
      entries: ['x'],
      opens: match('other'),
      sitters: [sitter(0, 'b')],
    })
    expect(await store.db.selectFrom('matches').selectAll().where('id', '=', 'm').executeTakeFirst()).toEqual(
      match('m'),
    )
    await store.append({
      match: 'm',
      seq: 1,
      at: 2,
      entries: ['over'],
      line: { stage: 'over', ended: 1_800_000_000_999 },
      sitters: [sitter(0, 'ben'), sitter(1, 'anna')],
    })
    expect(await store.db.selectFrom('matches').selectAll().where('id', '=', 'm').executeTakeFirst()).toEqual({
      ...match('m'),
      stage: 'over',
      ended: 1_800_000_000_999,
    })
    const seats = await store.db.selectFrom('sitters').selectAll().orderBy('match').orderBy('seat').execute()
    expect(seats).toEqual([
      { match: 'm', ...sitter(0, 'ben') },
      { match: 'm', ...sitter(1, 'anna') },
      { match: 'other', ...sitter(0, 'b') },
    ])
  })

  it('leaves everything as a later append has it where rows alone come too late', async () => {
    const later = { line: { line: '"later"' }, sitters: [sitter(0, 'anna'), sitter(1, 'ben')], due: 20 }
    await store.append({ match: 'm', seq: 0, at: 1, entries: ['opened'], opens: match('m'), due: 10 })
    await store.append({ match: 'm', seq: 1, at: 2, entries: ['sat'], ...later })
    const old = { line: { line: '"old"' }, sitters: [sitter(0, 'ben')], due: 30, calls: ['ben'] }
    await store.append({ match: 'm', seq: 1, at: 3, entries: [], ...old })
    const rows = async () => ({
      line: (await store.db.selectFrom('matches').select('line').executeTakeFirstOrThrow()).line,
      guests: (await store.db.selectFrom('sitters').select('guest').orderBy('seat').execute()).map(
        ({ guest }) => guest,
      ),
      due: (await store.db.selectFrom('due').select('at').executeTakeFirstOrThrow()).at,
      calls: (await store.db.selectFrom('calls').select('guest').execute()).map(({ guest }) => guest),
    })
    expect(await rows()).toEqual({ line: '"later"', guests: ['anna', 'ben'], due: 20, calls: [] })
    await store.append({ match: 'm', seq: 2, at: 4, entries: [], ...old })
    expect(await rows()).toEqual({ line: '"old"', guests: ['ben'], due: 30, calls: ['ben'] })
  })

  it('stores calls with the entries they are for, the last one of a guest at a match, or none', async () => {
    const turn = (seq: number, at: number, calls: readonly string[]) =>
      store.append({ match: 'm', seq, at, entries: ['x'], calls })
    expect(await turn(0, 1, ['anna', 'ben'])).toBe(true)
    expect(await turn(0, 2, ['cleo'])).toBe(false)
    await store.db.updateTable('calls').set({ next: 100 }).execute()
    const others = store.append({ match: 'other', seq: 0, at: 3, entries: ['x'], calls: ['ben'] })
    expect([await turn(1, 3, ['anna']), await others]).toEqual([true, true])
    expect(await store.db.selectFrom('calls').selectAll().orderBy('guest').orderBy('match').execute()).toEqual([
      { guest: 'anna', match: 'm', at: 3, next: 0 },
      { guest: 'ben', match: 'm', at: 1, next: 100 },
      { guest: 'ben', match: 'other', at: 3, next: 0 },
    ])
  })

  it('rejects an append that the database will not take, and stores those beside it', async () => {
    const bad = { ...match('bad'), game: null as unknown as string }
    const [refused, ...others] = await Promise.allSettled([
      store.append({ match: 'bad', seq: 0, at: 1, entries: ['x'], opens: bad }),
      ...['a', 'b', 'c'].map((id) => store.append({ match: id, seq: 0, at: 1, entries: ['x'] })),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'NotStored', reason: 'fault' } })
    expect(others).toEqual(['a', 'b', 'c'].map(() => ({ status: 'fulfilled', value: true })))
    expect(await store.read('bad')).toEqual([])
    expect(await store.append({ match: 'bad', seq: 0, at: 1, entries: ['x'] })).toBe(true)
  })

  it('hands out what is due, earliest first, to one taker at a time', async () => {
    const dues = [50, 10, 30, 20, 40]
    await Promise.all(dues.map((due) => store.append({ match: `due ${due}`, seq: 0, at: 1, entries: ['x', 'y'], due })))
    await store.append({ match: 'never', seq: 0, at: 1, entries: ['x'], due: null })
    expect(await store.takeDue(30, 100, 2)).toEqual([
      { match: 'due 10', seq: 1, at: 10 },
      { match: 'due 20', seq: 1, at: 20 },
    ])
    expect(await store.takeDue(30, 100, 2)).toEqual([{ match: 'due 30', seq: 1, at: 30 }])
    expect(await store.takeDue(30, 100, 2)).toEqual([])
    await store.extendLease('due 10', 1, 1000)
    await store.extendLease('due 20', 0, 1000)
    await store.extendLease('due 30', 1, 0)
    expect((await store.takeDue(31, 10, 9)).map(({ at }) => at)).toEqual([30])
    expect((await store.takeDue(200, 10, 9)).map(({ at }) => at)).toEqual([20, 30, 40, 50])
  })

  it('frees a row that was taken up when something newer is due, and never goes back', async () => {
    await store.append({ match: 'm', seq: 0, at: 1, entries: ['x'], due: 10 })
    expect(await store.takeDue(10, 1000, 9)).toHaveLength(1)
    await store.append({ match: 'm', seq: 1, at: 1, entries: ['y'], due: 20 })
    expect(await store.takeDue(20, 1000, 9)).toEqual([{ match: 'm', seq: 1, at: 20 }])
    await store.append({ match: 'm', seq: 1, at: 1, entries: [], due: 5 })
    expect(await store.takeDue(20, 1000, 9)).toEqual([])
    await store.append({ match: 'm', seq: 2, at: 1, entries: [], due: null })
    expect(await store.takeDue(5000, 1000, 9)).toEqual([])
  })

  it('gives each due row to one of two nodes that ask at once', async () => {
    const other = await open(url)
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        store.append({ match: `m${index}`, seq: 0, at: 1, entries: ['x'], due: 5 }),
      ),
    )
    const taken = (
      await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).takeDue(5, 100, 20)))
    ).flat()
    expect(new Set(taken.map((row) => row.match)).size).toBe(taken.length)
    const left = await store.takeDue(5, 100, 1000)
    expect(taken.length + left.length).toBe(200)
  })

  it('may be opened by several nodes at once, and again', async () => {
    const fresh = await testDatabase(kind)
    const program = `
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
      const store = await openStore(${JSON.stringify(fresh)})
      console.log(await store.append({ match: 'm', seq: 0, at: 1, entries: [process.pid] }))
      await store.close()`
    const node = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
    const answers = (await Promise.all([node(), node(), node()])).map(({ stdout }) => stdout.trim())
    expect(answers.sort()).toEqual(['false', 'false', 'true'])
    expect(await (await open(fresh)).read('m')).toHaveLength(1)
  })

  it('has everything acknowledged, and nothing by halves, of a node that was killed', async () => {
    const program = `
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
      const store = await openStore(${JSON.stringify(url)})
      const play = async (match) => {
        for (let seq = 0; ; seq += 2) {
          await store.append({ match, seq, at: seq, entries: [seq, 'second'], due: seq })
          process.stdout.write(match + ' ' + (seq + 2) + '\\n')
        }
      }
      for (let index = 0; index < 20; index++) play('m' + index)`
    for (let round = 0; round < 3; round++) {
      const node = spawn(process.execPath, ['--input-type=module', '-e', program.replaceAll("'m'", `'${round} '`)])
      let said = ''
      for await (const chunk of node.stdout) {
        said += chunk
        if (said.length > 20_000) node.kill('SIGKILL')
      }
      const acknowledged = new Map<string, number>()
      for (const line of said.split('\n').slice(0, -1)) {
        const [number, match, entries] = line.split(' ')
        acknowledged.set(`${number} ${match}`, Number(entries))
      }
      expect(acknowledged.size).toBe(20)
      for (const [match, entries] of acknowledged) {
        const rows = await store.read(match)
        expect(rows.length).toBeGreaterThanOrEqual(entries)
        expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: rows.length }, (_, seq) => seq))
        expect(rows.length % 2).toBe(0)
      }
    }
  })

  it('keeps of the calls of an earlier version those that nobody was told of', async () => {
    const { db } = store
    await db.schema.alterTable('calls').addColumn('told', 'bigint').execute()
    await db
      .withTables<{ calls: { told: number | null } }>()
      .insertInto('calls')
      .values([
        { guest: 'anna', match: 'm', at: 1, next: 0, told: 2 },
        { guest: 'ben', match: 'm', at: 1, next: 0, told: null },
      ])
      .execute()
    for (const index of ['calls_next', 'guests_seen', 'matches_undealt']) await db.schema.dropIndex(index).execute()
    await db.schema.alterTable('calls').dropColumn('next').execute()
    for (const table of ['daily_tries', 'daily_pars', 'experiments', 'replays'])
      await db.schema.dropTable(table).execute()
    await db.schema.alterTable('secrets').renameTo('house_secrets').execute()
    await forgetFrom(store, '003-calls')
    await open(url)
    expect(await db.selectFrom('calls').selectAll().execute()).toEqual([{ guest: 'ben', match: 'm', at: 1, next: 0 }])
  })

  it('keeps the keys of an earlier version', async () => {
    const { db } = store
    await db.insertInto('secrets').values({ name: 'daily', value: 'never changed' }).execute()
    await db.schema.alterTable('secrets').renameTo('house_secrets').execute()
    await db.schema.dropIndex('daily_tries_counted').execute()
    await db.schema.createIndex('daily_tries_score').on('daily_tries').columns(['day', 'game', 'score']).execute()
    await db.schema.alterTable('experiments').dropColumn('minutes').execute()
    await forgetFrom(store, '009-secrets')
    await open(url)
    expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'daily', value: 'never changed' }])
  })

  it('refuses a database of a newer version', async () => {
    await store.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-later', timestamp: '2099' })
      .execute()
    const refused = await openStore(url).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).refusal).toMatchObject({ code: 'database-newer' })
    expect((refused as Refused).refusal.message.en).toContain('999-later')
  })

  it('finishes what it has accepted before it closes', async () => {
    const closing = await openStore(url)
    const appends = Array.from({ length: 50 }, (_, index) =>
      closing.append({ match: `m${index}`, seq: 0, at: 1, entries: ['x'] }),
    )
    await closing.close()
    expect(await Promise.all(appends)).toEqual(appends.map(() => true))
    await expect(closing.append({ match: 'm', seq: 0, at: 1, entries: ['x'] })).rejects.toBeInstanceOf(NotStored)
  })

  it('says whether the database answers', async () => {
    expect(await store.health()).toBe('well')
    const closed = await openStore(url)
    await closed.close()
    expect(await closed.health()).toBe('mute')
  })

  it('reads a long log in pieces, one in a turn of the event loop, however many read one', async () => {
    const entries = Array.from({ length: 2000 }, (_, move) => ({ move }))
    await store.append({ match: 'm', seq: 0, at: 1, entries })
    let turns = 0
    const count = (): void => {
      turns += 1
      ticking = setImmediate(count)
    }
    let ticking = setImmediate(count)
    const all = await Promise.all(Array.from({ length: 3 }, () => store.read('m')))
    clearImmediate(ticking)
    for (const rows of all) expect(rows.map(({ entry }) => entry)).toEqual(entries)
    expect((await store.read('m', 1990)).map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, k) => 1990 + k))
    expect(turns).toBeGreaterThanOrEqual(12)
  })
})

describe('SQLite', () => {
  it('waits for another node that is making the file', async () => {
    const url = await testDatabase('sqlite')
    const maker = new DatabaseSync(url.slice('sqlite:'.length))
    maker.exec('create table made (x); begin immediate')
    const opening = open(url)
    await setTimeout(100)
    maker.exec('commit')
    maker.close()
    expect((await opening).kind).toBe('sqlite')
  })

  it('reads nothing of a log that is deleted meanwhile: nobody goes on from its beginning', async () => {
    const store = await open(await testDatabase('sqlite'))
    await store.append({ match: 'm', seq: 0, at: 1, entries: Array.from({ length: 2000 }, (_, move) => ({ move })) })
    const reading = store.read('m')
    await store.db.deleteFrom('log').where('match', '=', 'm').execute()
    expect(await reading).toEqual([])
  })

  it('carries its log over while it is being written, and closes with all of it in one file', async () => {
    const url = await testDatabase('sqlite')
    const path = url.slice('sqlite:'.length)
    const closing = await openStore(url)
    for (let seq = 0; seq < 20; seq++)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          closing.append({ match: `m${index}`, seq, at: seq, entries: ['x'.repeat(1000)] }),
        ),
      )
    await until(async () => statSync(path).size > 1_000_000)
    // Even where little is written, it does not stay in the log for long.
    const before = statSync(path).size
    await closing.append({ match: 'quiet', seq: 0, at: 0, entries: ['x'.repeat(1_000_000)] })
    await until(async () => statSync(path).size >= before + 1_000_000)
    await closing.close()
    expect(existsSync(`${path}-wal`)).toBe(false)
    const store = await open(url)
    for (let index = 0; index < 100; index++) expect(await store.read(`m${index}`)).toHaveLength(20)
  })

  it('rejects what a full disk has no room for, and goes on when there is room', async () => {
    const store = await open(await testDatabase('sqlite'))
    await sql`pragma max_page_count = 1`.execute(store.db)
    const large = { match: 'm', seq: 0, at: 1, entries: ['x'.repeat(1_000_000)], due: 5 }
    await expect(store.append(large)).rejects.toMatchObject({ name: 'NotStored', reason: 'full' })
    expect(await store.read('m')).toEqual([])
    expect(await store.takeDue(5, 1, 1)).toEqual([])
    await sql`pragma max_page_count = 100000`.execute(store.db)
    expect(await store.append(large)).toBe(true)
  })
})

describe('PostgreSQL', () => {
  it('does not know what became of a commit whose connection is cut, and goes on with a new one', async () => {
    const url = await testDatabase('postgres')
    const store = await open(url)
    const connect = async (): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      onTestFinished(() => client.end())
      return client
    }
    const rival = await connect()
    const admin = await connect()
    // Somebody else holds the number, so the commit waits long enough to be cut.
    await rival.query('begin')
    await rival.query(`insert into log values ('m', 0, 1, '"theirs"')`)
    const append = store.append({ match: 'm', seq: 0, at: 1, entries: ['ours'] })
    const outcome = append.catch((error: unknown) => error)
    await until(async () => {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%json_to_recordset%'`,
      )
      return rowCount === 1
    })
    expect(await outcome).toBeInstanceOf(Unknown)
    await rival.query('rollback')
    expect(await store.read('m')).toEqual([])
    expect(await store.append({ match: 'm', seq: 0, at: 1, entries: ['ours'] })).toBe(true)
  })

  it('goes on where a connection is cut that is in use and has no question under way', async () => {
    const pool = openPool(await testDatabase('postgres'), () => undefined)
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    const isCut = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await isCut
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('leaves what another node stores while rows alone wait for it', async () => {
    const url = await testDatabase('postgres')
    const store = await open(url)
    const first = { opens: match('m'), sitters: [sitter(0, 'anna')], due: 10 }
    await store.append({ match: 'm', seq: 0, at: 1, entries: ['opened'], ...first })
    const [rival, admin] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
    for (const client of [rival, admin]) {
      await client.connect()
      onTestFinished(() => client.end())
    }
    await rival.query(`begin;
      insert into log values ('m', 1, 2, '"theirs"'); update due set seq = 1, at = 20;
      update matches set line = 'theirs'; update sitters set due = 1`)
    const rows = { line: { line: 'ours' }, sitters: [sitter(0, 'anna'), sitter(1, 'ben')], due: 30 }
    const append = store.append({ match: 'm', seq: 1, at: 3, entries: [], ...rows })
    await until(async () => {
      const { rowCount } = await admin.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === 1
    })
    await rival.query('commit')
    await append
    expect(await store.db.selectFrom('matches').select('line').execute()).toEqual([{ line: 'theirs' }])
    expect(await store.db.selectFrom('sitters').select(['guest', 'due']).execute()).toEqual([{ guest: 'anna', due: 1 }])
    expect(await store.takeDue(100, 1, 1)).toEqual([{ match: 'm', seq: 1, at: 20 }])
  })

  it('gives up connections that fall silent, and goes on with new ones', async () => {
    const url = new URL(await testDatabase('postgres'))
    const { port, line } = await silentLine(Number(url.port || 5432), url.hostname)
    url.hostname = '127.0.0.1'
    url.port = String(port)
    url.searchParams.set('query_timeout', '300')
    const store = await open(url.href)
    await store.append({ match: 'm', seq: 0, at: 1, entries: ['a'] })
    await Promise.all([store.read('m'), store.read('m')])
    line.isSilent = true
    const append = store.append({ match: 'm', seq: 1, at: 1, entries: ['b'] })
    await Promise.all([
      expect(append).rejects.toBeInstanceOf(Unknown),
      expect(store.read('m')).rejects.toThrow('timeout'),
      expect(store.takeDue(1, 1, 1)).rejects.toThrow('timeout'),
    ])
    line.isSilent = false
    expect(await store.read('m')).toHaveLength(1)
    expect(await store.append({ match: 'm', seq: 1, at: 1, entries: ['b'] })).toBe(true)
  })

  it('says which server does not answer, without the password', async () => {
    const refused = (await openStore('postgres://me:secret:too@127.0.0.1:1/x').catch(
      (error: unknown) => error,
    )) as Refused
    expect(refused.refusal.code).toBe('no-database')
    expect(refused.refusal.message.ja).toContain('127.0.0.1:1')
    expect(JSON.stringify(refused.refusal)).not.toContain('secret')
  })
})

it('refuses what names no database, and files that are none', async () => {
  for (const url of ['mysql://x', 'sqlite:', ''])
    await expect(openStore(url)).rejects.toMatchObject({ refusal: { code: 'bad-database-url' } })
  await expect(openStore('sqlite:/dev/null/x.db')).rejects.toMatchObject({ refusal: { code: 'no-database' } })
  await expect(openStore(`sqlite:${import.meta.filename}`)).rejects.toMatchObject({
    name: 'StoreDown',
    reason: 'damaged',
  })
})

/** A way to a server on which nothing arrives any more while it is silent, and nothing that was sent meanwhile ever does. */
const silentLine = async (to: number, host: string) => {
  const line = { isSilent: false }
  const server = createServer((here) => {
    const there = connect(to, host)
    for (const [from, into] of [
      [here, there],
      [there, here],
    ] as const) {
      from.on('data', (data) => line.isSilent || into.write(data))
      from.on('error', () => into.destroy())
      from.on('close', () => into.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return { line, port: (server.address() as AddressInfo).port }
}
