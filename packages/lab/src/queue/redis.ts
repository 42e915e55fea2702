import { type Refusal, refusal } from '@tefuda/kernel'
import type { QueueBase } from 'bullmq'
import { Redis } from 'ioredis'

/** Whether a Redis answers at an address; refused where it does not. */
export const reach = async (url: string): Promise<Refusal | null> => {
  try {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 })
    redis.on('error', ignore)
    await redis.connect()
    redis.disconnect()
    return null
  } catch {
    return NO_REDIS
  }
}

const NO_REDIS = refusal(
  'no-redis',
  null,
  '--queue の Redis につながりません。アドレスと、動いているかを確かめてください。',
  'Redis at --queue does not answer. See whether the address is right and it is running.',
)

/** A Redis that is away comes back: the library tries again by itself. */
export const ignore = (): void => undefined

/** Tells once each time that Redis goes away. */
export const tellAway = (queue: QueueBase, onAway: () => void = ignore): void => {
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
