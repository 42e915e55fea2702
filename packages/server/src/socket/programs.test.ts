import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rng } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, type Client, mustDo, openPage, playOut, someMove, takeSeat } from '../../testing/client.ts'
import { type Serving, serve } from '../../testing/serving.ts'

const OPEN = { kind: 'open' } as const
const OPTIONS = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const

const served = async (game: string, seats = 2, limit = 100_000) => {
  const server = await serve(await testDatabase('sqlite'), ['--limit-programs', `${limit}`, '--limit-work', '100000'])
  onTestFinished(server.stop)
  const { table, cookie } = await server.open({
    game,
    rules: { deals: 1 },
    seats: Array.from({ length: seats }, () => OPEN),
    options: OPTIONS,
  })
  const host = await openPage({ ...server, table, cookie })
  const told = await mustDo(host.ask({ do: 'seat-program', seat: seats - 1, name: 'Robo' }))
  if (told.type !== 'done' || told.token === undefined) throw new Error('no token')
  return { server, table, host, token: told.token }
}

const addressOf = ({ origin }: Serving, table: string): string =>
  `${origin.replace('http', 'ws')}/api/tables/${table}/program`

/** A program that sends one request after another. */
const program = async (address: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(address, { headers })
  const pushes: Record<string, unknown>[] = []
  const waiting: ((reply: Record<string, unknown>) => void)[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Record<string, unknown>
    if (message.push === undefined) waiting.shift()?.(message)
    else pushes.push(message)
  })
  await new Promise((resolve) => socket.on('open', resolve))
  return {
    pushes,
    closed,
    close: () => socket.close(),
    say: (text: string) =>
      new Promise<Record<string, unknown>>((resolve) => {
        waiting.push(resolve)
        socket.send(text)
      }),
    ask(request: object) {
      return this.say(JSON.stringify(request))
    },
  }
}

const started = async (host: Client): Promise<void> => {
  await takeSeat(host, 0)
  await begin(host, [host])
}

/** The program of the documentation in a process of its own; `complaints`: what it writes of errors. */
const documented = async (address: string, token: string) => {
  const text = await readFile(new URL('../../../../docs/bots.md', import.meta.url), 'utf8')
  const [, code] = /```js\n(const \[address[\s\S]*?)```/.exec(text) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-program-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'player.mjs'), code!)
  const child = spawn(process.execPath, [join(folder, 'player.mjs'), address, token])
  onTestFinished(() => {
    child.kill()
  })
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { complaints, ended }
}

test('the program of the documentation plays a whole game', { timeout: 30_000 }, async () => {
  const { server, table, host, token } = await served('southern-cross')
  const { complaints, ended } = await documented(addressOf(server, table), token)
  await host.until(({ table: { seats } }) => seats[1]?.kind === 'program' && seats[1].here, 'the program')
  await started(host)
  const moves = await playOut(host, 1)
  expect(moves).toBeGreaterThan(3)
  expect(await ended).toBe(0)
  expect(complaints).toEqual([])
})

// A decision it has not made within 30 seconds would be made for it.
test('where it is too quick it goes on a little later', { timeout: 25_000 }, async () => {
  const { server, table, host, token } = await served('southern-cross', 2, 30)
  const { complaints, ended } = await documented(addressOf(server, table), token)
  await host.until(({ table: { seats } }) => seats[1]?.kind === 'program' && seats[1].here, 'the program')
  await started(host)
  await playOut(host, 1)
  expect(await ended).toBe(0)
  expect(complaints).toEqual([])
})

