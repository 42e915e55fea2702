import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testRedis } from '../../../../scripts/test-databases.ts'
import { handClock } from '../testing/hand-clock.ts'
import { begin, must, openTrial, playOut } from '../testing/trial.ts'
import type { Bus, Word } from './bus.ts'
import { openBus } from './redis.ts'

const log = { warn: () => undefined, error: () => undefined }

const busOf = async (url: string): Promise<{ bus: Bus; heard: [string, Word][] }> => {
  const bus = await openBus(url, 'postgres', log)
  onTestFinished(() => bus.close())
  const heard: [string, Word][] = []
  bus.listen((topic, _node, word) => heard.push([topic, word]))
  return { bus, heard }
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('nodes hear of the tables they follow, from others alone', async () => {
  const url = await testRedis()
  const [one, other] = [await busOf(url), await busOf(url)]
  const [table, elsewhere] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')]
  for (const { bus } of [one, other]) {
    void bus.follow(table)
    await until(bus.connected)
  }
  one.bus.say(elsewhere, { type: 'who' })
  one.bus.say(table, { type: 'stored', seq: 1 })
  await until(() => other.heard.length > 0)
  other.bus.unfollow(table)
  await new Promise((resolve) => setTimeout(resolve, 50))
  one.bus.say(table, { type: 'stored', seq: 2 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(other.heard).toEqual([[table, { type: 'stored', seq: 1 }]])
  expect(one.heard).toEqual([])
})

test('without Redis nothing is heard and nothing fails', async () => {
  const { bus } = await busOf('redis://127.0.0.1:1')
  void bus.follow('a')
  bus.say('a', { type: 'who' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(bus.connected()).toBe(false)
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
