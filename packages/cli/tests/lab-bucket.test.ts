import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@tefuda/kernel'
import { workAtQueue } from '@tefuda/lab/queue'
import { openStore, type Store } from '@tefuda/lab/store'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { BUCKET, startBucket, type TestBucket } from '../../../scripts/test-bucket.ts'
import { testRedis } from '../../../scripts/test-databases.ts'
import { TEFUDA, tefuda } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-cli-bucket-'))
const file = join(folder, 'few.lab.json')

let server: TestBucket
beforeAll(async () => {
  server = await startBucket()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  const experiment = {
    name: 'dearer sets',
    game: 'southern-cross',
    seats: 1,
    variants: [{ name: 'dearer sets', set: { 'points.set': 60 } }],
    players: [{ bot: 'random' }],
    until: { deals: 40 },
    seed: 'a bucket',
  }
  writeFileSync(file, JSON.stringify(experiment))
  await lab(file, join(folder, 'few'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const lab = (path: string, out: string, ...more: readonly string[]) =>
  tefuda(['lab', 'run', path, '--out', out, '--jobs', '1', '--json', ...more])

const there = (name: string): string => `s3://${BUCKET}/${name}`

const storeAt = async (address: string): Promise<Store> => {
  const store = await openStore(address)
  if (isRefusal(store)) throw new Error(store.message.en)
  return store
}

/** All that is of an experiment: names, and what lies under them. */
const contentOf = async (address: string): Promise<Record<string, string>> => {
  const store = await storeAt(address)
  const names = [...(await store.list('parts')), 'experiment.json', 'games.parquet', 'report.json', 'report.html']
  const contents = await Promise.all(names.map(async (name) => [name, await store.get(name)] as const))
  return Object.fromEntries(contents.map(([name, bytes]) => [name, Buffer.from(bytes!).toString('base64')]))
}

test('a bucket gets, byte for byte, what a directory gets', async () => {
  const { code, stdout } = await lab(file, there('few'))
  expect(code).toBe(0)
  expect(JSON.parse(stdout).deals).toBe(40)
  const content = await contentOf(there('few'))
  expect(Object.keys(content).length).toBeGreaterThan(5)
  expect(content).toEqual(await contentOf(join(folder, 'few')))
})

test('whoever plays, also at a queue', async () => {
  const queue = `${await testRedis()}/13`
  const stopping = new AbortController()
  const working = workAtQueue({ queue, jobs: 1, signal: stopping.signal })
  expect((await lab(file, there('queued'), '--queue', queue)).code).toBe(0)
  stopping.abort()
  expect(await working).toBeNull()
  expect(await contentOf(there('queued'))).toEqual(await contentOf(join(folder, 'few')))
})

test('killed at any time, it goes on from the parts that are there', async () => {
  const deals = ['--deals', '10000']
  const args = ['lab', 'run', file, '--out', there('killed'), '--jobs', '1', ...deals]
  const child = spawn(process.execPath, [TEFUDA, ...args], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const killed = await storeAt(there('killed'))
  await expect
    .poll(async () => (await killed.list('parts')).size, { interval: 50, timeout: 120_000 })
    .toBeGreaterThan(0)
  child.kill('SIGKILL')
  await ended
  const parts = await killed.list('parts')
  expect((await tefuda(['lab', 'query', there('killed'), 'select 1 as one'])).stderr).toContain('まだ終わっていません')
  expect(JSON.parse((await tefuda(['lab', 'report', there('killed'), '--json'])).stdout).deals).toBeGreaterThan(0)
  const resumed = await lab(file, there('killed'), ...deals)
  expect((await killed.list('parts')).size).toBeGreaterThan(parts.size)
  expect(resumed.stdout).toBe((await lab(file, join(folder, 'undisturbed'), ...deals)).stdout)
  const rows = (address: string) => contentOf(address).then((content) => content['games.parquet'])
  expect(await rows(there('killed'))).toBe(await rows(join(folder, 'undisturbed')))
})

test('reports, answers to SQL and comparisons read from there', async () => {
  await lab(file, there('few'))
  const page = `${there('few')}/report.html`
  expect(await tefuda(['lab', 'report', there('few')])).toMatchObject({ code: 0, stdout: `${page}\n` })
  const sql = 'select variant, count(*)::int as games from games group by variant order by 1'
  expect(JSON.parse((await tefuda(['lab', 'query', there('few'), sql, '--json'])).stdout)).toEqual([
    { variant: 'base', games: 40 },
    { variant: 'dearer sets', games: 40 },
  ])
  const compared = await tefuda(['lab', 'compare', there('few'), join(folder, 'few'), '--lang', 'en'])
  expect(compared.stdout).toContain(`1: ${there('few')}, dearer sets, 40 deals`)
  expect(compared.stdout).not.toContain('differs')
})

test('what a store refuses is told in one line, of whatever is asked', async () => {
  const nowhere = 's3://nowhere/few'
  const sql = 'select 1 as one'
  const asked = [
    ['run', file, '--out', nowhere],
    ['report', nowhere],
    ['query', nowhere, sql],
    ['compare', nowhere, folder],
  ]
  for (const args of asked)
    expect(await tefuda(['lab', ...args, '--lang', 'en'])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^tefuda: There is no bucket "nowhere"\. See .*\n$/),
    })
  expect((await tefuda(['lab', 'report', nowhere])).stderr).toMatch(/^tefuda：バケット「nowhere」がありません。/)
  expect((await tefuda(['lab', 'report', 'gs://x/y'])).stderr).toContain('s3://バケット/名前')
  expect(await tefuda(['lab', 'report', there('nothing'), '--json'])).toMatchObject({
    code: 3,
    stdout: expect.stringContaining('"no-results"'),
  })
})
