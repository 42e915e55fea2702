import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Door, guestOf, openDoor, refusalIn } from '../../testing/door.ts'
import type { AddSockets } from './server.ts'

const doors: Door[] = []
const open = async (args: readonly string[] = [], addSockets?: AddSockets): Promise<Door> => {
  const door = await openDoor(args, addSockets)
  doors.push(door)
  return door
}
afterEach(async () => {
  for (const door of doors.splice(0)) await door.close()
})

/** A WebSocket that says who one is and lets newcomers in, as tables do. */
const echo: AddSockets = (app, { guests }) => {
  app.get(
    '/api/echo',
    {
      websocket: true,
      preHandler: async (request, reply) => {
        await guests.admit(request, reply)
      },
    },
    async (socket, request) => {
      const guest = await guests.known(request)
      socket.send(guest.id)
    },
  )
}

const listening = async (door: Door): Promise<{ readonly origin: string; readonly port: number }> => {
  const origin = await door.app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, port: Number(new URL(origin).port) }
}

test('however often it is asked whether the server is ready, the database is asked once a second', async () => {
  const { app, store, clock } = await open()
  const asked = vi.spyOn(store, 'health')
  const crowd = async (): Promise<void> => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
  await crowd()
  clock.now += 999
  await crowd()
  expect(asked).toHaveBeenCalledTimes(1)
  clock.now += 1
  await crowd()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what takes no body takes an empty one, whatever it is said to be', async () => {
  const door = await open()
  const ann = door.browser()
  await ann.ask('PUT', '/api/me', { name: 'Ann' })
  const headers = { cookie: ann.cookie.value, 'content-type': 'application/json' }
  const reply = await door.app.inject({ method: 'DELETE', url: '/api/blocks', headers, payload: '' })
  expect(reply.statusCode).toBe(204)
})

test('whatever is wrong is said in one shape, in both languages, and nothing keeps that answer', async () => {
  const { app } = await open()
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/rule-sets', payload, headers: { 'content-type': type } })
  const cases = [
    [await app.inject('/api/none'), 404, 'not-found'],
    [await app.inject('/nothing.png'), 404, 'not-found'],
    [await app.inject('/assets/old.js'), 404, 'not-found'],
    [await app.inject('/feed/nobody'), 404, 'not-found'],
    [await app.inject(`/feed/${'a'.repeat(22)}.xml`), 404, 'not-found'],
    [await app.inject({ method: 'POST', url: '/southern-cross' }), 404, 'not-found'],
    [await app.inject({ method: 'PUT', url: '/api/lobby' }), 405, 'wrong-method'],
    [await app.inject({ method: 'DELETE', url: `/api/tables/${'a'.repeat(22)}` }), 405, 'wrong-method'],
    [await app.inject('/api/tables/1'), 400, 'bad-request'],
    [await app.inject(`/api/tables/${'a'.repeat(201)}`), 404, 'not-found'],
    [await app.inject('/api/archive?before=soon'), 400, 'bad-request'],
    [await app.inject('/api/archive?all=1'), 400, 'bad-request'],
    [await app.inject('/%E0%A4%A'), 400, 'bad-request'],
    [await post('{'), 400, 'broken-json'],
    [await post(''), 400, 'bad-request'],
    [await post('{"__proto__":{"a":1}}'), 400, 'bad-request'],
    [await post('{"rules":{"constructor":{"prototype":{}}}}'), 400, 'bad-request'],
    [await post('{"__proto__":'), 400, 'broken-json'],
    [await post('game=exjan', 'application/x-www-form-urlencoded'), 415, 'not-json'],
    [await post('{}', 'text/plain'), 415, 'not-json'],
    [await post(JSON.stringify({ game: 'x'.repeat(70_000) })), 413, 'too-large'],
  ] as const
  for (const [reply, status, code] of cases) {
    expect([reply.statusCode, refusalIn(reply)], reply.body).toEqual([status, code])
    expect(reply.headers['cache-control'], reply.body).toBe('no-store')
    expect(reply.headers['content-type']).toContain('application/json')
  }
})

