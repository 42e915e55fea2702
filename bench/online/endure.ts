import { openStore } from '../../packages/server/src/store/index.ts'
import type { RedisServer } from '../../scripts/databases.ts'
import { checkStories, type Findings } from './endure-check.ts'
import { type LastingPlayers, sitDownToLast } from './lasting-players.ts'
import type { LastingLine } from './lasting-socket.ts'
import { folder, freePort } from './places.ts'
import { type Server, startServer } from './server.ts'

export interface Ordeal {
  readonly database: string
  /** For several nodes. */
  readonly redis: RedisServer | null
  readonly nodes: number
  readonly kills: number
  readonly tables: number
  /** How long Redis is away in the end, in milliseconds. */
  readonly redisAway: number
  readonly progress: (line: string) => void
}

export interface Outcome extends Findings {
  readonly kills: number
  /** Milliseconds after each restart (with several nodes: after each end) until the last player was back. */
  readonly back: readonly number[]
  /** Moves acknowledged between end and restart, for each kill; with one node there can be none. */
  readonly meanwhile: readonly number[]
  /** Moves acknowledged while Redis was away, and in as much time after it. Null where it did not go. */
  readonly withoutRedis: readonly [number, number] | null
}

/** Players are back within this time of a restart, in milliseconds. */
export const SOON = 2000
const GIVEN_UP = 30_000

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** People play; nodes are killed at random moments and started again; in the end the log is compared with what everybody was told. */
export const endure = async (ordeal: Ordeal): Promise<Outcome> => {
  const { path, remove } = folder()
  const ports = await Promise.all(Array.from({ length: ordeal.nodes }, freePort))
  const open = (port: number): Promise<Server> =>
    startServer({
      data: path,
      port,
      env: { DATABASE_URL: ordeal.database, ...(ordeal.redis !== null && { REDIS_URL: ordeal.redis.url }) },
    })
  const servers: Server[] = []
  try {
    for (const port of ports) servers.push(await open(port))
    const players = await sitDownToLast(
      servers.map(({ url }) => url),
      ordeal.tables,
    )
    const back: number[] = []
    const meanwhile: number[] = []
    for (let kill = 1; kill <= ordeal.kills; kill++) {
      await sleep(100 + Math.random() * 900)
      const node = Math.floor(Math.random() * ports.length)
      const [before, killed, away] = [players.acknowledged(), performance.now(), [...players.lines]]
      await servers[node]!.server.stop()
      await sleep(Math.random() * 200)
      servers[node] = await open(ports[node]!)
      meanwhile.push(players.acknowledged() - before)
      const since = ports.length > 1 ? killed : performance.now()
      back.push(await everybodyBack(players, away, since))
      if (kill % 10 === 0) ordeal.progress(`${kill} of ${ordeal.kills} kills, ${players.acknowledged()} moves`)
    }
    const withoutRedis = ordeal.redisAway > 0 && ordeal.redis !== null ? await pauseRedis(ordeal, players) : null
    await players.stop()
    for (const { server } of servers) await server.stop('SIGTERM')
    const store = await openStore(ordeal.database)
    try {
      const findings = await checkStories(store, players.stories)
      return { ...findings, kills: ordeal.kills, back, meanwhile, withoutRedis }
    } finally {
      await store.close()
    }
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()))
    remove()
  }
}

/** How long it takes from then until all who had been there are back, in milliseconds. */
const everybodyBack = async (
  { lines }: LastingPlayers,
  away: readonly LastingLine[],
  since: number,
): Promise<number> => {
  while (performance.now() - since < GIVEN_UP) {
    const moments = away.filter((line) => lines.has(line)).map((line) => line.since)
    if (moments.every((moment) => moment !== null)) return Math.max(0, ...moments.map((moment) => moment - since))
    await sleep(5)
  }
  return GIVEN_UP
}

const pauseRedis = async (
  { redis, redisAway, progress }: Ordeal,
  players: LastingPlayers,
): Promise<readonly [number, number]> => {
  progress(`Redis is away for ${redisAway / 1000} s`)
  const before = players.acknowledged()
  await redis!.stop()
  await sleep(redisAway)
  const away = players.acknowledged()
  await redis!.resume()
  await sleep(redisAway)
  return [away - before, players.acknowledged() - away]
}
