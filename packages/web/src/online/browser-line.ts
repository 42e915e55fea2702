import { screenClock } from '../table/screen-clock.ts'
import type { LineServices } from './reconnecting-line.ts'

/** Connects with the WebSocket of the browser. */
export const browserLine = (address: string): LineServices => ({
  clock: {
    // Goes on while the device sleeps, unlike the clock that measures what is shown.
    now: () => Date.now(),
    after: screenClock.after,
  },
  random: Math.random,
  open(events) {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => events.onOpen())
    socket.addEventListener('message', ({ data }) => events.onMessage(String(data)))
    socket.addEventListener('close', () => events.onClose())
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  },
})
