import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type GameSource, gameFrom, sourceOf } from '@tefuda/games/host'
import { isRefusal } from '@tefuda/kernel'
import type { HostGames } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '../../../testing/door.ts'
import { pageGamesOf } from '../../host/page-games.ts'

const HEARTS = join(import.meta.dirname, '../../../../../examples/hearts')

/** A package with this program. */
const packed = (name: string, program: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-games-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '2.0.0', exports: './x.mjs' }))
  writeFileSync(join(folder, 'x.mjs'), program)
  return folder
}

const loaded = async (folder: string) => {
  const source = sourceOf(folder, import.meta.filename) as GameSource
  const game = await gameFrom(source)
  if (isRefusal(game)) throw new Error(game.message.en)
  return { source, game }
}

/** A server that plays games of these folders, at /club/. */
const opened = async (...folders: readonly string[]) => {
  const { games, unlisted } = await pageGamesOf(await Promise.all(folders.map(loaded)))
  const door = await openDoor(['--base', '/club/'], undefined, {}, games)
  onTestFinished(door.close)
  const reply = await door.app.inject('/club/api/games')
  return { door, listed: reply.json<HostGames>().games, games, unlisted }
}

test('the page is told of a game, and gets its modules for good', async () => {
  const { door, listed } = await opened(HEARTS)
  expect(listed).toMatchObject([
    {
      id: 'hearts',
      name: { ja: 'ハーツ', en: 'Hearts' },
      package: { name: 'tefuda-game-hearts', version: '1.0.0' },
      pictogram: [{ card: [16, 22, 30, 42], turn: -10, paint: 'paper' }, {}, { paint: 'filled' }],
      presets: [{ id: 'standard', seats: [3, 4, 5] }, { id: 'short' }, { id: 'plain' }],
    },
  ])
  const modules = listed[0]!.modules
  expect(modules[0]).toMatch(/^games\/[0-9a-f]{16}\/0-index\.js$/)
  for (const address of modules) {
    const reply = await door.app.inject({ url: `/club/${address}`, headers: { 'accept-encoding': 'br' } })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).not.toMatch(/from '(?!\.\/)/)
  }
  expect((await door.app.inject('/club/games/0123456789abcdef/0-index.js')).statusCode).toBe(404)
  expect((await door.app.inject('/club/games/../package.json')).statusCode).toBe(404)
})

test('a game that no browser can run is listed without modules; one that cannot be listed is left out; the host is told why', async () => {
  const hearts = JSON.stringify(join(HEARTS, 'src/index.ts'))
  const files = packed('tefuda-game-files', `import 'node:fs'\nimport hearts from ${hearts}\nexport default hearts`)
  const empty = packed('tefuda-game-empty', `import hearts from ${hearts}\nexport default { ...hearts, schema: {} }`)
  const { listed, games, unlisted } = await opened(files, empty)
  expect(listed).toMatchObject([{ id: 'hearts', modules: [] }])
  const trouble = games.map((game) => game.trouble)
  expect([...trouble, ...unlisted]).toMatchObject([
    { code: 'not-in-browser', message: { en: expect.stringMatching(/tefuda-game-files.*"node:fs"/) } },
    { code: 'not-listed', message: { ja: expect.stringContaining('tefuda-game-empty') } },
  ])
})

test('without such games the list is empty', async () => {
  expect((await opened()).listed).toEqual([])
})
