import { rng } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { type Kind, testDatabase } from '../../../scripts/test-databases.ts'
import { begin, type Client, connect, mustDo, openPage, someMove, takeSeat } from '../testing/client.ts'
import { serve } from '../testing/serving.ts'
import { answerTo, frame, MORE, PING, rawSocket, rawTo, TEXT } from './raw.ts'

const OPEN = { kind: 'open' } as const
const OPTIONS = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const
const BODY = { game: 'southern-cross', rules: { deals: 1 }, seats: [OPEN, OPEN], options: OPTIONS }

/** A server with a game that goes on. `fine`: a move is played there, and comes back to both. */
const served = async (args: readonly string[] = [], kind: Kind = 'sqlite') => {
  const server = await serve(await testDatabase(kind), args)
  onTestFinished(server.stop)
  const { table, cookie } = await server.open(BODY)
  const persons = [await openPage({ ...server, table, cookie }), await openPage({ ...server, table })]
  for (const [seat, person] of persons.entries()) await takeSeat(person, seat)
  await begin(persons[0]!, persons)
  const random = rng(1)
  const fine = async (): Promise<void> => {
    const mover = persons.find(({ game }) => game!.due)!
    const { turn } = mover.game!
    await mustDo(mover.ask({ do: 'move', move: someMove(mover, random), turn }))
    const seen = mover.game!.seen
    await Promise.all(persons.map((one) => one.until(({ game }) => game!.seen >= seen, 'an update')))
  }
  return { ...server, table, cookie, persons, fine }
}

const ask = (origin: string, path: string, init: RequestInit & { cookie?: string } = {}) =>
  fetch(`${origin}${path}`, {
    ...init,
    redirect: 'manual',
    headers: { origin, ...(init.cookie !== undefined && { cookie: init.cookie }), ...init.headers },
  })

const post = (origin: string, path: string, body: string, method = 'POST', cookie?: string) =>
  ask(origin, path, { method, body, headers: { 'content-type': 'application/json' }, ...(cookie && { cookie }) })

const refusedIn = (client: Client): (string | undefined)[] =>
  client.messages.flatMap((message) => (message.type === 'refused' ? [message.error.code] : []))

test('JSON that is deep, long, or speaks of prototypes is refused, and nothing stays of it', async () => {
  const { origin, fine, table } = await served()
  const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
  const rules = (value: string) => `{"game":"exjan","name":"a","rules":{"a":${value}}}`
  const bodies = [
    deep('[', ']', 30_000),
    rules(deep('[', ']', 30_000)),
    rules(deep('{"a":', '}', 10_000)),
    rules('1e400'),
    rules('"\\ud800\\u0000"'),
    '{"__proto__":{"game":"exjan"},"name":"a","rules":{}}',
    '{"game":"exjan","name":"a","rules":{"__proto__":{"a":1}}}',
    '{"game":"exjan","name":"a","rules":{"constructor":{"prototype":{"a":1}}}}',
    '{"game":"constructor","name":"a","rules":{}}',
    '{"game":"exjan","name":"\\u0000","rules":{}}',
    '{"game":"exjan","name":"\\ud800","rules":{}}',
    '"a"',
    'null',
    '[]',
  ]
  for (const body of bodies) {
    const reply = await post(origin, '/api/rule-sets', body)
    expect([400, 422], `${reply.status} ${body.slice(0, 60)}`).toContain(reply.status)
    expect(await reply.text()).not.toMatch(/stack|node_modules|RangeError/)
  }
  const page = await openPage({ origin, table })
  const frames = [
    deep('[', ']', 4000),
    `{"do":"say","id":"a","text":${deep('[', ']', 3000)}}`,
    '{"do":"move","id":"a","move":"x","turn":1e400}',
    '{"do":"sit","id":"a","seat":-1,"commitment":""}',
  ]
  for (const text of frames) page.socket.send(text)
  await page.until(() => refusedIn(page).length === frames.length, 'refusals')
  expect(new Set(refusedIn(page))).toEqual(new Set(['bad-message']))
  await fine()
})

