import { isRefusal } from '@tefuda/kernel'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

const servers = [fastify(), fastify()] as const
const [first, second] = servers

afterEach(() => Promise.all(servers.map((server) => server.close())))

test('a taken port, and a host of somebody else, are answers and not crashes', async () => {
  const addresses = await listen(first, { host: '127.0.0.1', port: 0 })
  if (isRefusal(addresses)) throw new Error(addresses.message.en)
  const port = Number(new URL(addresses[0] ?? '').port)
  expect(port).toBeGreaterThan(0)

  expect(await listen(second, { host: '127.0.0.1', port })).toMatchObject({
    code: 'port-taken',
    message: { en: expect.stringContaining(String(port)), ja: expect.stringContaining(String(port)) },
  })
  expect(await listen(second, { host: '192.0.2.1', port: 0 })).toMatchObject({ code: 'no-such-host' })
})
