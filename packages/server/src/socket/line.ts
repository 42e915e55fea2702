import type { Socket } from 'node:net'
import type { Refusal } from '@tefuda/kernel'
import type { WebSocket } from 'ws'
import type { Clock } from '../tables/index.ts'
import { TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { refusedText } from '../tables/messages/texts.ts'
import { bytesOf, type Words } from '../words.ts'

/**
 * A reader that has so many bytes waiting is too slow; it comes back and is told everything at once. Beside them it may still
 * be reading one long message, as everything about a long match is: on a slow line it would begin with that for ever.
 */
const MOST_WAITING = 256 * 1024
/** So long a closed line may still take to say goodbye, in milliseconds. */
const LAST_WORDS = 2000

/** The sending end of a socket, which drops a reader that is too slow. */
export interface Line {
  readonly send: (words: Words) => void
  readonly close: (code: number, reason: string) => void
}

/** Sockets to which something was written in this turn of the event loop; it all goes out at once, at its end. */
let corked: Socket[] = []

const uncork = (): void => {
  const sockets = corked
  corked = []
  for (const socket of sockets) socket.uncork()
}

const gather = (socket: Socket): void => {
  if (socket.writableCorked > 0) return
  if (corked.length === 0) process.nextTick(uncork)
  socket.cork()
  corked.push(socket)
}

/** What is shared is sent as it lies there, in a frame of its own; to whoever reads it is one message. */
const write = (socket: WebSocket, words: Words): void => {
  if (typeof words === 'string') {
    socket.send(words)
    return
  }
  socket.send(words.head, { fin: false })
  for (const piece of words.shared) socket.send(piece, { binary: false, fin: false })
  socket.send(words.tail)
}

/** `socket` is what `tcp` carries. */
export const lineOf = (socket: WebSocket, tcp: Socket, clock: Clock): Line => {
  const close = (code: number, reason: string): void => {
    if (socket.readyState !== socket.OPEN) return
    socket.close(code, reason)
    clock.after(LAST_WORDS, () => socket.terminate())
  }
  let longest = 0
  return {
    close,
    send: (words) => {
      if (socket.readyState !== socket.OPEN) return
      const waiting = socket.bufferedAmount
      if (waiting === 0) longest = 0
      if (waiting > longest + MOST_WAITING) {
        close(TRY_AGAIN, 'slow')
        return
      }
      longest = Math.max(longest, bytesOf(words))
      gather(tcp)
      write(socket, words)
    },
  }
}

/** Says why over the socket: no browser tells a page why its connection was not opened. */
export const turnAway = (line: Line, code: number, reason: Refusal): void => {
  line.send(refusedText(null, reason))
  line.close(code, reason.code)
}
