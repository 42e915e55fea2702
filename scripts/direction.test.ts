import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDirection } from './direction.ts'
import { root } from './runtime.mjs'

let project: string

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tefuda-direction-'))
  const folders = ['kernel', 'games', 'games/whist', 'games/go-fish', 'games/climbing', 'bots', 'server', 'web', 'cli']
  for (const folder of folders) {
    put(`packages/${folder}/package.json`, JSON.stringify({ name: `@tefuda/${folder.split('/').at(-1)}` }))
  }
})

afterEach(() => rmSync(project, { recursive: true }))

describe('every arrow the wrong way is found', () => {
  const wrongWays = [
    ['kernel', 'games'],
    ['kernel', 'whist'],
    ['kernel', 'bots'],
    ['games/whist', 'go-fish'],
    ['games/climbing', 'whist'],
    ['games/climbing', 'games'],
    ['kernel', 'climbing'],
    ['games/whist', 'games'],
    ['games/whist', 'bots'],
    ['games', 'bots'],
    ['bots', 'server'],
    ['bots', 'web'],
    ['server', 'web'],
    ['server', 'cli'],
    ['web', 'server'],
    ['cli', 'web'],
  ] as const
  test.each(wrongWays)('%s → %s', (from, to) => {
    put(`packages/${from}/src/a.ts`, `\nimport { x } from '@tefuda/${to}'\nx()\n`)
    const { wrong } = checkDirection(project)
    expect(wrong).toMatchObject([{ file: `packages/${from}/src/a.ts`, line: 2, imported: `@tefuda/${to}` }])
  })
})

test('tests of the page play at the tables of the server', () => {
  const code = `import { openTrial } from '@tefuda/server/testing/trial.ts'`
  for (const path of ['src/online/a.test.ts', 'testing/a.ts', 'src/online/a.ts']) put(`packages/web/${path}`, code)
  put('packages/kernel/src/a.test.ts', code)
  expect(checkDirection(project).wrong.map(({ file }) => file)).toEqual([
    'packages/web/src/online/a.ts',
    'packages/kernel/src/a.test.ts',
  ])
})

describe('in the page no arrow runs from a room up to another', () => {
  const wrongWays = [
    ['frame', 'site'],
    ['frame', 'cards'],
    ['theme', 'frame'],
    ['bots-worker', 'setup'],
    ['rulebook', 'games'],
    ['records', 'online'],
    ['records', 'table'],
    ['table', 'setup'],
    ['table', 'games'],
    ['games', 'online'],
    ['games', 'replay'],
    ['online', 'home'],
    ['cellar', 'frame'],
    ['frame', 'cellar'],
  ] as const
  test.each(wrongWays)('%s → %s', (from, to) => {
    put(`packages/web/src/${from}/deep/a.ts`, `import '../../${to}/b.ts'`)
    put(`packages/web/src/${to}/b.ts`, '')
    const { wrong } = checkDirection(project)
    expect(wrong).toMatchObject([
      { file: `packages/web/src/${from}/deep/a.ts`, why: expect.stringContaining('@tefuda/web: ') },
    ])
  })

  test('down, within a room, from the top, and in tests any way is fine; nothing imports the top', () => {
    put('packages/web/src/app.tsx', `import './home/a.ts'\nimport './frame/a.ts'`)
    put('packages/web/src/home/a.ts', `import '../games/whist/a.ts'\nimport './b/c.ts'`)
    put('packages/web/src/home/b/c.ts', `import '../../pages/a.ts'`)
    put('packages/web/src/games/whist/a.ts', `import '../../table/a.ts'`)
    put('packages/web/src/table/a.test.ts', `import '../games/whist/a.ts'`)
    expect(checkDirection(project).wrong).toEqual([])
    put('packages/web/src/main.tsx', '')
    put('packages/web/src/home/b/c.ts', `import '../../main.tsx'`)
    expect(checkDirection(project).wrong).toHaveLength(1)
  })
})

describe('in the tables of the server no arrow runs from a room up to another', () => {
  const wrongWays = [
    ['messages', 'session'],
    ['session', 'presence'],
    ['presence', 'chat'],
    ['chat', 'commands'],
    ['commands', 'memory'],
    ['cluster', 'joining'],
    ['attic', 'session'],
  ] as const
  test.each(wrongWays)('%s → %s', (from, to) => {
    put(`packages/server/src/tables/${from}/a.ts`, `import '../${to}/b.ts'`)
    put(`packages/server/src/tables/${to}/b.ts`, '')
    const { wrong } = checkDirection(project)
    expect(wrong).toMatchObject([
      { file: `packages/server/src/tables/${from}/a.ts`, why: expect.stringContaining('@tefuda/server: ') },
    ])
  })

  test('down, and to what lies beside the tables, is fine', () => {
    put('packages/server/src/tables/joining/a.ts', `import '../session/b.ts'\nimport '../../store/c.ts'`)
    put('packages/server/src/tables/session/b.ts', '')
    put('packages/server/src/store/c.ts', '')
    expect(checkDirection(project).wrong).toEqual([])
  })
})

