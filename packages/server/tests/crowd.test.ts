import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { times } from '../../../scripts/test-length.ts'
import { begin, openPage, playOut, takeSeat } from '../testing/client.ts'

const CROWD = times(500, 5000)
const TABLES = 100
/** What the server itself takes, and what it may grow by for each page, in bytes. */
const ALONE = 200_000_000
const EACH = 100_000
const MEMORY = 'process_resident_memory_bytes'
/** Twice as many as a crowd needs. */
const FILES = 12_000

const PROGRAM = `
  const { serve } = await import('@tefuda/server')
  const [page, ...args] = process.argv.slice(1)
  process.exitCode = await serve(args, page, { env: process.env, say: console.log, complain: console.error })
`

/** A process that may have so many files open; ended with the test. Gives what it says. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child: ChildProcess = spawn(
    '/bin/sh',
    ['-c', `ulimit -n ${FILES}; exec "$0" "$@"`, process.execPath, ...args],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  let said = ''
  const wakers = new Set<() => void>()
  child.stdout!.on('data', (chunk) => {
    said += String(chunk)
    for (const wake of wakers) wake()
  })
  const find = (what: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = what.exec(said)
        if (found !== null) resolve(found[0])
      }
      wakers.add(look)
      child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
      look()
    })
  return { child, find }
}

const OPEN = { kind: 'open' } as const
const BODY = {
  game: 'southern-cross',
  rules: { deals: 1 },
  seats: [OPEN, OPEN],
  options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
}

test(`${CROWD} idle pages: all stay, games go on beside them, and memory keeps in bounds`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-crowd-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Tefuda</title>')
  const limits = ['requests', 'tables', 'changes', 'sockets', 'work'].flatMap((name) => [`--limit-${name}`, '100000'])
  const place = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'data'), '--log-level', 'silent']
  const token = 'a-token-of-the-tests'
  const server = run(['--input-type=module', '-e', PROGRAM, folder, ...place, ...limits], {
    TEFUDA_METRICS_TOKEN: token,
  })
  const { origin } = new URL(await server.find(/http:\/\/[\d.:]+/))

  let cookie = ''
  const openTable = async (): Promise<string> => {
    const reply = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(BODY),
    })
    cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return ((await reply.json()) as { table: string }).table
  }
  const tables: string[] = []
  while (tables.length < TABLES) tables.push(await openTable())
  const figures = async (): Promise<(name: string) => number> => {
    const metrics = await (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
    return (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1])
  }
  const before = (await figures())(MEMORY)
  const crowd = run([join(import.meta.dirname, 'crowd.ts'), origin, String(CROWD), ...tables])
  await crowd.find(/open\n/)

  const table = await openTable()
  const host = await openPage({ origin, table, cookie })
  const other = await openPage({ origin, table })
  await takeSeat(host, 0)
  await takeSeat(other, 1)
  await begin(host, [host, other])
  const moves = await Promise.all([playOut(host, 1), playOut(other, 2)])
  expect(Math.min(...moves)).toBeGreaterThan(3)
  expect(host.game?.outcome).toEqual(other.game?.outcome)

  const figure = await figures()
  expect(figure('tefuda_sockets\\{kind="person"\\}')).toBe(CROWD + 2)
  expect(before).toBeGreaterThan(0)
  const after = figure(MEMORY)
  expect(after).toBeLessThan(ALONE + CROWD * EACH)
  expect((after - before) / CROWD).toBeLessThan(EACH)
  crowd.child.stdin!.write('?\n')
  expect(await crowd.find(/\d+\n/)).toBe(`${CROWD}\n`)
})