test('what is written into frames is taken as it is or refused: no prototypes, halves of characters, or NUL', async () => {
  const { origin, fine, table } = await served()
  const page = await openPage({ origin, table })
  const frames = [
    '{"__proto__":{"do":"hello"},"id":"a","do":"leave"}',
    '{"do":"constructor","id":"a"}',
    '{"do":"say","id":"__proto__","text":"a\\u0000b"}',
    '{"do":"say","id":"b","text":"\\ud800"}',
  ]
  const codes: string[] = []
  for (const text of frames) {
    const before = refusedIn(page).length
    page.socket.send(text)
    await page.until(() => refusedIn(page).length > before, text)
    codes.push(refusedIn(page).at(-1)!)
  }
  expect(codes).toEqual(['bad-message', 'bad-message', 'bad-message', 'bad-text'])
  expect(({} as { do?: string }).do).toBeUndefined()
  await fine()
})

test('the server takes no offer to compress, and adds up the parts of a message', async () => {
  const { origin, fine, table } = await served()
  const path = `/api/tables/${table}/socket`
  const offers = ['Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits; server_max_window_bits=8']
  const bomb = await rawSocket(origin, path, offers)
  expect(bomb.heard()).toContain('101 Switching')
  expect(bomb.heard()).not.toMatch(/sec-websocket-extensions/i)
  const compressed = frame(TEXT, Buffer.alloc(100))
  compressed[0] = 0xc1
  bomb.socket.write(compressed)
  await bomb.closed

  const whole = await rawSocket(origin, path)
  for (const part of [frame(TEXT, '{"do":', false), frame(MORE, '', false), frame(PING, 'x'), frame(MORE, '"hello"}')])
    whole.socket.write(part)
  while (!whole.heard().includes('"type":"sync"')) await new Promise((resolve) => whole.socket.once('data', resolve))
  whole.socket.write(frame(TEXT, '{"do":"say"', false))
  for (let k = 0; k < 9; k++) whole.socket.write(frame(MORE, 'x'.repeat(1000), false))
  await whole.closed

  const claims = await rawSocket(origin, path)
  claims.socket.write(frame(TEXT, 'x', true, 2 ** 40))
  await claims.closed
  const unmasked = await rawSocket(origin, path)
  unmasked.socket.write(Buffer.from([0x81, 1, 0x61]))
  await unmasked.closed
  const broken = await rawSocket(origin, path)
  broken.socket.write(frame(TEXT, Buffer.from([0xff, 0xfe])))
  await broken.closed
  await fine()
})

test('whoever sends pings and reads nothing is dropped before much has gathered', async () => {
  const { origin, fine, table } = await served()
  const raw = await rawSocket(origin, `/api/tables/${table}/socket`)
  raw.socket.write(frame(TEXT, '{"do":"hello"}'))
  while (!raw.heard().includes('"type":"sync"')) await new Promise((resolve) => raw.socket.once('data', resolve))
  raw.socket.pause()
  const many = Buffer.concat(Array.from({ length: 500 }, () => frame(PING, 'x'.repeat(125))))
  let isClosed = false
  void raw.closed.then(() => {
    isClosed = true
  })
  let sent = 0
  // The systems between may hold some megabytes themselves; what nobody has read is no more than the server's.
  while (!isClosed && sent < 64 * 1024 * 1024) {
    raw.socket.write(many)
    sent += many.length
    await new Promise(setImmediate)
    if (raw.socket.writableLength > 1024 * 1024) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(isClosed).toBe(true)
  await fine()
})

test('many who come at once are counted like those who come one after another', async () => {
  // This database takes its time to let somebody in.
  const { origin, table } = await served(['--limit-sockets', '8'], 'postgres')
  // Whoever says nothing makes room again after a while, on a busy machine before the last one has come.
  const came = await Promise.allSettled(Array.from({ length: 300 }, () => openPage({ origin, table })))
  const inside = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(inside).toHaveLength(6)
  for (const page of inside) await page.leave()
  await openPage({ origin, table })
})

test('whatever is not there, not one’s own, or not to be seen gets one and the same answer', async () => {
  const { origin, table, cookie, persons } = await served()
  const secret = await ask(origin, '/api/tables', {
    method: 'POST',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BODY, options: { ...OPTIONS, spectators: null } }),
  })
  const { table: closed } = (await secret.json()) as { table: string }
  const nothing = 'A'.repeat(22)
  const told = async (path: string, init: Parameters<typeof ask>[2] = {}): Promise<string> => {
    const reply = await ask(origin, path, init)
    const headers = [...reply.headers].filter(([name]) => name !== 'date').map((header) => header.join(': '))
    return [reply.status, ...headers, await reply.text()].join('\n')
  }
  const absent = await told(`/api/tables/${nothing}`)
  expect(absent).toMatch(/^404\n/)
  const other = persons[1]!.cookie
  const saved = await post(origin, '/api/rule-sets', '{"game":"exjan","name":"a","rules":{}}', 'POST', cookie)
  const { id } = (await saved.json()) as { id: string }
  const answers = [
    await told(`/api/tables/${nothing}/record`),
    await told(`/api/series/${nothing}`),
    await told(`/api/rule-sets/${nothing}`),
    await told(`/api/rule-sets/${id}`, { method: 'DELETE', cookie: other }),
    await told(`/api/rule-sets/${nothing}`, { method: 'DELETE', cookie: other }),
    await told(`/feed/${nothing}.xml`),
    await told('/metrics'),
  ]
  expect(new Set(answers)).toEqual(new Set([absent]))
  const people = await Promise.all(
    [table, nothing].map(async (one) => {
      const reply = await post(origin, '/api/blocks', JSON.stringify({ table: one, who: 'AAAAAAAA' }), 'POST', other)
      return [reply.status, await reply.text()].join()
    }),
  )
  expect(people[0]).toBe(people[1])
  // Before a game everybody who has the link may come; nobody else learns of the table.
  expect(await told('/api/lobby', { cookie: other })).not.toContain(closed)
  const links = await Promise.all(
    ['', nothing, 'x'].map(async (token) => (await post(origin, '/api/me/claim', JSON.stringify({ token }))).text()),
  )
  expect(new Set(links).size).toBe(1)
})

