import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import {
  begin,
  must,
  openTrial,
  openTrials,
  playOut,
  type Trial,
  type TrialParts,
  type Visitor,
} from '../../../testing/trial.ts'
import { forgetGuest } from '../../http/guests.ts'
import { NotStored } from '../../store/index.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

/** Servers on one SQLite database. */
const servers = async (count: number, parts: TrialParts = {}) => {
  const database = await testDatabase('sqlite')
  const { close, ...all } = await openTrials(database, count, parts)
  const { trials } = all
  onTestFinished(close)
  const rest = async (): Promise<void> => {
    for (let k = 0; k < 6; k++) for (const trial of trials) await trial.rest()
  }
  return { ...all, database, rest }
}

/** As the route does it. */
const forget = async ({ store, tables, clock }: Trial, guest: string): Promise<void> => {
  await forgetGuest(store.db, guest, clock.now())
  tables.renamed(guest, '')
  tables.forgotten(guest)
}

const types = async ({ store }: Trial, table: string): Promise<string[]> =>
  (await store.read(table)).map(({ entry }) => (entry as { type: string }).type)

const rowOf = ({ store }: Trial, table: string) =>
  store.db.selectFrom('matches').select(['stage', 'host']).where('id', '=', table).executeTakeFirstOrThrow()

test('a running game without a clock goes on for the others, under another host', async () => {
  const { one, rest } = await servers(1)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const persons = [await one.visit(ada, table), await one.visit(ben, table)] as const
  await begin(one, persons)
  await forget(one, ada)
  await rest()
  expect(persons[1].table.seats[0]).toMatchObject({ name: '', gone: true, lent: 'easy' })
  expect(persons[1].table.you.host).toBe(true)
  await playOut(one, [persons[1]])
  expect(persons[1].table.stage).toBe('over')
  expect(one.warnings).toEqual([])
})

test('tables that nobody has in memory are left too: closed, or given to somebody who sits there', async () => {
  const { one, other, rest } = await servers(2)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const alone = await one.open(ada, { game: 'southern-cross' })
  const shared = await one.open(ada, { game: 'southern-cross', seats: [OPEN, OPEN, BOT] })
  const over = await one.open(ada, { game: 'southern-cross' })
  const visitor = await one.visit(ben, shared)
  must(await visitor.sit(1))
  visitor.leave()
  const host = await one.visit(ada, over)
  must(await host.ask({ do: 'close' }))
  host.leave()
  await one.pass(1000)
  const before = await types(one, over)
  await forget(other, ada)
  await rest()
  expect(await rowOf(one, alone)).toMatchObject({ stage: 'stopped' })
  expect(await rowOf(one, shared)).toEqual({ stage: 'open', host: ben })
  expect(await types(one, over)).toEqual(before)
  expect([...one.warnings, ...other.warnings]).toEqual([])
})

test('what a server did not come to before it ended, the next one does', async () => {
  const { one, database, rest } = await servers(1)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const hosted = await one.open(ada, { game: 'southern-cross' })
  const sat = await one.open(ben, { game: 'southern-cross', seats: [OPEN, OPEN, BOT] })
  must(await (await one.visit(ada, sat)).sit(1))
  await forgetGuest(one.store.db, ada, one.clock.now())
  const next = await openTrial(database)
  onTestFinished(next.close)
  await next.pass(1000)
  await rest()
  expect(await rowOf(next, hosted)).toMatchObject({ stage: 'stopped' })
  expect(await types(next, sat)).toEqual(['opened', 'sat', 'left'])
})

test('the next one asks again where the database does not answer', async () => {
  const { one, database } = await servers(1)
  const ada = await one.guest('Ada')
  const table = await one.open(ada, { game: 'southern-cross' })
  await forgetGuest(one.store.db, ada, one.clock.now())
  let isAway = true
  const next = await openTrial(database, {
    wrap: (store) => ({
      ...store,
      db: new Proxy(store.db, {
        get: (db, key) => {
          if (isAway) throw new Error('away')
          const value: unknown = Reflect.get(db, key)
          return typeof value === 'function' ? value.bind(db) : value
        },
      }),
    }),
  })
  onTestFinished(next.close)
  await next.rest()
  expect(next.warnings).toContain('whether somebody forgotten is at a table still cannot be found out: Error: away')
  isAway = false
  await next.pass(2000)
  await expect.poll(async () => (await rowOf(next, table)).stage).toBe('stopped')
})

