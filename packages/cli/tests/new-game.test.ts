import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TEFUDA, tefuda } from './process.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A folder as npm makes it, in which the kernel is installed and nothing else is. */
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tefuda-new-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  writeFileSync(join(made, 'package.json'), '{"type":"commonjs"}')
  symlinkSync(join(ROOT, 'node_modules'), join(made, 'node_modules'))
  return made
}

const within = (cwd: string, ...words: readonly string[]) => {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1', TEFUDA_HOME: join(cwd, 'home') }
  return spawnSync(process.execPath, [TEFUDA, ...words, '--lang', 'en'], { cwd, env, encoding: 'utf8' })
}

test('a new game keeps every promise and is played at once', () => {
  const cwd = folder()
  expect(within(cwd, 'new-game', 'two-kings').stdout).toContain('npx tefuda check-game two-kings')
  expect(existsSync(join(cwd, 'two-kings/src/two-kings.test.ts'))).toBe(true)
  expect(readFileSync(join(cwd, 'two-kings/src/index.ts'), 'utf8')).toContain("name: text('Two Kings', 'Two Kings')")
  const checked = within(cwd, 'check-game', 'two-kings', '--json')
  expect(JSON.parse(checked.stdout)).toMatchObject({
    ok: true,
    game: 'two-kings',
    package: { name: 'tefuda-game-two-kings' },
    faults: [],
    speed: [
      { seats: 2, movesPerGame: 10 },
      { seats: 3, movesPerGame: 15 },
      { seats: 4, movesPerGame: 20 },
    ],
  })
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const typed = spawnSync(process.execPath, [tsc, '-p', join(cwd, 'two-kings')], { encoding: 'utf8' })
  expect([typed.status, typed.stdout]).toEqual([0, ''])
  const played = within(cwd, 'play', 'two-kings', '--seats', '2', '--people', '0')
  expect([played.status, played.stderr]).toEqual([0, ''])
  expect(played.stdout).toContain('Result')
  expect(JSON.parse(within(cwd, 'learn', 'two-kings', '--check', '--json').stdout)).toMatchObject({
    lessons: 1,
    broken: [],
  })
})

test('a game that browsers cannot run keeps its promises, and is told what keeps it from the page', async () => {
  const made = join(folder(), 'filed')
  within(join(made, '..'), 'new-game', 'filed')
  writeFileSync(join(made, 'src/rules.ts'), `import 'node:fs'\n${readFileSync(join(made, 'src/rules.ts'), 'utf8')}`)
  const { code, stdout } = await tefuda(['check-game', made, '--json'])
  const { hints } = JSON.parse(stdout)
  expect([code, hints[0].en]).toEqual([0, expect.stringMatching(/played in the page: .*rules\.ts imports "node:fs"/)])
})

test('a second game is written beside the first; neither is overwritten', () => {
  const cwd = folder()
  within(cwd, 'new-game', 'one')
  expect(within(cwd, 'new-game', 'two').stdout).toContain("Add './two' to games in tefuda.config.ts")
  expect(readFileSync(join(cwd, 'tefuda.config.ts'), 'utf8')).toBe("export default { games: ['./one'] }\n")
  expect(within(cwd, 'new-game', 'one').status).toBe(1)
  expect(within(cwd, 'new-game', '../One').status).toBe(2)
})

test('where the kernel is not installed, a game plays with that of the program', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'tefuda-new-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  within(cwd, 'new-game', 'alone')
  expect(within(cwd, 'play', 'alone', '--people', '0')).toMatchObject({ status: 0, stderr: '' })
})

test('a name may be a word of the language; one that is taken is refused', () => {
  const cwd = folder()
  within(cwd, 'new-game', 'switch')
  expect(within(cwd, 'play', 'switch', '--people', '0')).toMatchObject({ status: 0, stderr: '' })
  expect(within(cwd, 'new-game', 'exjan')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is the id of a game'),
  })
  expect(existsSync(join(cwd, 'exjan'))).toBe(false)
})

describe('what a game lacks is told, and ends with 1', () => {
  /** The template with something else in one place. */
  const bent = async (change: string): Promise<string[]> => {
    const made = join(folder(), 'bent')
    mkdirSync(made)
    const template = join(ROOT, 'packages/cli/template/src/index.ts')
    const manifest = { name: 'tefuda-game-bent', version: '1.0.0', type: 'module', exports: './index.ts' }
    writeFileSync(join(made, 'package.json'), JSON.stringify(manifest))
    const game = `const { schema } = game\nconst bend = (change) => ({ engine: (rules, seats) => change(game.engine(rules, seats)) })`
    writeFileSync(
      join(made, 'index.ts'),
      `import game from ${JSON.stringify(template)}\n${game}\nexport default { ...game, ...${change} }`,
    )
    const { code, stdout } = await tefuda(['check-game', made, '--lang', 'en'])
    expect(code).toBe(1)
    return stdout.split('\n').filter((line) => line.startsWith('  - '))
  }

  test.each([
    ['a text in one language', `{ name: { ja: '遊び', en: '' } }`, /the name has no English/],
    ['a credit', `{ credit: { ja: '', en: 'somebody' } }`, /the credit has no Japanese/],
    ['an empty rule book', '{ rulebook: (r, s) => ({ ...game.rulebook(r, s), chapters: [] }) }', /no chapters/],
    ['a ruling', '{ rulings: [] }', /holds R-1/],
    [
      'a lesson that cannot be played',
      "{ lessons: [{ ...game.lessons[0], others: { 1: ['HA', 'C4'] } }] }",
      /the lesson highest cannot be played: a step wishes or scripts no legal move/,
    ],
    [
      'a lesson under rules that are none',
      '{ lessons: [{ ...game.lessons[0], rules: { cards: 99 } }] }',
      /the lesson highest cannot be played: throws /,
    ],
    [
      'secrecy',
      'bend((engine) => ({ ...engine, view: (state, viewer) => ({ ...engine.view(state, viewer), all: state.hands }) }))',
      /secrecy: /,
    ],
    ['an end', 'bend((engine) => ({ ...engine, apply: () => {} }))', /course: /],
    ['a promise without which nothing can be tried', 'bend(() => ({}))', /course: throws/],
  ])('%s', async (_, change, said) => {
    expect(await bent(change)).toContainEqual(expect.stringMatching(said))
  })

  test('an id that is taken', async () => {
    const made = join(folder(), 'taken')
    within(join(made, '..'), 'new-game', 'taken')
    const file = join(made, 'src/index.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("id: 'taken'", "id: 'exjan'"))
    const { code, stderr } = await tefuda(['check-game', made, '--lang', 'en'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('is that of another game')])
  })

  test('whatever is no game at all', async () => {
    const empty = folder()
    expect((await tefuda(['check-game', empty])).code).toBe(3)
    expect((await tefuda(['check-game', 'tefuda-game-nowhere'])).code).toBe(3)
  })
})
