import { isRefusal } from '@tefuda/kernel'
import { Queue } from 'bullmq'
import { expect, it } from 'vitest'
import { testRedis } from '../../../scripts/test-databases.ts'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'
import { queued, workAtQueue } from './queue.ts'

it('a worker of another version is refused, and its chunk waits for others', async () => {
  // A database of its own: no worker of other tests is there.
  const url = `${await testRedis()}/9`
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 1, players: [{ bot: 'random' }] })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const players = await queued(url, { ...plan, identity: 'of another version' })
  if (isRefusal(players)) throw new Error(players.message.en)
  void players.play({ experiment, from: 0, to: 1 }).catch(() => undefined)
  const stopping = new AbortController()
  expect(await workAtQueue({ queue: url, jobs: 1, signal: stopping.signal })).toMatchObject({ code: 'other-version' })
  await players.close()
  const queue = new Queue('tefuda-lab', { connection: { url } })
  expect(await queue.getJobCountByTypes('waiting', 'delayed', 'active', 'prioritized')).toBe(1)
  await queue.obliterate({ force: true })
  await queue.close()
})