test('who has left everything is not sought again', async () => {
  const { one, database, rest } = await servers(1)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ben, { game: 'southern-cross' })
  const persons = [await one.visit(ben, table), await one.visit(ada, table)] as const
  await begin(one, persons)
  await forget(one, ada)
  await rest()
  await one.until(() => persons[0].game!.due, 'the turn')
  const reads: string[] = []
  const next = await openTrial(database, {
    clock: one.clock,
    wrap: (store) => ({
      ...store,
      read: (id, from) => {
        reads.push(id)
        return store.read(id, from)
      },
    }),
  })
  onTestFinished(next.close)
  await next.rest()
  await rest()
  expect(reads).toEqual([])
})

const seatedApart = async () => {
  const all = await servers(2)
  const { one, other, rest } = all
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ben, { game: 'southern-cross', seats: [OPEN, OPEN, OPEN] })
  const host = await one.visit(ben, table)
  must(await host.sit(0))
  const pages = [await one.visit(ada, table), await other.visit(ada, table)] as const
  await rest()
  return { ...all, ada, ben, table, host, pages }
}

const tries = (page: Visitor): void => {
  page.send({ do: 'sit', seat: 1, commitment: 'a'.repeat(64) })
  page.send({ do: 'say', text: 'still here' })
}

test('all their connections are closed at once, at every node, and may do nothing more', async () => {
  const { one, other, rest, ada, table, host, pages } = await seatedApart()
  await forget(one, ada)
  expect(pages[0].closed).toBe(1008)
  await rest()
  expect(pages[1].closed).toBe(1008)
  expect(host.closed).toBeNull()
  const told = pages.map(({ messages }) => messages.length)
  const before = await types(one, table)
  for (const page of pages) tries(page)
  must(await host.ask({ do: 'ready', ready: false }))
  await rest()
  expect(pages.map(({ messages }) => messages.length)).toEqual(told)
  expect(await types(one, table)).toEqual([...before, 'readied'])
  expect(await one.store.db.selectFrom('chat').selectAll().execute()).toEqual([])
  await expect(other.visit(ada, table)).rejects.toThrow('no-guest')
  for (const page of pages) page.leave()
  await one.pass(1000)
  await rest()
  expect(host.table.spectators).toBe(0)
})

test('who sits down at another node while being forgotten does not stay there', async () => {
  const { one, rest, ada, host, pages } = await seatedApart()
  await forgetGuest(one.store.db, ada, one.clock.now())
  pages[1].send({ do: 'sit', seat: 1, commitment: 'a'.repeat(64) })
  one.tables.forgotten(ada)
  await rest()
  expect(host.table.seats[1]).toEqual({ kind: 'empty' })
})

test('a node that did not hear of it finds out by itself', async () => {
  const { one, other, net, rest, ada, pages } = await seatedApart()
  net.mute = true
  await forget(one, ada)
  await rest()
  expect(pages[1].closed).toBeNull()
  await other.until(() => pages[1].closed !== null, 'the end')
  expect(pages[1].closed).toBe(1008)
})

test('what could not be stored is tried again', async () => {
  let isFailing = false
  const { one, rest } = await servers(1, {
    wrap: (store) => ({
      ...store,
      append: async (append) => {
        if (isFailing) throw new NotStored('full', new Error('disk full'))
        return store.append(append)
      },
    }),
  })
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const persons = [await one.visit(ada, table), await one.visit(ben, table)] as const
  await begin(one, persons)
  isFailing = true
  await forget(one, ada)
  await rest()
  expect(persons[1].table.you.host).toBe(false)
  isFailing = false
  await one.until(() => persons[1].table.you.host, 'the new host')
  expect(persons[1].table.seats[0]).toMatchObject({ gone: true })
})
