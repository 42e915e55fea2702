import type { RawData, WebSocket } from 'ws'
import type { InTurn } from '../turns.ts'

export interface Hearing {
  hear(data: RawData, isBinary: boolean): void
  end(): void
}

/** Hears what a socket says, and its end, in their order. While something waits for its turn, no more is read from the socket. */
export const listenTo = (socket: WebSocket, inTurn: InTurn, { hear, end }: Hearing): void => {
  let waiting = 0
  const lineUp = (work: () => void): void => {
    waiting += 1
    inTurn(() => {
      waiting -= 1
      if (waiting === 0 && socket.isPaused) socket.resume()
      work()
    })
    if (waiting > 0) socket.pause()
  }
  socket.on('message', (data, isBinary) => lineUp(() => hear(data, isBinary)))
  socket.on('close', () => lineUp(end))
}
