import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Guests } from './guests.ts'
import { createGates } from './limits.ts'
import type { App } from './site.ts'

const LIMITS = { requests: 600, changes: 120, tables: 60, sockets: 200, commands: 120, programs: 600, work: 1000 }
const NOBODY = { of: async () => null } as unknown as Guests

test('whoever asks for much at once is heard bit by bit, and others come between', async () => {
  const app = fastify({ trustProxy: true }) as unknown as App
  onTestFinished(() => app.close())
  const gates = await createGates(app, NOBODY, LIMITS)
  let now = 0
  app.addHook('onRequest', gates.request)
  app.get('/', async () => now)
  await app.ready()
  const next = (): void => {
    now += 1
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  onTestFinished(() => clearImmediate(ticking))
  const ask = async (address: string): Promise<number> =>
    Number((await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).body)
  const many = Array.from({ length: 50 }, () => ask('203.0.113.66'))
  const other = await ask('192.0.2.1')
  const turns = await Promise.all(many)
  expect(new Set(turns).size).toBe(50)
  expect(turns.filter((turn) => turn < other).length).toBeLessThan(10)
})
