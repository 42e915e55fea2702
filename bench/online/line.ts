import type { Command, ServerMessage, Sync, TableView } from '@tefuda/wire'
import WebSocket from 'ws'
import { addressHeaders } from './address.ts'

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
export type Order = WithoutId<Command>
export type Done = Extract<ServerMessage, { readonly type: 'done' }>
type Refusal = Extract<ServerMessage, { readonly type: 'refused' }>

/** One WebSocket of a guest at a table. */
export interface Line {
  /** What the guest is known by from now on. */
  readonly cookie: string
  readonly sync: Sync
  /** Milliseconds from the first word to that. */
  readonly took: number
  /** Sends a command and waits for its answer; throws where it is refused. */
  order(order: Order): Promise<Done>
  /** Sends text as it is. */
  send(text: string): void
  close(): void
}

/** Hears everything that is no answer to an `order`. */
export type Hear = (text: string) => void

const DONE = '{"type":"done"'
const REFUSED = '{"type":"refused"'

export const socketOf = (url: string, table: string): string =>
  `${url.replace(/^http/, 'ws')}/api/tables/${table}/socket`

/** Connects a guest (empty: somebody new) to a table, and waits until it has been told everything. */
export const openLine = (url: string, table: string, cookie: string, hear: Hear): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(socketOf(url, table), {
      headers: { ...addressHeaders(), ...(cookie !== '' && { cookie }) },
      perMessageDeflate: false,
    })
    let given = cookie
    const waiting = new Map<string, { resolve(done: Done): void; reject(error: Error): void }>()
    let count = 0
    const fail = (error: Error): void => {
      reject(error)
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    }
    socket.on('upgrade', ({ headers }) => {
      given = cookieIn(headers['set-cookie']) ?? cookie
    })
    let since = 0
    socket.once('open', () => {
      since = performance.now()
      socket.send('{"do":"hello"}')
    })
    socket.on('error', fail)
    socket.once('close', (code, reason) => fail(new Error(`the server closed the line: ${code} ${reason.toString()}`)))
    const greet = (data: Buffer): void => {
      const took = performance.now() - since
      const first = JSON.parse(data.toString()) as ServerMessage
      if (first.type === 'beat') return
      if (first.type !== 'sync') {
        fail(new Error(`no sync but ${data.toString()}`))
        return
      }
      socket.off('message', greet)
      socket.on('message', (next: Buffer) => listen(next.toString()))
      resolve({
        cookie: given,
        sync: first,
        took,
        order: (order) =>
          new Promise((done, refused) => {
            const id = `o${count++}`
            waiting.set(id, { resolve: done, reject: refused })
            socket.send(JSON.stringify({ ...order, id }))
          }),
        send: (text) => socket.send(text),
        close: () => {
          socket.removeAllListeners('close')
          socket.terminate()
        },
      })
    }
    socket.on('message', greet)
    const listen = (text: string): void => {
      if (waiting.size > 0 && (text.startsWith(DONE) || text.startsWith(REFUSED))) {
        const answer = JSON.parse(text) as Done | Refusal
        const one = waiting.get(answer.id ?? '')
        if (one !== undefined) {
          waiting.delete(answer.id!)
          if (answer.type === 'done') one.resolve(answer)
          else one.reject(new Error(answer.error.message.en))
          return
        }
      }
      hear(text)
    }
  })

/** The name and value of the cookie a server gives. */
export const cookieIn = (lines: readonly string[] | undefined): string | undefined => lines?.[0]?.split(';')[0]

/** The seat a guest should take: the one kept for it, else the first that is empty and free to all. */
export const seatFor = ({ seats }: TableView, nth: number): number => {
  const kept = seats.findIndex((seat) => seat.kind === 'empty' && seat.kept?.you === true)
  if (kept >= 0) return kept
  return seats.flatMap((seat, index) => (seat.kind === 'empty' && seat.kept === undefined ? [index] : []))[nth] ?? nth
}
