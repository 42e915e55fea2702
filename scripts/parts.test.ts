import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './runtime.mjs'
import { readDurations } from './verdict/durations.ts'

/** A small project under the settings of this one. What follows plants mistakes in it, which the real tools must find. */
let project: string

const SETTINGS = [
  'package.json',
  'biome.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.gitignore',
]

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tefuda-parts-'))
  for (const name of SETTINGS) cpSync(join(root, name), join(project, name))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
  put('scripts/databases-setup.ts', 'export default () => undefined\n')
  put('packages/web/catalogue-plugin.ts', `export const catalogue = () => ({ name: 'catalogue' })\n`)
  put(
    'packages/web/shared-modules-plugin.ts',
    `export const sharedModulesForGames = () => ({ name: 'shared-modules' })\n`,
  )
  put('packages/kernel/package.json', manifest('kernel'))
  put('packages/kernel/src/index.ts', 'export const cards: readonly string[] = []\n')
  put('packages/bots/package.json', manifest('bots', { '@tefuda/kernel': '*' }))
  put('packages/bots/src/index.ts', `import '@tefuda/kernel'\n`)
  put('packages/web/package.json', manifest('web'))
  put('packages/web/src/main.tsx', `document.title = 'Tefuda'\n`)
  cpSync(join(root, 'packages/web/tsconfig.json'), join(project, 'packages/web/tsconfig.json'))
})

afterEach(() => rmSync(project, { recursive: true }))

const manifest = (name: string, dependencies = {}) =>
  `${JSON.stringify({ name: `@tefuda/${name}`, type: 'module', dependencies }, null, 2)}\n`

function put(path: string, content: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

const at = (path: string) => JSON.stringify(join(root, 'scripts', path))

function runPart(name: string, more: readonly string[] = []) {
  const script = `
    import { runPart } from ${at('parts.ts')}
    import { openScreen } from ${at('verdict/screen.ts')}
    import { count, summary } from ${at('verdict/summary.ts')}
    const screen = openScreen(process.stdout)
    const findings = await runPart('${name}', { folder: ${JSON.stringify(project)}, more: ${JSON.stringify(more)}, following: [], screen })
    console.log(summary(findings))
    process.exit(count(findings).failed === 0 ? 0 : 1)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { status, said: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) }
}

test('a project in order passes all checks', () => {
  const { status, said, last } = runPart('check')
  expect(said).not.toContain('FAILED')
  expect(said).toContain('1 imports between packages looked at, 0 the wrong way')
  expect(last).toBe('0 passed, 0 failed')
  expect(status).toBe(0)
})

test('each check finds the mistakes it is there for', () => {
  put('packages/kernel/src/enum.ts', 'export enum Suit {\n  Spade,\n}\n')
  put('packages/kernel/src/index-access.ts', 'export const first = (cards: string[]): string => cards[0]\n')
  put('packages/web/src/title.ts', 'document.title = 1\n')
  put('packages/kernel/src/format.ts', 'export const  a = "b";\n')
  put('packages/kernel/src/any.ts', 'export const a: any = 1\n')
  put('packages/kernel/src/undeclared.ts', `import 'fastify'\n`)
  put('packages/kernel/src/chicken.ts', `import { egg } from './egg.ts'\n\nexport const chicken = () => egg\n`)
  put('packages/kernel/src/egg.ts', `import { chicken } from './chicken.ts'\n\nexport const egg = () => chicken\n`)
  put('packages/kernel/src/floating.ts', 'const save = async () => 1\nsave()\n')
  put('packages/kernel/src/skipped.test.ts', `import { test } from 'vitest'\n\ntest.skip('later', () => {})\n`)
  put('packages/kernel/src/direction.ts', `import '@tefuda/bots'\n`)

  const { status, said, last } = runPart('check')
  for (const finding of [
    /enum\.ts.*TS1294/,
    /index-access\.ts.*TS2322/,
    /title\.ts.*TS2322/,
    /format\.ts format/,
    /any\.ts.*noExplicitAny/,
    /undeclared\.ts.*noUndeclaredDependencies/,
    /chicken\.ts.*noImportCycles/,
    /no-floating-promises[\s\S]*floating\.ts/,
    /no-disabled-tests[\s\S]*skipped\.test\.ts/,
    /direction\.ts:1 .*may not import/,
  ]) {
    expect(said).toMatch(finding)
  }
  expect(said.match(/^FAILED +[\d.]+ s/gm)).toHaveLength(5)
  expect(last).toBe('0 passed, 5 failed')
  expect(status).toBe(1)
})

test('the last line counts the tests there were', () => {
  put(
    'packages/kernel/src/sum.test.ts',
    `import { expect, test } from 'vitest'
     test('a', () => expect(1 + 1).toBe(2))
     test('b', () => expect(1 + 2).toBe(3))
     test('c', () => expect(1 + 3).toBe(5))`,
  )
  expect(runPart('unit')).toMatchObject({ last: '2 passed, 1 failed', status: 1 })
})

test('no tests at all is a failure', () => {
  expect(runPart('unit')).toMatchObject({ last: '0 passed, 1 failed', status: 1 })
})

test('tests of which none has run are a failure', () => {
  put('packages/kernel/src/sum.test.ts', `import { expect, test } from 'vitest'\ntest('a', () => expect(1).toBe(1))`)
  const { said, last, status } = runPart('unit', ['-t', 'nosuchname'])
  expect(said).toContain('no test has run')
  expect([last, status]).toEqual(['0 passed, 1 failed', 1])
})

test('what is run with other settings says nothing of how long the part takes', () => {
  put('packages/kernel/src/sum.test.ts', `import { expect, test } from 'vitest'\ntest('a', () => expect(1).toBe(1))`)
  expect(runPart('unit', ['--config', 'vitest.config.ts']).last).toBe('1 passed, 0 failed')
  expect(readDurations(project)).toEqual({})
  runPart('unit')
  expect(Object.keys(readDurations(project).unit?.items ?? {})).toEqual(['packages/kernel/src/sum.test.ts'])
})
