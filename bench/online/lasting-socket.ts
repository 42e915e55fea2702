import type { ServerMessage } from '@tefuda/wire'
import WebSocket from 'ws'
import { socketOf } from './line.ts'

/** How a player who comes back after anything is connected. */
export interface LastingLine {
  /** When it was last told everything, as `performance.now()` has it; null while it is away. */
  readonly since: number | null
  /** The node it is connected to, or was last. */
  readonly node: number
}

export interface LastingSocket {
  readonly line: LastingLine
  /** The server has told everything. */
  toldAll(): void
  /** Sends nothing while it is away. */
  send(text: string): void
  /** Comes back no more. */
  close(): void
  isClosed(): boolean
}

/** How long somebody waits before they come back, in milliseconds: at first, and after many tries in vain. */
const FIRST_WAIT = 20
export const LONGEST_WAIT = 200

/** A connection to a table that is made anew whenever it is lost, each time at the next node; `first` is the number of the first one. */
export const stayConnected = (
  urls: readonly string[],
  first: number,
  table: string,
  cookie: string,
  onMessage: (message: ServerMessage) => void,
): LastingSocket => {
  const line = { since: null as number | null, node: first }
  let socket: WebSocket | null = null
  let wait = FIRST_WAIT
  let isClosed = false

  const connect = (): void => {
    if (isClosed) return
    const opened = new WebSocket(socketOf(urls[line.node]!, table), {
      headers: { cookie },
      perMessageDeflate: false,
      handshakeTimeout: 3000,
    })
    socket = opened
    opened.on('open', () => opened.send('{"do":"hello"}'))
    opened.on('message', (data: Buffer) => {
      if (socket === opened) onMessage(JSON.parse(data.toString()) as ServerMessage)
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      line.since = null
      if (isClosed) return
      line.node = (line.node + 1) % urls.length
      setTimeout(connect, wait * (0.5 + Math.random()))
      wait = Math.min(LONGEST_WAIT, wait * 2)
    })
  }

  connect()
  return {
    line,
    toldAll() {
      line.since = performance.now()
      wait = FIRST_WAIT
    },
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text)
    },
    close() {
      isClosed = true
      socket?.close()
    },
    isClosed: () => isClosed,
  }
}
