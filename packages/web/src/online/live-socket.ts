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

/** One socket at a time, which is taken for closed once nothing was heard of it for too long. */
export interface LiveSocket {
  /** Whether there is one. */
  isThere(): boolean
  /** Opens another in place of the one there is. */
  open(): void
  /** Sends nothing where there is none. */
  send(text: string): void
  /** Closes it, and tells nobody. */
  drop(): void
  /** Something was heard of it: from now on it may be silent for so long again. */
  hear(): void
  /** Milliseconds since something was heard of it, or since it was opened. */
  silentFor(): number
}

export interface LiveSocketServices {
  /** Begins to connect. */
  readonly open: (events: SocketEvents) => Socket
  readonly clock: Clock
  /** How long it may be silent by now, in milliseconds. */
  readonly silence: () => number
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  readonly onClose: () => void
  /** It has been silent for too long. */
  readonly onSilence: () => void
}

export const createLiveSocket = (services: LiveSocketServices): LiveSocket => {
  const { clock } = services
  let socket: Socket | null = null
  let heard = clock.now()
  let cancelSilence = (): void => {}

  const hear = (): void => {
    heard = clock.now()
    cancelSilence()
    cancelSilence = clock.after(services.silence(), services.onSilence)
  }

  const drop = (): void => {
    const old = socket
    socket = null
    old?.close()
    cancelSilence()
  }

  return {
    isThere: () => socket !== null,
    open() {
      drop()
      hear()
      // What an earlier socket still says is nothing to anybody.
      const opened: Socket = services.open({
        onOpen: () => {
          if (socket !== opened) return
          hear()
          services.onOpen()
        },
        onMessage: (text) => {
          if (socket !== opened) return
          hear()
          services.onMessage(text)
        },
        onClose: () => {
          if (socket === opened) services.onClose()
        },
      })
      socket = opened
    },
    send: (text) => socket?.send(text),
    drop,
    hear,
    silentFor: () => clock.now() - heard,
  }
}
