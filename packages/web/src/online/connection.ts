import type { Refusal } from '@tefuda/kernel'
import type { Hello, ServerMessage } from '@tefuda/wire'
import type { Clock } from '../table/asking.ts'
import { createLiveSocket, type Socket, type SocketEvents } from './live-socket.ts'
import { createOrders, type Done, type Order } from './orders.ts'
import { createPatience } from './patience.ts'

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
    if (greeted !== null) socket.send(JSON.stringify(command))
  })
  /** As it was told: while a line that held is made anew it may still be `open`. */
  let status: Status = 'connecting'
  let closed = false
  /** When this socket got its first message; null before. */
  let greeted: number | null = null
  /** So many sockets were opened. */
  let opened = 0
  /** Whether hello could be said on this socket. */
  let isOpen = false
  let cancelRetry = (): void => {}

  const socket = createLiveSocket({
    ...line,
    silence: () => patience.silence(greeted !== null),
    onOpen() {
      isOpen = true
      socket.send(JSON.stringify({ ...listener.hello(), do: 'hello' }))
    },
    onMessage: (text) => receive(JSON.parse(text)),
    onClose: () => lost(),
    onSilence() {
      if (isOpen && greeted === null) patience.wasInVain()
      lost()
    },
  })

  const tell = (next: Status): void => {
    if (status === next) return
    status = next
    listener.onStatus(next)
  }

  const connect = (): void => {
    cancelRetry()
    greeted = null
    isOpen = false
    opened++
    socket.open()
  }

  const isWanted = (): boolean => !closed && status !== 'refused'

  const lost = (): void => {
    socket.drop()
    if (!isWanted()) return
    if (greeted !== null && clock.now() - greeted > STEADY) patience.beginAnew()
    if (greeted !== null || patience.isStrained()) tell('lost')
    greeted = null
    cancelRetry()
    cancelRetry = clock.after(patience.nextWait(), connect)
  }

  const receive = (message: ServerMessage): void => {
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
    const count = opened
    listener.onNews(sync)
    // Something was missing in it, and the line is made anew.
    if (opened !== count || !socket.isThere()) return
    greeted = clock.now()
    patience.greeted()
    socket.hear()
    orders.repeat()
    tell('open')
  }

  const refuse = (error: Refusal): void => {
    if (greeted === null && !PASSING.includes(error.code)) giveUp(error)
    else listener.onRefused(error)
  }

  const giveUp = (why: Refusal): void => {
    tell('refused')
    socket.drop()
    listener.onRefused(why)
  }

  connect()

  return {
    send: orders.send,
    wake() {
      if (!isWanted() || (socket.isThere() && !patience.isLate(socket.silentFor(), greeted !== null))) return
      patience.beginAnew()
      connect()
    },
    lose() {
      if (socket.isThere()) lost()
    },
    renew() {
      if (isWanted()) connect()
    },
    giveUp,
    close() {
      closed = true
      cancelRetry()
      socket.drop()
    },
  }
}
