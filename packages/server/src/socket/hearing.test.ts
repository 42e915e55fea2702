import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { listenTo } from './hearing.ts'

test('what waits for its turn comes in its order, the end last; until then no more is read', () => {
  const later: (() => void)[] = []
  const heard: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    isPaused: false,
    pause: () => Object.assign(socket, { isPaused: true }),
    resume: () => Object.assign(socket, { isPaused: false }),
  })
  listenTo(socket as unknown as WebSocket, (work) => (heard.length === 0 ? work() : later.push(work)), {
    hear: (data) => heard.push((data as Buffer).toString()),
    end: () => heard.push('end'),
  })
  const say = (text: string): void => void socket.emit('message', Buffer.from(text), false)
  say('one')
  expect([heard, socket.isPaused]).toEqual([['one'], false])
  say('two')
  say('three')
  socket.emit('close')
  expect([heard, socket.isPaused]).toEqual([['one'], true])
  const paused = later.map((work) => {
    work()
    return socket.isPaused
  })
  expect([heard, paused]).toEqual([
    ['one', 'two', 'three', 'end'],
    [true, true, false],
  ])
})
