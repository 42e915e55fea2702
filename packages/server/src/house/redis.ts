import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { alone, type Bus, type Word } from './bus.ts'
import type { Log } from './parts.ts'

/** What topics are called in Redis. */
const PREFIX = 'tefuda:'

/** The bus of a node: through Redis where there are several, else none is needed. */
export const openBus = async (redis: string | undefined, log: Log): Promise<Bus> =>
  redis === undefined ? alone : redisBus(redis, log)

/** Words that cannot be sent are dropped: whoever cannot hear looks at the log. */
const redisBus = (url: string, log: Log): Bus => {
  const node = randomBytes(9).toString('base64url')
  const options = { maxRetriesPerRequest: 0, enableOfflineQueue: false, connectTimeout: 5000 } as const
  const speaker = new Redis(url, { ...options, retryStrategy: again })
  const hearer = new Redis(url, { ...options, retryStrategy: again, autoResubscribe: false })
  const topics = new Set<string>()
  let isSubscribed = false

  for (const one of [speaker, hearer])
    one.on('error', (error: Error) => log.warn({ err: error }, 'Redis does not answer; tables look at the database'))
  hearer.on('close', () => {
    isSubscribed = false
  })
  hearer.on('ready', () => {
    if (topics.size === 0) isSubscribed = true
    else
      hearer.subscribe(...[...topics].map((topic) => PREFIX + topic)).then(
        () => {
          isSubscribed = true
        },
        () => undefined,
      )
  })
  const ignore = (): void => undefined
  return {
    hasOthers: true,
    connected: () => isSubscribed && speaker.status === 'ready',
    say: (topic, word) => {
      if (speaker.status === 'ready') speaker.publish(PREFIX + topic, JSON.stringify({ node, word })).catch(ignore)
    },
    follow: async (topic) => {
      topics.add(topic)
      if (hearer.status === 'ready') await hearer.subscribe(PREFIX + topic).catch(ignore)
    },
    unfollow: (topic) => {
      topics.delete(topic)
      if (hearer.status === 'ready') hearer.unsubscribe(PREFIX + topic).catch(ignore)
    },
    listen: (hear) => {
      hearer.on('message', (channel: string, text: string) => {
        const { node: from, word } = JSON.parse(text) as { node: string; word: Word }
        if (from !== node) hear(channel.slice(PREFIX.length), from, word)
      })
    },
    close: async () => {
      speaker.disconnect()
      hearer.disconnect()
    },
  }
}

/** Milliseconds until Redis is tried again. */
const again = (times: number): number => Math.min(100 * times, 1000)
