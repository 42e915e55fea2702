import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Review } from '@tefuda/review'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Commission, Report } from './protocol.ts'

/** A review that is being made, or has been. */
export interface Reviewing {
  /** As far as it has come; null before the first decision. */
  readonly review: Review | null
  /** How many moves of the seat have been looked at, of how many. */
  readonly done: number
  readonly all: number
  readonly state: 'running' | 'over' | 'stopped' | 'failed'
}

const BEGUN: Reviewing = { review: null, done: 0, all: 0, state: 'running' }

/** Reviews a record in a thread of its own, from the moment it is asked for until it is over, stopped, or nobody looks any more. */
export const useReview = (record: GameRecord, seat: Seat): Reviewing & { readonly stop: () => void } => {
  const [reviewing, setReviewing] = useState(BEGUN)
  const thread = useRef<Worker | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' })
    thread.current = worker
    setReviewing(BEGUN)
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) =>
      setReviewing((before) => after(before, data)),
    )
    worker.addEventListener('error', () => setReviewing((before) => ({ ...before, state: 'failed' })))
    const commission: Commission = { record, seat }
    worker.postMessage(commission)
    return () => worker.terminate()
  }, [record, seat])
  const stop = useCallback(() => {
    thread.current?.terminate()
    setReviewing((before) => ({ ...before, state: 'stopped' }))
  }, [])
  return { ...reviewing, stop }
}

const after = (before: Reviewing, report: Report): Reviewing => {
  switch (report.kind) {
    case 'progress': {
      const { done, all, review } = report.progress
      return { review, done, all, state: 'running' }
    }
    case 'over':
      return { ...before, review: report.review, state: 'over' }
    case 'trouble':
      console.error(report.trouble)
      return { ...before, state: 'failed' }
  }
}
