import { isRefusal, type Refusal, Refused, refusal, VERSION } from '@tefuda/kernel'
import { type Job, WaitingError, Worker } from 'bullmq'
import { planOf } from '../plan.ts'
import { threads } from '../players.ts'
import type { QueueEar } from './queued.ts'
import { ignore, reach, tellAway } from './redis.ts'
import { type Answer, QUEUE, type Waiting } from './waiting.ts'

/** A worker that was killed is noticed after this; in milliseconds. */
const LOST_AFTER = 2000

/** How chunks that wait at a queue are played. */
export interface WorkOptions extends Pick<QueueEar, 'onAway'> {
  readonly queue: string
  readonly jobs: number
  readonly signal: AbortSignal
  /** Told when Redis has answered. */
  readonly onWaiting?: () => void
  /** Told after each chunk how many deals it had. */
  readonly onDeals?: (deals: number) => void
}

/**
 * Plays chunks that wait at a queue until the signal. Refused where Redis does not answer, and where an experiment was
 * begun by another version: its chunk goes back to the others.
 */
export const workAtQueue = async (options: WorkOptions): Promise<Refusal | null> => {
  const { queue: url, jobs, signal, onWaiting, onDeals, onAway } = options
  const reached = await reach(url)
  if (isRefusal(reached)) return reached
  onWaiting?.()
  const players = threads(jobs)
  const ended = Promise.withResolvers<Refusal | null>()
  const work = async (job: Job<Waiting, Answer>, token?: string): Promise<Answer> => {
    const { identity, software, experiment, from, to } = job.data
    const plan = planOf(experiment)
    if (isRefusal(plan) || plan.identity !== identity) {
      ended.resolve(otherVersion(software))
      await job.moveToWait(token)
      throw new WaitingError()
    }
    try {
      const { bytes } = await players.play({ experiment, from, to })
      onDeals?.(to - from)
      return Buffer.from(bytes.buffer).toString('base64')
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }
  const worker = new Worker<Waiting, Answer>(QUEUE, work, {
    connection: { url, maxRetriesPerRequest: null },
    concurrency: jobs,
    lockDuration: LOST_AFTER,
    stalledInterval: LOST_AFTER / 2,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  })
  worker.on('error', ignore)
  tellAway(worker, onAway)
  signal.addEventListener('abort', () => ended.resolve(null))
  const refused = await ended.promise
  await worker.close(refused === null)
  await players.close()
  return refused
}

const otherVersion = (software: string): Refusal =>
  refusal(
    'other-version',
    null,
    `待っている実験は別の版（手札 ${software}）で始められています。ここは ${VERSION} です。同じ版で動かしてください。`,
    `The experiment that waits was begun by another version (Tefuda ${software}); this is ${VERSION}. Use the same one.`,
  )