test('no answer allows another site anything, and every kind of answer says what browsers are to keep to', async () => {
  const { origin, table, cookie } = await served()
  const { feed } = (await (await ask(origin, '/api/me', { cookie })).json()) as { feed: string }
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  const replies = [
    await ask(origin, '/'),
    await ask(origin, '/southern-cross'),
    await ask(origin, '/nothing.js'),
    await ask(origin, '/api/lobby', { headers: foreign }),
    await ask(origin, '/api/me', { method: 'OPTIONS', headers: foreign }),
    await ask(origin, '/api/me', { method: 'PUT', headers: foreign }),
    await ask(origin, '/api/none'),
    await ask(origin, '/%E0%A4%A'),
    await post(origin, '/api/rule-sets', '{'),
    await ask(origin, feed),
    await ask(origin, '/healthz'),
    await ask(origin, '/api/openapi.json'),
    await ask(origin, `/api/tables/${table}/record`, { cookie }),
  ]
  for (const reply of replies) {
    const { headers, url } = reply
    expect(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      url,
    ).toEqual([])
    expect(headers.get('content-security-policy'), url).toMatch(/^default-src '(self|none)'/)
    expect(headers.get('x-content-type-options'), url).toBe('nosniff')
    expect(headers.get('location'), url).toBeNull()
    expect(headers.get('server'), url).toBeNull()
    expect(headers.get('cross-origin-resource-policy'), url).toBe('same-origin')
  }
})

