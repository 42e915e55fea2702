import type { GameRecord, Seat } from '@tefuda/kernel'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { reviewMadeBefore } from './made-before.ts'
import { BEGUN, beginSession, type Reviewing, type ReviewSession, sessionLeft } from './session.ts'

/**
 * Reviews a record in a thread of its own, from the moment it is asked for until it is over, or nobody looks any more; stopped or left, it rests with what it
 * has found. One that was made before is shown at once, and one that came to its end is kept, with the record `id` where there is one.
 */
export const useReview = (
  record: GameRecord,
  seat: Seat,
  id: string | null,
): Reviewing & { readonly stop: () => void; readonly goOn: () => void } => {
  const [reviewing, setReviewing] = useState(BEGUN)
  const session = useRef<ReviewSession | null>(null)
  useEffect(() => {
    let here = true
    const show = (next: Reviewing, isAside: boolean): void => {
      if (isAside) startTransition(() => setReviewing(next))
      else setReviewing(next)
    }
    const begin = async (): Promise<void> => {
      const reviewed = { record, seat, id }
      const before = await reviewMadeBefore(reviewed)
      if (!here) return
      if (before !== undefined)
        return setReviewing({ ...BEGUN, review: before, decisionPoints: before.decisions, state: 'over' })
      session.current = sessionLeft(reviewed) ?? beginSession(reviewed)
      session.current.tell(show)
      setReviewing(session.current.reviewing())
    }
    setReviewing(BEGUN)
    void begin()
    return () => {
      here = false
      session.current?.leave()
      session.current = null
    }
  }, [record, seat, id])
  const stop = useCallback(() => session.current?.stop(), [])
  const goOn = useCallback(() => session.current?.goOn(), [])
  return { ...reviewing, stop, goOn }
}
