import { readyThread } from '../catalogue/host-games.ts'
import type { Commission, Report } from './protocol.ts'

/** Has a record reviewed in a thread of its own, which ends with its last report, or when it is terminated. */
export const reviewInThread = (commission: Commission, tell: (report: Report) => void): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' })
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.kind !== 'progress') worker.terminate()
    tell(data)
  })
  worker.addEventListener('error', ({ message }) => tell({ kind: 'trouble', trouble: message }))
  readyThread(worker)
  worker.postMessage(commission)
  return worker
}
