import { findGame } from '@tefuda/games'
import { readRules } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, must, openTrial, openTrials, playOut, type Trial, type Visitor } from '../../testing/trial.ts'
import type { Line } from '../table/line.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'strong' } as const

const trialOf = async (): Promise<Trial> => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  return trial
}

/** All tables, in the order they were opened. */
const matchesOf = async ({ store }: Trial): Promise<string[]> =>
  (await store.db.selectFrom('matches').select('id').orderBy('number').execute()).map(({ id }) => id)

test('a table that cannot be is refused in a way a person understands', async () => {
  const trial = await trialOf()
  const ada = await trial.guest('Ada')
  const body: OpenTableBody = {
    game: 'southern-cross',
    rules: {},
    seats: [OPEN, OPEN],
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
  }
  const cases: readonly (readonly [OpenTableBody, string])[] = [
    [{ ...body, game: 'chess' }, 'unknown-game'],
    [{ ...body, rules: { colour: 'red' } }, 'unknown-setting'],
    [{ ...body, rules: { hand: 'many' } }, 'bad-setting'],
    [{ ...body, seats: Array.from({ length: 8 }, () => OPEN) }, 'bad-seats'],
  ]
  for (const [wrong, code] of cases) expect(await trial.tables.open(ada, wrong)).toMatchObject({ code })
})

test('the next game: once for all, everybody a seat further, seats kept, bots along', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, OPEN, BOT] })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  const stranger = await trial.visit(cleo, table)
  expect(await persons[0]!.ask({ do: 'rematch' })).toMatchObject({ error: { code: 'no-rematch' } })
  await begin(trial, persons)
  await playOut(trial, persons)
  expect(await stranger.ask({ do: 'rematch' })).toMatchObject({ error: { code: 'no-rematch' } })

  const ids = persons.map((person) => person.send({ do: 'rematch' }, 'again'))
  await trial.rest()
  const answers = persons.map((person, k) => must(person.answer(ids[k]!)))
  const next = (answers[0] as { table: string }).table
  expect(answers).toMatchObject([{ table: next }, { table: next }])
  expect(await persons[0]!.ask({ do: 'rematch' }, 'again')).toMatchObject({ table: next })
  expect([...persons, stranger].map((one) => one.table.next)).toEqual([next, next, next])
  expect(await trial.store.db.selectFrom('matches').select('id').execute()).toHaveLength(2)

  const there = await trial.visit(ben, next)
  expect(there.table).toMatchObject({ stage: 'open', series: { id: table, number: 2 }, you: { host: false } })
  expect(there.table.seats).toEqual([
    { kind: 'bot', level: 'strong' },
    { kind: 'empty', kept: { name: 'Ada', you: false } },
    { kind: 'empty', kept: { name: 'Ben', you: true } },
  ])
  expect(await there.sit(1)).toMatchObject({ error: { code: 'seat-kept' } })
  must(await there.sit(2))
  expect((await trial.tables.invitation(next, ada))?.seat).toBe(1)
  expect((await trial.tables.invitation(next, ben))?.seat).toBe(2)
  expect(await trial.tables.invitation(next, cleo)).toMatchObject({
    host: 'Ada',
    seat: null,
    line: { preset: 'standard' },
  })
})

test('a host without a seat opens the next game and stays the host; the record is there for the host too', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const playFor = async (host: Visitor, person: Visitor): Promise<void> => {
    must(await person.sit(0))
    must(await host.ask({ do: 'begin' }))
    must(await person.ask({ do: 'reveal', secret: person.secret }))
    await trial.until(() => person.table.stage === 'playing', 'the deal')
    await playOut(trial, [person])
  }
  const open = (spectators: 0 | null) =>
    trial.open(ada, {
      game: 'southern-cross',
      seats: [OPEN, BOT],
      options: { pace: { kind: 'none' }, isPublic: false, spectators },
    })
  const table = await open(0)
  const host = await trial.visit(ada, table)
  await playFor(host, await trial.visit(ben, table))
  const { table: next } = must(await host.ask({ do: 'rematch' })) as { table: string }
  expect((await trial.visit(ada, next)).table.you).toMatchObject({ host: true, seat: null })
  expect((await trial.visit(ben, next)).table.seats[1]).toMatchObject({ kind: 'empty', kept: { you: true } })

  // Where nobody may look on, the host did not either.
  const closed = await open(null)
  await playFor(await trial.visit(ada, closed), await trial.visit(ben, closed))
  expect(await trial.tables.record(closed, ada)).toMatchObject({ game: 'southern-cross' })
  expect(await trial.tables.record(closed, cleo)).toBeNull()
})

