import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { isRefusal } from '@tefuda/kernel'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

let first: FastifyInstance
let second: FastifyInstance

beforeEach(() => {
  first = fastify({ forceCloseConnections: 'idle' })
  second = fastify()
})

afterEach(() => Promise.all([first, second].map((server) => server.close())))

const portOf = async (server: FastifyInstance): Promise<number> => {
  const addresses = await listen(server, { host: '127.0.0.1', port: 0 })
  if (isRefusal(addresses)) throw new Error(addresses.message.en)
  return Number(new URL(addresses[0] ?? '').port)
}

test('a taken port, and a host of somebody else, are answers and not crashes', async () => {
  const port = await portOf(first)
  expect(port).toBeGreaterThan(0)

  expect(await listen(second, { host: '127.0.0.1', port })).toMatchObject({
    code: 'port-taken',
    message: { en: expect.stringContaining(String(port)), ja: expect.stringContaining(String(port)) },
  })
  expect(await listen(second, { host: '192.0.2.1', port: 0 })).toMatchObject({ code: 'no-such-host' })
})

/** So many come at once. */
const MANY = 128

test('of many connections that come at once several are taken in a turn of the event loop', async () => {
  const port = await portOf(first)
  let taken = 0
  first.server.on('connection', () => {
    taken += 1
  })
  const sockets = Array.from({ length: MANY }, () => connect(port, '127.0.0.1'))
  let turns = 0
  for (; taken < MANY; turns++) await new Promise(setImmediate)
  for (const socket of sockets) socket.destroy()
  expect(turns).toBeLessThan(process.platform === 'linux' ? MANY / 2 : Infinity)
})

test('what is under way when it closes is answered, whichever door it came by, and nobody who does nothing is waited for', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: finish } = Promise.withResolvers<void>()
  let asked = 0
  first.get('/quick', () => 'quick')
  first.get('/slow', async () => {
    asked += 1
    if (asked === MANY) begin()
    await goOn
    return 'slow'
  })
  const port = await portOf(first)
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      request.on('error', reject)
    })
  await Promise.all(Array.from({ length: MANY }, () => ask('/quick')))
  const slow = Array.from({ length: MANY }, () => ask('/slow'))
  await Promise.all(Array.from({ length: MANY }, () => ask('/quick')))
  await begun
  let isClosed = false
  const closing = first.close().then(() => {
    isClosed = true
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isClosed).toBe(false)
  finish()
  expect(await Promise.all(slow)).toEqual(slow.map(() => 200))
  await closing
  agent.destroy()
  await expect(ask('/quick')).rejects.toThrow('ECONNREFUSED')
})
