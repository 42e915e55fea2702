import { readyThread } from '../catalogue/host-games.ts'
import type { Commission, Report, Told } from './protocol.ts'

/** A thread that reviews one record. */
export interface ReviewThread {
  /** It comes to rest after the move it is at, and keeps what it has found. */
  readonly stop: () => void
  /** It goes on where it rests. */
  readonly goOn: () => void
  /** It is gone, and what it has found with it. */
  readonly end: () => void
}

/** Has a record reviewed in a thread of its own, which ends with its last report, or when it is ended. */
export const reviewInThread = (commission: Commission, tell: (report: Report) => void): ReviewThread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' })
  const order = (told: Told): void => worker.postMessage(told)
  let isStopped = false
  let isResting = false
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.kind !== 'progress') worker.terminate()
    else if (isStopped) isResting = true
    else order('next')
    tell(data)
  })
  worker.addEventListener('error', ({ message }) => tell({ kind: 'trouble', trouble: message }))
  readyThread(worker)
  order(commission)
  return {
    stop() {
      isStopped = true
    },
    goOn() {
      isStopped = false
      if (isResting) order('next')
      isResting = false
    },
    end: () => worker.terminate(),
  }
}
