import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Appends between two checkpoints. */
const EVERY = 500

/** Carries what SQLite has written to its log over into the database, beside the thread that serves people. */
export interface Checkpoints {
  /** So many appends have been committed. */
  wrote(appends: number): void
  close(): Promise<void>
}

/**
 * A checkpoint waits for the disk, some 10 ms in which nobody would be answered; so a thread does it, which is started
 * when there is enough to carry. Without it SQLite makes checkpoints by itself, when its log has grown long.
 */
export const checkpoints = (path: string): Checkpoints => {
  let worker: Worker | undefined
  let isBusy = false
  let waiting = 0
  const start = (): Worker => {
    const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: path })
    started.unref()
    started.on('message', () => {
      isBusy = false
    })
    // Then SQLite's own have to do.
    started.on('error', () => undefined)
    return started
  }
  return {
    wrote: (appends) => {
      waiting += appends
      if (waiting < EVERY || isBusy) return
      waiting = 0
      isBusy = true
      worker ??= start()
      worker.postMessage('checkpoint')
    },
    close: async () => {
      if (worker === undefined || worker.threadId < 0) return
      worker.ref()
      const exit = once(worker, 'exit')
      worker.postMessage('end')
      await exit
    },
  }
}