test('an address that leads out of the page’s folder, or names another host, leads nowhere', async () => {
  const { origin, fine } = await served()
  const { host } = new URL(origin)
  const paths = [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/assets/main.js%00.html',
    '//evil.example/a.js',
    '/\\evil.example',
    `http://evil.example/`,
  ]
  for (const path of paths) {
    const heard = await answerTo(origin, [`GET ${path} HTTP/1.1`, `Host: ${host}`])
    expect(heard, path).toMatch(/^HTTP\/1\.1 (200|400|403|404) /)
    expect(heard, path).not.toMatch(/root:|"workspaces"|^location:/im)
    expect(!heard.startsWith('HTTP/1.1 200') || heard.includes('<title>Tefuda</title>'), path).toBe(true)
  }
  for (const lines of [
    ['GET / HTTP/1.1', 'Host: evil.example'],
    ['GET /southern-cross HTTP/1.1', 'Host: evil.example"><script>'],
    ['GET /api/lobby HTTP/1.1', `Host: ${host}`, 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'],
    ['GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example'],
    ['GET / HTTP/1.1', `Host: ${host}`, 'X-Original-URL: /metrics', 'X-Rewrite-URL: /metrics'],
  ]) {
    const heard = await answerTo(origin, lines)
    expect(heard, lines.join()).not.toMatch(/evil|<script>|^location:/im)
  }
  const smuggled = ['POST /api/rule-sets HTTP/1.1', `Host: ${host}`, 'Content-Length: 4', 'Transfer-Encoding: chunked']
  expect(await answerTo(origin, smuggled)).toMatch(/^HTTP\/1\.1 400/)
  await fine()
})

test('a name is text wherever it comes out: in answers, and to others at the table', async () => {
  const { origin, table, cookie, persons } = await served()
  const names = ['=HYPERLINK("x")', '"><script>alert(1)', '@SUM(1;2)', "';drop table guests"]
  for (const name of names) {
    const reply = await post(origin, '/api/me', JSON.stringify({ name }), 'PUT', cookie)
    expect(reply.status, name).toBe(200)
    await persons[1]!.until((one) => one.table.seats.some((seat) => 'name' in seat && seat.name === name), 'the name')
    expect((await ask(origin, `/api/series/${table}`)).headers.get('content-type')).toContain('application/json')
  }
  for (const name of ['a\u202eb', 'a\u0000b', '\ud800', ' ', 'x'.repeat(25)])
    expect((await post(origin, '/api/me', JSON.stringify({ name }), 'PUT', cookie)).status, JSON.stringify(name)).toBe(
      400,
    )
})

test('programs: the token of another table, a used-up one, and one that was asked for twice', async () => {
  const { origin, cookie, open } = await served()
  const seatProgram = async (table: string, id: string) => {
    const host = await openPage({ origin, table, cookie })
    const told = await mustDo(host.ask({ do: 'seat-program', seat: 1, name: 'Robo' }, id))
    return { host, token: told.type === 'done' ? told.token : undefined }
  }
  const closing = async (table: string, token: string): Promise<string> => {
    const raw = await rawSocket(origin, `/api/tables/${table}/program`, [`Authorization: Bearer ${token}`])
    raw.socket.write(frame(TEXT, '{"cmd":"outcome","id":"here"}'))
    while (!/bad-token|"here"/.test(raw.heard())) await new Promise((resolve) => raw.socket.once('data', resolve))
    const isIn = raw.heard().includes('"here"')
    raw.socket.destroy()
    return isIn ? 'in' : 'out'
  }
  const [one, other] = [(await open(BODY, cookie)).table, (await open(BODY, cookie)).table]
  const first = await seatProgram(one, 'a')
  const second = await seatProgram(other, 'a')
  expect(await closing(one, first.token!)).toBe('in')
  expect(await closing(one, second.token!)).toBe('out')
  expect(await closing(other, first.token!)).toBe('out')
  // The answer was lost, and the page asks again: it may not be told of a token that opens nothing.
  const again = await seatProgram(one, 'a')
  expect(again.token === undefined || (await closing(one, again.token)) === 'in').toBe(true)
  await mustDo(first.host.ask({ do: 'clear-seat', seat: 1 }))
  expect(await closing(one, first.token!)).toBe('out')
  const anew = await seatProgram(one, 'b')
  expect(await closing(one, first.token!)).toBe('out')
  expect(await closing(one, anew.token!)).toBe('in')
})

test('where nobody may look on, nobody does: not by link, page, record or old place', async () => {
  const { origin, open } = await served()
  const { table, cookie } = await open({ ...BODY, options: { ...OPTIONS, spectators: null } })
  const host = await openPage({ origin, table, cookie })
  const guest = await openPage({ origin, table })
  const early = await openPage({ origin, table })
  await takeSeat(host, 0)
  await takeSeat(guest, 1)
  await begin(host, [host, guest])
  await early.until(({ closed }) => closed !== null, 'goodbye')
  expect(early.closed).toBe(4403)
  expect(early.messages.every((message) => message.type !== 'update' || message.game === undefined)).toBe(true)
  const late = await connect({ origin, table })
  late.socket.send('{"do":"hello","seen":0,"back":true}')
  late.socket.send('{"do":"say","id":"a","text":"psst"}')
  late.socket.send('{"do":"phrase","id":"b","phrase":"hello"}')
  await late.until(({ closed }) => closed !== null, 'goodbye')
  expect([late.closed, refusedIn(late), late.game]).toEqual([4403, ['no-spectators'], null])
  expect((await ask(origin, `/api/tables/${table}/record`, { cookie: early.cookie })).status).toBe(404)
  expect((await ask(origin, `/api/tables/${table}/record`, { cookie })).status).toBe(409)
  await mustDo(host.ask({ do: 'offer', offer: 'stop' }))
  await mustDo(guest.ask({ do: 'answer', yes: true }))
  const { messages } = await openPage({ origin, table, cookie })
  expect(messages.find(({ type }) => type !== 'beat')).toMatchObject({ type: 'sync', chat: [] })
})

test('a word that was used is not used again, whatever comes with it', async () => {
  const { persons } = await served()
  const mover = persons.find(({ game }) => game!.due)!
  await mustDo(mover.ask({ do: 'move', move: someMove(mover, rng(1)), turn: 0 }, 'word'))
  await mover.until(({ game }) => game!.turn === 1, 'the move')
  const seen = mover.game!.seen
  expect(await mover.ask({ do: 'leave' }, 'word')).toEqual({ type: 'done', id: 'word' })
  expect(await mover.ask({ do: 'close' }, 'word')).toEqual({ type: 'done', id: 'word' })
  expect([mover.game!.seen, mover.table.stage, mover.table.you.seat]).toEqual([seen, 'playing', persons.indexOf(mover)])
})

test('a cookie that is cut off, signed by somebody else, or of somebody who is gone opens nothing', async () => {
  const { origin, cookie, persons } = await served()
  const [name = '', value = ''] = cookie.split('=')
  const plain = decodeURIComponent(value)
  const other = decodeURIComponent(persons[1]!.cookie.split('=')[1]!)
  const signature = (text: string): string => text.slice(text.lastIndexOf('.'))
  const payload = plain.slice(0, plain.lastIndexOf('.'))
  const forged = [
    '',
    '.',
    payload,
    `${payload}.`,
    `${payload}${signature(other)}`,
    `${payload.replace(/\.1$/, '.2')}${signature(plain)}`,
    `${payload.toLowerCase()}${signature(plain)}`,
    plain.slice(0, -1),
    `${plain}=`,
    `s:${plain}`,
    '__proto__.1.x',
    'x'.repeat(4000),
  ]
  for (const text of forged) {
    const me = await ask(origin, '/api/me', { cookie: `${name}=${encodeURIComponent(text)}` })
    expect(await me.text(), text.slice(0, 60)).toBe('null')
  }
  expect(await (await ask(origin, '/api/me', { cookie: `${name}=%E0%A4%A; ${name}=%00` })).text()).toBe('null')
  await ask(origin, '/api/me', { method: 'DELETE', cookie })
  expect(await (await ask(origin, '/api/me', { cookie })).text()).toBe('null')
  expect((await post(origin, '/api/me/link', '{}', 'POST', cookie)).headers.getSetCookie()).toHaveLength(1)
})

test('requests for another protocol, with heads without end, or by methods nobody knows end with themselves', async () => {
  const { origin, fine } = await served()
  const host = `Host: ${new URL(origin).host}`
  for (const path of ['/api/lobby', '/', '/nothing', '/healthz', '/api/tables/short/socket'])
    for (const headers of [[], ['Upgrade: h2c']]) {
      const lines = [`GET ${path} HTTP/1.1`, host, `Origin: ${origin}`, ...headers, 'Upgrade: websocket']
      lines.push('Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==')
      const raw = await rawTo(origin, `${lines.join('\r\n')}\r\nConnection: Upgrade\r\n\r\n`)
      while (!raw.heard().includes('\r\n\r\n')) await new Promise((resolve) => raw.socket.once('data', resolve))
      expect(raw.heard(), path).toMatch(/^HTTP\/1\.1 4\d\d /)
      raw.socket.destroy()
    }
  expect(await answerTo(origin, ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(100_000)}`])).toMatch(/ 431 /)
  for (const method of ['TRACE', 'PROPFIND', 'FROB'])
    expect(await answerTo(origin, [`${method} /api/lobby HTTP/1.1`, host]), method).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await answerTo(origin, ['CONNECT evil.example:443 HTTP/1.1', host])).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
  await fine()
})