test('whoever was removed or silenced stays so at the next table', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, OPEN] })
  const host = await trial.visit(ada, table)
  const rude = await trial.visit(cleo, table)
  must(await rude.sit(1))
  must(await host.ask({ do: 'silence', who: rude.table.you.who }))
  must(await host.ask({ do: 'clear-seat', seat: 1 }))
  expect(await rude.sit(1)).toMatchObject({ error: { code: 'barred' } })
  const persons = [host, await trial.visit(ben, table)]
  await begin(trial, persons)
  await playOut(trial, persons)
  const { table: next } = must(await host.ask({ do: 'rematch' })) as { table: string }
  await trial.visit(ada, next)
  const again = await trial.visit(cleo, next)
  expect(await again.sit(0)).toMatchObject({ error: { code: 'barred' } })
  expect(await again.ask({ do: 'say', text: 'hello' })).toMatchObject({ error: { code: 'silenced' } })
})

test('whom the host does not want to meet gets no seat at the host’s tables', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  await trial.store.db.insertInto('blocks').values({ guest: ada, blocked: ben }).execute()
  const unwanted = await trial.visit(ben, await trial.open(ada, { game: 'southern-cross' }))
  expect(await unwanted.sit(1)).toMatchObject({ error: { code: 'barred' } })
  const own = await trial.open(ben, { game: 'southern-cross' })
  must(await (await trial.visit(ada, own)).sit(0))
})

test('no seat is kept for whom the host does not want to meet any more; who sits already, sits', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const host = await trial.visit(ada, table)
  const guest = await trial.visit(ben, table)
  await begin(trial, [host, guest])
  const sat = (await trial.store.read(table)).flatMap(({ entry }) => {
    const { type, of } = entry as { type: string; of?: { guest: string; id: string } }
    return type === 'sat' && of?.guest === ben ? [of.id] : []
  })
  await trial.store.db.insertInto('blocks').values({ guest: ada, blocked: ben }).execute()
  const again = { do: 'sit', seat: 1, commitment: 'a'.repeat(64) } as const
  expect(await guest.ask(again, sat[0]!)).toMatchObject({ type: 'done' })
  await playOut(trial, [host, guest])
  const { table: next } = must(await host.ask({ do: 'rematch' })) as { table: string }
  expect(await (await trial.visit(ben, next)).sit(0)).toMatchObject({ error: { code: 'barred' } })
  must(await (await trial.visit(cleo, next)).sit(0))
})

test('a link to a table that was closed before the deal shows that, whoever may look on there', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  for (const spectators of [null, 30]) {
    const options: OpenTableBody['options'] = { pace: { kind: 'none' }, isPublic: false, spectators }
    const table = await trial.open(ada, { game: 'southern-cross', options })
    must(await (await trial.visit(ada, table)).ask({ do: 'close' }))
    expect((await trial.visit(ben, table)).table).toMatchObject({ stage: 'stopped' })
  }
})

