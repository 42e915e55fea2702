import type { Refusal } from '@tefuda/kernel'
import type { Command, Hello, ServerMessage } from '@tefuda/wire'
import type { Clock } from '../table/asking.ts'

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

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
/** A command before it has got its id. */
export type Order = WithoutId<Command>

/** The command is stored. */
export type Done = Pick<ServerMessage & { readonly type: 'done' }, 'token' | 'table'>
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

/** The first wait after a loss, in milliseconds; each is twice as long as the one before. */
const FIRST_WAIT = 100
/** The longest while a server may just be starting again, which is for so many attempts, and the longest later. */
const SOON = 1500
const SOON_ATTEMPTS = 30
const LONGEST_WAIT = 5000
/** Half as long again as the server's beat: a line that is silent for so long is dead. */
const SILENCE = 15_000
/**
 * A line that is being made may be silent for so long until it is greeted. A long game on a slow line arrives in one message
 * of which nothing is heard until it is whole, so that each line that was open in vain lets the next have twice as long.
 */
const GREETING = 8000
const LONGEST_GREETING = 60_000
/** On waking up nobody waits that long: a beat that is this late will not come, nor will a greeting after such a part of its time. */
const LATE = 12_000
const LATE_GREETING = 1 / 8
/** Whoever was connected for so long begins again with the first wait. */
const STEADY = 5000

/** Nobody knows whether the command was stored: it is sent once more after a while, which does nothing twice. */
const UNCERTAIN = 'store-down'
const ONCE_MORE = 1000
/** A command that is refused for now, with a wait after which it may come again, is sent again so often. */
const MOST_TRIES = 10

/** Refusals of a whole connection that pass by themselves. */
const PASSING: readonly string[] = ['store-down', 'internal', 'too-fast', 'no-hello', 'too-many-connections']

/** A command that has not been answered yet. */
interface Waiting {
  readonly command: Command
  /** How often it was refused for now. */
  tries: number
  resolve(answer: Done | Refusal): void
}

/** A connection to one table that mends itself. */
export const createConnection = (line: Line, listener: Listener): Connection => {
  const { clock } = line
  const session = Math.floor(line.random() * 36 ** 8).toString(36)
  const waiting = new Map<string, Waiting>()
  let sent = 0
  /** As it was told: while a line that held is made anew it may still be `open`. */
  let status: Status = 'connecting'
  let closed = false
  let attempts = 0
  /** When this connection got its first message; null before. */
  let greeted: number | null = null
  /** Whether hello could be said on this connection. */
  let isOpen = false
  /** How long a connection may be silent until it is greeted. */
  let patience = GREETING
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
    cancelSilence = greeted === null ? clock.after(patience, outlasted) : clock.after(SILENCE, lost)
  }

  const outlasted = (): void => {
    if (isOpen) patience = Math.min(2 * patience, LONGEST_GREETING)
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
    if (greeted !== null && clock.now() - greeted > STEADY) attempts = 0
    if (greeted !== null || attempts > 1 || patience > 2 * GREETING) tell('lost')
    greeted = null
    const longest = attempts < SOON_ATTEMPTS ? SOON : LONGEST_WAIT
    const wait = Math.min(longest, FIRST_WAIT * 2 ** attempts) * (0.5 + line.random() / 2)
    attempts++
    cancelRetry()
    cancelRetry = clock.after(wait, connect)
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
        settle(message.id, {
          ...(message.token !== undefined && { token: message.token }),
          ...(message.table !== undefined && { table: message.table }),
        })
        break
      case 'refused':
        if (message.id === null) refuse(message.error as Refusal)
        else if (message.error.code === UNCERTAIN) sendAgain(message.id, ONCE_MORE)
        else if (message.wait !== undefined && mayTryAgain(message.id)) sendAgain(message.id, message.wait)
        else settle(message.id, message.error as Refusal)
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
    patience = GREETING
    hear()
    for (const { command } of waiting.values()) transmit(command)
    tell('open')
  }

  /** What cannot go out now does after the next greeting. */
  const transmit = (command: Command): void => {
    if (greeted !== null) socket?.send(JSON.stringify(command))
  }

  const mayTryAgain = (id: string): boolean => {
    const asked = waiting.get(id)
    return asked !== undefined && asked.tries++ < MOST_TRIES
  }

  const sendAgain = (id: string, wait: number): void => {
    clock.after(wait, () => {
      const asked = waiting.get(id)
      if (asked !== undefined) transmit(asked.command)
    })
  }

  const settle = (id: string, answer: Done | Refusal): void => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
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
    send(order) {
      const id = `${session}-${sent++}`
      const command = { ...order, id } as Command
      const answer = new Promise<Done | Refusal>((resolve) => waiting.set(id, { command, tries: 0, resolve }))
      transmit(command)
      return answer
    },
    wake() {
      if (closed || status === 'refused') return
      if (socket !== null && clock.now() - heard < (greeted === null ? LATE_GREETING * patience : LATE)) return
      attempts = 0
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
