import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** So many appends, or so many milliseconds after the first of them, a checkpoint is made. */
const APPENDS = 2000
const LATEST = 1000

/** Carries what SQLite has written to its log over into the database, beside the thread that serves people. */
export interface Checkpoints {
  /** So many appends have been committed. */
  wrote(appends: number): void
  close(): Promise<void>
}

/**
 * A checkpoint waits for the disk, some 10 ms in which nobody would be answered; so a thread does it. What it has carried
 * survives the loss of power too. Without it SQLite makes checkpoints by itself, when its log has grown long.
 */
export const checkpoints = (path: string): Checkpoints => {
  let worker: Worker | undefined
  let isBusy = false
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const start = (): Worker => {
    const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: path })
    started.unref()
    started.on('message', () => {
      isBusy = false
      if (waiting > 0) soon()
    })
    // Then SQLite's own have to do.
    started.on('error', () => undefined)
    return started
  }
  const soon = (): void => {
    timer ??= setTimeout(carry, LATEST).unref()
  }
  const carry = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (isBusy) return
    waiting = 0
    isBusy = true
    worker ??= start()
    worker.postMessage('checkpoint')
  }
  return {
    wrote: (appends) => {
      waiting += appends
      if (waiting >= APPENDS) carry()
      else soon()
    },
    close: async () => {
      clearTimeout(timer)
      if (worker === undefined || worker.threadId < 0) return
      const exit = once(worker, 'exit')
      worker.ref()
      worker.postMessage('end')
      await exit
    },
  }
}
