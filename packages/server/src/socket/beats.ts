import { BEAT } from '@tefuda/wire'
import type { WebSocket } from 'ws'
import type { Clock } from '../tables/index.ts'

/** Every socket beats at a moment of its own that follows from when it came, so that beats tell nothing. */
export interface Beats {
  /** `text` is sent with every beat; null where pings are enough. */
  add(socket: WebSocket, text: string | null): void
  stop(): void
}

interface Beating {
  readonly socket: WebSocket
  readonly text: string | null
  /** Pings since anything was heard. */
  silent: number
  /** Beats so far. */
  count: number
}

/** A ping with every second beat. */
const PINGS = 2
/** Whoever still has something to read hears a ping late, and may leave so many unanswered instead of one. */
const MOST_SILENT = 3
/** The sockets of a server beat in so many groups one after another: all of them at once would make everybody wait. */
const GROUPS = 100
/** Milliseconds from one group to the next. */
export const STEP = BEAT / GROUPS

export const startBeats = (clock: Clock): Beats => {
  const groups = Array.from({ length: GROUPS }, () => new Set<Beating>())
  let came = 0
  let turn = 0
  let stop = (): void => undefined
  const step = (): void => {
    stop = clock.after(STEP, () => {
      for (const one of groups[turn]!) beat(one)
      turn = (turn + 1) % GROUPS
      step()
    })
  }
  step()
  return {
    add: (socket, text) => {
      const one: Beating = { socket, text, silent: 0, count: 0 }
      const group = groups[came++ % GROUPS]!
      group.add(one)
      const answered = (): void => {
        one.silent = 0
      }
      socket.on('pong', answered)
      socket.on('message', answered)
      socket.on('close', () => group.delete(one))
    },
    stop: () => stop(),
  }
}

const beat = (one: Beating): void => {
  const { socket, text } = one
  if (text !== null && socket.readyState === socket.OPEN) socket.send(text)
  one.count += 1
  if (one.count % PINGS !== 0) return
  if (one.silent >= (socket.bufferedAmount > 0 ? MOST_SILENT : 1)) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.ping()
  one.silent += 1
}
