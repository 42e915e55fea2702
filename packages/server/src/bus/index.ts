import { Redis } from 'ioredis'

/** Hears what is said about the topics that are followed. `message`: the JSON value that was published. */
export type Listener = (topic: string, message: unknown) => void

/**
 * Nodes tell one another that something happened. Nothing rests on it: what is published while the bus is away is
 * dropped, and whoever needs to know looks at the database while `connected()` is false and once when it comes back.
 */
export interface Bus {
  /** Tells all who follow the topic, on every node, this one included. `message` is a JSON value. */
  publish(topic: string, message: unknown): void
  /** Follows a topic. Resolves when messages arrive, or none will for now. */
  follow(topic: string): Promise<void>
  unfollow(topic: string): void
  /** Who is told of messages, in place of whoever was before. */
  listen(listener: Listener): void
  /** Whether messages arrive. */
  connected(): boolean
  close(): Promise<void>
}

/** Before our topics, where the same Redis serves others too. */
const OURS = 'tefuda:'

/** Milliseconds between attempts to reach Redis again. */
const AGAIN = 250

/** Milliseconds between looks whether Redis still answers, and how long that may take. */
const LOOK = 1000
const PATIENCE = 2000

/**
 * Opens the bus over `redis://…` or `rediss://…`, which may be away for now. `onTrouble` is told why Redis cannot be
 * reached, once each time.
 */
export const openBus = (url: string, onTrouble: (error: Error) => void = () => undefined): Bus => {
  const speaking = new Redis(url, { ...OPTIONS, autoResubscribe: false })
  const hearing = new Redis(url, { ...OPTIONS, autoResubscribe: false })
  let hears = false
  let isConnected = false
  let isTold = false
  const look = (): void => {
    isConnected = hears && hearing.status === 'ready' && speaking.status === 'ready'
    if (isConnected) isTold = false
  }
  const topics = new Set<string>()
  let hear: Listener = () => undefined
  hearing.on('message', (channel, text) => {
    const topic = channel.slice(OURS.length)
    if (topics.has(topic)) hear(topic, JSON.parse(text))
  })
  const followAll = async (): Promise<void> => {
    // Only when all topics are followed again does anything arrive that can be relied on.
    if (topics.size > 0) await hearing.subscribe(...[...topics].map((topic) => OURS + topic))
    hears = hearing.status === 'ready'
    look()
  }
  hearing.on('ready', () => {
    followAll().catch(() => hearing.status === 'ready' && hearing.disconnect(true))
  })
  hearing.on('close', () => {
    hears = false
    look()
  })
  speaking.on('ready', look)
  speaking.on('close', look)
  // A machine that has gone from the network does not close its connections.
  const looking = setInterval(() => {
    for (const connection of [speaking, hearing])
      if (connection.status === 'ready') connection.ping().catch(() => connection.disconnect(true))
  }, LOOK).unref()
  // It is tried again until it is back; the same trouble need not be told each time.
  for (const connection of [speaking, hearing])
    connection.on('error', (error: Error) => {
      if (!isTold) onTrouble(error)
      isTold = true
    })
  return {
    publish: (topic, message) => {
      const text = JSON.stringify(message)
      if (speaking.status === 'ready') speaking.publish(OURS + topic, text).catch(dropped)
    },
    follow: async (topic) => {
      if (topics.has(topic)) return
      topics.add(topic)
      if (hearing.status === 'ready') await hearing.subscribe(OURS + topic).catch(dropped)
    },
    unfollow: (topic) => {
      if (topics.delete(topic) && hearing.status === 'ready') hearing.unsubscribe(OURS + topic).catch(dropped)
    },
    listen: (listener) => {
      hear = listener
    },
    connected: () => isConnected,
    close: async () => {
      clearInterval(looking)
      topics.clear()
      await Promise.all([speaking, hearing].map(end))
    },
  }
}

const OPTIONS = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: () => AGAIN,
  connectTimeout: 5000,
  commandTimeout: PATIENCE,
}

/** What cannot be said is found in the database. */
const dropped = (): void => undefined

const end = async (connection: Redis): Promise<void> => {
  // Between two attempts to reach Redis nothing is open whose end could be waited for.
  if (connection.status === 'reconnecting') connection.disconnect()
  if (connection.status === 'reconnecting' || connection.status === 'end') return
  const ended = new Promise((resolve) => connection.once('end', resolve))
  connection.disconnect()
  await ended
}
