import { BEAT } from '@tefuda/wire'
import type { WebSocket } from 'ws'
import type { Clock } from '../house/index.ts'

/** Beats at the same moment for all sockets, so that they tell nothing. */
export interface Beats {
  /** `text` is sent with every beat; null where pings are enough. */
  add(socket: WebSocket, text: string | null): void
  stop(): void
}

/** A ping with every second beat. */
const PINGS = 2

export const startBeats = (clock: Clock): Beats => {
  const sockets = new Map<WebSocket, { readonly text: string | null; isAlive: boolean }>()
  let count = 0
  let stop = (): void => undefined
  const beat = (): void => {
    stop = clock.after(BEAT, () => {
      count += 1
      const isPing = count % PINGS === 0
      for (const [socket, state] of sockets) {
        if (state.text !== null && socket.readyState === socket.OPEN) socket.send(state.text)
        if (!isPing) continue
        if (!state.isAlive) socket.terminate()
        else if (socket.readyState === socket.OPEN) socket.ping()
        state.isAlive = false
      }
      beat()
    })
  }
  beat()
  return {
    add: (socket, text) => {
      const state = { text, isAlive: true }
      sockets.set(socket, state)
      const answered = (): void => {
        state.isAlive = true
      }
      socket.on('pong', answered)
      socket.on('message', answered)
      socket.on('close', () => sockets.delete(socket))
    },
    stop: () => stop(),
  }
}
