import { ServerResponse } from 'node:http'
import { connect as tcp } from 'node:net'
import { queryObjects } from 'node:v8'
import { rng } from '@tefuda/kernel'
import { LONGEST_FRAME } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, type Client, connect, mustDo, openPage, someMove, takeSeat } from '../../testing/client.ts'
import { serve } from '../../testing/serving.ts'

const OPEN = { kind: 'open' } as const
const OPTIONS = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const
const BODY = { game: 'southern-cross', rules: { deals: 1 }, seats: [OPEN, OPEN], options: OPTIONS }

/** A server with a game that has begun; `fine` plays a move at another table and sees it come back. */
const served = async (args: readonly string[] = []) => {
  const server = await serve(await testDatabase('sqlite'), args)
  onTestFinished(server.stop)
  const playing = async () => {
    const { table, cookie } = await server.open(BODY)
    const persons = [await openPage({ ...server, table, cookie }), await openPage({ ...server, table })]
    for (const [seat, person] of persons.entries()) await takeSeat(person, seat)
    await begin(persons[0]!, persons)
    return { table, persons }
  }
  const quiet = await playing()
  const random = rng(1)
  const fine = async (): Promise<void> => {
    const isDue = ({ game }: Client): boolean => game!.due
    while (!quiet.persons.some(isDue)) await new Promise((resolve) => setTimeout(resolve, 2))
    const mover = quiet.persons.find(isDue)!
    const { turn } = mover.game!
    await mustDo(mover.ask({ do: 'move', move: someMove(mover, random), turn }))
    await mover.until(({ game }) => game!.turn > turn, 'an update')
  }
  return { server, fine, playing, ...(await playing()) }
}

const refusedIn = (client: Client): (string | undefined)[] =>
  client.messages.flatMap((message) => (message.type === 'refused' ? [message.error.code] : []))

test('nobody plays from another seat, without a seat, or with a cookie that was not given', async () => {
  const { server, table, persons, fine } = await served()
  const idle = persons.find(({ game }) => !game!.due)!
  const mover = persons.find(({ game }) => game!.due)!
  const move = someMove(mover, rng(1))
  expect(await idle.ask({ do: 'move', move, turn: 0 })).toMatchObject({ type: 'refused' })
  const stranger = await openPage({ ...server, table })
  expect(await stranger.ask({ do: 'move', move, turn: 0 })).toMatchObject({ error: { code: 'no-seat' } })
  expect(await stranger.ask({ do: 'begin' })).toMatchObject({ error: { code: 'not-host' } })

  const [name, value] = mover.cookie.split('=') as [string, string]
  const other = decodeURIComponent(persons.find((one) => one !== mover)!.cookie.split('=')[1]!)
  const forged = [
    `${name}=${value.slice(0, -2)}`,
    `${name}=${decodeURIComponent(value).split('.')[0]}.1`,
    `${name}=${encodeURIComponent(decodeURIComponent(value).split('.').slice(0, 2).join('.') + other.slice(other.lastIndexOf('.')))}`,
  ]
  for (const cookie of forged) {
    const liar = await openPage({ ...server, table, cookie })
    expect(liar.table.you.seat, cookie).toBeNull()
    expect(liar.cookie).not.toBe(cookie)
  }
  await mustDo(mover.ask({ do: 'move', move, turn: 0 }))
  await fine()
})

test('pages of other sites are not let in, and a table nobody opened is not there', async () => {
  const { server, table, fine } = await served()
  const foreign = { ...server, table, headers: { origin: 'https://evil.example' } }
  await expect(connect(foreign)).rejects.toThrow('403')
  await expect(connect({ ...server, table: 'short' })).rejects.toThrow('400')
  const lost = await connect({ ...server, table: 'A'.repeat(22) })
  lost.socket.send('{"do":"hello"}')
  await lost.until(({ closed }) => closed !== null, 'goodbye')
  expect([refusedIn(lost), lost.closed]).toEqual([['no-table'], 4404])
  await fine()
})

test('whoever asks without a WebSocket is told that it takes one', async () => {
  const { server, table } = await served()
  for (const door of ['socket', 'program']) {
    const reply = await fetch(`${server.origin}/api/tables/${table}/${door}`)
    expect([reply.status, await reply.json()]).toMatchObject([426, { error: { code: 'no-upgrade' } }])
    expect(reply.headers.get('upgrade')).toBe('websocket')
  }
})

