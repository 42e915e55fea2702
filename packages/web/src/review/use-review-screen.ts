import type { Seat } from '@tefuda/kernel'
import { type Decision, mistakes } from '@tefuda/review'
import { useMemo, useState } from 'react'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { type NameOf, onlyPerson, useNames } from '../table/names.ts'
import type { SeatContext, TableGame } from '../table/table-game.ts'
import { type Reviewing, useReview } from './use-review.ts'

/** Which move lies on the table. */
export type Shown = 'played' | 'better'

/** The state of a review's screen, which all its parts share. */
export interface ReviewScreen {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  /** Whose play is reviewed. */
  readonly seat: Seat
  readonly setSeat: (seat: Seat) => void
  readonly reviewing: Reviewing
  readonly stop: () => void
  readonly decisions: readonly Decision[]
  /** The decision that is looked at; null before the first is known. */
  readonly decision: Decision | null
  /** The number of its move among those of the session, from 1. */
  readonly turn: number
  readonly select: (turn: number) => void
  /** Whether another move than that which was played may have been better. */
  readonly isOther: boolean
  readonly shown: Shown
  readonly setShown: (shown: Shown) => void
  /** What was before the seat's eyes, and the move that is shown. */
  readonly context: SeatContext
  readonly draft: unknown
}

/** Ties a review to the page. `id`: of the record in this browser; null where it came with a link. */
export const useReviewScreen = (id: string | null, course: Course, tableGame: TableGame): ReviewScreen => {
  const { record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const [seat, setSeat] = useState<Seat>(() => onlyPerson(players) ?? 0)
  const { stop, ...reviewing } = useReview(record, seat, id)
  const { review } = reviewing
  const [chosen, setChosen] = useState<number | null>(null)
  const [shown, setShown] = useState<Shown>('better')
  const decisions = review?.decisions ?? []
  const worst = review === null ? undefined : mistakes(review).toSorted((a, b) => b.loss - a.loss)[0]
  const decision = decisions.find((one) => one.turn === chosen) ?? worst ?? decisions.at(-1) ?? null
  const turn = decision?.turn ?? 1
  const isOther = decision !== null && decision.best !== decision.move && decision.found === null
  const context = useMemo(() => ({ ...course.context(turn - 1, seat), below: seat }), [course, turn, seat])
  const move = isOther && shown === 'better' ? decision.best : (decision?.move ?? null)
  const draft = useMemo(
    () => (move === null ? tableGame.blank(context) : tableGame.draftOf(move, context)),
    [tableGame, move, context],
  )
  const select = (one: number): void => {
    setChosen(one)
    setShown('better')
  }
  return {
    course,
    tableGame,
    nameOf,
    seat,
    setSeat,
    reviewing,
    stop,
    decisions,
    decision,
    turn,
    select,
    isOther,
    shown,
    setShown,
    context,
    draft,
  }
}
