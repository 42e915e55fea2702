import { join } from 'node:path'
import { type Row, ratioOf, rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import type { Kind } from './generator.ts'
import { folder, freePort, listening } from './places.ts'
import { PLAYERS_FLAGS, type Played } from './players.ts'
import { type Running, start } from './processes.ts'
import { NODE_FLAGS, startServer } from './server.ts'

export const TABLES = 100
/** A round must be longer than the pauses of a garbage collector. */
const LEAST_SECONDS = 2
const STARTING = 60_000

interface Contender {
  readonly name: string
  readonly kind: Kind
  /** Starts the server and answers with its address. */
  open(path: string): Promise<{ readonly url: string; readonly server: Running }>
}

const here = (file: string): string => join(import.meta.dirname, file)

const simple = (
  module: string,
  args: (path: string) => readonly string[],
  nodeFlags: readonly string[] = [],
): Contender['open'] => {
  return async (path) => {
    const port = await freePort()
    const env = { NODE_ENV: 'production' }
    const flags = [...nodeFlags, '--import', here('gauge.ts')]
    const server = start({ module: here(module), args: [String(port), ...args(path)], flags, env })
    await listening(port, STARTING, server.ended)
    return { url: `http://127.0.0.1:${port}`, server }
  }
}

const OURS = `online/moves at ${TABLES} tables of two`
const FULL = `${OURS}, durability full`
const FLAT = 'online/the same on boardgame.io, file store'
const MEMORY = 'online/the same on boardgame.io, memory store'
const COLYSEUS = 'online/colyseus, memory'
const BARE = 'online/bare sockets, one insert a move'
const TOLD = 'online/bare sockets that tell both players'

const bare = simple('bare.ts', (path) => [join(path, 'bare.db')], NODE_FLAGS)

const CONTENDERS: readonly Contender[] = [
  { name: OURS, kind: 'duel', open: async (path) => startServer({ data: path }) },
  { name: FLAT, kind: 'peer', open: simple('peer.ts', (path) => ['flat', path]) },
  { name: MEMORY, kind: 'peer', open: simple('peer.ts', () => ['memory']) },
  { name: COLYSEUS, kind: 'colyseus', open: simple('colyseus.ts', () => []) },
  { name: BARE, kind: 'bare', open: bare },
  { name: TOLD, kind: 'told', open: bare },
  { name: FULL, kind: 'duel', open: async (path) => startServer({ data: path, env: { TEFUDA_DURABILITY: 'full' } }) },
]

/** Tables at full speed, round by round in turn with the peers; each server and its players are two processes. */
export const measureSpeed = async ({ rounds, seconds, progress }: Plan): Promise<Measured> => {
  const long = Math.max(LEAST_SECONDS, seconds)
  const open = await Promise.all(CONTENDERS.map((contender) => seat(contender)))
  const played: Round[][] = CONTENDERS.map(() => [])
  try {
    for (let round = 0; round <= rounds; round++) {
      progress(round === 0 ? `${TABLES} tables of two` : `round ${round} of ${rounds}`)
      for (const [k, { players, server }] of open.entries()) {
        const before = await server.ask<number>('busy')
        const one = await players.ask<Played>('play', long)
        const busy = (await server.ask<number>('busy')) - before
        // In the first round code is compiled.
        if (round > 0) played[k]!.push({ ...one, busy })
      }
    }
  } finally {
    await Promise.all(open.map(({ end }) => end()))
  }
  const rates = played.map((list) => list.map(({ moves, seconds: took }) => moves / took))
  const ratio = (k: number): number => ratioOf(rates[0]!, rates[k]!)
  return {
    seconds: long,
    results: CONTENDERS.flatMap(({ name }, k): Row[] => [
      rowOf({ name, unit: 'moves/s' }, rates[k]!),
      rowOf(
        { name: `${name}: p50`, unit: 'ms' },
        played[k]!.map(({ p50 }) => p50),
      ),
      rowOf(
        { name: `${name}: p99`, unit: 'ms' },
        played[k]!.map(({ p99 }) => p99),
      ),
      rowOf(
        { name: `${name}: server's processor time a move`, unit: 'µs' },
        played[k]!.map(({ busy, moves }) => (busy / moves) * 1e6),
      ),
    ]),
    ratios: {
      'online/boardgame.io, file store': ratio(1),
      'online/boardgame.io, memory store': ratio(2),
      'online/colyseus, memory': ratio(3),
      'online/bare sockets': ratio(4),
      'online/bare sockets that tell both': ratio(5),
      'online/durability full': ratio(6),
    },
  }
}

interface Round extends Played {
  /** Seconds of processor time of the server. */
  readonly busy: number
}

const seat = async ({ kind, open }: Contender) => {
  const { path, remove } = folder()
  const { url, server } = await open(path)
  const players = start({ module: here('generator.ts'), flags: PLAYERS_FLAGS })
  await players.ask('sit', { kind, url, tables: TABLES, think: 0 })
  return {
    players,
    server,
    end: async () => {
      await players.stop()
      await server.stop()
      remove()
    },
  }
}
