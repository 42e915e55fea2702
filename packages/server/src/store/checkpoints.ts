import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * So many appends, or so many milliseconds after the first of them, a checkpoint is made. A page that
 * several of them changed is carried once: at full speed one in place of five takes half as much processor time.
 */
const APPENDS = 10_000
const LATEST = 1000
/** 128 MB. */
const LONG = 32_768
/** Milliseconds. A disk that takes longer is not waited for. */
const LONGEST_PAUSE = 200

/** The length of the log of SQLite, in pages of 4 kB, as a checkpoint has found it; null where none could be made. */
export type LogPages = number | null

/** Carries what SQLite has written to its log over into the database, beside the thread that serves people. */
export interface Checkpoints {
  /** So many appends have been committed. */
  wrote(appends: number): void
  /** Commits wait for this, where it is not null: `LONGEST_PAUSE` at most. */
  readonly pause: Promise<void> | null
  close(): Promise<void>
}

/**
 * A checkpoint waits for the disk, some 10 ms in which nobody would be answered; so a thread does it. What it has carried
 * survives the loss of power too. Without it SQLite makes checkpoints by itself, when its log has grown very long.
 *
 * The log begins anew only where a checkpoint has carried all of it over. As long as there is no pause in writing none
 * can, so where the log has grown `long` one is made: commits wait for the thread, which has little left to carry. That
 * may fail, since others read the log or write something else meanwhile; it is tried again when it has grown somewhat.
 */
export const checkpoints = (path: string, long = LONG): Checkpoints => {
  let worker: Worker | undefined
  let isBusy = false
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  let longest = long
  /** Whether commits are, or were for as long as is right, held up for the checkpoint that is under way. */
  let isHeld = false
  const pause = createPause()
  const done = (pages: LogPages): void => {
    isBusy = false
    const wasHeld = isHeld
    isHeld = false
    pause.end()
    if (pages !== null) {
      if (wasHeld) longest = pages + long / 8
      else if (pages < long) longest = long
      else if (pages >= longest) {
        isHeld = true
        pause.begin()
        carry()
        return
      }
    }
    if (waiting > 0) soon()
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
    worker ??= startWorker(path, done, pause.end)
    worker.postMessage('checkpoint')
  }
  return {
    get pause() {
      return pause.promise()
    },
    wrote: (appends) => {
      waiting += appends
      if (waiting >= APPENDS) carry()
      else soon()
    },
    close: async () => {
      clearTimeout(timer)
      pause.end()
      if (worker === undefined || worker.threadId < 0) return
      const exit = once(worker, 'exit')
      worker.ref()
      worker.postMessage('end')
      await exit
    },
  }
}

/** `onEnd`: it has ended by itself, or failed. */
const startWorker = (path: string, onDone: (pages: LogPages) => void, onEnd: () => void): Worker => {
  const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: path })
  started.unref()
  started.on('message', onDone)
  // Then SQLite's own have to do.
  started.on('error', () => undefined)
  started.on('exit', onEnd)
  return started
}

/** What commits wait for, null where they need not; it ends by itself after `LONGEST_PAUSE`. */
const createPause = () => {
  let promise: Promise<void> | null = null
  let end = (): void => undefined
  return {
    promise: () => promise,
    begin: (): void => {
      promise = new Promise((resolve) => {
        // Not left to the thread alone, which does not keep the process from ending.
        const latest = setTimeout(() => end(), LONGEST_PAUSE)
        end = () => {
          clearTimeout(latest)
          promise = null
          resolve()
        }
      })
    },
    end: () => end(),
  }
}
