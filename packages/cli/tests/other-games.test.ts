import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { spawnTefuda, tefuda } from './process.ts'

const EXAMPLES = { TEFUDA_CONFIG: join(import.meta.dirname, '../../../examples/tefuda.config.ts') }

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tefuda-games-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

describe('a game named in tefuda.config.ts', () => {
  test('is listed, has a rule book, and is completed', async () => {
    expect((await tefuda(['games'], { env: EXAMPLES })).stdout).toMatch(/^hearts {2}ハーツ/m)
    expect((await tefuda(['rules', 'hearts', '--lang', 'en'], { env: EXAMPLES })).stdout).toContain('Each heart taken')
    expect((await tefuda(['completion', 'bash'], { env: EXAMPLES })).stdout).toContain('hearts')
  })

  test('is played in the terminal, against bots, and its record names package and version', async () => {
    const home = folder()
    const file = join(home, 'record.json')
    const env = { ...EXAMPLES, TEFUDA_HOME: home, LC_ALL: 'C.UTF-8' }
    const seed = '5'.repeat(64)
    const words = ['play', 'hearts', 'deals=1', '--seats', '3', '--people', '1', '--seed', seed]
    const first = await tefuda([...words, '--lang', 'en'], { env, input: 'm\nwhy H5\nS2\n' })
    expect(first.stdout).toContain('♠2 ♠4 ♠5')
    expect(first.stdout).toContain('Hearts may not be led yet.')
    const played = await tefuda(['play', 'hearts', 'deals=1', '--seats', '3', '--people', '0', '--record', file], {
      env,
    })
    expect(played).toMatchObject({ code: 0, stderr: '' })
    const record = JSON.parse((await tefuda(['verify', file, '--json'], { env })).stdout)
    expect(record).toMatchObject({ ok: true, game: 'hearts', finished: true })
  })

  test('is there for programs', async () => {
    const requests = [
      { cmd: 'games' },
      { cmd: 'new', game: 'hearts', seats: 4 },
      { cmd: 'bot', session: 's1', seat: 0, bot: 'random' },
      { cmd: 'record', session: 's1' },
    ]
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('')
    const { stdout } = await tefuda(['engine'], { env: EXAMPLES, input })
    const replies = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(replies[0].games.at(-1)).toMatchObject({ id: 'hearts', package: { version: '1.0.0' } })
    const record: GameRecord = replies[3].record
    expect(record.package).toEqual({ name: 'tefuda-game-hearts', version: '1.0.0' })
  })
})

test('a record of a game that is not here is refused, and says where the game is to be had', async () => {
  const home = folder()
  const file = join(home, 'hearts.json')
  await tefuda(['play', 'hearts', '--seats', '4', '--people', '0', 'deals=1', '--record', file], {
    env: { ...EXAMPLES, TEFUDA_HOME: home },
  })
  const { code, stdout } = await spawnTefuda(['verify', file, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(stdout).error).toMatchObject({
    code: 'unknown-game',
    message: {
      ja: expect.stringContaining('tefuda-game-hearts 1.0.0'),
      en: expect.stringContaining('name it in tefuda.config.ts'),
    },
  })
})

describe('what cannot be loaded is refused in a sentence', () => {
  const withConfig = async (config: string, files: Readonly<Record<string, string>> = {}, start = tefuda) => {
    const made = folder()
    const put = (name: string, content: string): void => {
      mkdirSync(join(made, name, '..'), { recursive: true })
      writeFileSync(join(made, name), content)
    }
    put('config.mjs', config)
    for (const [name, content] of Object.entries(files)) put(name, content)
    const { code, stdout } = await start(['games', '--json'], {
      env: { TEFUDA_CONFIG: join(made, 'config.mjs') },
    })
    return [code, JSON.parse(stdout).error?.code]
  }
  const listing = (...games: readonly string[]): string => `export default ${JSON.stringify({ games })}`
  const manifest = JSON.stringify({ name: 'tefuda-game-x', version: '1.0.0', exports: './index.ts', type: 'module' })

  test('a configuration that is not there, runs into a fault, or is none', async () => {
    const { code, stderr } = await tefuda(['games'], { env: { TEFUDA_CONFIG: '/nowhere/tefuda.config.ts' } })
    expect([code, stderr.split('\n').length]).toEqual([3, 2])
    expect(await withConfig('throw new Error("no")')).toEqual([3, 'does-not-run'])
    expect(await withConfig('export default []')).toEqual([3, 'bad-config'])
  })

  test('a package that is not installed, or has no file to load', async () => {
    expect(await withConfig(listing('tefuda-game-nowhere'))).toEqual([3, 'no-such-package'])
    expect(await withConfig(listing('./x'))).toEqual([3, 'no-such-package'])
    expect(await withConfig(listing('./x'), { 'x/package.json': '{"name":"x"}' })).toEqual([3, 'bad-package'])
  })

  test('a package of TypeScript below node_modules, which Node does not run', async () => {
    const place = 'node_modules/tefuda-game-x'
    const files = {
      [`${place}/package.json`]: manifest,
      [`${place}/index.ts`]: 'const game: number = 1\nexport default game',
    }
    expect(await withConfig(listing('tefuda-game-x'), files, spawnTefuda)).toEqual([3, 'not-compiled'])
  })

  test('a module that is no game, and one whose id is taken', async () => {
    const files = { 'x/package.json': manifest, 'x/index.ts': 'export default { id: "x" }' }
    expect(await withConfig(listing('./x'), files)).toEqual([3, 'no-game'])
    const hearts = join(import.meta.dirname, '../../../examples/hearts')
    const twin = {
      'x/package.json': manifest,
      'x/index.ts': `import hearts from ${JSON.stringify(join(hearts, 'src/index.ts'))}\nexport default { ...hearts, id: 'ccc' }`,
    }
    expect(await withConfig(listing(hearts, './x'), twin)).toEqual([3, 'id-taken'])
  })

  test('a game whose picture cannot be drawn', async () => {
    const hearts = JSON.stringify(join(import.meta.dirname, '../../../examples/hearts/src/index.ts'))
    const files = {
      'x/package.json': manifest,
      'x/index.ts': `import hearts from ${hearts}\nexport default { ...hearts, pictogram: '<svg/>' }`,
    }
    expect(await withConfig(listing('./x'), files)).toEqual([3, 'bad-appearance'])
  })
})
