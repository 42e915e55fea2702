import { rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { handClock } from '../../testing/hand-clock.ts'
import { begin, hub, must, openTrial, playOne, playOut, type Trial, type TrialParts } from '../../testing/trial.ts'
import { NotStored, type Store } from '../store/index.ts'
import { alone } from './services/bus.ts'
import { THE_SERVER } from './session/charging.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

const trialOf = async (parts?: TrialParts, database?: string): Promise<Trial> => {
  const trial = await openTrial(database ?? (await testDatabase('sqlite')), parts)
  onTestFinished(() => trial.close())
  return trial
}

const moves = async (store: Store, table: string): Promise<number> =>
  (await store.read(table)).filter(({ entry }) => (entry as { type: string }).type === 'moved').length

/** A game of one person at which the bot is due next. */
const atBotsTurn = async (trial: Trial) => {
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, BOT] })
  const host = await trial.visit(ada, table)
  await begin(trial, [host])
  while (host.game!.due) await playOne(host, rng(1))
  return { table, host }
}

test('a disk that is full is not written to without end', async () => {
  let appends = 0
  let isFull = false
  const trial = await trialOf({
    wrap: (store) => ({
      ...store,
      append: async (append) => {
        appends += 1
        if (isFull) throw new NotStored('full', new Error('disk full'))
        return store.append(append)
      },
    }),
  })
  const { table } = await atBotsTurn(trial)
  const before = await moves(trial.store, table)
  isFull = true
  appends = 0
  await trial.pass(10_000)
  expect(appends).toBeGreaterThan(1)
  expect(appends).toBeLessThan(10)
  isFull = false
  await trial.pass(2500)
  expect(await moves(trial.store, table)).toBeGreaterThan(before)
})

test('a database that does not answer when work is taken up delays it by a lease, no more', async () => {
  const database = await testDatabase('sqlite')
  const clock = handClock()
  const gone = await trialOf({ clock }, database)
  const { table } = await atBotsTurn(gone)
  const before = await moves(gone.store, table)
  gone.kill()
  let failures = 1
  const trial = await trialOf(
    {
      clock,
      wrap: (store) => ({
        ...store,
        read: async (...given) => {
          if (failures-- > 0) throw new Error('connection lost')
          return store.read(...given)
        },
      }),
    },
    database,
  )
  await trial.pass(5000)
  expect(failures).toBeLessThan(0)
  expect(await moves(trial.store, table)).toBeGreaterThan(before)
})

test('a table of a game that is not known here says so; all others go on', async () => {
  const trial = await trialOf()
  const { host } = await atBotsTurn(trial)
  const ada = host.guest
  const strange = await trial.open(ada, { game: 'southern-cross' })
  const first = await trial.store.db
    .selectFrom('log')
    .select('entry')
    .where('match', '=', strange)
    .executeTakeFirstOrThrow()
  const entry = JSON.stringify({ ...JSON.parse(first.entry), rulesVersion: 99 })
  await trial.store.db.updateTable('log').set({ entry }).where('match', '=', strange).execute()
  await trial.store.db.updateTable('due').set({ at: trial.clock.now() }).where('match', '=', strange).execute()
  await expect(trial.visit(ada, strange)).rejects.toThrow('game-gone')
  await trial.until(() => host.game!.due, 'the bot')
  must(await playOne(host, rng(2)))
  await trial.pass(60_000)
  expect(trial.warnings.filter((warning) => warning.includes('is due cannot be opened'))).toHaveLength(1)
})

test('whoever knocks with a wrong token leaves no table in memory', async () => {
  const followed = new Set<string>()
  const bus = {
    ...alone,
    follow: async (topic: string) => void followed.add(topic),
    unfollow: (topic: string) => void followed.delete(topic),
  }
  const trial = await trialOf({ bus })
  const table = await trial.open(await trial.guest('Ada'), { game: 'southern-cross' })
  const line = { send: () => undefined, close: () => undefined, payer: THE_SERVER }
  expect(await trial.tables.joinProgram(table, 'wrong', line)).toMatchObject({ code: 'bad-token' })
  await trial.rest()
  expect(followed.has(table)).toBe(false)
})

describe('two nodes', () => {
  const two = async (wrap?: TrialParts['wrap']) => {
    const database = await testDatabase('sqlite')
    const [clock, net] = [handClock(), hub()]
    const one = await trialOf({ clock, bus: net.node() }, database)
    const other = await trialOf({ clock, bus: net.node(), ...(wrap !== undefined && { wrap }) }, database)
    const [ada, ben, cleo] = [await one.guest('Ada'), await one.guest('Ben'), await one.guest('Cleo')]
    const table = await one.open(ada, { game: 'southern-cross' })
    const persons = [await one.visit(ada, table), await one.visit(ben, table)] as const
    const watcher = await other.visit(cleo, table)
    await begin(one, persons)
    await other.rest()
    return { net, one, other, table, persons, watcher }
  }

  test('one that has missed the end does not tell lists that the game goes on', async () => {
    const { net, one, other, table, persons, watcher } = await two()
    const twin = await other.visit(persons.find(({ game }) => game!.due)!.guest, table)
    must(await playOne(twin, rng(1)))
    await one.rest()
    net.mute = true
    await playOut(one, persons)
    expect(watcher.table.stage).toBe('playing')
    for (const visitor of [watcher, twin]) visitor.leave()
    await other.rest()
    const row = await one.store.db.selectFrom('matches').select('stage').where('id', '=', table).executeTakeFirst()
    expect(row?.stage).toBe('over')
  })

  test('what is said while one reads the log is not missed', async () => {
    let door = Promise.resolve()
    const { one, other, persons, watcher } = await two((store) => ({
      ...store,
      read: async (...given) => {
        const rows = await store.read(...given)
        await door
        return rows
      },
    }))
    const { promise, resolve } = Promise.withResolvers<void>()
    door = promise
    const random = rng(1)
    for (let k = 0; k < 2; k++) {
      must(await playOne(persons.find(({ game }) => game!.due)!, random))
      await one.rest()
    }
    resolve()
    await other.rest()
    expect(watcher.game!.view).toMatchObject({ turns: (persons[0].game!.view as { turns: unknown }).turns })
    expect(watcher.game!.seen).toBe((await one.visit(watcher.guest, watcher.table.id)).game!.seen)
  })
})
