// How long innocent people wait for a server while others ask as much of it as they may.
import { join } from 'node:path'
import { games } from '@tefuda/games'
import type { OpenTableBody } from '@tefuda/wire'
import { ruleSetOf } from '../soak/rule-sets.ts'
import type { Attacked, LongMatch, Target } from './attackers.ts'
import type { Attack } from './attacks.ts'
import type { Waits, Watching } from './innocent.ts'
import { openLine } from './line.ts'
import { LONG, type Long } from './opening.ts'
import { folder, freePort, listening } from './places.ts'
import { type Running, start } from './processes.ts'
import { startServer } from './server.ts'
import { openTable } from './tables.ts'

/** What people noticed, and how long the thread that serves listened to nobody, in milliseconds of its processor time. */
export interface Noticed {
  readonly waits: Waits
  readonly held: number
}

export interface Siege {
  /** Before the attack, and while it lasts. */
  readonly quiet: Noticed
  readonly besieged: Noticed
  readonly attacked: Attacked
  /** Milliseconds from SIGTERM to the end, in the middle of the attack; null where it did not end. */
  readonly ended: number | null
}

/** Data that make a server work hard: they are there before it is attacked. */
export interface Ground {
  readonly path: string
  readonly long: LongMatch
  remove(): void
}

/** The limits a server has from the start. */
const AS_SHIPPED = Object.fromEntries(
  ['REQUESTS', 'CHANGES', 'TABLES', 'SOCKETS', 'COMMANDS', 'PROGRAMS', 'WORK'].map((name) => [
    `TEFUDA_LIMIT_${name}`,
    '',
  ]),
)

const MOVES = 5000
const RULE_SETS = 200
const PUBLIC_TABLES = 120
const QUIET_SECONDS = 3
/** Programs may play for so many seconds before an attack. */
const PATIENCE = 4
/** A server that takes longer to end does not end, in milliseconds. */
const ENDING = 15_000
/** A server that does nothing is there by then, in milliseconds. */
const STARTING = 10_000

const here = (file: string): string => join(import.meta.dirname, file)

/** A long match that is over, as many rule sets of one guest as are kept, and more public tables than a list shows, under far-out rules. */
export const prepareGround = async (): Promise<Ground> => {
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path })
  const players = start({ module: here('generator.ts') })
  try {
    const body = { ...LONG, options: { ...LONG.options, spectators: 0 } }
    const { table, cookies } = await players.ask<Long>('long', { url, body, moves: MOVES })
    const [one, other] = await Promise.all(cookies.map((cookie) => openLine(url, table, cookie, () => undefined)))
    await one!.order({ do: 'offer', offer: 'stop' })
    await other!.order({ do: 'answer', yes: true })
    for (const line of [one!, other!]) line.close()
    const cookie = cookies[0]!
    for (let k = 0; k < RULE_SETS; k++) await saveRuleSet(url, cookie, k)
    for (let k = 0; k < PUBLIC_TABLES; k++) await openTable(url, '', publicTable(k))
    await server.stop('SIGTERM')
    return { path, long: { table, cookie }, remove }
  } finally {
    await Promise.all([players.stop(), server.stop()])
  }
}

const farOut = (number: number) => ruleSetOf(games[number % games.length]!, number)

const saveRuleSet = async (url: string, cookie: string, number: number): Promise<void> => {
  const { game, request } = farOut(number)
  const response = await fetch(`${url}/api/rule-sets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: game.id, name: `Far out ${number}`, rules: request }),
  })
  // What is no rule set by itself for every number of seats is none to be kept.
  if (!response.ok && response.status !== 422) throw new Error(`rule sets: ${response.status}`)
}

const publicTable = (number: number): OpenTableBody => {
  const { game, request, seats } = farOut(number)
  return {
    game: game.id,
    rules: request as OpenTableBody['rules'],
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    options: { pace: { kind: 'none' }, isPublic: true, spectators: 0 },
  }
}

/** Attacks a server of its own for so many seconds, and tells how long others waited, who do the same things before. */
export const besiege = async ({ path, long }: Ground, attack: Attack, seconds: number): Promise<Siege> => {
  const { url, server } = await startServer({ data: path, env: { ...AS_SHIPPED, TEFUDA_TRUST_PROXY: '127.0.0.1' } })
  const attackers = start({ module: here('attackers.ts') })
  const innocent = start({ module: here('innocent.ts') })
  const port = await freePort()
  const idle = start({ module: here('idle.ts'), args: [String(port)] })
  const watching = { url, pid: server.pid, idle: `ws://127.0.0.1:${port}` }
  const target: Target = { url, attack, long }
  const notice = async (during: number): Promise<Noticed> => {
    await server.ask('watch')
    const waits = await innocent.ask<Waits>('watch', { ...watching, seconds: during } satisfies Watching)
    return { waits, held: await server.ask<number>('held') }
  }
  try {
    await listening(port, STARTING, idle.ended)
    const quiet = await notice(QUIET_SECONDS)
    await attackers.ask('prepare', { ...target, patience: PATIENCE })
    const watched = notice(seconds)
    await attackers.ask('strike', target)
    const besieged = await watched
    const ended = await endOf(server)
    const attacked = await attackers.ask<Attacked>('end')
    return { quiet, besieged, attacked, ended }
  } finally {
    await Promise.all([attackers.stop(), innocent.stop(), idle.stop(), server.stop()])
  }
}

const endOf = async (server: Running): Promise<number | null> => {
  const since = performance.now()
  const hasEnded = await Promise.race([
    server.stop('SIGTERM').then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ENDING)),
  ])
  return hasEnded ? performance.now() - since : null
}

/** The longest that anything took, and the most work that was done for others and for it meanwhile. */
export const longestOf = ({ health, hello, move }: Waits): number =>
  Math.max(health.longest, hello.longest, move.longest)
export const mostWorkOf = ({ health, hello, move }: Waits): number => Math.max(health.work, hello.work, move.work)
