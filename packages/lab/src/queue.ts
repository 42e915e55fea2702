import { isRefusal, type Refusal, Refused, refusal, VERSION } from '@tefuda/kernel'
import { type Job, Queue, type QueueBase, QueueEvents, WaitingError, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { rowsFrom } from './parts.ts'
import { type Plan, planOf } from './plan.ts'
import { type Players, threads } from './players.ts'
import type { Chunk } from './worker.ts'

const QUEUE = 'tefuda-lab'

/** A chunk as it waits. Its name follows from what it is, so that asking twice changes nothing. */
interface Waiting extends Chunk {
  readonly identity: string
  readonly software: string
}

/** A worker that was killed is noticed after this; in milliseconds. */
const LOST_AFTER = 2000

/** A chunk that failed is tried again so often in all. Workers that were lost do not count. */
const ATTEMPTS = 5

/** Answers are kept so long, for a run that goes on; in seconds. */
const KEPT = 3600

/** Asked again after this, in milliseconds: a Redis that was away may have lost what it was told. */
const AGAIN = 5000

/** Chunks that wait or are played at once. */
const MOST = 64

/** What those at a queue are told of it. */
export interface QueueEar {
  /** Nobody plays at it yet. */
  readonly onAlone?: (() => void) | undefined
  /** Redis has gone away; it is waited for. */
  readonly onAway?: (() => void) | undefined
}

/**
 * The workers at a queue on Redis. Refused where Redis does not answer; later on it may go away and come back. `play` throws a
 * refusal where a chunk failed each time it was tried.
 */
export const queued = async (
  url: string,
  plan: Plan,
  { onAlone, onAway }: QueueEar = {},
): Promise<Players | Refusal> => {
  const reached = await reach(url)
  if (isRefusal(reached)) return reached
  const queue = new Queue<Waiting, string>(QUEUE, { connection: { url } })
  const events = new QueueEvents(QUEUE, { connection: { url } })
  queue.setMaxListeners(2 * MOST)
  events.setMaxListeners(2 * MOST)
  queue.on('error', ignore)
  events.on('error', ignore)
  await events.waitUntilReady()
  tellAway(queue, onAway)
  if (await isAlone(url, queue)) onAlone?.()
  return {
    most: MOST,
    async play(chunk) {
      const data: Waiting = { ...chunk, identity: plan.identity, software: VERSION }
      const options = {
        jobId: `${plan.identity}-${chunk.from}-${chunk.to}`,
        attempts: ATTEMPTS,
        removeOnComplete: { age: KEPT },
        removeOnFail: true,
      }
      for (;;) {
        const job = await queue.add('chunk', data, options)
        const answer = await job.waitUntilFinished(events, AGAIN).catch(unlessLate(chunk))
        if (answer === undefined) continue
        const bytes = Buffer.from(answer, 'base64')
        return { rows: await rowsFrom(bytes, plan), bytes }
      }
    },
    async close() {
      await queue.close()
      await events.close()
    },
  }
}

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
  const work = async (job: Job<Waiting, string>, token?: string): Promise<string> => {
    const { identity, software, experiment, from, to } = job.data
    const plan = planOf(experiment)
    if (isRefusal(plan) || plan.identity !== identity) {
      ended.resolve(otherVersion(software))
      await job.moveToWait(token)
      throw new WaitingError()
    }
    const { bytes } = await players.play({ experiment, from, to })
    onDeals?.(to - from)
    return Buffer.from(bytes.buffer).toString('base64')
  }
  const worker = new Worker<Waiting, string>(QUEUE, work, {
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

/** Whether nobody plays at the queue of an address: Redis tells of those at all its databases. */
const isAlone = async (url: string, queue: Queue<Waiting, string>): Promise<boolean> => {
  const database = new URL(url).pathname.slice(1) || '0'
  return !(await queue.getWorkers()).some(({ db }) => db === database)
}

/** Goes on where only the time was up. BullMQ tells that apart by its words alone: its error has neither a type nor a code. */
const unlessLate =
  (chunk: Chunk) =>
  (error: unknown): undefined => {
    const { message } = error as Error
    if (message.includes('no finish notification arrived')) return undefined
    throw new Refused(chunkFailed(chunk, message))
  }

const chunkFailed = ({ from, to }: Chunk, reason: string): Refusal =>
  refusal(
    'chunk-failed',
    null,
    `${from + 1}〜${to}局目は${ATTEMPTS}回試しましたが、最後まで進みませんでした（${reason}）。そこまでの結果は残っています。原因を除いてから、同じ指示で続けてください。`,
    `Deals ${from + 1} to ${to} were tried ${ATTEMPTS} times and failed (${reason}). What was played before is kept; mend the cause and go on with the same command.`,
  )

/** Tells once each time that Redis goes away. */
const tellAway = (queue: QueueBase, onAway: () => void = ignore): void => {
  const backend = queue.getBackend()
  let isHere = true
  backend.on('ready', () => {
    isHere = true
  })
  backend.on('close', () => {
    if (isHere && queue.closing === undefined) onAway()
    isHere = false
  })
}

/** A Redis that is away comes back: the library tries again by itself. */
const ignore = (): void => undefined

const reach = async (url: string): Promise<Refusal | null> => {
  try {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 })
    redis.on('error', ignore)
    await redis.connect()
    redis.disconnect()
    return null
  } catch {
    return refusal(
      'no-redis',
      null,
      '--queue の Redis につながりません。アドレスと、動いているかを確かめてください。',
      'Redis at --queue does not answer. See whether the address is right and it is running.',
    )
  }
}

const otherVersion = (software: string): Refusal =>
  refusal(
    'other-version',
    null,
    `待っている実験は別の版（手札 ${software}）で始められています。ここは ${VERSION} です。同じ版で動かしてください。`,
    `The experiment that waits was begun by another version (Tefuda ${software}); this is ${VERSION}. Use the same one.`,
  )
