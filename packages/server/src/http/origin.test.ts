import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '../../testing/door.ts'

/** Where the links of a feed lead that is asked for so. */
const asking = async (args: readonly string[]) => {
  const door = await openDoor(args)
  onTestFinished(() => door.close())
  const ann = door.browser()
  const { feed } = (await ann.ask('PUT', '/api/me', { name: 'Ann' })).json<{ feed: string }>()
  return async (headers: Record<string, string>): Promise<string> => {
    const { body } = await door.app.inject({ url: feed, headers })
    return new URL(/rel="self" href="([^"]+)"/.exec(body)?.[1] ?? '').origin
  }
}

test('links of a feed lead where the server is, whatever the one who asks calls it', async () => {
  const linksFor = await asking(['--port', '9000'])
  const lan = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const asked = ['localhost:1234', '127.0.0.1:9000', '[::1]:9000', ...lan.slice(0, 1).map(({ address }) => address)]
  for (const host of asked.map((one) => (one.includes('::') && !one.startsWith('[') ? `[${one}]` : one)))
    expect(await linksFor({ host })).toBe(`http://${host}`)
  for (const host of ['evil.test', 'evil.test:9000', 'localhost.evil.test', 'evil.test/localhost', 'a@localhost'])
    expect(await linksFor({ host }), host).toBe('http://localhost:9000')
  expect(await linksFor({ host: 'localhost', 'x-forwarded-host': 'evil.test' })).toBe('http://localhost')
})

test('a proxy that is believed says where the server is; the setting goes before all', async () => {
  const proxied = await asking(['--trust-proxy', '127.0.0.1'])
  const forwarded = { 'x-forwarded-host': 'cards.test', 'x-forwarded-proto': 'https' }
  expect(await proxied({ host: 'inside', ...forwarded })).toBe('https://cards.test')
  expect(await proxied({ host: 'cards.test', ...forwarded, 'x-forwarded-for': '10.1.1.1' })).toBe('https://cards.test')
  expect(await proxied({ host: 'evil.test', 'x-forwarded-for': '10.1.1.1' })).toBe('http://localhost:8787')
  const stranger = await asking(['--trust-proxy', '10.0.0.0/8'])
  expect(await stranger({ host: 'evil.test', ...forwarded })).toBe('http://localhost:8787')
  const told = await asking(['--public-url', 'https://cards.example'])
  expect(await told({ host: 'localhost', ...forwarded })).toBe('https://cards.example')
})

test('a server that listens at a name is known by it', async () => {
  const linksFor = await asking(['--host', 'tefuda.home', '--port', '80'])
  expect(await linksFor({ host: 'Tefuda.home' })).toBe('http://tefuda.home')
  expect(await linksFor({ host: 'evil.test' })).toBe('http://tefuda.home')
})
