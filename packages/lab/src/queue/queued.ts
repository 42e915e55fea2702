import { isRefusal, type Refusal, Refused, refusal, VERSION } from '@tefuda/kernel'
import { Queue, QueueEvents } from 'bullmq'
import { rowsFrom } from '../parts.ts'
import type { Plan } from '../plan.ts'
import type { Players } from '../players.ts'
import type { Chunk } from '../worker.ts'
import { watchOthers } from './others.ts'
import { ignore, reach, tellAway } from './redis.ts'
import { type Answer, QUEUE, type Waiting } from './waiting.ts'

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
  /** Nobody plays at it, yet or any more. */
  readonly onAlone?: (() => void) | undefined
  /** Redis has gone away; it is waited for. */
  readonly onAway?: (() => void) | undefined
}

/**
 * The workers at a queue on Redis. Refused where Redis does not answer; later on it may go away and come back. `play` throws a
 * refusal where its deals cannot be played to an end, or a chunk failed each time it was tried.
 */
export const queued = async (
  url: string,
  plan: Plan,
  { onAlone, onAway }: QueueEar = {},
): Promise<Players | Refusal> => {
  const reached = await reach(url)
  if (isRefusal(reached)) return reached
  const queue = new Queue<Waiting, Answer>(QUEUE, { connection: { url } })
  const events = new QueueEvents(QUEUE, { connection: { url } })
  queue.setMaxListeners(2 * MOST)
  events.setMaxListeners(2 * MOST)
  queue.on('error', ignore)
  events.on('error', ignore)
  await events.waitUntilReady()
  tellAway(queue, onAway)
  const watchNoMore = await watchOthers(url, queue, onAlone)
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
        if (isRefusal(answer)) throw new Refused(answer)
        const bytes = Buffer.from(answer, 'base64')
        return { rows: await rowsFrom(bytes, plan), bytes }
      }
    },
    async close() {
      watchNoMore()
      await queue.close()
      await events.close()
    },
  }
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
    `${from + 1}〜${to}回目の配りは${ATTEMPTS}回試しましたが、最後まで進みませんでした（${reason}）。そこまでの結果は残っています。原因を除いてから、同じ指示で続けてください。`,
    `Deals ${from + 1} to ${to} were tried ${ATTEMPTS} times and failed (${reason}). What was played before is kept; mend the cause and go on with the same command.`,
  )
