import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RedisServer, startRedis } from '../../../../scripts/databases.ts'
import { databasePrograms, testRedis } from '../../../../scripts/test-databases.ts'
import { until } from '../../testing/until.ts'
import { type Bus, openBus } from './index.ts'

const open = (url: string): Bus => {
  const bus = openBus(url)
  onTestFinished(() => bus.close())
  return bus
}

const connected = (...buses: readonly Bus[]) => until(() => buses.every((bus) => bus.connected()))

/** What buses have heard so far. */
const lists = new WeakMap<Bus, [topic: string, message: unknown][]>()

/** Has a bus follow a topic; gives what it hears of it from then on. */
const heard = (bus: Bus, topic: string): (() => unknown[]) => {
  const list = lists.get(bus) ?? []
  if (!lists.has(bus)) bus.listen((about, message) => list.push([about, message]))
  lists.set(bus, list)
  void bus.follow(topic)
  return () => list.filter(([about]) => about === topic).map(([, message]) => message)
}

/** Publishes until it is heard: following a topic takes a moment. */
const publishUntil = (bus: Bus, topic: string, message: unknown, done: () => boolean) =>
  until(() => {
    bus.publish(topic, message)
    return done()
  })

describe('the bus', () => {
  it('tells everybody who follows a topic, and nobody else', async () => {
    const [bus, another, stranger] = [open(await testRedis()), open(await testRedis()), open(await testRedis())]
    await connected(bus, another, stranger)
    const [first, second, other] = [heard(bus, 'a'), heard(another, 'a'), heard(stranger, 'b')]
    await publishUntil(bus, 'a', 'ready', () => first().length > 0 && second().length > 0)
    await publishUntil(bus, 'b', 'ready', () => other().length > 0)
    const message = { type: 'stored', seq: 12, name: '手札' }
    bus.publish('a', message)
    bus.publish('b', 'last')
    await until(() => [first(), second()].every((list) => list.at(-1) !== 'ready') && other().includes('last'))
    expect(first().at(-1)).toEqual(message)
    expect(second().at(-1)).toEqual(message)
    expect(other()).not.toContainEqual(message)
  })

  it('hears from when following resolves, once however often it follows, and nothing after it has ceased to', async () => {
    const bus = open(await testRedis())
    await connected(bus)
    const [left, stayed] = [heard(bus, 'c'), heard(bus, 'c too')]
    await Promise.all([bus.follow('c'), bus.follow('c too')])
    await publishUntil(bus, 'c', 0, () => left().length > 0)
    bus.publish('c', 1)
    await until(() => left().includes(1))
    expect(left().filter((message) => message === 1)).toEqual([1])
    bus.unfollow('c')
    bus.unfollow('c')
    bus.publish('c', 2)
    await publishUntil(bus, 'c too', 2, () => stayed().length > 0)
    expect(left()).not.toContain(2)
    await bus.follow('c')
    bus.publish('c', 3)
    await until(() => left().includes(3))
    expect(left()).not.toContain(2)
  })

  it('calls nobody back while it is publishing', async () => {
    const bus = open(await testRedis())
    await connected(bus)
    const messages = heard(bus, 'd')
    bus.publish('d', 1)
    expect(messages()).toEqual([])
  })
})

describe('the bus between nodes', () => {
  let redis: RedisServer

  beforeAll(async () => {
    redis = await startRedis((await databasePrograms()).redis)
  })

  afterAll(() => redis.stop())

  it('tells other nodes', async () => {
    const [here, there] = [open(redis.url), open(redis.url)]
    await connected(here, there)
    const messages = heard(there, 'table')
    await publishUntil(here, 'table', { seq: 1 }, () => messages().length > 0)
    expect(messages()[0]).toEqual({ seq: 1 })
  })

  it('drops what is said while Redis is away, says so, and comes back by itself', async () => {
    const [here, there] = [open(redis.url), open(redis.url)]
    await connected(here, there)
    const before = heard(there, 'table')
    await publishUntil(here, 'table', 'before', () => before().length > 0)
    await redis.stop()
    await until(() => !here.connected() && !there.connected())
    here.publish('table', 'lost')
    const meanwhile = heard(there, 'another table')
    await redis.resume()
    await connected(here, there)
    // Whoever is connected hears: all topics are followed again by then.
    here.publish('table', 'after')
    here.publish('another table', 'after')
    await until(() => meanwhile().length > 0)
    expect(before()).not.toContain('lost')
    expect(before().at(-1)).toBe('after')
    expect(meanwhile()).toEqual(['after'])
  })

  it('notices a Redis that does not answer any more, and comes back when it does', async () => {
    const bus = open(redis.url)
    await connected(bus)
    const messages = heard(bus, 'table')
    redis.freeze()
    await until(() => !bus.connected())
    redis.thaw()
    await connected(bus)
    bus.publish('table', 'after')
    await until(() => messages().length > 0)
    expect(messages()).toEqual(['after'])
  })

  it('may be opened while Redis is away, and closed too', async () => {
    await redis.stop()
    const troubles: Error[] = []
    const bus = openBus(redis.url, (error) => troubles.push(error))
    onTestFinished(() => bus.close())
    const gone = openBus(redis.url)
    expect(bus.connected()).toBe(false)
    bus.publish('table', 'lost')
    const messages = heard(bus, 'table')
    await gone.close()
    await until(() => troubles.length > 0)
    await redis.resume()
    await connected(bus)
    bus.publish('table', 'after')
    await until(() => messages().length > 0)
    expect(troubles).toHaveLength(1)
    expect(messages()).toEqual(['after'])
  })

  it('can be closed between two attempts to reach Redis', async () => {
    let turnedAway = 0
    const closed = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('close', () => turnedAway++)
      socket.resume().end()
    })
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      closed.close()
    })
    const bus = openBus(`redis://127.0.0.1:${(closed.address() as AddressInfo).port}`)
    // Its two connections, each of which has tried again.
    await until(() => turnedAway >= 4)
    await bus.close()
    expect(bus.connected()).toBe(false)
  })
})
