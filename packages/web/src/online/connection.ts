import type { Refusal } from '@tefuda/kernel'
import type { Hello, ServerMessage } from '@tefuda/wire'
import type { Clock } from '../table/asking.ts'
import { createOrders, type Done, type Order } from './orders.ts'
import { createPatience } from './patience.ts'

/** One WebSocket, as far as a connection uses it. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  onOpen(): void
  onMessage(text: string): void
  onClose(): void
}

/** What a connection needs from the outside. */
export interface Line {
  /** Begins to connect. */
  readonly open: (events: SocketEvents) => Socket
  /** Goes on while the device sleeps, so that a line that slept is known to be old. */
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
}

/** `connecting`: for the first time. `refused`: the server will not have us, and nobody tries again. */
export type Status = 'connecting' | 'open' | 'lost' | 'refused'

/** What the server tells about the table. */
export type News = Extract<ServerMessage, { readonly type: 'sync' | 'update' | 'said' }>

export interface Listener {
  /** The first message of the connection that is being made. */
  hello(): Hello
  onNews(news: News): void
  onStatus(status: Status): void
  /** The server refuses something that was no command, such as the connection itself. */
  onRefused(error: Refusal): void
}

export interface Connection {
  /** Sends a command until it is answered, over as many connections as that takes. */
  send(order: Order): Promise<Done | Refusal>
  /** Now is a good moment: the network is back, the page is looked at again. */
  wake(): void
  /** The network is gone: waiting for its silence would take longer. */
  lose(): void
  /** Begins anew with everything, such as when something must have been missed. */
  renew(): void
  /** Ends it for good, as where the server will not have us. */
  giveUp(why: Refusal): void
  close(): void
}

/** Whoever was connected for so long begins again with the first wait. */
const STEADY = 5000

/** Refusals of a whole connection that pass by themselves. */
const PASSING: readonly string[] = ['store-down', 'internal', 'too-fast', 'no-hello', 'too-many-connections']

/** A connection to one table that mends itself. */
export const createConnection = (line: Line, listener: Listener): Connection => {
  const { clock } = line
  const patience = createPatience(line.random)
  // What cannot go out now does after the next greeting.
  const orders = createOrders(line, (command) => {
    if (greeted !== null) socket?.send(JSON.stringify(command))
  })
  /** As it was told: while a line that held is made anew it may still be `open`. */
  let status: Status = 'connecting'
  let closed = false
  /** When this connection got its first message; null before. */
  let greeted: number | null = null
  /** Whether hello could be said on this connection. */
  let isOpen = false
  let heard = clock.now()
  let socket: Socket | null = null
  let cancelRetry = (): void => {}
  let cancelSilence = (): void => {}

  const tell = (next: Status): void => {
    if (status === next) return
    status = next
    listener.onStatus(next)
  }

  const hear = (): void => {
    heard = clock.now()
    cancelSilence()
    cancelSilence = clock.after(patience.silence(greeted !== null), outlasted)
  }

  const outlasted = (): void => {
    if (isOpen && greeted === null) patience.wasInVain()
    lost()
  }

  const connect = (): void => {
    cancelRetry()
    drop()
    greeted = null
    isOpen = false
    hear()
    // What an earlier socket still says is nothing to anybody.
    const current = (act: () => void) => (): void => {
      if (socket === opened) act()
    }
    const opened: Socket = line.open({
      onOpen: () =>
        current(() => {
          isOpen = true
          hear()
          opened.send(JSON.stringify({ ...listener.hello(), do: 'hello' }))
        })(),
      onMessage: (text) => current(() => receive(JSON.parse(text)))(),
      onClose: () => current(lost)(),
    })
    socket = opened
  }

  const drop = (): void => {
    const old = socket
    socket = null
    old?.close()
    cancelSilence()
  }

  const lost = (): void => {
    drop()
    if (closed || status === 'refused') return
    if (greeted !== null && clock.now() - greeted > STEADY) patience.beginAnew()
    if (greeted !== null || patience.isStrained()) tell('lost')
    greeted = null
    cancelRetry()
    cancelRetry = clock.after(patience.nextWait(), connect)
  }

  const receive = (message: ServerMessage): void => {
    hear()
    switch (message.type) {
      case 'sync':
        greet(message)
        break
      case 'update':
      case 'said':
        listener.onNews(message)
        break
      case 'done':
        orders.done(message)
        break
      case 'refused':
        if (message.id === null) refuse(message.error as Refusal)
        else orders.refused(message, message.id)
        break
      case 'beat':
        break
    }
  }

  const greet = (sync: News): void => {
    const here = socket
    listener.onNews(sync)
    // Something was missing in it, and the line is made anew.
    if (socket !== here) return
    greeted = clock.now()
    patience.greeted()
    hear()
    orders.repeat()
    tell('open')
  }

  const refuse = (error: Refusal): void => {
    if (greeted === null && !PASSING.includes(error.code)) giveUp(error)
    else listener.onRefused(error)
  }

  const giveUp = (why: Refusal): void => {
    tell('refused')
    drop()
    listener.onRefused(why)
  }

  connect()

  return {
    send: orders.send,
    wake() {
      if (closed || status === 'refused') return
      if (socket !== null && !patience.isLate(clock.now() - heard, greeted !== null)) return
      patience.beginAnew()
      connect()
    },
    lose: () => {
      if (socket !== null) lost()
    },
    renew() {
      if (!closed && status !== 'refused') connect()
    },
    giveUp,
    close() {
      closed = true
      cancelRetry()
      drop()
    },
  }
}