test('a program asks what it may for its own seat; everything else is refused', async () => {
  const { server, table, host, token } = await served('southern-cross')
  const robot = await program(addressOf(server, table), { authorization: `Bearer ${token}` })
  expect(await robot.ask({ cmd: 'view', id: 1 })).toMatchObject({ id: 1, ok: false, error: { code: 'not-begun' } })
  await started(host)
  const random = rng(1)
  while (host.game!.due) {
    const { turn } = host.game!
    await mustDo(host.ask({ do: 'move', move: someMove(host, random), turn }))
    await host.until(({ game }) => game!.turn > turn, 'an update')
  }
  const { moves } = (await robot.ask({ cmd: 'moves' })) as { moves: string[] }
  expect(robot.pushes).toMatchObject([{ push: 'due', turn: 0, toAct: [1] }])
  expect(moves.length).toBeGreaterThan(0)
  expect(await robot.ask({ cmd: 'why', move: moves[0] })).toEqual({ ok: true, legal: true })
  expect(await robot.ask({ cmd: 'why', move: 'SK@z9' })).toMatchObject({ ok: true, legal: false })
  const { view } = (await robot.ask({ cmd: 'view' })) as { view: unknown }
  expect(view).not.toEqual(host.game!.view)
  expect(await robot.ask({ cmd: 'play', move: 'SK@z9' })).toMatchObject({ ok: false })
  expect(await robot.ask({ cmd: 'record' })).toMatchObject({ ok: false, error: { code: 'not-over' } })
  expect(await robot.ask({ cmd: 'outcome', session: table, seat: 1 })).toEqual({ ok: true, outcome: null })
  const wrong = [
    [{ cmd: 'view', seat: 0 }, 'not-your-seat'],
    [{ cmd: 'view', seat: null }, 'bad-request'],
    [{ cmd: 'state' }, 'bad-request'],
    [{ cmd: 'view', also: 1 }, 'bad-request'],
    [{ cmd: 'play' }, 'bad-request'],
    [{ cmd: 'play', move: moves[0], turn: '0' }, 'bad-request'],
    [{ cmd: 'play', move: moves[0], turn: 1 }, 'moment-past'],
    [[], 'bad-request'],
  ] as const
  for (const [request, code] of wrong)
    expect(await robot.ask(request), JSON.stringify(request)).toMatchObject({ ok: false, error: { code } })
  expect(await robot.say('{')).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  const played = await robot.ask({ cmd: 'play', move: moves[0], turn: 0, id: 'x' })
  expect(played).toMatchObject({ id: 'x', ok: true, over: false, deal: 1 })
  const { events } = (await robot.ask({ cmd: 'events' })) as { events: unknown[] }
  expect(events).toEqual([...(robot.pushes[0]!.events as unknown[]), ...(played.events as unknown[])])
})

test('a wrong token opens nothing; a seat that was cleared is lost', async () => {
  const { server, table, host, token } = await served('southern-cross')
  const address = addressOf(server, table)
  const thief = await program(address)
  expect(await thief.ask({ cmd: 'view' })).toMatchObject({ ok: false, error: { code: 'no-token' } })
  expect(await thief.ask({ cmd: 'token', token: 'x'.repeat(43) })).toMatchObject({ error: { code: 'bad-token' } })
  expect(await thief.closed).toBe(1008)
  expect(await (await program(address, { authorization: 'Bearer nothing' })).closed).toBe(1008)

  const robot = await program(address)
  expect(await robot.ask({ cmd: 'token', token, id: 7 })).toEqual({ id: 7, ok: true, seat: 1 })
  await mustDo(host.ask({ do: 'clear-seat', seat: 1 }))
  expect(await robot.closed).toBe(4403)
})

test('one token on many sockets gets no more than one program, and others are served meanwhile', async () => {
  const { server, table, host, token } = await served('ccc', 2, 30)
  const another = await server.open({
    game: 'southern-cross',
    rules: { deals: 1 },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    options: OPTIONS,
  })
  const innocent = await openPage({ ...server, ...another })
  const robots: Awaited<ReturnType<typeof program>>[] = []
  while (robots.length < 20) robots.push(await program(addressOf(server, table), { authorization: `Bearer ${token}` }))
  await started(host)
  const asked = robots.flatMap((robot) => Array.from({ length: 40 }, () => robot.ask({ cmd: 'moves' })))
  const cut = Promise.all(robots.slice(0, 16).map(({ closed }) => closed))
  await mustDo(innocent.sit(0))
  expect(await cut).toEqual(Array.from({ length: 16 }, () => 1008))
  const answers = await Promise.all(asked.slice(-160))
  expect(answers.filter(({ ok }) => ok === true).length).toBeLessThan(50)
  expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: 'too-fast' }, wait: expect.any(Number) })
  await mustDo(innocent.ask({ do: 'ready', ready: true }))
})

test('answers come in the order of what was asked, whatever takes how long', { timeout: 20_000 }, async () => {
  const { server, table, host, token } = await served('ccc')
  const robot = await program(addressOf(server, table), { authorization: `Bearer ${token}` })
  await started(host)
  await host.until(({ game }) => game !== null, 'the deal')
  const asked = ['moves', 'view', 'record', 'moves', 'outcome', 'token', 'moves', 'events']
  const replies = await Promise.all(asked.map((cmd, id) => robot.ask({ cmd, id })))
  expect(replies.map(({ id }) => id)).toEqual([...asked.keys()])
  const told = replies.map(({ ok, error }) => (ok === true ? 'ok' : (error as { code: string }).code))
  expect(told).toEqual(['ok', 'ok', 'not-over', 'ok', 'ok', 'bad-request', 'ok', 'ok'])
})
