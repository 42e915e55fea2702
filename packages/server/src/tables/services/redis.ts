import { randomBytes } from 'node:crypto'
import { type Bus as Messages, openBus as openMessages } from '../../bus/index.ts'
import type { Kind } from '../../store/url.ts'
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
  return {
    hasOthers: true,
    connected: messages.connected,
    say: (topic, word) => messages.publish(topic, { node, word }),
    follow: messages.follow,
    unfollow: messages.unfollow,
    listen: (hear) =>
      messages.listen((topic, message) => {
        const { node: from, word } = message as { readonly node: string; readonly word: Word }
        if (from !== node) hear(topic, from, word)
      }),
    close: messages.close,
  }
}
