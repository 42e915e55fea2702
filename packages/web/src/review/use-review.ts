import type { GameRecord, Seat } from '@tefuda/kernel'
import type { Progress, Review } from '@tefuda/review'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { keepMade, reviewMadeBefore } from './made-before.ts'
import type { Report } from './protocol.ts'
import { type ReviewThread, reviewInThread } from './thread.ts'

/** A review that is being made, or has been. */
export interface Reviewing {
  /** As far as it has come; null before the first decision. */
  readonly review: Review | null
  /** As in `Progress`. */
  readonly done: number
  readonly all: number
  readonly look: Progress['look']
  readonly state: 'running' | 'over' | 'stopped' | 'failed'
}

const BEGUN: Reviewing = { review: null, done: 0, all: 0, look: 1, state: 'running' }

/**
 * Reviews a record in a thread of its own, from the moment it is asked for until it is over, or nobody looks any more; stopped, it rests with what it
 * has found. One that was made before is shown at once, and one that came to its end is kept, with the record `id` where there is one.
 */
export const useReview = (
  record: GameRecord,
  seat: Seat,
  id: string | null,
): Reviewing & { readonly stop: () => void; readonly goOn: () => void } => {
  const [reviewing, setReviewing] = useState(BEGUN)
  const thread = useRef<ReviewThread | null>(null)
  useEffect(() => {
    let here = true
    setReviewing(BEGUN)
    const begin = async (): Promise<void> => {
      const before = await reviewMadeBefore({ record, seat, id })
      if (!here) return
      if (before !== undefined) setReviewing({ ...BEGUN, review: before, state: 'over' })
      else
        thread.current = reviewInThread({ record, seat }, (report) => {
          const show = (): void => setReviewing((shown) => after(shown, report))
          // What is drawn again move by move gives way to whatever the person does.
          if (report.kind === 'progress') startTransition(show)
          else show()
          if (report.kind === 'over')
            void keepMade({ record, seat, id }, { review: report.review, deals: report.deals })
        })
    }
    void begin()
    return () => {
      here = false
      thread.current?.end()
      thread.current = null
    }
  }, [record, seat, id])
  const stop = useCallback(() => {
    if (thread.current === null) return
    thread.current.stop()
    setReviewing((before) => ({ ...before, state: 'stopped' }))
  }, [])
  const goOn = useCallback(() => {
    thread.current?.goOn()
    setReviewing((before) => ({ ...before, state: 'running' }))
  }, [])
  return { ...reviewing, stop, goOn }
}

const after = (before: Reviewing, report: Report): Reviewing => {
  switch (report.kind) {
    case 'progress':
      return { ...report.progress, state: before.state }
    case 'over':
      return { ...before, review: report.review, state: 'over' }
    case 'trouble':
      console.error(report.trouble)
      return { ...before, state: 'failed' }
  }
}
