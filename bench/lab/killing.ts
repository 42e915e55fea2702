import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rng } from '@tefuda/kernel'
import { runExperiment } from '@tefuda/lab/run'
import { directoryStore } from '@tefuda/lab/store'
import { needDatabases, startRedis } from '../../scripts/databases.ts'
import { rowOf } from '../measure.ts'
import { folder } from '../online/places.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, experimentOf, granted } from './experiments.ts'

const WORKERS = 3
const MINUTES = 10
/** One of them is killed after so long at most, in milliseconds, and another begun. */
const LIFE = 4000
const TEFUDA = join(import.meta.dirname, '../../bin/tefuda.mjs')

/** Workers at a queue that are killed at random for minutes: the rows of an undisturbed run, byte for byte. */
export const measureKilling = async ({ progress }: Plan): Promise<Measured> => {
  progress(`workers killed at random for ${MINUTES} minutes`)
  const { path, remove } = folder()
  const found = await needDatabases()
  if (found === undefined) throw new Error('Redis is missing')
  const redis = await startRedis(found.redis)
  const workers = Array.from({ length: WORKERS }, () => work(redis.url))
  const luck = rng(1)
  let [killed, deals] = [0, 0]
  const killing = setInterval(() => {
    const k = luck.below(WORKERS)
    workers[k]!.kill('SIGKILL')
    workers[k] = work(redis.url)
    killed++
  }, LIFE)
  try {
    const disturbed = await run(join(path, 'disturbed'), { minutes: MINUTES, deals: 1_000_000 }, redis.url)
    clearInterval(killing)
    deals = disturbed.deals
    const undisturbed = await run(join(path, 'undisturbed'), { deals }, undefined)
    const same = (file: string): boolean =>
      readFileSync(join(path, 'disturbed', file)).equals(readFileSync(join(path, 'undisturbed', file)))
    if (disturbed.rows !== undisturbed.rows || !same('games.parquet'))
      throw new Error('killed workers have left other rows')
  } finally {
    clearInterval(killing)
    for (const worker of workers) worker.kill('SIGKILL')
    await redis.stop()
    remove()
  }
  return {
    seconds: null,
    results: [
      rowOf({ name: 'lab/workers killed at random, with the same rows', unit: 'workers' }, [killed]),
      rowOf({ name: 'lab/deals played by them', unit: 'deals' }, [deals]),
    ],
    ratios: {},
  }
}

const run = async (out: string, until: object, queue: string | undefined) => {
  const experiment = experimentOf({ ...CUT_IN, until })
  return granted(await runExperiment(experiment, { store: directoryStore(out), jobs: 2, queue })).result
}

const work = (url: string): ChildProcess =>
  spawn(process.execPath, [TEFUDA, 'lab', 'work', '--queue', url, '--jobs', '1'], { stdio: 'ignore' })
