import { type Refusal, refusal } from '@tefuda/kernel'
import { Piscina } from 'piscina'
import { FAULT } from '../messages/refusals.ts'
import { fairLine } from './fair-line.ts'
import type { Done, Given } from './pool-worker.ts'
import type { Results, Task } from './tasks.ts'

/** Threads for what programs and visitors ask that may take long, so that tables never wait for it. */
export interface Pool {
  /**
   * Carries out a task. `owner`: on whose account; one task of an owner is carried out at a time, and owners take turns.
   * Refused where too much waits already, and where it takes too long. `ms`: the processor time it took.
   */
  run<K extends Task['kind']>(task: Task & { readonly kind: K }, owner: string): Promise<Done<Results[K] | Refusal>>
  /** Something will be asked soon. */
  wake(): void
  /** Gives up whatever is under way. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly threads?: number
  /** How long a task of each kind may take, in milliseconds. */
  readonly limits?: Readonly<Record<Task['kind'], number>>
  /** How long a task may wait to be begun, in milliseconds. */
  readonly patience?: number
  /** What the threads run. */
  readonly worker?: URL
}

const WORKER = new URL('./pool-worker.ts', import.meta.url)
const THREADS = 2
const LIMITS = { moves: 3000, record: 15_000, check: 10_000 } as const
const PATIENCE = 15_000
/** So many tasks may wait, of everybody and of one owner. */
const MOST_WAITING = 256
const MOST_OF_ONE = 16
/** In megabytes: what needs more ends, and with it only its own thread. */
const MOST_MEMORY = 512

interface Job {
  readonly task: Task
  readonly owner: string
  readonly ending: AbortController
  readonly settle: (done: Done<Results[Task['kind']] | Refusal>) => void
  timer: NodeJS.Timeout
}

/** Threads that start at the first work, and anew after one of them has ended by itself. `begun`: told the number of a task that is begun. */
const threadsOf = (
  threads: number,
  worker: URL,
  begun: (number: number) => void,
  onTrouble: (error: Error) => void,
) => {
  let pool: Piscina<Given, Done> | undefined
  const open = (): Piscina<Given, Done> => {
    const opened = new Piscina<Given, Done>({
      filename: worker.href,
      // Of a module with a default export Node makes a copy for require, and aborts where the thread is ended meanwhile.
      name: 'work',
      minThreads: threads,
      maxThreads: threads,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    })
    opened.on('message', begun)
    // Where nobody listened this would end the process, and with it all tables.
    opened.on('error', (error: Error) => {
      onTrouble(error)
      if (pool === opened) pool = undefined
      opened.destroy().catch(onTrouble)
    })
    return opened
  }
  return {
    awake: (): Piscina<Given, Done> => {
      pool ??= open()
      return pool
    },
    end: async (): Promise<void> => pool?.destroy(),
  }
}

const giveUp = (job: Job, why: Refusal, ms: number): void => {
  job.settle({ result: why, ms })
  job.ending.abort()
}

/** From now on the job may take so many milliseconds. */
const limitTime = (job: Job, limit: number): void => {
  clearTimeout(job.timer)
  job.timer = setTimeout(() => giveUp(job, TOOK_TOO_LONG[job.task.kind], limit), limit)
}

/**
 * Threads that start when they are needed first, and stay. A task that passes its limit has its thread ended; another one
 * takes its place. `onTrouble`: told when a thread has ended by itself; all of them are started anew then.
 */
export const openPool = (
  onTrouble: (error: Error) => void,
  { threads = THREADS, limits = LIMITS, patience = PATIENCE, worker = WORKER }: PoolOptions = {},
): Pool => {
  let isClosed = false
  let numbers = 0
  const line = fairLine<Job>()
  /** What has been given to a thread, by its number. */
  const given = new Map<number, Job>()

  const begun = (number: number): void => {
    const job = given.get(number)
    if (job !== undefined) limitTime(job, limits[job.task.kind])
  }
  const { awake, end } = threadsOf(threads, worker, begun, onTrouble)
  const carryOut = (job: Job): void => {
    const number = numbers++
    given.set(number, job)
    awake()
      .run({ number, task: job.task }, { signal: job.ending.signal })
      .then(job.settle, (error: unknown) => {
        if (job.ending.signal.aborted) return
        onTrouble(error as Error)
        job.settle({ result: FAULT, ms: 0 })
      })
      .finally(() => {
        clearTimeout(job.timer)
        given.delete(number)
        line.done(job.owner)
        proceed()
      })
  }
  const proceed = (): void => {
    while (given.size < threads) {
      const next = line.next()
      if (next === undefined) return
      carryOut(next)
    }
  }

  return {
    run: <K extends Task['kind']>(task: Task & { readonly kind: K }, owner: string) =>
      new Promise<Done<Results[K] | Refusal>>((resolve) => {
        if (isClosed || line.count(owner) >= MOST_OF_ONE || line.count() >= MOST_WAITING)
          return resolve({ result: BUSY, ms: 0 })
        const job: Job = {
          task,
          owner,
          ending: new AbortController(),
          settle: (done) => resolve(done as Done<Results[K] | Refusal>),
          timer: setTimeout(() => {
            line.leave(owner, job)
            giveUp(job, BUSY, 0)
          }, patience),
        }
        line.add(owner, job)
        proceed()
      }),
    wake: () => void (isClosed || awake()),
    close: async () => {
      isClosed = true
      for (const job of [...line.clear(), ...given.values()]) {
        clearTimeout(job.timer)
        giveUp(job, BUSY, 0)
      }
      await end()
    },
  }
}

export const BUSY = refusal(
  'busy',
  null,
  '時間のかかる頼みごとが、いま多すぎます。少し待って、もう一度送ってください。',
  'Too much that takes long is being asked for at the moment. Wait a little and ask again.',
)

export const TOOK_TOO_LONG: Readonly<Record<Task['kind'], Refusal>> = {
  moves: refusal(
    'took-too-long',
    null,
    'この場面の手の一覧は、決められた時間ではできませんでした。cell や limit で範囲を狭めるか、手をひとつずつ why で確かめてください。',
    'The list of moves could not be made in the time there is. Ask for less of it with cell or limit, or about single moves with why.',
  ),
  record: refusal(
    'took-too-long',
    null,
    'この記録は、決められた時間ではできませんでした。サーバーが空いているときに、もう一度試してください。',
    'The record could not be made in the time there is. Try again when the server has less to do.',
  ),
  check: refusal(
    'took-too-long',
    null,
    'この記録は、決められた時間では確かめられませんでした。「記録を保存」でファイルにして渡してください。',
    'The record could not be checked in the time there is. Save it and hand on the file.',
  ),
}
