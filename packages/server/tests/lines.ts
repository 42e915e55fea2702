import type { Viewer } from '@tefuda/kernel'
import { WebSocket } from 'ws'
import type { Heard } from './heard.ts'
import type { Served } from './served.ts'
import { idFor, tokenFor } from './story.ts'

/** Somebody's line to a table: a page, a program, or what is asked for by HTTP. */
export interface Line {
  readonly name: string
  readonly viewer: Viewer
  readonly heard: Heard[]
  readonly socket: WebSocket | null
  /** What it has been told to have seen. */
  seen: number
}

export interface PageOf {
  readonly name: string
  readonly viewer: Viewer
  readonly table: string
  readonly guest: string
}

/** Opens somebody's page and says hello; what it hears is kept behind what was heard before. */
export const openPage = async (served: Served, page: PageOf, seen = 0, heard: Heard[] = []): Promise<Line> => {
  const path = `/api/tables/${page.table}/socket`
  const line = await connect(served, page, path, { cookie: served.cookieOf(page.guest) }, heard)
  say(line, { do: 'hello', seen })
  return line
}

export const openProgram = async (served: Served, table: string, seat: number): Promise<Line> => {
  const about = { name: `program ${seat}`, viewer: seat }
  const authorization = `Bearer ${tokenFor(table, seat)}`
  return connect(served, about, `/api/tables/${table}/program`, { authorization }, [])
}

const connect = async (
  { origin, clock }: Served,
  { name, viewer }: Pick<PageOf, 'name' | 'viewer'>,
  path: string,
  headers: Record<string, string>,
  heard: Heard[],
): Promise<Line> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers: { origin, ...headers } })
  const line: Line = { name, viewer, heard, socket, seen: 0 }
  const hear = (text: string): void => {
    heard.push({ at: clock.now(), text })
  }
  socket.on('upgrade', ({ statusCode, headers: given }) => hear(`${statusCode} ${given['set-cookie']?.join() ?? ''}`))
  socket.on('message', (data) => {
    const text = (data as Buffer).toString()
    hear(text)
    line.seen = Number(/"seen":(\d+)/.exec(text)?.[1] ?? line.seen)
  })
  socket.on('close', (code, reason) => hear(`closed ${code} ${reason.toString()}`))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return line
}

export const say = ({ socket }: Line, message: object | string): void =>
  socket?.send(typeof message === 'string' ? message : JSON.stringify(message))

/** Until everything sent on a line so far has arrived, either way. */
export const fence = async ({ socket }: Line): Promise<void> => {
  if (socket === null || socket.readyState !== WebSocket.OPEN) return
  await new Promise<void>((resolve) => {
    const done = (): void => {
      socket.off('pong', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('pong', done)
    socket.on('close', done)
    socket.ping()
  })
}

/** Closes a page, until both ends know of it. */
export const leave = async (served: Served, { socket }: Line): Promise<void> => {
  if (socket === null || socket.readyState !== WebSocket.OPEN) return
  const open = served.open()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.close()
  await closed
  while (served.open() >= open) await new Promise(setImmediate)
}

/** What somebody asks for by HTTP while a game goes on. */
export const addressesOf = (table: string, guest: string): readonly string[] => [
  '/api/lobby',
  '/api/me',
  '/api/me/tables',
  '/api/archive',
  `/api/tables/${table}`,
  `/api/tables/${table}/record`,
  `/api/series/${table}`,
  `/feed/${idFor(`feed ${guest}`)}.xml`,
]

/** Asks for something; what comes back is kept as heard, without the date of this day. */
export const askFor = async ({ origin, clock, cookieOf }: Served, line: Line, path: string, guest: string) => {
  const response = await fetch(`${origin}${path}`, { headers: { cookie: cookieOf(guest) } })
  const headers = [...response.headers].filter(([name]) => name !== 'date').map((header) => header.join(': '))
  const text = [path, response.status, ...headers, await response.text()].join('\n')
  line.heard.push({ at: clock.now(), text })
}
