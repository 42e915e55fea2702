import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf } from '../src/terminal/text.ts'
import { spawnTefuda, tefuda } from './process.ts'

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA'
const SLY = `\x1b]0;gone\x07first\r\nsecond\u2028third\u202e \u009b2J${'とても長い'.repeat(30)}`

let folder: string

/** The folder of a server at which three reports were sent. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-reports-command-'))
  const data = new DatabaseSync(join(folder, 'tefuda.db'))
  data.exec(`pragma journal_mode = wal; create table guests (id, name);
    create table reports (id, at, "match", "by", about, reason);
    insert into guests values ('a', 'アン'), ('b', 'Bo\x1b[31mb')`)
  const report = data.prepare('insert into reports values (?, ?, ?, ?, ?, ?)')
  report.run('1', Date.UTC(2026, 10, 20), TABLE, 'a', 'b', 'oldest')
  report.run('2', Date.UTC(2026, 10, 22), TABLE, 'b', 'a', SLY)
  report.run('3', Date.UTC(2026, 10, 21), TABLE, 'a', 'gone', 'middle')
  data.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

test('prints what was reported, newest first, in both languages', async () => {
  const { code, stdout, stderr } = await tefuda(['reports', '--data', folder])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.match(/^2026\/11\/.*$/gm)).toHaveLength(3)
  expect(stdout).toMatch(new RegExp(`^2026/11/2\\d \\d+:\\d\\d  卓 ${TABLE}\n  アン \\[.{8}\\] について（Bo.*b \\[`))
  expect(stdout.indexOf('middle')).toBeGreaterThan(stdout.indexOf('third'))
  expect(stdout.indexOf('oldest')).toBeGreaterThan(stdout.indexOf('middle'))
  const en = await tefuda(['reports', '--data', folder, '--lang', 'en', '--limit', '2'])
  expect(en.stdout).toMatch(/\n {2}About someone without a name \[.{8}\], by アン \[.{8}\]\n {4}middle\n$/)
})

test('what people wrote cannot steer the terminal', async () => {
  const { stdout } = await tefuda(['reports', '--data', folder])
  expect(stdout).toContain('\n    ]0;gonefirst\n    second\n    third')
  for (const line of stdout.split('\n')) expect(columnsOf(line), line).toBeLessThanOrEqual(80)
  for (const args of [[], ['--json']]) {
    const printed = await tefuda(['reports', '--data', folder, ...args])
    expect(printed.stdout).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u)
  }
})

test('--json is one report a line', async () => {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'tefuda.db')}`, TEFUDA_DATA: '/nowhere' }
  const { stdout } = await tefuda(['reports', '--json'], { env })
  const reports = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(reports).toMatchObject([{ reason: expect.stringContaining('\nthird') }, { reason: 'middle' }, {}])
  expect(reports[2]).toEqual({
    at: '2026-11-20T00:00:00.000Z',
    table: TABLE,
    about: { who: expect.stringMatching(/^[\w-]{8}$/), name: 'Bo[31mb' },
    by: { who: expect.stringMatching(/^[\w-]{8}$/), name: 'アン' },
    reason: 'oldest',
  })
})

test('what is wrong is told in one line', async () => {
  expect(await spawnTefuda(['reports', '--data', join(folder, 'none')])).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringMatching(/^tefuda：.*--data.*\n$/),
  })
  for (const limit of ['0', 'many', '10001'])
    expect(await tefuda(['reports', '--limit', limit])).toMatchObject({ code: 2, stdout: '' })
  expect(await tefuda(['reports', 'more'])).toMatchObject({ code: 2 })
  const wrong = await tefuda(['reports', '--json', '--database', 'mysql://x'])
  expect(wrong.code).toBe(3)
  expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false, error: { code: 'bad-database-url' } })
})