test('a value that will not do is named, in words and without the pattern it had to match', async () => {
  const { app } = await open()
  const words = async (url: string, payload?: object): Promise<string> => {
    const reply = await app.inject({ url, ...(payload !== undefined && { method: 'POST', payload }) })
    expect([reply.statusCode, refusalIn(reply)], reply.body).toEqual([400, 'bad-request'])
    const { error } = reply.json<{ error: { message: { ja: string; en: string } } }>()
    expect(error.message.ja).not.toMatch(/[a-z]{3,} [a-z]{3,}/i)
    expect(reply.body).not.toMatch(/invalid|expected|\^|\$/i)
    return Object.values(error.message).join('\n')
  }
  expect(await words('/api/tables/xxxx')).toMatch(/「id」.*\n.*"id"/)
  expect(await words('/api/archive?before=soon')).toMatch(/「before」.*\n.*"before"/)
  expect(await words('/api/archive?all=1')).toMatch(/「all」.*\n.*"all"/)
  expect(await words(`/api/archive?${'x'.repeat(2000)}=1`)).toHaveLength(
    (await words(`/api/archive?${'x'.repeat(200)}=1`)).length,
  )
  expect(await words('/api/rule-sets', { game: 'exjan', name: 'a', rules: [] })).toMatch(/「rules」.*\n.*"rules"/)
  expect(await words('/api/rule-sets', [])).toMatch(/「body」.*\n.*"body"/)
})

test('a fault of the server is logged and kept from whoever asked', async () => {
  const door = await open()
  await door.store.db.schema.dropTable('matches').execute()
  const reply = await door.app.inject('/api/lobby')
  expect([reply.statusCode, refusalIn(reply)]).toEqual([500, 'internal'])
  expect(reply.body).not.toMatch(/matches|sql|at /i)
  expect(door.logged.join('')).toContain('no such table: matches')
})

test('changes and WebSockets from other sites are refused; programs, which have no site, are not', async () => {
  const { app } = await open(['--public-url', 'https://cards.example.org'])
  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'PUT',
      url: '/api/me',
      headers: { host: 'cards.test:8787', ...headers },
      payload: { name: 'A' },
    })
  for (const headers of [
    { origin: 'http://evil.test' },
    { origin: 'http://cards.test' },
    { origin: 'http://cards.test:8787.evil.test' },
    { origin: 'ftp://cards.test:8787' },
    { origin: 'ws://cards.test:8787' },
    { origin: 'ftp://cards.example.org' },
    { origin: 'web+cards://cards.test:8787' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://cards.example.org' },
  ]) {
    const reply = await ask(headers)
    expect([reply.statusCode, refusalIn(reply)], JSON.stringify(headers)).toEqual([403, 'foreign-origin'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  for (const headers of [
    {},
    { origin: 'http://cards.test:8787' },
    { origin: 'https://cards.test:8787' },
    { origin: 'https://cards.example.org' },
    { 'sec-fetch-site': 'same-origin' },
  ])
    expect((await ask(headers)).statusCode, JSON.stringify(headers)).toBe(200)
})

test('no other site may read anything', async () => {
  const { app } = await open()
  for (const method of ['GET', 'OPTIONS'] as const) {
    const reply = await app.inject({
      method,
      url: '/api/lobby',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'GET' },
    })
    for (const name of Object.keys(reply.headers)) expect(name).not.toMatch(/^access-control/)
  }
})

test('a WebSocket is opened for our own page, with a cookie for somebody new; not for another site', async () => {
  const door = await open([], echo)
  const { origin, port } = await listening(door)
  const url = `ws://127.0.0.1:${port}/api/echo`
  const heard = (headers: Record<string, string>) =>
    new Promise<{ id: string; cookie: string }>((resolve, reject) => {
      const socket = new WebSocket(url, { headers })
      let cookie = ''
      socket.on('upgrade', (response) => {
        cookie = response.headers['set-cookie']?.[0] ?? ''
      })
      socket.on('message', (message: Buffer) => {
        socket.close()
        resolve({ id: message.toString(), cookie })
      })
      socket.on('error', reject)
    })
  const first = await heard({ origin })
  expect(first.cookie).toContain('HttpOnly')
  const again = await heard({ origin, cookie: first.cookie.split(';')[0] ?? '' })
  expect(again).toEqual({ id: first.id, cookie: '' })
  await expect(heard({ origin: 'http://evil.test' })).rejects.toThrow('403')
  await expect(heard({ origin: 'null' })).rejects.toThrow('403')
})

test('what browsers are told to keep to', async () => {
  const { app } = await open()
  for (const url of ['/', '/southern-cross', '/api/lobby', '/api/none', '/early.js']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy, url).toContain("script-src 'self';")
    expect(policy, url).toContain("frame-ancestors 'none'")
    expect(policy, url).not.toMatch(/unsafe|upgrade-insecure|\*/)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['x-frame-options'], url).toBe('DENY')
    expect(headers['referrer-policy'], url).toBe('same-origin')
    expect(headers['strict-transport-security'], url).toBeUndefined()
    expect(headers['x-powered-by'], url).toBeUndefined()
  }
})