test('what cannot be understood is refused, and five times of that are enough', async () => {
  const { server, table, fine } = await served()
  const frames = ['{', 'null', '[]', '{"do":"fly","id":"a"}', '{"do":"hello"}', '{"do":"leave","id":"a","more":1}']
  for (const frame of frames) {
    const page = await openPage({ ...server, table })
    page.socket.send(frame)
    await page.until(() => refusedIn(page).length === 1, 'a refusal')
    // Something else may be told meanwhile.
    const refused = page.messages.find(({ type }) => type === 'refused')
    expect(refused).toMatchObject({ id: null, error: { code: 'bad-message' } })
    page.socket.close()
  }
  const page = await openPage({ ...server, table })
  for (let k = 0; k < 5; k++) page.socket.send(Buffer.from('{"do":"leave","id":"a"}'))
  await page.until(({ closed }) => closed !== null, 'goodbye')
  expect([refusedIn(page), page.closed]).toEqual([Array.from({ length: 5 }, () => 'bad-message'), 1008])

  const rude = await connect({ ...server, table })
  rude.socket.send('{"do":"leave","id":"a"}')
  await rude.until(() => refusedIn(rude).length === 1, 'a refusal')
  expect(refusedIn(rude)).toEqual(['no-hello'])
  await fine()
})

test('frames that are too large end the connection; whoever says nothing is sent away', {
  timeout: 15_000,
}, async () => {
  const { server, table, fine } = await served()
  const large = await openPage({ ...server, table })
  large.socket.send(JSON.stringify({ do: 'say', id: 'a', text: 'x'.repeat(LONGEST_FRAME) }))
  await large.until(({ closed }) => closed !== null, 'goodbye')
  expect([1006, 1009]).toContain(large.closed)
  const silent = await connect({ ...server, table })
  await fine()
  await silent.until(({ closed }) => closed !== null, 'goodbye')
  expect(silent.closed).toBe(1008)
})

test('a flood is refused and then cut off; others go on', async () => {
  const { server, table, fine } = await served(['--limit-commands', '5'])
  const flood = await openPage({ ...server, table })
  for (let k = 0; k < 5000; k++) flood.socket.send(JSON.stringify({ do: 'leave', id: `f${k}` }))
  await fine()
  await flood.until(({ closed }) => closed !== null, 'goodbye')
  expect(flood.closed).toBe(1008)
  const codes = refusedIn(flood)
  expect(codes.filter((code) => code === 'no-seat').length).toBeLessThan(60)
  expect(codes.filter((code) => code === 'too-fast').length).toBeLessThanOrEqual(200)
  await fine()
})

test('what a guest may send is for all pages together, and a page that is opened anew brings nothing new', async () => {
  const { server, table, fine } = await served(['--limit-commands', '5'])
  const first = await openPage({ ...server, table })
  const { cookie } = first
  const pages = [first, await openPage({ ...server, table, cookie }), await openPage({ ...server, table, cookie })]
  const [, ...answers] = await Promise.all(
    pages.flatMap((page) => Array.from({ length: 40 }, async () => page.ask({ do: 'leave' }))),
  )
  const done = answers.filter((told) => told.type === 'refused' && told.error.code === 'no-seat')
  expect(done.length).toBeLessThan(45)
  for (const page of pages) await page.leave()
  const back = await connect({ ...server, table, cookie })
  back.socket.send('{"do":"hello"}')
  await fine()
  await back.until(({ messages }) => messages.some(({ type }) => type === 'sync'), 'sync')
  expect(await back.ask({ do: 'leave' })).toMatchObject({ error: { code: 'too-fast' }, wait: expect.any(Number) })
})

test('a frame that was recorded and is sent again does nothing again', async () => {
  const { server, table, persons, fine } = await served()
  const mover = persons.find(({ game }) => game!.due)!
  const frame = { do: 'move', move: someMove(mover, rng(1)), turn: 0 } as const
  await mustDo(mover.ask(frame, 'kept'))
  const again = await openPage({ ...server, table, cookie: mover.cookie })
  expect(await again.ask(frame, 'kept')).toEqual({ type: 'done', id: 'kept' })
  expect(await again.ask(frame, 'new')).toMatchObject({ error: { code: 'moment-past' } })
  expect(again.game!.turn).toBe(1)
  const thief = persons.find((one) => one !== mover)!
  expect(await thief.ask(frame, 'kept')).toMatchObject({ type: 'refused' })
  await fine()
})

