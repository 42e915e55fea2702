import type { Clock } from '../table/asking.ts'
import { createLiveSocket, type LiveSocket, type Socket, type SocketEvents } from './live-socket.ts'
import { createPatience, type Patience } from './patience.ts'

/** What a connection needs from the outside. */
export interface LineServices {
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
export interface ReconnectingLine {
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

/** How a line is at the moment. */
interface LineState {
  readonly clock: Clock
  readonly events: LineEvents
  readonly patience: Patience
  readonly socket: LiveSocket
  /** As it was told: while a line that held is made anew it may still be `open`. */
  status: Status
  closed: boolean
  /** When this socket got its first message; null before. */
  greeted: number | null
  /** So many sockets were opened. */
  opened: number
  /** Whether hello could be said on this socket. */
  isOpen: boolean
  cancelRetry: () => void
}

export const createReconnectingLine = (line: LineServices, events: LineEvents): ReconnectingLine => {
  const patience = createPatience(line.random)
  const socket = createLiveSocket({
    ...line,
    silence: () => patience.silence(state.greeted !== null),
    onOpen() {
      state.isOpen = true
      socket.send(events.hello())
    },
    onMessage: events.onMessage,
    onClose: () => lost(state),
    onSilence() {
      if (state.isOpen && state.greeted === null) patience.wasInVain()
      lost(state)
    },
  })
  const state: LineState = {
    clock: line.clock,
    events,
    patience,
    socket,
    status: 'connecting',
    closed: false,
    greeted: null,
    opened: 0,
    isOpen: false,
    cancelRetry: () => {},
  }
  return {
    connect: () => connect(state),
    isGreeted: () => state.greeted !== null,
    greet: (look, then) => greet(state, look, then),
    send: socket.send,
    wake() {
      if (!isWanted(state) || (socket.isThere() && !patience.isLate(socket.silentFor(), state.greeted !== null))) return
      patience.beginAnew()
      connect(state)
    },
    lose() {
      if (socket.isThere()) lost(state)
    },
    renew() {
      if (isWanted(state)) connect(state)
    },
    refuse() {
      tell(state, 'refused')
      socket.drop()
    },
    close() {
      state.closed = true
      state.cancelRetry()
      socket.drop()
    },
  }
}

const tell = (state: LineState, next: Status): void => {
  if (state.status === next) return
  state.status = next
  state.events.onStatus(next)
}

const isWanted = ({ closed, status }: LineState): boolean => !closed && status !== 'refused'

const connect = (state: LineState): void => {
  state.cancelRetry()
  state.greeted = null
  state.isOpen = false
  state.opened++
  state.socket.open()
}

const lost = (state: LineState): void => {
  const { clock, patience, socket, greeted } = state
  socket.drop()
  if (!isWanted(state)) return
  if (greeted !== null && clock.now() - greeted > STEADY) patience.beginAnew()
  if (greeted !== null || patience.isStrained()) tell(state, 'lost')
  state.greeted = null
  state.cancelRetry()
  state.cancelRetry = clock.after(patience.nextWait(), () => connect(state))
}

const greet = (state: LineState, look: () => void, then: () => void): void => {
  const { clock, patience, socket, opened } = state
  look()
  // Something was missing in it, and the line is made anew.
  if (state.opened !== opened || !socket.isThere()) return
  state.greeted = clock.now()
  patience.greeted()
  socket.hear()
  then()
  tell(state, 'open')
}
