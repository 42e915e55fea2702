import { once } from 'node:events'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Probe, Scores } from './measure.ts'
import { loadSuite } from './suite.ts'

/** A thread with a heap and compiled code of its own, in which the probes of one group run. */
export interface Isolate {
  readonly probes: readonly IsolatedProbe[]
  close(): Promise<unknown>
}

export interface IsolatedProbe {
  readonly name: string
  readonly unit: string
  run(seconds: number): Promise<number>
  scores(): Promise<Scores | null>
}

interface Place {
  readonly suite: string
  readonly group: string
}

type Request = { readonly probe: number; readonly seconds: number | null }

/** Opens the isolate of a group of the suite in the file `suite`. */
export const openIsolate = async (suite: URL, group: string): Promise<Isolate> => {
  const place: Place = { suite: String(suite), group }
  const worker = new Worker(new URL(import.meta.url), { workerData: place })
  const next = async <T>(): Promise<T> => ((await once(worker, 'message')) as [T])[0]
  const ask = <T>(request: Request): Promise<T> => {
    worker.postMessage(request)
    return next<T>()
  }
  const heads = await next<readonly Pick<Probe, 'name' | 'unit'>[]>()
  return {
    probes: heads.map(({ name, unit }, probe) => ({
      name,
      unit,
      run: (seconds) => ask<number>({ probe, seconds }),
      scores: () => ask<Scores | null>({ probe, seconds: null }),
    })),
    close: () => worker.terminate(),
  }
}

const serve = async ({ suite, group }: Place, port: MessagePort): Promise<void> => {
  const { compared, alone } = await loadSuite(suite)
  const probes = (await [...compared, ...alone].find(({ id }) => id === group)?.probes()) ?? []
  port.on('message', ({ probe, seconds }: Request) => {
    const asked = probes[probe]!
    port.postMessage(seconds === null ? (asked.scores?.() ?? null) : asked.run(seconds))
  })
  port.postMessage(probes.map(({ name, unit }) => ({ name, unit })))
}

if (parentPort !== null) await serve(workerData as Place, parentPort)
