import { EventEmitter } from 'node:events'
import { BEAT } from '@tefuda/wire'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { handClock } from '../../testing/hand-clock.ts'
import { startBeats } from './beats.ts'

/** How many pings somebody gets who answers none, with so many bytes still to read; ended after that. */
const pingsUnanswered = (bufferedAmount: number): number => {
  const clock = handClock()
  const beats = startBeats(clock)
  let [pings, isOpen] = [0, true]
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount,
    send: () => undefined,
    ping: () => {
      pings += 1
    },
    terminate: () => {
      isOpen = false
      socket.emit('close')
    },
  })
  beats.add(socket as unknown as WebSocket, 'beat')
  const end = clock.now() + 20 * BEAT
  while (isOpen && clock.goTo(end));
  beats.stop()
  expect(isOpen).toBe(false)
  return pings
}

test('who answers no ping is gone; who still has something to read has longer for that', () => {
  expect(pingsUnanswered(0)).toBe(1)
  expect(pingsUnanswered(100_000)).toBe(3)
})
