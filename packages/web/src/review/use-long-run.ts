import { findGame } from '@tefuda/games'
import type { Progress, ReviewedGame } from '@tefuda/review'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isAided, ownSeat } from '../records/own-stats.ts'
import { type KeptRecord, type KeptReview, keepReview, listRecords, reviewOf } from '../storage/index.ts'
import { type ReviewThread, reviewInThread } from './thread.ts'

/** The games of this browser that one person played, as far as they have been reviewed. */
export interface OwnGames {
  readonly reviewed: readonly ReviewedGame[]
  /** How many wait to be reviewed. */
  readonly left: number
  /** How many could not be reviewed. */
  readonly failed: number
  /** How many are left out since something helped: hints, moves taken back, a deal that was known. */
  readonly aided: number
  /** How many are left out since they were read from files. */
  readonly imported: number
  readonly isRunning: boolean
  /** How far the game is that is being reviewed, or at which it was stopped; null before its first move. */
  readonly progress: Progress | null
  /** Reviews what waits, the latest first, one after another, and goes on where it was stopped; what has been done is kept. */
  readonly start: () => void
  readonly stop: () => void
}

/** Null until the records have been read. */
export const useOwnGames = (): OwnGames | null => {
  const [records, setRecords] = useState<readonly KeptRecord[] | null>(null)
  const [leftOut, setLeftOut] = useState<LeftOut>({ aided: 0, imported: 0 })
  const [failed, setFailed] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const thread = useRef<ReviewThread | null>(null)
  useEffect(() => {
    let here = true
    void listRecords().then((all) => {
      if (!here) return
      const { records: own, ...others } = ownUnaided(all)
      setRecords(own)
      setLeftOut(others)
    })
    return () => {
      here = false
      thread.current?.end()
    }
  }, [])
  const waiting = records?.find((kept) => ownReview(kept) === undefined)
  useEffect(() => {
    if (waiting === undefined) setRunning(false)
    else if (!isRunning) thread.current?.stop()
    else if (thread.current !== null) thread.current.goOn()
    else
      thread.current = reviewOwn(waiting, setProgress, (review) => {
        thread.current = null
        setProgress(null)
        if (review === null) setFailed((count) => count + 1)
        setRecords((all) => (all ?? []).flatMap((kept) => (kept.id === waiting.id ? withReview(kept, review) : kept)))
      })
  }, [isRunning, waiting])
  const start = useCallback(() => setRunning(true), [])
  const stop = useCallback(() => setRunning(false), [])
  if (records === null) return null
  const left = records.filter((kept) => ownReview(kept) === undefined).length
  return { reviewed: records.flatMap(reviewedGame), left, failed, ...leftOut, isRunning, progress, start, stop }
}

type LeftOut = Pick<OwnGames, 'aided' | 'imported'>

/** The games of one's own that tell how one plays, and how many more there are in which something helped, or that were read from files. */
export const ownUnaided = (all: readonly KeptRecord[]): LeftOut & { readonly records: readonly KeptRecord[] } => {
  const known = all.filter(({ record }) => findGame(record.game) !== undefined)
  const own = known.filter((kept) => ownSeat(kept) !== null)
  const records = own.filter(({ record }) => !isAided({ help: record }))
  return { records, aided: own.length - records.length, imported: known.filter(({ imported }) => imported).length }
}

/** Reviews a game from one's own seat and keeps what comes of it: null where it cannot be reviewed. */
const reviewOwn = (
  kept: KeptRecord,
  tell: (progress: Progress) => void,
  settle: (review: KeptReview | null) => void,
): ReviewThread =>
  reviewInThread({ record: kept.record, seat: ownSeat(kept)!, isOneOfMany: true }, (report) => {
    switch (report.kind) {
      case 'progress':
        return tell(report.progress)
      case 'over':
        return void keepReview(kept.id, { review: report.review, deals: report.deals, isOneOfMany: true }).then(settle)
      case 'trouble':
        console.error(report.trouble)
        return settle(null)
    }
  })

/** One that cannot be reviewed is left out. */
const withReview = (kept: KeptRecord, review: KeptReview | null): KeptRecord | [] =>
  review === null ? [] : { ...kept, reviews: [review] }

const ownReview = (kept: KeptRecord): KeptReview | undefined => {
  const seat = ownSeat(kept)
  return seat === null ? undefined : reviewOf(kept, seat)
}

/** A game of one's own, as it was reviewed from one's own seat; nothing of any other. */
export const reviewedGame = (kept: KeptRecord): ReviewedGame | [] => {
  const review = ownReview(kept)
  if (review === undefined) return []
  const date = new Date(kept.finished)
  const month = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
  return { game: kept.record.game, month, deals: review.deals, decisions: review.review.decisions }
}