describe('every way to write an import is seen', () => {
  const ways = [
    `import '@tefuda/whist'`,
    `import * as all from '@tefuda/whist'`,
    `import type { T } from '@tefuda/whist'`,
    `import { x } from '@tefuda/whist/src/deep.ts'`,
    `export { x } from '@tefuda/whist'`,
    `export * from '@tefuda/whist'`,
    `export type { T } from '@tefuda/whist'`,
    `const late = await import('@tefuda/whist')`,
    `type T = import('@tefuda/whist').T`,
    `import { x } from '../../games/whist/src/index.ts'`,
    `const worker = new Worker(new URL('../../games/whist/src/worker.ts', import.meta.url))`,
  ]
  test.each(ways)('%s', (line) => {
    put('packages/kernel/src/a.ts', line)
    expect(checkDirection(project).wrong).toHaveLength(1)
    rmSync(join(project, 'packages/kernel/src/a.ts'))
    put('packages/kernel/src/deep/b.test.tsx', line.replace('../../', '../../../'))
    expect(checkDirection(project).wrong).toHaveLength(1)
  })
})

test('what tests are made with is imported by tests alone', () => {
  const imports = ['../testing/arrange.ts', '../tests/play.ts', './a.test.ts', '@tefuda/kernel/conformance/vitest']
  const code = imports.map((path) => `import '${path}'\n`).join('')
  put('packages/games/whist/src/index.ts', `import './a.ts'\nimport './b.ts'`)
  put('packages/games/whist/src/a.ts', code)
  put('packages/games/whist/src/b.ts', '')
  put('packages/games/whist/src/b.test.ts', code)
  put('packages/games/whist/testing/arrange.ts', `import '../src/b.ts'\nimport '@tefuda/kernel/conformance/vitest'\n`)
  const { wrong } = checkDirection(project)
  expect(wrong.map(({ file, imported }) => [file, imported])).toEqual(
    imports.map((path) => ['packages/games/whist/src/a.ts', path]),
  )
})

test('what tests alone import does not lie in src, entries and what commands of the project import excepted', () => {
  put('packages/bots/package.json', JSON.stringify({ name: '@tefuda/bots', exports: { './way-in': './src/entry.ts' } }))
  put(
    'packages/bots/src/a.test.ts',
    `import './sitting.ts'\nimport './entry.ts'\nimport './measured.ts'\nimport './b.ts'`,
  )
  put('packages/bots/src/sitting.ts', '')
  put('packages/bots/src/entry.ts', `import './b.ts'`)
  put('packages/bots/src/b.ts', '')
  put('scripts/measure.ts', `import '../packages/bots/src/measured.ts'`)
  expect(checkDirection(project).wrong).toMatchObject([
    {
      file: 'packages/bots/src/a.test.ts',
      imported: './sitting.ts',
      why: expect.stringContaining('tests alone'),
    },
  ])
})

describe('a circle within a package is found', () => {
  const file = 'packages/kernel/src/c.ts'
  test.each([
    `import { a } from './a.ts'`,
    `import type { A } from './a.ts'`,
    `export * from './a.ts'`,
    `const late = await import('./a.ts')`,
    `type A = import('./a.ts').A`,
  ])('%s', (line) => {
    put('packages/kernel/src/a.ts', `import './b.ts'`)
    put('packages/kernel/src/b.ts', `import './c.ts'`)
    put(file, `\n${line}`)
    const { wrong } = checkDirection(project)
    const ring = ['a', 'b', 'c', 'a'].map((name) => `packages/kernel/src/${name}.ts`).join(' → ')
    expect(wrong).toEqual([{ file, line: 2, imported: './a.ts', why: `closes a circle: ${ring}` }])
  })

  test('one of a single file too, but not two ways to the same file, nor a worker and what starts it', () => {
    put('packages/bots/src/a.ts', `new Worker(new URL('./worker.ts', import.meta.url))`)
    put('packages/bots/src/worker.ts', `import './a.ts'`)
    put('packages/kernel/src/a.ts', `import './b.ts'\nimport './c.ts'`)
    put('packages/kernel/src/b.ts', `import './c.ts'`)
    put(file, '')
    expect(checkDirection(project).wrong).toEqual([])
    put(file, `import './c.ts'`)
    expect(checkDirection(project).wrong).toMatchObject([{ file, imported: './c.ts' }])
  })
})

test('arrows the right way, and a package within itself, are fine', () => {
  put('packages/kernel/src/index.ts', `export * from './cards.ts'\nimport 'node:fs'`)
  put('packages/kernel/src/cards.ts', 'export const cards = []')
  put('packages/games/whist/src/deep/a.ts', `import '@tefuda/kernel'\nimport '../b.ts'`)
  put('packages/games/src/index.ts', `import '@tefuda/whist'\nimport '@tefuda/go-fish'`)
  put('packages/bots/src/index.ts', `import '@tefuda/kernel'\nimport '@tefuda/games'`)
  put('packages/web/src/index.tsx', `import '@tefuda/bots'\nimport '@tefuda/games'`)
  put('packages/cli/src/index.ts', `import '@tefuda/server'`)
  expect(checkDirection(project)).toEqual({ wrong: [], seen: 8 })
})

test('a neighbour is imported by its name, even where the arrow is right', () => {
  put('packages/bots/src/index.ts', `import '../../kernel/src/index.ts'`)
  expect(checkDirection(project).wrong).toMatchObject([
    { why: '@tefuda/kernel is imported by its name, not by a path' },
  ])
})

test('a new room has to be given its layer, and a file that cannot be read is no silent pass', () => {
  put('packages/attic/package.json', JSON.stringify({ name: '@tefuda/attic' }))
  put('packages/attic/src/index.ts', `import '@tefuda/kernel'`)
  expect(checkDirection(project).wrong).toHaveLength(1)
  put('packages/kernel/src/a.ts', 'import from from')
  expect(() => checkDirection(project)).toThrow('a.ts')
})

test('the project itself keeps the arrows, and the check has seen its imports', () => {
  const { wrong, seen } = checkDirection(root)
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(50)
})
