import { randomBytes } from 'node:crypto'
import { type Bus as Messages, openBus as openMessages } from '../bus/index.ts'
import type { Kind } from '../store/url.ts'
import { alone, type Bus, unheard, type Word } from './bus.ts'
import type { Log } from './parts.ts'

/**
 * The bus of a node: through Redis where it is known. On a file a node needs none; on PostgreSQL there may be others all
 * the same, and the logs are looked at.
 */
export const openBus = async (redis: string | undefined, database: Kind, log: Log): Promise<Bus> => {
  if (redis === undefined) return database === 'sqlite' ? alone : unheard
  return between(
    openMessages(redis, (error) => log.warn({ err: error }, 'Redis does not answer; tables look at the database')),
  )
}

/** Words that cannot be sent are dropped: whoever cannot hear looks at the log. */
const between = (messages: Messages): Bus => {
  const node = randomBytes(9).toString('base64url')
  const followed = new Map<string, () => void>()
  let hear: (topic: string, node: string, word: Word) => void = () => undefined
  return {
    hasOthers: true,
    connected: messages.connected,
    say: (topic, word) => messages.publish(topic, { node, word }),
    follow: (topic) =>
      new Promise((resolve) => {
        if (followed.has(topic)) return resolve()
        const tell = (message: unknown): void => {
          const { node: from, word } = message as { readonly node: string; readonly word: Word }
          if (from !== node) hear(topic, from, word)
        }
        followed.set(topic, messages.subscribe(topic, tell, resolve))
      }),
    unfollow: (topic) => {
      followed.get(topic)?.()
      followed.delete(topic)
    },
    listen: (listener) => {
      hear = listener
    },
    close: messages.close,
  }
}