test('behind TLS the cookie is Secure; only a proxy that is trusted can say so', async () => {
  const put = async (door: Door, remoteAddress: string) => {
    const reply = await door.app.inject({
      method: 'PUT',
      url: '/api/me',
      remoteAddress,
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'cards.example.org',
        origin: 'https://cards.example.org',
      },
      payload: { name: 'A' },
    })
    return [reply.statusCode, String(reply.headers['set-cookie']).includes('Secure')]
  }
  const trusting = await open(['--trust-proxy', '10.0.0.0/8'])
  expect(await put(trusting, '10.1.2.3')).toEqual([200, true])
  expect(await put(trusting, '192.168.0.9')).toEqual([403, false])
})

test('after a change of keys old cookies still open, and are signed anew', async () => {
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
  const before = await openDoor([], undefined, { TEFUDA_COOKIE_KEYS: older })
  doors.push(before)
  const ann = before.browser()
  await ann.ask('PUT', '/api/me', { name: 'Ann' })
  const row = await before.store.db.selectFrom('guests').selectAll().executeTakeFirstOrThrow()
  const put = async (keys: string) => {
    const door = await openDoor([], undefined, { TEFUDA_COOKIE_KEYS: keys })
    doors.push(door)
    await door.store.db.insertInto('guests').values(row).execute()
    const again = door.browser()
    again.cookie.value = ann.cookie.value
    const me = await again.ask('GET', '/api/me')
    await again.ask('PUT', '/api/me', { name: 'Ann' })
    return {
      name: me.json<{ name: string } | null>()?.name,
      same: guestOf(again) === guestOf(ann),
      cookie: again.cookie.value,
    }
  }
  const both = await put(`${newer},${older}`)
  expect(both).toMatchObject({ name: 'Ann', same: true })
  expect(both.cookie).not.toBe(ann.cookie.value)
  expect(await put(newer)).toMatchObject({ name: undefined, same: false })
})

