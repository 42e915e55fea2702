import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { handClock } from '../../testing/hand-clock.ts'
import { TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { type Line, lineOf } from './line.ts'

/** A line whose reader reads nothing until `read` is called. */
const slowReader = async (): Promise<{
  line: Line
  isOpen(): boolean
  read(): void
  heard: string[]
  closed: Promise<number>
}> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const coming = new Promise<{ socket: WebSocket; tcp: Socket }>((resolve) =>
    server.on('connection', (socket, request) => resolve({ socket, tcp: request.socket })),
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  page.on('message', (data: Buffer) => heard.push(data.toString()))
  const closed = new Promise<number>((resolve) => page.on('close', resolve))
  await new Promise((resolve) => page.once('open', resolve))
  page.pause()
  const { socket, tcp } = await coming
  return {
    line: lineOf(socket, tcp, handClock()),
    isOpen: () => socket.readyState === socket.OPEN,
    read: () => page.resume(),
    heard,
    closed,
  }
}

/** More than the system takes in by itself for a connection on one machine. */
const HUGE = 16_000_000
const LITTLE = 'a little'

test('whoever still reads one long message is not too slow for what follows it', async () => {
  const { line, isOpen, read, heard } = await slowReader()
  line.send('x'.repeat(HUGE))
  for (let turn = 0; turn < 5; turn++) {
    await new Promise(setImmediate)
    line.send(LITTLE)
  }
  expect(isOpen()).toBe(true)
  read()
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(6)
  expect(heard.slice(1)).toEqual(Array.from({ length: 5 }, () => LITTLE))
})

test('what is shared comes in its place among others, as one message', async () => {
  const { line, read, heard } = await slowReader()
  const shared = [Buffer.from('"手",'), Buffer.from('"札",')]
  line.send('before')
  for (const tail of ['"one"]', '"other"]']) line.send({ head: '[', shared, tail })
  line.send('after')
  read()
  await expect.poll(() => heard.length).toBe(4)
  expect(heard).toEqual(['before', '["手","札","one"]', '["手","札","other"]', 'after'])
})

test('whoever has much more than that to read comes again', async () => {
  const { line, read, closed } = await slowReader()
  line.send('x'.repeat(HUGE))
  for (let turn = 0; turn < 10; turn++) {
    await new Promise(setImmediate)
    line.send('y'.repeat(100_000))
  }
  read()
  expect(await closed).toBe(TRY_AGAIN)
})
