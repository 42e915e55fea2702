import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@tefuda/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import type { Outcome } from './collect.ts'
import { type Experiment, readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'
import { dealsHeld, readResults } from './results.ts'
import { type RunOptions, runExperiment } from './run.ts'
import { directoryStore } from './store/directory.ts'
import type { Store } from './store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

const experimentWith = (more: object = {}): Experiment => {
  const read = readExperiment({
    name: 'a test',
    game: 'southern-cross',
    seats: 2,
    variants: [{ name: 'more points', set: { 'points.set': 60 } }],
    players: [{ bot: 'random' }],
    until: { deals: 60 },
    seed: 'rows',
    ...more,
  })
  if (isRefusal(read)) throw new Error(read.message.en)
  return read
}

const runIn = async (name: string, experiment: Experiment, more: Partial<RunOptions> = {}): Promise<Outcome> => {
  const done = await runExperiment(experiment, { store: directoryStore(join(folder, name)), jobs: 1, ...more })
  if (isRefusal(done)) throw new Error(done.message.en)
  return done
}

describe('an experiment', () => {
  it('has the same rows whatever the threads, wherever it was interrupted and whatever was lost', async () => {
    const experiment = experimentWith()
    const { result } = await runIn('whole', experiment)
    expect(result.deals).toBe(60)
    expect((await runIn('two', experiment, { jobs: 2 })).result).toEqual(result)

    const stopping = new AbortController()
    const stopped = await runIn('cut', experiment, {
      jobs: 2,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    expect(stopped.result.deals).toBeLessThan(60)
    const parts = join(folder, 'cut', 'parts')
    truncateSync(join(parts, readdirSync(parts)[0]!), 100)
    expect((await runIn('cut', experiment)).result).toEqual(result)
    expect(readFileSync(join(folder, 'cut', 'games.parquet'))).toEqual(
      readFileSync(join(folder, 'whole', 'games.parquet')),
    )
    // More deals: those that are there are not played again, and begin the new rows.
    const longer = await runIn('cut', { ...experiment, until: { deals: 70 } })
    expect(longer.result.deals).toBe(70)
    // Somebody had seen the others before, which the intervals allow for, whoever asks again.
    expect(longer.reading).toBe('anytime')
    expect((await runIn('cut', { ...experiment, until: { deals: 70 } })).reading).toBe('anytime')
    expect(await readResults(directoryStore(join(folder, 'cut')))).toMatchObject({ reading: 'anytime' })
  })

  it('counts what was under way when it was stopped, so that a folder tells one number of deals', async () => {
    const store = directoryStore(join(folder, 'stopped'))
    const later = Promise.withResolvers<void>()
    const lateFirst: Store = {
      ...store,
      async put(name, value) {
        const isFirst = name.startsWith('parts/000000000-')
        if (isFirst) await later.promise
        await store.put(name, value)
        if (name.startsWith('parts/') && !isFirst) later.resolve()
      },
    }
    const stopping = new AbortController()
    const stopped = await runExperiment(experimentWith(), {
      store: lateFirst,
      jobs: 2,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    expect(stopped).toMatchObject({ result: ((await readResults(store)) as Outcome).result })
  })

  it('throws away what was half written when it was killed, and nothing that others are writing', async () => {
    const experiment = experimentWith({ until: { deals: 4 } })
    await runIn('killed', experiment)
    const gone = 2 ** 30
    const left = [`games.parquet.${gone}.tmp`, `parts/000000000-000000001.parquet.${gone}.tmp`]
    const others = `report.json.${process.ppid}.tmp`
    for (const name of [...left, others]) writeFileSync(join(folder, 'killed', name), 'half')
    await runIn('killed', experiment)
    const names = readdirSync(join(folder, 'killed'), { recursive: true })
    expect(names.filter((name) => String(name).endsWith('.tmp'))).toEqual([others])
  })

  it('ends when the interval is as narrow as asked', async () => {
    const experiment = experimentWith({ until: { deals: 100_000, halfWidth: { score: 20 } } })
    const { result, reading } = await runIn('narrow', experiment, { jobs: 2 })
    const [variant] = result.measures.find(({ id }) => id === 'score')!.variants
    expect(variant!.high! - variant!.low!).toBeLessThanOrEqual(40)
    expect(result.deals).toBeLessThan(100_000)
    expect(reading).toBe('anytime')
    expect(await readResults(directoryStore(join(folder, 'narrow')))).toMatchObject({ result })
  })

  it.each([{ halfWidth: { score: 20 } }, { gate: { measure: 'score', by: 8 } }])(
    'ends with the same deal whatever the threads and the parts: %j',
    async (end) => {
      const experiment = experimentWith({ until: { deals: 600, ...end } })
      const name = Object.keys(end)[0]!
      const { result } = await runIn(`${name}-1`, experiment)
      expect(result.deals).toBeLessThan(600)
      const held = (jobs: number): string => join(folder, `${name}-${jobs}`)
      for (const jobs of [2, 4]) {
        expect((await runIn(`${name}-${jobs}`, experiment, { jobs })).result).toEqual(result)
        expect(readFileSync(join(held(jobs), 'games.parquet'))).toEqual(readFileSync(join(held(1), 'games.parquet')))
        expect(await readResults(directoryStore(held(jobs)))).toMatchObject({ result })
      }
    },
  )

  it('is refused where bots that play alike on the same cards never part', async () => {
    const rules = { match: true, sameShuffle: true, target: 1000, deals: 0 }
    const experiment = experimentWith({ base: { set: rules }, players: [{ bot: 'greedy' }], until: { deals: 1 } })
    await expect(runIn('endless', experiment)).rejects.toMatchObject({ refusal: { code: 'no-end' } })
  }, 120_000)

  it('takes nothing away, and is not taken as settled beforehand, where it was killed and another end is asked for', async () => {
    const experiment = experimentWith()
    const store = directoryStore(join(folder, 'ended'))
    await runIn('ended', experiment)
    rmSync(join(folder, 'ended', 'report.json'))
    const plan = planOf(experiment)
    if (isRefusal(plan)) throw new Error(plan.message.en)
    expect(await dealsHeld(store, plan)).toBe(60)
    const parts = join(folder, 'ended', 'parts')
    for (const name of readdirSync(parts)) if (name.startsWith('000000030-')) rmSync(join(parts, name))
    expect(await dealsHeld(store, plan)).toBe(30)
    expect((await runIn('ended', experiment)).reading).toBe('fixed')
    rmSync(join(folder, 'ended', 'report.json'))
    expect((await runIn('ended', { ...experiment, until: { deals: 30 } })).reading).toBe('anytime')
  })

  it('is refused where the folder holds another one', async () => {
    const store = directoryStore(join(folder, 'whole'))
    const ended = await runExperiment(experimentWith({ seed: 'other' }), { store, jobs: 1 })
    expect(ended).toMatchObject({ code: 'other-experiment' })
  })
})

describe('results of another version', () => {
  const store = directoryStore(join(folder, 'older'))

  it('are read where any version will do, and else told to be what they are', async () => {
    const { result } = await runIn('older', experimentWith())
    const manifest = join(folder, 'older', 'experiment.json')
    const held = JSON.parse(readFileSync(manifest, 'utf8'))
    writeFileSync(manifest, JSON.stringify({ ...held, identity: 'of then', software: '0.0.9' }))
    expect(await readResults(store)).toMatchObject({
      code: 'other-version',
      message: { en: expect.stringContaining('Tefuda 0.0.9') },
    })
    expect(await readResults(store, { ofAnyVersion: true })).toMatchObject({ result })
  })

  it('are told to be none where what says whose they are is damaged', async () => {
    const manifest = join(folder, 'older', 'experiment.json')
    const held = readFileSync(manifest, 'utf8')
    for (const damaged of ['null', '{}', JSON.stringify({ ...JSON.parse(held), experiment: {} }), held.slice(0, 9)]) {
      writeFileSync(manifest, damaged)
      expect(await readResults(store)).toMatchObject({ code: 'no-results' })
      expect(await runExperiment(experimentWith(), { store, jobs: 1 })).toMatchObject({ code: 'other-experiment' })
    }
    writeFileSync(manifest, held)
  })

  it('are not taken for those of an experiment, nor are parts of which nothing says whose they are', async () => {
    expect(await runExperiment(experimentWith(), { store, jobs: 1 })).toMatchObject({ code: 'other-experiment' })
    rmSync(join(folder, 'older', 'experiment.json'))
    expect(await runExperiment(experimentWith(), { store, jobs: 1 })).toMatchObject({ code: 'other-experiment' })
  })
})
