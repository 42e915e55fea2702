import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { testRedis } from '../../../scripts/test-databases.ts'
import { run } from '../src/program.ts'
import { TEFUDA, tefuda } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-cli-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

const EXPERIMENT = {
  name: 'より高いセット',
  game: 'southern-cross',
  seats: 2,
  variants: [{ name: 'dearer sets', set: { 'points.set': 60 } }],
  players: [{ bot: 'random' }],
  until: { deals: 40 },
  seed: 'a test',
}

const fileWith = (name: string, content: unknown): string => {
  const path = join(folder, `${name}.lab.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const lab = (file: string, out: string, ...more: readonly string[]) =>
  tefuda(['lab', 'run', file, '--out', join(folder, out), '--jobs', '1', ...more])

const file = fileWith('plain', EXPERIMENT)

describe('tefuda lab run', () => {
  test('prints what was found as JSON', async () => {
    const { code, stdout, stderr } = await lab(file, 'json', '--deals', '30', '--json')
    // Where it takes long, how far it is stands beside it.
    expect({ code, told: stderr.includes('tefuda') }).toEqual({ code: 0, told: false })
    const result = JSON.parse(stdout)
    expect(Object.keys(result)).toEqual(['deals', 'measures', 'rows'])
    expect(result).toMatchObject({ deals: 30, rows: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const score = result.measures.find(({ id }: { id: string }) => id === 'score')
    expect(Object.keys(score)).toEqual(['id', 'base', 'variants'])
    expect(Object.keys(score.base)).toEqual(['mean', 'low', 'high'])
    expect(Object.keys(score.variants[0])).toEqual(['mean', 'difference', 'low', 'high', 'verdict'])
    expect(score.variants[0].verdict).toBe('differs')
    expect(readdirSync(join(folder, 'json')).toSorted()).toEqual([
      'experiment.json',
      'games.parquet',
      'parts',
      'report.html',
      'report.json',
    ])
  })

  test('keeps what is there where fewer deals are asked for, and says so', async () => {
    const rows = async (...more: readonly string[]) => {
      const { stdout, stderr } = await lab(file, 'kept', '--json', ...more)
      return { result: JSON.parse(stdout), stderr }
    }
    const before = await rows('--deals', '30')
    const after = await rows('--deals', '20')
    expect(after.result).toEqual(before.result)
    expect(after.stderr).toMatch(/30回の配りの結果があるので、20回に減らさず/)
    expect((await rows('--deals', '35')).result.deals).toBe(35)
  })

  test('says it in words, in both languages', async () => {
    const ja = await lab(file, 'words')
    expect(ja.stdout).toContain('差がある')
    expect((await lab(file, 'words', '--lang', 'en')).stdout).toMatch(/Points of a seat .* differs \(\+/)
  })

  test('killed at any time, it goes on and has the same rows', async () => {
    const long = fileWith('long', { ...EXPERIMENT, until: { deals: 3000 } })
    const out = join(folder, 'killed')
    const args = [TEFUDA, 'lab', 'run', long, '--out', out, '--jobs', '2', '--json']
    const child = spawn(process.execPath, args, { stdio: 'ignore' })
    const ended = once(child, 'exit')
    const parts = join(out, 'parts')
    await expect.poll(() => existsSync(parts) && readdirSync(parts).length, { interval: 5 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await ended
    expect(existsSync(join(out, 'report.json'))).toBe(false)
    const resumed = JSON.parse((await lab(long, 'killed', '--json')).stdout)
    expect(resumed.deals).toBe(3000)
    expect(resumed).toEqual(JSON.parse((await lab(long, 'undisturbed', '--json')).stdout))
  })
})

const terminal = () => Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80, rows: 24 })

test('on a terminal nothing is drawn of a run that is refused', async () => {
  const out = join(folder, 'taken')
  await lab(file, 'taken', '--deals', '4')
  const [output, errors] = [terminal(), new PassThrough({ encoding: 'utf8' })]
  const host = { input: Readable.from([]), output, errors, env: { TERM: 'xterm', NO_COLOR: '1' } }
  const other = fileWith('other seed', { ...EXPERIMENT, seed: 'another' })
  expect(await run(['lab', 'run', other, '--out', out, '--lang', 'en'], host)).toBe(3)
  expect(errors.read()).toMatch(/holds the results of another experiment/)
  expect(output.read()).toBeNull()
})

test('on a terminal a run shows its tables on the way; Ctrl-C leaves the words of its end alone', async () => {
  const long = fileWith('watched', { ...EXPERIMENT, until: { deals: 1_000_000 } })
  const output = terminal()
  let written = ''
  output.on('data', (chunk: string) => {
    written += chunk
    if (/ of 1,000,000 deals[\s\S]*dearer sets[\s\S]*… \d+ more/.test(written)) process.emit('SIGINT')
  })
  const args = ['lab', 'run', long, '--out', join(folder, 'watched'), '--jobs', '1', '--lang', 'en']
  const errors = new PassThrough({ encoding: 'utf8' })
  const host = { input: Readable.from([]), output, errors, env: { TERM: 'xterm', NO_COLOR: '1' } }
  expect(await run(args, host)).toBe(130)
  expect(errors.read()).toMatch(
    /Stopped on the way: [\d,]+ of 1,000,000 deals are played\. The same command goes on\.\n$/,
  )
  // What follows the last time that lines were erased.
  const [left] = written.split('\x1b[2K\x1b[G').slice(-1)
  expect(left).toMatch(/^[^\n]*より高いセット\n[\s\S]*\nThe results are in /)
  expect(left).not.toMatch(/1,000,000|\d+ more\n/)
})

describe('a queue', () => {
  test('three workers, killed at random, make the same rows', async () => {
    const redis = await testRedis()
    const long = fileWith('queued', { ...EXPERIMENT, until: { deals: 6000 }, seed: 'queued' })
    const workers = new Set<ChildProcess>()
    onTestFinished(() => {
      for (const child of workers) child.kill('SIGKILL')
    })
    const begin = (): void => {
      const child = spawn(process.execPath, [TEFUDA, 'lab', 'work', '--queue', redis, '--jobs', '1'], {
        stdio: 'ignore',
      })
      workers.add(child)
    }
    for (let k = 0; k < 3; k++) begin()
    const parts = join(folder, 'queued', 'parts')
    const done = lab(long, 'queued', '--queue', redis, '--json')
    for (const least of [1, 2, 4]) {
      await expect
        .poll(() => (existsSync(parts) ? readdirSync(parts).length : 0), { interval: 10, timeout: 120_000 })
        .toBeGreaterThanOrEqual(least)
      const [first] = workers
      first!.kill('SIGKILL')
      workers.delete(first!)
      begin()
    }
    const { stdout } = await done
    expect(JSON.parse(stdout)).toEqual(JSON.parse((await lab(long, 'not queued', '--json')).stdout))
  })

  test('that is not there is told, and so is one that is not named', async () => {
    const nowhere = 'redis://127.0.0.1:1'
    const away = expect.stringContaining('Redis につながりません')
    expect(await lab(file, 'nowhere', '--queue', nowhere)).toMatchObject({ code: 3, stderr: away })
    const worker = ['lab', 'work', '--lang', 'en']
    expect(await tefuda([...worker, '--queue', nowhere])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^tefuda: Redis at --queue does not answer/),
    })
    expect(await tefuda(worker)).toMatchObject({ code: 2, stderr: expect.stringContaining('needs --queue') })
  })
})

describe('a folder of results', () => {
  const out = join(folder, 'results')
  const same = { name: 'the same', set: {} }
  const both = fileWith('both', { ...EXPERIMENT, variants: [...EXPERIMENT.variants, same] })

  test('becomes a page that needs nothing else', async () => {
    await lab(both, 'results')
    const told = await tefuda(['lab', 'report', out, '--lang', 'en'])
    expect(told).toMatchObject({ code: 0, stdout: `${join(out, 'report.html')}\n` })
    const page = readFileSync(join(out, 'report.html'), 'utf8')
    expect(page).not.toMatch(/(src|href)=|url\(/)
    expect(page).toContain('differs (+')
    expect(page).toContain('No effect at all: the rules of this variant are those of the base.')
    expect(page).toMatch(/Deal \d+: the first \d+ moves are the same/)
  })

  test('answers SQL', async () => {
    const sql = 'select variant, count(*)::int as games from games group by variant order by 1'
    const { stdout } = await tefuda(['lab', 'query', out, sql, '--json'])
    expect(JSON.parse(stdout)).toEqual([
      { variant: 'base', games: 40 },
      { variant: 'dearer sets', games: 40 },
      { variant: 'the same', games: 40 },
    ])
    expect((await tefuda(['lab', 'query', out, 'select 1 as one', '--lang', 'en'])).stdout).toBe('one\n  1\n')
    expect(await tefuda(['lab', 'query', out, 'select joy from games', '--lang', 'en'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^tefuda: The query cannot be answered: .*joy.* \(columns: deal, arm, .*turns.*\)\n$/,
      ),
    })
  })

  test('is compared with another: other deals, the same rules', async () => {
    const others = join(folder, 'others')
    await lab(fileWith('others', { ...EXPERIMENT, seed: 'another' }), 'others')
    const { stdout } = await tefuda(['lab', 'compare', out, others, '--json'])
    const verdicts = JSON.parse(stdout).map(({ verdict }: { verdict: string }) => verdict)
    expect(verdicts.length).toBeGreaterThan(20)
    expect(verdicts).not.toContain('differs')
    const [first, second, beside, only, , base, heads, ...rest] = (
      await tefuda(['lab', 'compare', out, others])
    ).stdout.split('\n')
    expect([first, second]).toEqual([expect.stringContaining(out), expect.stringContaining(others)])
    expect(beside).toBe('配りが違います（種が違います）：1は40回、2は40回。')
    expect(only).toMatch(/^1だけにある案：「.*」。$/)
    expect([base, heads]).toEqual(['基準', expect.stringMatching(/^ +1 +2 +差 +95 %の幅$/)])
    expect(rest).toContain('差のあるものさしはありません。')
  })

  test('is the same as the results of its own file, in one sentence', async () => {
    await lab(both, 'again')
    const { stdout } = await tefuda(['lab', 'compare', out, join(folder, 'again'), '--lang', 'en'])
    expect(stdout.split('\n').slice(2)).toEqual(['', 'No effect at all: every row of 1 and 2 is the same.', ''])
  })

  test('that is not at its end yet is told before it is queried', async () => {
    await lab(file, 'killed early')
    // A run that was killed has parts, and no file of all rows.
    rmSync(join(folder, 'killed early', 'games.parquet'))
    const told = await tefuda(['lab', 'query', join(folder, 'killed early'), 'select 1 as one', '--lang', 'en'])
    expect(told).toMatchObject({ code: 3, stderr: expect.stringMatching(/not at its end: 40 of 40 deals\. Go on/) })
  })

  test('has to hold some', async () => {
    const tasks = { report: [], query: ['select 1 as one'], compare: [out] }
    for (const [task, more] of Object.entries(tasks))
      expect(await tefuda(['lab', task, folder, ...more])).toMatchObject({
        code: 3,
        stderr: `tefuda：${folder} に、読める実験の結果がありません。\n`,
      })
    expect((await tefuda(['lab', 'query', out, '--lang', 'en'])).stderr).toContain('Write tefuda lab query DIR')
    expect(await tefuda(['lab', '--lang', 'en'])).toMatchObject({
      code: 2,
      stderr: 'tefuda: Say what to do: run, sweep, work, report, query, compare. See --help.\n',
    })
  })
})

test('a sweep says what it tries before anything is measured, and Ctrl-C by then only that there are no results', async () => {
  const errors = new PassThrough({ encoding: 'utf8' })
  let told = ''
  errors.on('data', (chunk: string) => {
    if (told === '') setImmediate(() => process.emit('SIGINT'))
    told += chunk
  })
  const args = ['lab', 'sweep', 'southern-cross', '--seats', '2', '--out', join(folder, 'stopped-sweep')]
  const host = { input: Readable.from([]), output: new PassThrough(), errors, env: {} }
  expect(await run([...args, '--lang', 'en'], host)).toBe(130)
  expect(told).toMatch(
    /^First whole sessions are played with \d+ combinations of settings, [^\n]+\ntefuda: It was stopped [^\n]+\n$/,
  )
})

test('a sweep tries all pairs of settings, measures each, and the strongest two by two', async () => {
  const out = join(folder, 'sweep')
  const args = ['lab', 'sweep', 'zheng-shang-you', '--set', 'deals=1', '--deals', '20', '--out', out]
  const { code, stdout } = await tefuda([...args, '--jobs', '1', '--json'])
  expect(code).toBe(0)
  const { tried, faults, deals, measures, pairs } = JSON.parse(stdout)
  expect({ faults, deals }).toEqual({ faults: [], deals: 20 })
  expect(tried).toBeGreaterThan(5)
  expect(measures[0].variants.length).toBeGreaterThan(4)
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs[0]).toMatchObject({ name: expect.stringContaining(' × '), measures: expect.any(Array) })
  expect(readFileSync(join(out, 'sweep.html'), 'utf8')).toMatch(/<th scope="row">[^<]*：4人のチーム戦/)
  for (const strength of ['1', '4', 'two'])
    expect(await tefuda([...args, '--strength', strength, '--lang', 'en'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--strength takes a whole number from 2 to 3'),
    })
  expect(await tefuda(['lab', 'sweep', 'poker', '--lang', 'en'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no game "poker"'),
  })
})

describe('what cannot be run is told in one sentence', () => {
  const WRONG: readonly (readonly [name: string, content: unknown, ja: string, en: string])[] = [
    ['no JSON', '{', 'JSONとして読めません', 'cannot be read as JSON'],
    ['no seats', { ...EXPERIMENT, seats: '2' }, '実験の seats には数を', 'seats of the experiment takes a number'],
    ['unknown', { ...EXPERIMENT, sets: 1 }, 'sets', 'sets'],
    ['no game', { ...EXPERIMENT, game: 'poker' }, '「poker」という遊びはありません', 'There is no game "poker"'],
    ['old game', { ...EXPERIMENT, rulesVersion: 99 }, '第99版は、ここにはありません', 'Version 99 of the rules'],
    [
      'no bot',
      { ...EXPERIMENT, players: [{ bot: 'hal' }] },
      '「hal」というボットはありません',
      'There is no bot "hal"',
    ],
    [
      'players',
      { ...EXPERIMENT, seats: 3, players: [{ bot: 'random' }, { bot: 'greedy' }] },
      '3つに',
      'Give players one',
    ],
    [
      'setting',
      { ...EXPERIMENT, variants: [{ name: 'v', set: { hand: 99 } }] },
      '案「v」：「hand」は',
      'Variant "v": hand',
    ],
    ['conflict', { ...EXPERIMENT, seats: 1, base: { preset: 'match' } }, '基準のルール：', 'Base: '],
    [
      'end',
      { ...EXPERIMENT, measure: ['turns'], until: { halfWidth: { score: 1 } } },
      'until の「score」は',
      'until names "score"',
    ],
    ['measure', { ...EXPERIMENT, measure: ['joy'] }, '「joy」というものさし', 'There is no measure "joy"'],
  ]
  test.each(WRONG)('%s', async (name, content, ja, en) => {
    const path = fileWith(name, content)
    const told = await lab(path, 'wrong')
    expect(told.code).toBe(3)
    expect(told.stdout).toBe('')
    expect(told.stderr).toContain(ja)
    expect(told.stderr.trim().split('\n')).toHaveLength(1)
    expect((await lab(path, 'wrong', '--lang', 'en')).stderr).toContain(en)
    expect(JSON.parse((await lab(path, 'wrong', '--json')).stdout)).toMatchObject({ ok: false })
  })

  test('a folder that cannot be written', async () => {
    expect((await lab(file, 'plain.lab.json')).stderr).toContain('に書けません（同じ名前のファイルがあります）')
    expect((await lab(file, 'plain.lab.json/inside')).stderr).toMatch(/に書けません.*別のフォルダーを指定/)
    const { stderr } = await lab(file, 'plain.lab.json/inside', '--lang', 'en')
    expect(stderr).toMatch(/Cannot write .*there is a file of that name.* Give --out another folder\.$/m)
    expect(stderr).not.toContain('kept')
  })
})

test('an option that says nothing to a task is refused', async () => {
  const idle = [...['lab', 'run', file, '--seats', '3'], ...['--lang', 'en']]
  expect(await tefuda(idle)).toMatchObject({ code: 2, stderr: 'tefuda: tefuda lab run takes no --seats.\n' })
  expect(await tefuda(['lab', 'report', folder, '--deals', '3'])).toMatchObject({
    code: 2,
    stderr: 'tefuda：tefuda lab report に --deals は書けません。\n',
  })
})
