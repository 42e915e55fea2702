import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { hostGames } from '../packages/web/host-games-plugin.ts'
import { root } from './runtime.mjs'

/** What a page sees that imports the catalogue: the games by id, and the packages some of them come from. */
const bundled = async (config: string): Promise<unknown[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'page.js')
  writeFileSync(
    entry,
    `import { games, findGame } from '@tefuda/games'\nexport default games.map(({ id }) => [id, findGame(id).package?.name])`,
  )
  process.env.TEFUDA_CONFIG = config
  await build({
    root: join(root, 'packages/web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [hostGames(), { name: 'here', resolveId: (id) => (id === '@tefuda/games' ? catalogue : undefined) }],
    build: { lib: { entry, formats: ['es'], fileName: 'built' }, outDir: join(folder, 'out') },
  })
  delete process.env.TEFUDA_CONFIG
  const { default: games } = (await import(pathToFileURL(join(folder, 'out/built.js')).href)) as { default: unknown[] }
  return games
}

const catalogue = join(root, 'packages/games/src/index.ts')

test('the page is built with the games that the configuration names, and their packages', async () => {
  const games = await bundled(join(root, 'examples/tefuda.config.ts'))
  expect(games).toHaveLength(6)
  expect(games.at(-1)).toEqual(['hearts', 'tefuda-game-hearts'])
})

test('without a configuration it has the built-in games', async () => {
  const games = await bundled('')
  expect(games).toHaveLength(5)
  expect(games[0]).toEqual(['southern-cross', undefined])
})
