import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ratioOf, rowOf } from '../measure.ts'
import { folder } from '../online/places.ts'
import type { Played } from '../online/players.ts'
import { start } from '../online/processes.ts'
import { startServer } from '../online/server.ts'
import type { Measured, Plan } from '../rounds.ts'
import { CUT_IN, experimentOf } from './experiments.ts'

const TABLES = 100
/** Each player moves so often, in milliseconds. */
const MOVE_EVERY = 1000
/** Some three thousand moves: a p99 of fewer is mostly luck. */
const LEAST_SECONDS = 15
/** What is under way when an experiment is stopped ends within two seconds; in milliseconds. */
const STRETCH_ENDS = 2500

const NAME = `lab/a move at ${TABLES} tables of two, p99`

/**
 * How long a move takes at a server that runs an experiment for a guest, in turn with one that does not, and with one beside which a
 * process of the same class spins: what that costs is the machine's. Each round begins with another of them.
 */
export const measureGuests = async ({ rounds, seconds, progress }: Plan): Promise<Measured> => {
  progress('tables beside an experiment')
  const long = Math.max(LEAST_SECONDS, seconds)
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path, env: { TEFUDA_LAB: 'all', TEFUDA_LAB_MINUTES: '600' } })
  const alone: number[] = []
  const spun: number[] = []
  const beside: number[] = []
  try {
    const players = start({ module: join(import.meta.dirname, '../online/generator.ts') })
    await players.ask('sit', { kind: 'duel', url, tables: TABLES, think: MOVE_EVERY / 2 })
    const play = async () => (await players.ask<Played>('play', long)).p99
    const ways = [
      async () => alone.push(await play()),
      async () => {
        const spinning = start({ module: join(import.meta.dirname, 'spinning.ts') })
        await spinning.ask('spin')
        spun.push(await play())
        await spinning.stop()
      },
      async () => {
        const end = await beginExperiment(url)
        beside.push(await play())
        await end()
      },
    ]
    await play()
    for (let round = 0; round < rounds; round++)
      for (let k = 0; k < ways.length; k++) await ways[(round + k) % ways.length]!()
    await players.stop()
  } finally {
    await server.stop()
    remove()
  }
  return {
    seconds: long,
    results: [
      rowOf({ name: NAME, unit: 'ms' }, alone),
      rowOf({ name: `${NAME}, beside a process that spins`, unit: 'ms' }, spun),
      rowOf({ name: `${NAME}, beside an experiment`, unit: 'ms' }, beside),
    ],
    ratios: {
      'lab/p99 beside an experiment to that without': ratioOf(beside, alone),
      'lab/p99 beside an experiment to that beside a process that spins': ratioOf(beside, spun),
    },
  }
}

/** Begins one that does not end by itself, waits until it plays, and answers with a way to stop it. */
const beginExperiment = async (url: string): Promise<() => Promise<void>> => {
  const experiment = experimentOf({ ...CUT_IN, until: { deals: 1_000_000 } })
  const headers = { 'content-type': 'application/json', origin: url }
  const begun = await fetch(`${url}/api/lab`, { method: 'POST', headers, body: JSON.stringify({ experiment }) })
  if (!begun.ok) throw new Error(await begun.text())
  const { id } = (await begun.json()) as { readonly id: string }
  const cookie = begun.headers.getSetCookie()[0]!.split(';')[0]!
  const deals = async (): Promise<number> =>
    ((await (await fetch(`${url}/api/lab/${id}`)).json()) as { readonly deals: number }).deals
  while ((await deals()) === 0) await sleep(200)
  return async () => {
    await fetch(`${url}/api/lab/${id}/stop`, { method: 'POST', headers: { ...headers, cookie } })
    await sleep(STRETCH_ENDS)
  }
}
