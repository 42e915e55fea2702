import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callPeople } from '../src/host/calls.ts'
import { readConfig } from '../src/host/config.ts'
import { createLog } from '../src/host/logs.ts'
import { createMetrics } from '../src/host/metrics.ts'
import { readSecrets } from '../src/host/secrets.ts'
import { createServer } from '../src/http/server.ts'
import { socketsOf } from '../src/socket/index.ts'
import { openStore, type Store } from '../src/store/index.ts'
import type { Question, Thinker } from '../src/tables/services/bots.ts'
import type { Clock } from '../src/tables/services/clock.ts'
import type { Room } from '../src/tables/session/room.ts'
import { createTables, type LiveTables } from '../src/tables/tables.ts'
import type { Words } from '../src/words.ts'
import { type HandClock, handClock } from '../testing/hand-clock.ts'
import { inlinePool } from '../testing/inline-pool.ts'
import type { Heard } from './heard.ts'

/** A bot that waits for what to play. */
export interface WaitingQuestion {
  readonly question: Question
  answer(move: string): void
}

/** A whole server on a clock that stands still: real sockets, real database; it waits for whoever plays for its bots. */
export interface Served {
  readonly clock: HandClock
  readonly store: Store
  readonly origin: string
  readonly rooms: ReadonlyMap<string, Room>
  readonly asked: WaitingQuestion[]
  readonly warnings: readonly string[]
  /** What each browser was told by web push: by its endpoint. */
  readonly pushed: Map<string, Heard[]>
  /** Messages given to sockets so far. */
  readonly sent: { count: number }
  /** How many sockets are open at the server's end. */
  open(): number
  cookieOf(guest: string): string
  /** Until nothing is going on in the server any more. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** What is done to a server to make it leak. `rooms`: its tables with all cards. */
export interface Tamper {
  readonly tables?: (tables: LiveTables, rooms: ReadonlyMap<string, Room>) => LiveTables
  readonly clock?: (clock: Clock, rooms: ReadonlyMap<string, Room>) => Clock
}

/** As much as may be given: no limit is met. */
const BOUNDLESS = ['requests', 'changes', 'tables', 'sockets', 'commands', 'programs', 'work'].flatMap((name) => [
  `--limit-${name}`,
  '1000000',
])

export const openServed = async (database: string, tamper: Tamper, witness: (room: Room) => void): Promise<Served> => {
  const page = await mkdtemp(join(tmpdir(), 'tefuda-page-'))
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Tefuda</title>')
  const flags = [
    '--port',
    '0',
    '--database',
    database,
    '--log-level',
    'silent',
    '--public-url',
    'https://tefuda.test',
    ...BOUNDLESS,
  ]
  const config = readConfig(flags, { TEFUDA_COOKIE_KEYS: 'k'.repeat(32) })
  if (!('port' in config)) throw new Error(config.map(({ message }) => message.en).join(' '))
  const real = await openStore(config.database)
  const work = counted(real)
  const clock = handClock()
  const rooms = new Map<string, Room>()
  const asked: WaitingQuestion[] = []
  const warnings: string[] = []
  const sent = { count: 0 }
  const note = (about: object, message: string): void => {
    warnings.push(`${message}: ${'err' in about ? String((about.err as Error).stack) : JSON.stringify(about)}`)
  }
  const seen = tamper.clock?.(clock, rooms) ?? clock
  const pushed = new Map<string, Heard[]>()
  const metrics = createMetrics()
  const calls = callPeople({
    store: real,
    send: async ({ endpoint }, text) => {
      pushed.get(endpoint)?.push({ at: clock.now(), text })
      return 'sent'
    },
    metrics,
    clock,
    log: { warn: note },
  })
  const inner = createTables({
    store: work.store,
    clock: seen,
    thinker: patient(asked),
    pool: inlinePool,
    log: { warn: note, error: note },
    callBack: calls.look,
    witness: (room) => {
      rooms.set(room.id, room)
      witness(room)
    },
  })
  const tables = counting(tamper.tables?.(inner, rooms) ?? inner, sent)
  const app = await createServer({
    config,
    store: work.store,
    secrets: await readSecrets(real.db, config),
    tables,
    daily: null,
    lab: null,
    games: [],
    metrics,
    page,
    log: createLog('silent'),
    addSockets: socketsOf(tables, clock),
    isStopping: () => false,
    now: clock.now,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return {
    clock,
    store: real,
    origin: `http://127.0.0.1:${port}`,
    rooms,
    asked,
    warnings,
    pushed,
    sent,
    open: () => app.websocketServer.clients.size,
    cookieOf: (guest) => app.serializeCookie('tefuda', app.signCookie(`${guest}.1`)),
    rest: async () => {
      for (let quiet = 0; quiet < 4; quiet++) {
        await new Promise(setImmediate)
        if (work.busy() > 0) quiet = 0
      }
    },
    close: async () => {
      await app.close()
      await tables.close()
      await calls.stop()
      await real.close()
      await rm(page, { recursive: true, force: true })
    },
  }
}

const counted = (real: Store): { readonly store: Store; busy(): number } => {
  let busy = 0
  const count = <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) => {
    return async (...given: Given): Promise<Result> => {
      busy += 1
      try {
        return await work(...given)
      } finally {
        busy -= 1
      }
    }
  }
  const { append, read, takeDue, extendLease } = real
  const store = {
    ...real,
    append: count(append),
    read: count(read),
    takeDue: count(takeDue),
    extendLease: count(extendLease),
  }
  return { store, busy: () => busy }
}

/** Bots that wait until they are told what to play. */
const patient = (asked: WaitingQuestion[]): Thinker => ({
  move: (question, signal) =>
    new Promise((resolve, reject) => {
      const one: WaitingQuestion = { question, answer: resolve }
      asked.push(one)
      signal.addEventListener('abort', () => {
        if (asked.includes(one)) asked.splice(asked.indexOf(one), 1)
        reject(new Error('given up'))
      })
    }),
  wake: () => undefined,
  close: async () => undefined,
})

/** The same server; it is counted what it sends. */
const counting = (tables: LiveTables, sent: { count: number }): LiveTables => {
  const send = (to: { readonly send: (words: Words) => void }) => (words: Words) => {
    sent.count += 1
    to.send(words)
  }
  return {
    ...tables,
    join: (table, connection, hello) => tables.join(table, { ...connection, send: send(connection) }, hello),
    joinProgram: (table, token, line) => tables.joinProgram(table, token, { ...line, send: send(line) }),
  }
}
