import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Experiment } from '@tefuda/lab'
import { readyThread } from '../catalogue/host-games.ts'
import type { Chunk, Played } from './protocol.ts'

/** Threads of the browser that play the deals of an experiment in chunks, in any order. */
export interface Threads {
  /** Begins, or goes on after `stop`. */
  go(): void
  /** Nothing new is begun; what is under way is still told. */
  stop(): void
  /** Ends them; nothing is told any more. */
  close(): void
}

interface ThreadEvents {
  readonly onPlayed: (played: Played) => void
  /** Told once, and nothing after it: why deals cannot be played to an end, or what failed. */
  readonly onTrouble: (trouble: Refusal | string) => void
}

/** How long a chunk should take: verdicts come soon, and messages cost little. */
const CHUNK_MS = 200

/** One processor stays with the page. */
const threadsHere = (): number => Math.min(8, Math.max(1, navigator.hardwareConcurrency - 1))

/** `from`: the first deal that is not played yet. */
export const newThreads = (experiment: Experiment, from: number, { onPlayed, onTrouble }: ThreadEvents): Threads => {
  const idle: Worker[] = []
  const workers: Worker[] = []
  let [next, size, isGoing, isClosed] = [from, 1, false, false]
  const give = (worker: Worker): void => {
    if (!isGoing || next >= experiment.until.deals) {
      idle.push(worker)
      return
    }
    const chunk: Chunk = { experiment, from: next, to: Math.min(experiment.until.deals, next + size) }
    next = chunk.to
    worker.postMessage(chunk)
  }
  const close = (): void => {
    for (const worker of workers) worker.terminate()
    isClosed = true
  }
  const hire = (): void => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' })
    readyThread(worker)
    workers.push(worker)
    worker.addEventListener('message', ({ data }: MessageEvent<Played | Refusal>) => {
      if (isClosed) return
      if (isRefusal(data)) {
        close()
        onTrouble(data)
        return
      }
      size = Math.max(1, Math.min(500, Math.round((CHUNK_MS * (data.to - data.from)) / data.ms)))
      onPlayed(data)
      if (!isClosed) give(worker)
    })
    worker.addEventListener('error', ({ message }) => {
      close()
      onTrouble(message)
    })
    give(worker)
  }
  return {
    go() {
      isGoing = true
      if (workers.length === 0) for (let k = threadsHere(); k > 0; k--) hire()
      else for (const worker of idle.splice(0)) give(worker)
    },
    stop() {
      isGoing = false
    },
    close,
  }
}
