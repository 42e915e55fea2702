import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { openPage } from '../../testing/client.ts'
import { openStore } from '../store/index.ts'
import { hold } from './hold.ts'

/** The server as a process of its own, serving the page that lies in its folder. */
const PROGRAM = `
  const { serve } = await import('@tefuda/server')
  const [page, ...args] = process.argv.slice(1)
  process.exitCode = await serve(args, page, { env: process.env, say: console.log, complain: console.error })
`

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-start-'))
  await writeFile(join(folder, 'index.html'), '<base href="/" /><title>Tefuda</title>')
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  await rm(folder, { recursive: true })
})

const spawned = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const place = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'data')]
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, folder, ...place, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    cwd: import.meta.dirname,
  })
  children.push(child)
  let said = ''
  let complained = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    complained += String(chunk)
  })
  const ended = new Promise<{ code: number | null; said: string; complained: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said, complained })),
  )
  return { child, ended, output: () => said, log: () => complained }
}

/** Waits until it serves, and gives its address. */
const serving = async (args: readonly string[] = []) => {
  const server = spawned(args)
  const address = () => /http:\/\/\S+/.exec(server.output())?.[0]
  await expect.poll(address, { timeout: 30_000 }).toBeDefined()
  return { ...server, at: (path: string) => new URL(path, address()).href }
}

