import { isRefusal } from '@tefuda/kernel'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { expect, it } from 'vitest'
import { testRedis } from '../../../../scripts/test-databases.ts'
import { readExperiment } from '../experiment.ts'
import { planOf } from '../plan.ts'
import { queued, workAtQueue } from './index.ts'
import { QUEUE } from './waiting.ts'

const planned = () => {
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 1, players: [{ bot: 'random' }] })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return { experiment, plan }
}

it('a worker of another version is refused, and its chunk waits for others', async () => {
  // A database of its own: no worker of other tests is there.
  const url = `${await testRedis()}/9`
  const { experiment, plan } = planned()
  const players = await queued(url, { ...plan, identity: 'of another version' })
  if (isRefusal(players)) throw new Error(players.message.en)
  void players.play({ experiment, from: 0, to: 1 }).catch(() => undefined)
  const stopping = new AbortController()
  expect(await workAtQueue({ queue: url, jobs: 1, signal: stopping.signal })).toMatchObject({ code: 'other-version' })
  await players.close()
  const queue = new Queue(QUEUE, { connection: { url } })
  expect(await queue.getJobCountByTypes('waiting', 'delayed', 'active', 'prioritized')).toBe(1)
  await queue.obliterate({ force: true })
  await queue.close()
})

it('that nobody plays is told; a Redis that has forgotten what it was told is told again', async () => {
  const url = `${await testRedis()}/10`
  const { experiment, plan } = planned()
  let alone = 0
  const players = await queued(url, plan, { onAlone: () => alone++ })
  expect(alone).toBe(1)
  if (isRefusal(players)) throw new Error(players.message.en)
  const part = players.play({ experiment, from: 0, to: 2 })
  const queue = new Queue(QUEUE, { connection: { url } })
  await expect.poll(() => queue.getJobCountByTypes('waiting', 'prioritized')).toBe(1)
  await queue.obliterate({ force: true })
  const stopping = new AbortController()
  const working = workAtQueue({ queue: url, jobs: 1, signal: stopping.signal })
  expect([...(await part).rows.deals]).toEqual([0, 1])
  const later = await queued(url, plan, { onAlone: () => alone++ })
  if (isRefusal(later)) throw new Error(later.message.en)
  expect(alone).toBe(1)
  await later.close()
  stopping.abort()
  expect(await working).toBeNull()
  // Those who played have gone.
  await expect.poll(() => alone, { timeout: 15_000 }).toBe(2)
  await players.close()
  await queue.close()
})

it('that Redis goes away is told once, to who asks and to who plays, and the work goes on when it is back', async () => {
  const url = `${await testRedis()}/12`
  const { experiment, plan } = planned()
  const told: string[] = []
  const players = await queued(url, plan, { onAway: () => told.push('asking') })
  if (isRefusal(players)) throw new Error(players.message.en)
  const stopping = new AbortController()
  const onAway = () => told.push('playing')
  const working = workAtQueue({ queue: url, jobs: 1, signal: stopping.signal, onAway })
  await players.play({ experiment, from: 0, to: 2 })
  await hangUp(url)
  expect([...(await players.play({ experiment, from: 2, to: 4 })).rows.deals]).toEqual([2, 3])
  expect(told.toSorted()).toEqual(['asking', 'playing'])
  stopping.abort()
  expect(await working).toBeNull()
  await players.close()
  expect(told).toHaveLength(2)
})

/** Ends all connections to the database of an address, as when Redis stops. */
const hangUp = async (url: string): Promise<void> => {
  const database = new URL(url).pathname.slice(1)
  const redis = new Redis(url)
  const all = String(await redis.client('LIST')).split('\n')
  const own = String(await redis.client('ID'))
  for (const line of all) {
    const { id, db } = Object.fromEntries(line.split(' ').map((pair) => pair.split('='))) as Record<string, string>
    if (db === database && id !== own) await redis.client('KILL', 'ID', id!)
  }
  redis.disconnect()
}

it('a chunk that fails each time is tried five times, and said to have failed', async () => {
  const url = `${await testRedis()}/11`
  const { experiment, plan } = planned()
  const players = await queued(url, plan)
  if (isRefusal(players)) throw new Error(players.message.en)
  let tried = 0
  const connection = { url, maxRetriesPerRequest: null }
  const failing = new Worker(
    QUEUE,
    async () => {
      tried++
      throw new Error('out of memory')
    },
    { connection },
  )
  await expect(players.play({ experiment, from: 0, to: 2 })).rejects.toMatchObject({
    refusal: { code: 'chunk-failed', message: { en: expect.stringContaining('Deals 1 to 2 were tried 5 times') } },
  })
  expect(tried).toBe(5)
  await failing.close()
  await players.close()
})
