import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal, type Refusal, Refused } from '@tefuda/kernel'
import { openDaily } from '../daily/index.ts'
import { type AddSockets, createServer } from '../http/server.ts'
import type { Tables } from '../http/site.ts'
import { openLaboratory } from '../lab/index.ts'
import { openStore, type Store, StoreDown } from '../store/index.ts'
import { clean } from '../store/retention.ts'
import { kindOfUrl, pathOf } from '../store/url.ts'
import type { Clock } from '../tables/services/clock.ts'
import { openClock } from '../tables/services/open-clock.ts'
import { type Calls, callPeople } from './calls.ts'
import type { Config } from './config.ts'
import { databaseTrouble } from './damage.ts'
import { hold } from './hold.ts'
import { listen } from './listen.ts'
import { createLog } from './logs.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import type { PageGame } from './page-games.ts'
import { pushSender, type Send } from './push.ts'
import { readSecrets } from './secrets.ts'

type Log = ReturnType<typeof createLog>

/** What tables are opened with. */
export interface ServerParts {
  readonly config: Config
  readonly store: Store
  readonly metrics: Metrics
  readonly clock: Clock
  readonly log: Log
  /** Calls have been stored. */
  readonly callBack: Calls['look']
}

/** The tables of this node, and the WebSockets people sit at them by. */
export interface OpenedTables {
  readonly tables: Tables
  readonly addSockets: AddSockets
  /** Takes no more commands; resolves when those that came before are stored and answered. */
  settle(): Promise<void>
  close(): Promise<void>
}

export type OpenTables = (parts: ServerParts) => Promise<OpenedTables>

export interface Running {
  /** What to open in a browser. */
  readonly addresses: readonly string[]
  /** Announces the end, lets what has begun be finished, tells everybody to come back, and closes. */
  stop(): Promise<void>
}

/** What `start` is given besides the configuration; tests bring their own. */
export interface Premises {
  /** The folder of the built page. */
  readonly page: string
  readonly openTables: OpenTables
  /** Games of other people; none where absent. */
  readonly games?: readonly PageGame[]
  readonly send?: Send
}

const HOUR = 3600 * 1000

/** Takes the place, opens the database, then the tables, then the door. A refusal says why that cannot be done; nothing is left open then. */
export const start = async (config: Config, premises: Premises): Promise<Running | Refusal> => {
  const log = createLog(config.logLevel)
  const closing: (() => Promise<void>)[] = []
  const closeAll = async (): Promise<void> => {
    for (const close of closing.reverse()) await close()
  }
  try {
    // Before anything is opened: a server of a newer version would bring the tables of the other one up to date.
    if (kindOfUrl(config.database) === 'sqlite') closing.push(await hold(pathOf(config.database)))
    const store = await openStore(config.database, {
      durability: config.durability,
      onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
      onTrouble: damageTo(config.database, log),
    })
    closing.push(() => store.close())
    return await open(config, premises, store, log, closing, closeAll)
  } catch (error) {
    await closeAll()
    if (error instanceof Refused) return error.refusal
    if (error instanceof StoreDown) return databaseTrouble(config.database, error)
    throw error
  }
}

/** Once for all, a host is told in the log that a database which serves has been found damaged. */
const damageTo = (database: string, log: Log): ((trouble: StoreDown) => void) => {
  let isTold = false
  return (trouble) => {
    if (isTold || trouble.reason !== 'damaged') return
    isTold = true
    const { ja, en } = databaseTrouble(database, trouble).message
    log.error({ err: trouble }, `${ja} / ${en}`)
  }
}

const open = async (
  config: Config,
  premises: Premises,
  store: Store,
  log: Log,
  closing: (() => Promise<void>)[],
  closeAll: () => Promise<void>,
): Promise<Running | Refusal> => {
  const secrets = await readSecrets(store.db, config)
  // Before the tables and the door: these close first, and nobody waits there for a piece of it.
  closing.push(startRetention(config, store, log))
  const { clock, stop } = await openClock(store, log)
  closing.push(async () => stop())
  const metrics = createMetrics()
  const send = premises.send ?? pushSender(secrets.vapid, subjectOf(config))
  const calls = callPeople({ store, send, metrics, clock, log })
  closing.push(() => calls.stop())
  const opened = await premises.openTables({ config, store, metrics, clock, log, callBack: calls.look })
  closing.push(() => opened.close())
  let isStopping = false
  const { tables, addSockets } = opened
  const { page, games = [] } = premises
  const daily = config.daily ? openDaily({ store, secret: secrets.daily, onTrouble: tellOf(log) }) : null
  if (daily !== null) closing.push(() => daily.close())
  const lab = config.lab === 'off' ? null : openLaboratory({ store, config, log, now: Date.now })
  if (lab !== null) closing.push(() => lab.close())
  const parts = { config, store, secrets, tables, daily, lab, games, metrics, page, log, addSockets }
  const app = await createServer({ ...parts, isStopping: () => isStopping, now: Date.now })
  closing.push(() => app.close())
  const addresses = await listen(app, config)
  if (isRefusal(addresses)) {
    await closeAll()
    return addresses
  }
  log.info({ port: config.port, base: config.base, database: store.kind }, 'open')
  return {
    addresses: addresses.map((address) => new URL(config.base, address).href),
    stop: async () => {
      isStopping = true
      log.info('about to stop')
      // Until then a balancer sees /readyz and sends people elsewhere.
      await wait(config.drain * 1000)
      await opened.settle()
      await closeAll()
      log.info('stopped')
    },
  }
}

const tellOf = (log: Log) => (error: unknown) => log.warn({ err: error }, 'a bot could not play the deal of the day')

/** Cleans now and an hour after each time; gives a way to end that, which waits for no more than a piece. */
const startRetention = (config: Config, store: Store, log: Log): (() => Promise<void>) => {
  const ending = new AbortController()
  const { signal } = ending
  const work = async (): Promise<void> => {
    try {
      log.info(await clean(store.db, Date.now(), config, signal), 'what had been kept long enough was deleted')
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'cleaning failed; it is tried again in an hour')
    }
  }
  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await work()
      await wait(HOUR, undefined, { signal }).catch(() => undefined)
    }
  }
  const under = keep()
  return async () => {
    ending.abort()
    await under
  }
}

/** How push services can reach whoever runs this server. */
const subjectOf = ({ contact, publicUrl }: Config): string => {
  if (contact !== undefined) return contact
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.org'
}