/** Asks as a browser would that has this cookie. */
const ask = (url: string, cookie = '', body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
  fetch(url, {
    method,
    headers: { cookie, origin: new URL(url).origin, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const TABLE = {
  game: 'southern-cross',
  rules: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  options: { pace: { kind: 'none' }, isPublic: true, spectators: 0 },
}

test('what was acknowledged is there after kill -9: guest, cookie, table and keys', async () => {
  const first = await serving()
  const named = await ask(first.at('api/me'), '', { name: 'Ann' }, 'PUT')
  const cookie = named.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const opened = await ask(first.at('api/tables'), cookie, TABLE)
  expect(opened.status).toBe(200)
  const { table } = (await opened.json()) as { table: string }
  const key = await (await ask(first.at('api/push/key'))).text()
  first.child.kill('SIGKILL')
  await first.ended

  const second = await serving()
  expect(await (await ask(second.at('api/me'), cookie)).json()).toMatchObject({ name: 'Ann' })
  expect(await (await ask(second.at(`api/tables/${table}`), cookie)).json()).toMatchObject({ line: { table } })
  expect(await (await ask(second.at('api/lobby'))).json()).toMatchObject({ tables: [{ table }] })
  expect(await (await ask(second.at('api/push/key'))).text()).toBe(key)
})

test('a signal ends it in order; until then it says that it is about to', async () => {
  const { child, ended, at } = await serving(['--drain', '5', '--base', '/club/'])
  expect(await (await ask(at('exjan'))).text()).toContain('<base href="/club/"')
  expect((await ask(at('/readyz'))).status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask(at('/readyz'))).status, { interval: 50 }).toBe(503)
  expect((await ask(at('api/lobby'))).status).toBe(200)
  const { code, complained } = await ended
  expect([code, complained]).toEqual([0, ''])
})

test('a cleaning that lasts keeps nobody waiting: the door closes meanwhile, and it is given up', async () => {
  const url = new URL(await testDatabase('postgres'))
  const store = await openStore(url.href)
  onTestFinished(() => store.close())
  const report = { id: 'old', at: 0, match: 'm', by: 'a', about: 'b', reason: 'x' }
  await store.db.insertInto('reports').values(report).execute()
  const rival = new pg.Client({ connectionString: url.href })
  await rival.connect()
  onTestFinished(() => rival.end())
  // The cleaning waits for this.
  await rival.query('begin; lock table chat in access exclusive mode')
  url.searchParams.set('query_timeout', '600000')
  const { child, ended, at } = await serving(['--database', url.href])
  const isOpen = () =>
    ask(at('/healthz')).then(
      () => true,
      () => false,
    )
  expect(await isOpen()).toBe(true)
  child.kill('SIGTERM')
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(false)
  await rival.query('rollback')
  const { code, complained } = await ended
  expect([code, complained]).toEqual([0, ''])
  expect(await store.db.selectFrom('reports').select('id').execute()).toEqual([{ id: 'old' }])
})

test('a second signal ends it at once', async () => {
  const { child, ended, at, output } = await serving(['--drain', '300'])
  expect((await ask(at('healthz'))).status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(output).toContain('Stopping')
  child.kill('SIGINT')
  expect((await ended).code).toBe(130)
})

test('where it cannot start it says why in one line and ends with 1, leaving nothing open', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = String(address !== null && typeof address === 'object' ? address.port : 0)
  const cases = [
    { args: ['--port', port], told: `Port ${port} is taken` },
    { args: ['--database', `sqlite:${join(folder, 'index.html', 'x.db')}`], told: 'could not be opened' },
    { args: ['--database', `sqlite:${join(folder, 'index.html')}`], told: 'could not be opened' },
    { args: ['--database', 'postgres://nobody:secret@127.0.0.1:1/none'], told: 'could not be opened' },
  ]
  for (const { args, told } of cases) {
    const { code, said, complained } = await spawned(args).ended
    expect([code, said], args.join(' ')).toEqual([1, ''])
    expect(complained.trimEnd().split('\n'), complained).toHaveLength(1)
    expect(complained).toContain(told)
    expect(complained).not.toContain('secret')
  }
  taken.close()
})

test('open to the network it names its addresses and what plain http cannot do', async () => {
  const server = spawned(['--host', '0.0.0.0'])
  await expect.poll(server.output, { timeout: 30_000 }).toContain('Ctrl-C')
  expect(server.output()).toMatch(/http:\/\/localhost:\d+\//)
  expect(server.output()).toContain('Over plain http there are no notifications')
  expect(server.output()).not.toContain('Only this computer')
})

test('at home it says that nobody else gets in, unless a proxy stands before it', async () => {
  const home = spawned([])
  await expect.poll(home.output, { timeout: 30_000 }).toContain('Ctrl-C')
  expect(home.output()).toContain('Only this computer')
  home.child.kill('SIGTERM')
  await home.ended
  const behind = spawned(['--trust-proxy', '127.0.0.1'])
  await expect.poll(behind.output, { timeout: 30_000 }).toContain('Ctrl-C')
  expect(behind.output()).not.toContain('Only this computer')
  expect(behind.output()).toContain('TEFUDA_PUBLIC_URL')
})

test('two servers do not share one file, and what lies there is for its owner alone', async () => {
  const first = await serving()
  const second = await spawned([]).ended
  expect(second).toMatchObject({ code: 1, said: '' })
  expect(second.complained).toContain('TEFUDA_DATA')
  const data = join(folder, 'data')
  for (const name of readdirSync(data).filter((one) => /^tefuda\.db(-wal|-shm)?$/.test(one)))
    expect(statSync(join(data, name)).mode & 0o077, name).toBe(0)
  first.child.kill('SIGKILL')
  await first.ended
  await serving()
})

test('a server that finds another in its place has touched nothing there', async () => {
  const path = join(folder, 'data', 'tefuda.db')
  const letGo = await hold(path)
  expect((await spawned([]).ended).complained).toContain(path)
  expect(existsSync(path)).toBe(false)
  await letGo()
  await serving()
  expect(existsSync(path)).toBe(true)
})

test('the log of a server puts lines about a table together, and gives nobody the way to it', async () => {
  const { at, log } = await serving(['--log-level', 'trace'])
  const named = await ask(at('api/me'), '', { name: 'Anneliese' }, 'PUT')
  const cookie = named.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { table } = (await (await ask(at('api/tables'), cookie, TABLE)).json()) as { table: string }
  const { origin } = new URL(at(''))
  const page = await openPage({ origin, table, cookie })
  await page.sit(0)
  await page.leave()
  await expect.poll(log).toContain('answered')
  // Something that no version could have stored, and the hour at which the table would have been closed.
  const data = new DatabaseSync(join(folder, 'data', 'tefuda.db'), { timeout: 5000 })
  data
    .prepare(`insert into log select "match", max(seq) + 1, at, '{"type":"opened"}' from log where "match" = ?`)
    .run(table)
  // Whoever has left may still be noted, which sets the hour anew.
  const makeDue = data.prepare('update due set at = 0 where "match" = ?')
  const faults = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('"err"'))
  await expect
    .poll(() => {
      makeDue.run(table)
      return faults()
    })
    .not.toEqual([])
  data.close()
  await openPage({ origin, table })
  await expect.poll(() => new Set(faults().map((line) => JSON.parse(line).msg)).size).toBe(2)
  expect(faults().join()).toContain('a table is opened once')
  const [name, ...others] = new Set(faults().map((line) => JSON.parse(line).table))
  expect(name).toMatch(/^[\w-]{8}$/)
  expect(others).toEqual([])
  const guest = decodeURIComponent(cookie).replace(/^\w+=/, '').split('.')[0] ?? cookie
  for (const secret of [table, guest, 'Anneliese']) expect(log()).not.toContain(secret)
})
