// npm run soak -- packed: what `npm run pack` makes, tried in an empty folder as somebody would who has no clone.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { begin, openPage, takeSeat } from '../../packages/server/testing/client.ts'
import type { HostGames, OpenedTable, OpenTableBody } from '../../packages/wire/src/index.ts'
import { root } from '../runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-packed-'))
try {
  run('npm', ['run', 'pack'], '', root)
  const archives = globSync('tefuda*.tgz', { cwd: join(root, 'dist') }).map((name) => join(root, 'dist', name))
  assert.equal(archives.length, 2)
  run('npm', ['install', ...archives, 'typescript', 'vitest', '@types/node'])
  bringsNoTests()
  playsInTheTerminal()
  isTyped()
  takesNewGames()
  await servesTables()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function bringsNoTests(): void {
  const tests = '**/{*.test.*,testing,tests,e2e,playthroughs}'
  // But for those a new game begins with.
  const found = globSync(`node_modules/{tefuda,@tefuda}/${tests}`, { cwd: folder, exclude: ['**/cli/template/**'] })
  assert.deepEqual(found, [])
}

/** A game of one's own, written against the kernel alone. */
function takesNewGames(): void {
  run('npx', ['tefuda', 'new-game', 'my-game'])
  assert.match(run('npx', ['tefuda', 'check-game', 'my-game', '--lang', 'en']), /promises are kept/)
  assert.match(run('npx', ['tefuda', 'play', 'my-game', '--people', '0', '--seats', '2', '--lang', 'en']), /Result/)
  run('npx', ['vitest', 'run', '--root', 'my-game'])
  run('npx', ['tsc', '-p', 'my-game'])
}

/** Field and hand are shown; at the end of the input the game is kept for later. */
function playsInTheTerminal(): void {
  const said = run('npx', ['tefuda', 'play', 'southern-cross', '--plain', '--lang', 'en'], '?\n')
  assert.match(said, /You> /)
}

/** Declarations say what the code does: a wrong use is found. */
function isTyped(): void {
  const lines = [
    "import { type Game, isSeed } from '@tefuda/kernel'",
    "import { findingsOf } from '@tefuda/kernel/conformance'",
  ]
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '']
  const compile = (use: string): string => {
    writeFileSync(join(folder, 'use.mts'), [...lines, use, ''].join('\n'))
    return spawnSync('npx', ['tsc', ...options, 'use.mts'], { cwd: folder, encoding: 'utf8' }).stdout
  }
  assert.equal(
    compile(
      'export const use = (game: Game): readonly [string, typeof findingsOf, boolean] => [game.id, findingsOf, isSeed(1)]',
    ),
    '',
  )
  assert.match(compile('export const use = (game: Game): number => game.id'), /TS2322/)
}

/** The server with its page, and a table at which a bot plays, which thinks in a thread of its own. */
async function servesTables(): Promise<void> {
  const server = spawn('npx', ['tefuda', 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Signals reach npx and the server alike.
    detached: true,
  })
  try {
    const origin = await addressOf(server.stdout)
    assert.match(await (await fetch(origin)).text(), /<!doctype html>/)
    await servesNewGames(origin)
    const { table, cookie } = await openTable(origin)
    const page = await openPage({ origin, table, cookie })
    await takeSeat(page, 1)
    await begin(page, [page])
    await page.until(({ events }) => events.some((event) => 'seat' in event && event.seat !== 1), 'the move of a bot')
    await page.leave()
  } finally {
    process.kill(-server.pid!, 'SIGTERM')
    await once(server, 'exit')
  }
}

/** The page is told of the game of one’s own, and of whatever else it takes to run it. */
async function servesNewGames(origin: string): Promise<void> {
  const { games } = (await (await fetch(`${origin}/api/games`)).json()) as HostGames
  assert.deepEqual(
    games.map(({ id }) => id),
    ['my-game'],
  )
  const modules = await Promise.all(
    games[0]!.modules.map(async (address) => (await fetch(`${origin}/${address}`)).text()),
  )
  assert.match(modules[0]!, /export default/)
  assert.ok(modules.some((text) => text.includes("globalThis.tefudaModules['@tefuda/kernel']")))
  for (const text of modules) assert.doesNotMatch(text, /from '(?!\.\/)/)
}

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return new URL(address).origin
  }
  throw new Error('the server ended before it said its address')
}

async function openTable(origin: string): Promise<{ readonly table: string; readonly cookie: string }> {
  const body: OpenTableBody = {
    game: 'zheng-shang-you',
    rules: {},
    seats: [{ kind: 'bot', level: 'easy' }, { kind: 'open' }, ...Array(2).fill({ kind: 'bot', level: 'easy' })],
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
  }
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { table } = (await response.json()) as OpenedTable
  return { table, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** What a command wrote; throws where it failed. */
function run(command: string, args: readonly string[], input = '', cwd: string = folder): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, TEFUDA_HOME: join(folder, 'home') },
  })
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