test('whoever does not read is dropped, and finds everything on coming back', { timeout: 30_000 }, async () => {
  const { server, fine, playing } = await served(['--limit-commands', '100000', '--limit-work', '100000'])
  const { table, persons } = await playing()
  const slow = tcp({ host: '127.0.0.1', port: Number(new URL(server.origin).port) })
  const request = [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    `Host: ${new URL(server.origin).host}`,
    `Origin: ${server.origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n')
  const closed = new Promise<void>((resolve) => slow.on('close', () => resolve()))
  slow.on('error', () => undefined)
  slow.write(request)
  await new Promise((resolve) => slow.once('data', resolve))
  slow.pause()
  const hello = Buffer.from('{"do":"hello"}')
  slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]))
  const loud = persons[1]!
  await loud.until((page) => page.table.spectators === 1, 'the slow reader')
  // Everybody at the table is told again and again who the host is now.
  for (let k = 0; loud.table.spectators > 0; k++) {
    await mustDo(persons[0]!.ask({ do: 'hand-over', seat: 1 }))
    await mustDo(loud.ask({ do: 'hand-over', seat: 0 }))
    if (k % 500 === 0) await fine()
  }
  slow.resume()
  await closed
  const back = await openPage({ ...server, table })
  expect(back.table.stage).toBe('playing')
})

test('nobody hosts more than ten public tables that have not begun', async () => {
  const server = await serve(await testDatabase('sqlite'))
  onTestFinished(server.stop)
  const body = { ...BODY, options: { ...OPTIONS, isPublic: true } }
  const { cookie } = await server.open(body)
  for (let k = 1; k < 10; k++) await server.open(body, cookie)
  const response = await fetch(`${server.origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, cookie },
    body: JSON.stringify(body),
  })
  expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'too-many-tables' } }])
  await server.open(BODY, cookie)
  await server.open(body)
})

test('one address has so many connections and no more', async () => {
  const { server, table } = await served(['--limit-sockets', '8'])
  const pages: Client[] = []
  for (let k = 0; k < 4; k++) pages.push(await openPage({ ...server, table }))
  await expect(connect({ ...server, table })).rejects.toThrow('429')
  await pages[0]!.leave()
  await openPage({ ...server, table })
})

test('one person has so many pages, and the next is told so in words', async () => {
  const { server, table, persons } = await served()
  const { cookie } = persons[0]!
  const pages: Client[] = []
  while (pages.length < 31) pages.push(await openPage({ ...server, table, cookie }))
  const refused = await connect({ ...server, table, cookie })
  await refused.until(({ closed }) => closed !== null, 'goodbye')
  expect([refusedIn(refused), refused.closed]).toEqual([['too-many-connections'], 1008])
  expect(refused.messages[0]).toMatchObject({ id: null })
  await pages[0]!.leave()
  const back = await openPage({ ...server, table, cookie })
  expect(back.game).not.toBeNull()
})

test('five hundred idle sockets disturb nobody', { timeout: 60_000 }, async () => {
  const { server, table, fine } = await served(['--limit-sockets', '1000', '--limit-requests', '100000'])
  const idle: Client[] = []
  while (idle.length < 500)
    idle.push(...(await Promise.all(Array.from({ length: 25 }, () => openPage({ ...server, table })))))
  await fine()
  await idle[0]!.until((page) => page.table.spectators === 500, 'everybody')
  for (const { socket } of idle.slice(1)) socket.terminate()
  await fine()
  await idle[0]!.until((page) => page.table.spectators === 1, 'everybody gone')
  expect(idle[0]!.closed).toBeNull()
})

test('whoever comes back while the server ends is sent away and does not keep it from ending', async () => {
  const { server, table, persons } = await served()
  const { hostname, port } = new URL(server.origin)
  const late = tcp(Number(port), hostname)
  await new Promise((resolve) => late.once('connect', resolve))
  // As long as somebody does not say goodbye, the server still listens.
  persons[0]!.socket.pause()
  const ended = server.stop()
  await persons[1]!.until(({ closed }) => closed !== null, 'goodbye')
  late.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${server.origin}\r\n` +
      'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const answer = await new Promise((resolve) => late.once('data', (data) => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  await ended
})

test('a connection does not hold the answer of its upgrade, nor what that refers to', async () => {
  const { server, table } = await served()
  const answers = (): number => queryObjects(ServerResponse, { format: 'count' })
  const before = answers()
  const pages = await Promise.all(Array.from({ length: 20 }, () => openPage({ ...server, table })))
  expect(answers() - before).toBeLessThan(pages.length / 2)
})
