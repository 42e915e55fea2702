import type { Clock } from '../table/asking.ts'
import { createLiveSocket, type Socket, type SocketEvents } from './live-socket.ts'
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

/** A line to a server that is made anew whenever it is lost. */
export interface MendingLine {
  /** Makes it anew, whatever there is. */
  connect(): void
  /** Whether the server has greeted on the socket that there is. */
  isGreeted(): boolean
  /** The server has greeted. `look` is told what it says; where the line is still the same then, it holds, and `then` is done. */
  greet(look: () => void, then: () => void): void
  send(text: string): void
  /** Now is a good moment: the network is back, the page is looked at again. */
  wake(): void
  /** The network is gone: waiting for its silence would take longer. */
  lose(): void
  /** Begins anew with everything, such as when something must have been missed. */
  renew(): void
  /** Nobody tries again. */
  refuse(): void
  close(): void
}

export interface LineEvents {
  /** The first message of the socket that has opened. */
  readonly hello: () => string
  readonly onMessage: (text: string) => void
  readonly onStatus: (status: Status) => void
}

/** Whoever was connected for so long begins again with the first wait. */
const STEADY = 5000

export const createMendingLine = (line: Line, events: LineEvents): MendingLine => {
  const { clock } = line
  const patience = createPatience(line.random)
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
      socket.send(events.hello())
    },
    onMessage: events.onMessage,
    onClose: () => lost(),
    onSilence() {
      if (isOpen && greeted === null) patience.wasInVain()
      lost()
    },
  })

  const tell = (next: Status): void => {
    if (status === next) return
    status = next
    events.onStatus(next)
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

  const greet: MendingLine['greet'] = (look, then) => {
    const count = opened
    look()
    // Something was missing in it, and the line is made anew.
    if (opened !== count || !socket.isThere()) return
    greeted = clock.now()
    patience.greeted()
    socket.hear()
    then()
    tell('open')
  }

  return {
    connect,
    isGreeted: () => greeted !== null,
    greet,
    send: socket.send,
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
    refuse() {
      tell('refused')
      socket.drop()
    },
    close() {
      closed = true
      cancelRetry()
      socket.drop()
    },
  }
}
