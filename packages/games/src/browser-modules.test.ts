import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as kernel from '@tefuda/kernel'
import { type Game, isRefusal } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { type BrowserModules, browserModules } from './browser-modules.ts'
import { sourceOf } from './host.ts'
import { SHARED, sharedModules } from './shared-modules.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tefuda-modules-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const put = (into: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(into, name, '..'), { recursive: true })
    writeFileSync(join(into, name), content)
  }
}

const made = (at: string) => {
  const source = sourceOf(at, import.meta.filename)
  if (isRefusal(source)) throw new Error(source.message.en)
  return browserModules(source)
}

/** A package of these files, of which `index.ts` is the entry. */
const packed = (files: Readonly<Record<string, string>>) => {
  const at = folder()
  const manifest = { name: 'tefuda-game-x', version: '1.0.0', type: 'module', exports: './index.ts' }
  put(at, { 'package.json': JSON.stringify(manifest), ...files })
  return made(at)
}

/** Runs modules as they are, from files: nothing but themselves and what pages share. */
const run = async (modules: BrowserModules | kernel.Refusal): Promise<Readonly<Record<string, unknown>>> => {
  if (isRefusal(modules)) throw new Error(modules.message.en)
  const at = folder()
  put(at, { 'package.json': '{"type":"module"}', ...Object.fromEntries(modules.texts) })
  Object.assign(globalThis, { [SHARED]: sharedModules })
  const [first] = modules.texts.keys()
  return import(pathToFileURL(join(at, first!)).href)
}

test('the game of the example is played from its modules alone', async () => {
  const { default: hearts } = (await run(await made(join(import.meta.dirname, '../../../examples/hearts')))) as {
    readonly default: Game
  }
  const match = kernel.openMatch({ game: hearts, seats: 3, seed: '1'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine } = match
  for (let [seat] = engine.toAct(match.state); seat !== undefined; [seat] = engine.toAct(match.state))
    kernel.playMove(match, seat, engine.format(engine.moves(match.state, seat)[0]))
  expect(kernel.isBroken(kernel.replay(kernel.recordOf(match), () => hearts))).toBe(false)
})

test('every way of importing leads to the module: of files, packages for browsers, JSON, late, and around', async () => {
  const modules = await packed({
    'index.ts': `import type { Game } from '@tefuda/kernel'
      import { frenchDeck } from "@tefuda/kernel"
      import * as twice from './twice.mts'
      import small from 'small'
      import data from './data.json' with { type: 'json' }
      export { other } from './deeper/index.ts'
      export const late = () => import('./late.ts'), deck: unknown = frenchDeck, one: Partial<Game> = {}
      export default [twice.two(2 as number), small, data.three] as const`,
    'twice.mts': `import './index.ts'\nexport const two = (n: number): number => n`,
    'late.ts': 'export interface Nothing {}\nexport const five = 5',
    'deeper/index.ts': `export { four as other } from './index.two.ts'`,
    'deeper/index.two.ts': 'export const four = 4',
    'data.json': '{"three":3}',
    'unused.ts': `import 'node:fs'`,
    'node_modules/small/package.json':
      '{"name":"small","type":"module","exports":{"node":"./node.js","browser":"./browser.js"}}',
    'node_modules/small/browser.js': `export default 'browser'`,
    'node_modules/small/node.js': `import 'node:fs'`,
  })
  const game = (await run(modules)) as { readonly late: () => Promise<{ readonly five: number }> }
  expect(game).toMatchObject({ default: [2, 'browser', 3], other: 4 })
  expect(game).toHaveProperty('deck', kernel.frenchDeck)
  expect((await game.late()).five).toBe(5)
})

test('the digest follows the modules and nothing else', async () => {
  const hashOf = async (files: Readonly<Record<string, string>>) => ((await packed(files)) as BrowserModules).hash
  const first = await hashOf({ 'index.ts': `import './x.ts'`, 'x.ts': 'export const x = 1' })
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(await hashOf({ 'index.ts': `import './x.ts'`, 'x.ts': 'export const x = 1', 'y.ts': '' })).toBe(first)
  expect(await hashOf({ 'index.ts': `import './x.ts'`, 'x.ts': 'export const x = 2' })).not.toBe(first)
})

test.each([
  ['what only Node has', `import { readFileSync } from 'node:fs'`, '"node:fs"'],
  ['rooms of the kernel that the page does not have', `import '@tefuda/kernel/conformance'`, 'conformance'],
  ['what is not there', `import './nowhere.ts'`, 'nowhere'],
  ['CommonJS', `import './old.cjs'`, 'is CommonJS'],
  ['what is no program', `import './picture.svg'`, 'cannot be made into modules'],
])('%s is refused by its file', async (_, code, named) => {
  const refused = await packed({ 'index.ts': code, 'old.cjs': 'module.exports = 1', 'picture.svg': '<svg></svg' })
  expect(refused).toMatchObject({ code: 'not-in-browser', message: { en: expect.stringContaining(named) } })
})
