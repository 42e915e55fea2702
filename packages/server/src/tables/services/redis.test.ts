import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testRedis } from '../../../../../scripts/test-databases.ts'
import { handClock } from '../../../testing/hand-clock.ts'
import { begin, must, openTrial, playOut } from '../../../testing/trial.ts'
import { until } from '../../../testing/until.ts'
import type { Bus, Word } from './bus.ts'
import { openBus } from './redis.ts'

const log = { warn: (): void => undefined, error: () => undefined }

const busOf = async (url: string, warn = log.warn): Promise<{ bus: Bus; heard: [string, Word][] }> => {
  const bus = await openBus(url, 'postgres', { ...log, warn })
  onTestFinished(() => bus.close())
  const heard: [string, Word][] = []
  bus.listen((topic, _node, word) => heard.push([topic, word]))
  return { bus, heard }
}

test('nodes hear of the tables they follow, from others alone', async () => {
  const url = await testRedis()
  const [one, other] = [await busOf(url), await busOf(url)]
  const [table, elsewhere, last] = Array.from({ length: 3 }, () => randomBytes(16).toString('base64url')) as [
    string,
    string,
    string,
  ]
  for (const { bus } of [one, other]) {
    await until(bus.connected)
    await Promise.all([bus.follow(table), bus.follow(last)])
  }
  one.bus.say(elsewhere, { type: 'who' })
  one.bus.say(table, { type: 'stored', seq: 1 })
  await until(() => other.heard.length > 0)
  other.bus.unfollow(table)
  one.bus.say(table, { type: 'stored', seq: 2 })
  // Words arrive in the order in which they were said: whoever hears these has heard all there was.
  one.bus.say(last, { type: 'stored', seq: 3 })
  await until(() => other.heard.length > 1)
  other.bus.say(last, { type: 'stored', seq: 4 })
  await until(() => one.heard.length > 0)
  expect(other.heard).toEqual([
    [table, { type: 'stored', seq: 1 }],
    [last, { type: 'stored', seq: 3 }],
  ])
  expect(one.heard).toEqual([[last, { type: 'stored', seq: 4 }]])
})

test('without Redis nothing is heard and nothing fails', async () => {
  const { promise: warned, resolve } = Promise.withResolvers<void>()
  const { bus, heard } = await busOf('redis://127.0.0.1:1', () => resolve())
  await bus.follow('a')
  await warned
  bus.say('a', { type: 'who' })
  expect(bus.connected()).toBe(false)
  expect(heard).toEqual([])
})

test('nodes on one PostgreSQL without Redis find in the database what the others do', async () => {
  const [database, clock] = [await testDatabase('postgres'), handClock()]
  const nodes = []
  for (let k = 0; k < 2; k++) {
    const node = await openTrial(database, { clock, bus: await openBus(undefined, 'postgres', log) })
    onTestFinished(() => node.close())
    nodes.push(node)
  }
  const [one, other] = nodes as [(typeof nodes)[number], (typeof nodes)[number]]
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const persons = [await one.visit(ada, table), await other.visit(ben, table)]
  must(await persons[0]!.sit(0))
  must(await persons[0]!.ask({ do: 'say', text: 'hello' }))
  await other.until(() => persons[1]!.table.seats[0]?.kind === 'person', 'Ada on her seat')
  await other.until(() => persons[1]!.messages.some(({ type }) => type === 'said'), 'what she said')
  must(await persons[0]!.ask({ do: 'leave' }))
  await begin(one, persons)
  await playOut(one, persons)
  await one.until(() => persons.every((person) => person.table.stage === 'over'), 'the end')
  expect(persons[1]!.game!.outcome).toEqual(persons[0]!.game!.outcome)
})

test('a node on a file is alone', async () => {
  expect((await openBus(undefined, 'sqlite', log)).hasOthers).toBe(false)
})
