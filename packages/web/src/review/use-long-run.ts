import { findGame } from '@tefuda/games'
import type { ReviewedGame } from '@tefuda/review'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ownSeat } from '../records/own-stats.ts'
import { type KeptRecord, type KeptReview, keepReview, listRecords } from '../storage/index.ts'
import { reviewInThread } from './thread.ts'

/** The games of this browser that one person played, as far as they have been reviewed. */
export interface OwnGames {
  readonly reviewed: readonly ReviewedGame[]
  /** How many wait to be reviewed. */
  readonly left: number
  /** How many could not be reviewed. */
  readonly failed: number
  readonly isRunning: boolean
  /** Reviews what waits, the latest first, one after another; what has been done is kept. */
  readonly start: () => void
  readonly stop: () => void
}

/** Null until the records have been read. */
export const useOwnGames = (): OwnGames | null => {
  const [records, setRecords] = useState<readonly KeptRecord[] | null>(null)
  const [failed, setFailed] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const thread = useRef<Worker | null>(null)
  useEffect(() => {
    let here = true
    void listRecords().then((all) => {
      if (here) setRecords(all.filter((kept) => ownSeat(kept) !== null && findGame(kept.record.game) !== undefined))
    })
    return () => {
      here = false
      thread.current?.terminate()
    }
  }, [])
  const waiting = records?.find(({ review }) => review === undefined)
  useEffect(() => {
    if (!isRunning) return
    if (waiting === undefined) {
      setRunning(false)
      return
    }
    const { id, record } = waiting
    const settle = (review: KeptReview | null): void =>
      setRecords((all) =>
        (all ?? []).flatMap((kept) => (kept.id !== id ? kept : review === null ? [] : { ...kept, review })),
      )
    const worker = reviewInThread({ record, seat: ownSeat(waiting)! }, (report) => {
      if (report.kind === 'progress') return
      if (report.kind === 'trouble') {
        console.error(report.trouble)
        setFailed((count) => count + 1)
        settle(null)
        return
      }
      void keepReview(id, { review: report.review, deals: report.deals }).then(settle)
    })
    thread.current = worker
    return () => worker.terminate()
  }, [isRunning, waiting])
  const start = useCallback(() => setRunning(true), [])
  const stop = useCallback(() => setRunning(false), [])
  if (records === null) return null
  const left = records.filter(({ review }) => review === undefined).length
  return { reviewed: records.flatMap(reviewedGame), left, failed, isRunning, start, stop }
}

const reviewedGame = ({ record, finished, review }: KeptRecord): ReviewedGame | [] => {
  if (review === undefined) return []
  const date = new Date(finished)
  const month = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
  return { game: record.game, month, deals: review.deals, decisions: review.review.decisions }
}