test('below a base path everything is there and nothing beside it, but for what looks after the server', async () => {
  const { app } = await open(['--base', '/club'])
  expect((await app.inject('/club/api/lobby')).statusCode).toBe(200)
  expect((await app.inject('/club/exjan')).body).toContain('<base href="/club/"')
  for (const above of ['/', '/club']) expect((await app.inject(above)).headers.location).toBe('/club/')
  for (const url of ['/api/lobby', '/exjan', '/early.js']) expect((await app.inject(url)).statusCode, url).toBe(404)
  // A probe that is set wrongly must not take the page for a healthy answer.
  for (const url of ['/healthz', '/readyz', '/metrics']) {
    const authorization = 'Bearer a-token-of-the-tests'
    expect((await app.inject({ url, headers: { authorization } })).statusCode, url).toBe(200)
    const below = await app.inject({ url: `/club${url}`, headers: { authorization } })
    expect([below.statusCode, refusalIn(below)], url).toEqual([404, 'not-found'])
  }
  const reply = await app.inject({ method: 'PUT', url: '/club/api/me', payload: { name: 'A' } })
  expect(String(reply.headers['set-cookie'])).toContain('Path=/club/')
  expect(reply.json<{ feed: string }>().feed).toMatch(/^\/club\/feed\//)
})

test('what browsers only heed on a connection they trust is sent on no other', async () => {
  const { app } = await open(['--trust-proxy', 'true'])
  const unheeded = async (url: string, headers = {}): Promise<boolean[]> => {
    const reply = await app.inject({ url, headers })
    return [reply.headers['cross-origin-opener-policy'], reply.headers['origin-agent-cluster']].map(
      (header) => header === undefined,
    )
  }
  expect(await unheeded('http://192.168.1.5:8787/')).toEqual([true, true])
  expect(await unheeded('http://localhost:8787/')).toEqual([false, false])
  expect(await unheeded('http://[::1]:8787/')).toEqual([false, false])
  expect(await unheeded('http://cards.example/', { 'x-forwarded-proto': 'https' })).toEqual([false, false])
})

test('one address may ask so often, one guest change so often, and both are told when to come back', async () => {
  const door = await open(['--limit-requests', '60', '--limit-changes', '5', '--limit-tables', '2'])
  const ann = door.browser()
  const rename = () => ann.ask('PUT', '/api/me', { name: 'A' })
  const answers: number[] = []
  for (let i = 0; i < 7; i += 1) answers.push((await rename()).statusCode)
  // The first makes the guest, and is counted for the address.
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429])
  const refused = await rename()
  expect(refusalIn(refused)).toBe('too-many')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const bob = door.browser()
  const table = {
    game: 'exjan',
    rules: {},
    seats: [{ kind: 'open' }],
    options: { pace: { kind: 'none' }, isPublic: false, spectators: null },
  }
  await bob.ask('PUT', '/api/me', { name: 'B' })
  const opened: number[] = []
  for (let i = 0; i < 3; i += 1) opened.push((await bob.ask('POST', '/api/tables', table)).statusCode)
  expect(opened).toEqual([200, 200, 429])
  let last = 200
  for (let i = 0; i < 60 && last === 200; i += 1) last = (await door.app.inject('/api/lobby')).statusCode
  expect(last).toBe(429)
  expect((await door.app.inject('/')).statusCode).toBe(200)
  expect((await door.app.inject({ url: '/api/lobby', remoteAddress: '198.51.100.7' })).statusCode).toBe(200)
  expect((await door.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('the log names neither guests nor tables nor anything secret', async () => {
  const door = await open([], echo)
  const ann = door.browser()
  const { feed } = (await ann.ask('PUT', '/api/me', { name: 'Anneliese' })).json<{ feed: string }>()
  const { path } = (await ann.ask('POST', '/api/me/link')).json<{ path: string }>()
  const token = path.split('#')[1] ?? ''
  await ann.ask('POST', '/api/me/claim', { token })
  await ann.ask('GET', feed)
  const table = await door.put({ host: guestOf(ann) })
  await ann.ask('GET', `/api/tables/${table}/record`)
  await ann.ask('POST', '/api/push', {
    endpoint: 'https://push.example.org/abc',
    keys: { p256dh: 'p-key', auth: 'a-key' },
  })
  await door.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token-of-the-tests' } })
  door.app.log.warn({ token, guest: { cookie: ann.cookie.value }, deep: { body: { secret: 'hidden' } } }, 'by mistake')
  await door.app.inject({
    method: 'POST',
    url: '/api/rule-sets',
    payload: '{"name":"Anneliese',
    headers: { 'content-type': 'application/json' },
  })
  const log = door.logged.join('')
  expect(log).toContain('/api/tables/:id/record')
  expect(log).toContain('by mistake')
  const [key = ''] = door.secrets.cookieKeys
  for (const secret of [
    'Anneliese',
    token,
    table,
    guestOf(ann),
    feed.slice(6, 28),
    'a-token-of-the-tests',
    'p-key',
    'push.example',
    'hidden',
    key,
  ])
    expect(log, secret).not.toContain(secret)
})

test('whoever sends slowly is cut off, and everybody else is served meanwhile', async () => {
  const door = await open()
  const { origin, port } = await listening(door)
  const { headersTimeout, requestTimeout, timeout } = door.app.server
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 20_000, 60_000])
  door.app.server.headersTimeout = 50
  door.app.server.requestTimeout = 100
  const ends = [
    'GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/rule-sets HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ].map(
    (text) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (chunk) => {
          heard += String(chunk)
        })
        socket.on('close', () => resolve(heard))
        socket.on('error', () => resolve(heard))
      }),
  )
  expect((await fetch(`${origin}/api/lobby`)).status).toBe(200)
  for (const heard of await Promise.all(ends)) expect(heard).toMatch(/^(HTTP\/1\.1 408|$)/)
  expect((await fetch(`${origin}/api/lobby`)).status).toBe(200)
})

test('a request that is no HTTP ends that connection alone', async () => {
  const door = await open()
  const { origin, port } = await listening(door)
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('\u0016\u0003\u0001 what?\r\n\r\n'))
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
    socket.resume()
  })
  expect((await fetch(`${origin}/api/lobby`)).status).toBe(200)
})

test('at the end sockets are told to come back, and a request that has begun is answered', async () => {
  let finish: (() => void) | undefined
  const slow: AddSockets = (app, site, gates) => {
    echo(app, site, gates)
    app.get('/api/slow', { schema: { hide: true } }, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { done: true }
    })
  }
  const door = await openDoor([], slow)
  const { origin, port } = await listening(door)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/echo`, { headers: { origin } })
  await new Promise((resolve) => socket.once('message', resolve))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const asked = fetch(`${origin}/api/slow`)
  await expect.poll(() => finish).toBeDefined()
  const end = door.close()
  expect(await closed).toBe(1012)
  finish?.()
  expect(await (await asked).json()).toEqual({ done: true })
  await end
})