test('tables of a series count as others do: so many an hour for one host, so many public ones that wait', async () => {
  const trial = await openTrial(await testDatabase('sqlite'), { tablesAnHour: 12 })
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  const options: OpenTableBody['options'] = { pace: { kind: 'none' }, isPublic: true, spectators: 0 }
  const open: OpenTableBody = { game: 'southern-cross', rules: {}, seats: [OPEN, BOT], options }
  const first = await trial.visit(ada, await trial.open(ada, open))
  await begin(trial, [first])
  must(await first.ask({ do: 'close' }))
  for (let k = 0; k < 10; k++) await trial.open(ada, open)
  expect(await trial.tables.open(ada, open)).toMatchObject({ code: 'too-many-tables' })
  expect(await first.ask({ do: 'rematch' })).toMatchObject({ error: { code: 'too-many-tables' } })

  await trial.open(ada, { ...open, options: { ...options, isPublic: false } })
  await trial.store.db.updateTable('matches').set({ is_public: 0 }).execute()
  expect(await first.ask({ do: 'rematch' })).toMatchObject({ error: { code: 'too-many' } })
  await trial.store.db
    .updateTable('matches')
    .set({ opened: trial.clock.now() - 3_600_000 })
    .execute()
  expect(await first.ask({ do: 'rematch' })).toMatchObject({ type: 'done' })
})

test('two nodes that are asked for the next game at once open one', async () => {
  const database = await testDatabase('sqlite')
  const { one, other, close } = await openTrials(database, 2)
  onTestFinished(close)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const persons = [await one.visit(ada, table), await other.visit(ben, table)]
  await begin(one, persons)
  await playOut(one, persons)
  await one.until(() => persons.every((person) => person.table.stage === 'over'), 'the end')
  const ids = persons.map((person) => person.send({ do: 'rematch' }))
  for (let k = 0; k < 6; k++) for (const trial of [one, other]) await trial.rest()
  const [first, second] = persons.map((person, k) => must(person.answer(ids[k]!)) as { table: string })
  expect(first!.table).toBe(second!.table)
  expect(await matchesOf(one)).toEqual([table, first!.table])
})

test('a node that ends when it has just opened the next table leaves no second one behind', async () => {
  const database = await testDatabase('sqlite')
  let isEnding = false
  const one = await openTrial(database, {
    wrap: (store) => ({
      ...store,
      append: async (append) => {
        const isStored = await store.append(append)
        return isEnding ? new Promise(() => undefined) : isStored
      },
    }),
  })
  onTestFinished(() => one.close())
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const persons = [await one.visit(ada, table), await one.visit(ben, table)]
  await begin(one, persons)
  await playOut(one, persons)
  isEnding = true
  persons[0]!.send({ do: 'rematch' })
  while ((await matchesOf(one)).length < 2) await new Promise(setImmediate)
  one.kill()

  const two = await openTrial(database, { clock: one.clock })
  onTestFinished(() => two.close())
  const host = await two.visit(ada, table)
  must(await host.ask({ do: 'hand-over', seat: 1 }))
  const { table: next } = must(await host.ask({ do: 'rematch' })) as { table: string }
  expect(await matchesOf(two)).toEqual([table, next])
})

test('lists show preset, changes, seats, and in the end the result', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const game = findGame('southern-cross')!
  const table = await trial.open(ada, { game: game.id, rules: { preset: 'wild', deals: 1 }, seats: [OPEN, OPEN, BOT] })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  const wild = readRules(game.schema, { preset: 'wild' }) as { deals: number }
  const row = () => trial.store.db.selectFrom('matches').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const line = async () => JSON.parse((await row()).line) as Line
  expect(await line()).toMatchObject({ preset: 'wild', changes: wild.deals === 1 ? 0 : 1, seats: 3, scores: null })
  await begin(trial, persons)
  expect(await row()).toMatchObject({ stage: 'playing', ended: null })
  await playOut(trial, persons)
  await trial.rest()
  const { scores, ranks } = persons[0]!.game!.outcome as { scores: number[]; ranks: number[] }
  expect(await row()).toMatchObject({ stage: 'over', ended: expect.any(Number) })
  expect(await line()).toMatchObject({ scores, ranks })
  const sitters = await trial.store.db
    .selectFrom('sitters')
    .select(['seat', 'guest', 'kind', 'name'])
    .orderBy('seat')
    .execute()
  expect(sitters).toEqual([
    { seat: 0, guest: ada, kind: 'person', name: null },
    { seat: 1, guest: ben, kind: 'person', name: null },
    { seat: 2, guest: null, kind: 'bot', name: 'strong' },
  ])
})
