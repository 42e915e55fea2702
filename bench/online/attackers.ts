// A process full of people who ask as much of a server as they can. It has a lower priority, so that what others wait for is the
// server rather than a processor.
import { setPriority } from 'node:os'
import type { OpenTableBody } from '@tefuda/wire'
import WebSocket from 'ws'
import { addressHeaders, comeFrom } from './address.ts'
import { type Seated, sitDownToAsk } from './asking.ts'
import type { Attack, RequestKind } from './attacks.ts'
import { type Line, socketOf } from './line.ts'
import { answer } from './processes.ts'

/** A match of thousands of moves that is over, and who may read it. */
export interface LongMatch {
  readonly table: string
  readonly cookie: string
}

export interface Target {
  readonly url: string
  readonly attack: Attack
  readonly long: LongMatch
}

/** What came of it, over all connections and requests. */
export interface Attacked {
  readonly asked: number
  readonly answered: number
  readonly refused: number
  /** Sockets that were opened, and those the server closed. */
  readonly opened: number
  readonly closed: number
}

const TICK = 50
/** A third of what others get, where all want a processor. */
const LOWER = 5

setPriority(LOWER)
comeFrom('203.0.113.66')

const count = { asked: 0, answered: 0, refused: 0, opened: 0, closed: 0 }
const open = new Set<WebSocket>()
const lines: Line[] = []
let seated: readonly Seated[] = []
let timers: NodeJS.Timeout[] = []
let isOver = false

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the tables and plays at them, as far as the game comes in `patience` seconds. */
const prepare = async ({ url, attack, patience }: Target & { readonly patience: number }): Promise<void> => {
  isOver = false
  Object.assign(count, { asked: 0, answered: 0, refused: 0, opened: 0, closed: 0 })
  const tables = await Promise.all(attack.tables.map((body) => sitDownToAsk(url, body, attack.lead, patience)))
  lines.push(...tables.map(({ host }) => host))
  seated = tables.flatMap(({ programs }) => programs)
}

const connect = (address: string, headers: Readonly<Record<string, string>>): WebSocket => {
  const socket = new WebSocket(address, { headers: { ...addressHeaders(), ...headers }, perMessageDeflate: false })
  open.add(socket)
  socket.on('error', () => undefined)
  socket.on('open', () => {
    count.opened += 1
  })
  socket.on('close', () => {
    if (open.delete(socket)) count.closed += 1
  })
  socket.on('message', (data: Buffer) => {
    const start = data.toString('latin1', 0, 20)
    if (start.startsWith('{"ok":true') || start.startsWith('{"type":"sync')) count.answered += 1
    else if (start.startsWith('{"ok":false') || start.startsWith('{"type":"refused')) count.refused += 1
  })
  return socket
}

/** Shows a token on many sockets and asks on each. */
const askOn = ({ address, token, requests }: Seated, { sockets, atOnce, aSecond, asks }: Attack): void => {
  for (let k = 0; k < sockets; k++) {
    const socket = connect(address, { authorization: `Bearer ${token}` })
    let next = k
    const send = (many: number): void => {
      for (let j = 0; j < many && socket.readyState === WebSocket.OPEN; j++) {
        socket.send(requests(asks[next++ % asks.length] as RequestKind, next))
        count.asked += 1
      }
    }
    let owed = 0
    socket.once('open', () => {
      send(atOnce)
      timers.push(
        setInterval(() => {
          owed += (aSecond * TICK) / 1000
          send(Math.floor(owed))
          owed -= Math.floor(owed)
        }, TICK),
      )
    })
  }
}

/** Pages of new guests come at once, are told everything, and come anew. */
const crowd = async (url: string, table: string, pages: number): Promise<void> => {
  while (!isOver) {
    const coming = Array.from({ length: pages }, () => connect(socketOf(url, table), {}))
    await Promise.all(
      coming.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('open', () => socket.send('{"do":"hello"}'))
            for (const word of ['message', 'close', 'error'] as const) socket.once(word, () => resolve())
          }),
      ),
    )
    await pause(TICK)
    for (const socket of coming) {
      open.delete(socket)
      socket.terminate()
    }
    await pause(10 * TICK)
  }
}

/** One thing after another that is asked by HTTP: what reads much, and what has large rule sets looked at. */
const pathsOf = ({ table }: LongMatch, body: OpenTableBody | undefined) => {
  const post = (path: string, about: object) => ({ path, init: { method: 'POST', body: JSON.stringify(about) } })
  const reads = [
    `/api/tables/${table}/record`,
    '/api/rule-sets',
    '/api/lobby',
    `/api/tables/${table}/record`,
    '/api/archive',
    '/api/me/tables',
    `/api/tables/${table}`,
    '/api/openapi.json',
    `/api/series/${table}`,
    '/api/socket.json',
  ].map((path) => ({ path, init: {} }))
  if (body === undefined) return reads
  const { game, rules } = body
  return [...reads, post('/api/tables', body), post('/api/rule-sets', { game, name: 'Far out', rules })]
}

const request = async (url: string, path: string, init: RequestInit, cookie: string): Promise<void> => {
  count.asked += 1
  try {
    const headers = {
      ...addressHeaders(),
      cookie,
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
    }
    const response = await fetch(`${url}${path}`, { ...init, headers })
    await response.arrayBuffer()
    count[response.ok ? 'answered' : 'refused'] += 1
  } catch {
    count.refused += 1
  }
}

const askByHttp = ({ url, attack, long }: Target): void => {
  if (attack.requests === 0) return
  const all = pathsOf(long, attack.tables[0])
  let next = 0
  timers.push(
    setInterval(() => {
      const { path, init } = all[next++ % all.length]!
      void request(url, path, init, long.cookie)
    }, 1000 / attack.requests),
  )
}

answer({
  prepare,
  /** Begins what goes on until `end`. */
  strike: (target: Target): void => {
    const { url, attack, long } = target
    for (const one of seated) askOn(one, attack)
    const aims = [...new Set(seated.map(({ table }) => table)), ...(attack.isLong ? [long.table] : [])]
    if (attack.pages > 0) for (const table of aims) void crowd(url, table, attack.pages)
    askByHttp(target)
  },
  end: (): Attacked => {
    isOver = true
    for (const timer of timers) clearInterval(timer)
    timers = []
    const all = [...open]
    open.clear()
    for (const socket of all) socket.terminate()
    for (const line of lines.splice(0)) line.close()
    for (const { leave } of seated) leave()
    seated = []
    return { ...count }
  },
})
