import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { testRedis } from '../../../../scripts/test-databases.ts'
import type { Bus, Word } from './bus.ts'
import { openBus } from './redis.ts'

const log = { warn: () => undefined, error: () => undefined }

const busOf = async (url: string): Promise<{ bus: Bus; heard: [string, Word][] }> => {
  const bus = await openBus(url, log)
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
