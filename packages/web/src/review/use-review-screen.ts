import { counts } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import type { Decision, DecisionPoint } from '@tefuda/review'
import { useEffect, useMemo, useState } from 'react'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { stepInAddress, useStepInAddress } from '../replay/step-address.ts'
import { namesNoSeat, queryOf, seatIn } from '../site/seat-address.ts'
import { type NameOf, onlyPerson, useNames } from '../table/names.ts'
import type { Compared, MoveKind, SeatContext, TableGame } from '../table/table-game.ts'
import { decisionNamed } from './address.ts'
import { decisionToOpen } from './decision-to-open.ts'
import type { Reviewing } from './session.ts'
import { useReview } from './use-review.ts'

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
  readonly goOn: () => void
  readonly decisions: readonly Decision[]
  /** The points of the seat after each deal, as a review counts them. */
  readonly ends: readonly number[]
  /** Where the decision that is looked at stands; null before that is known. */
  readonly decisionPoint: DecisionPoint | null
  /** What has been found there; null before it has been looked at. */
  readonly decision: Decision | null
  /** Which move of the record it is, from 1. */
  readonly turn: number
  readonly select: (turn: number) => void
  /** The move that was played and the one it is set against; null where there is no other. */
  readonly moves: Compared<string> | null
  /** Which of them is looked at alone; null while both are. */
  readonly alone: MoveKind | null
  readonly setAlone: (kind: MoveKind | null) => void
  /** What was before the seat's eyes, the move that lies there, and both moves where both are marked. */
  readonly context: SeatContext
  readonly draft: unknown
  readonly drafts: Compared | null
}

/** Ties a review to the page. `id`: of the record in this browser; null where it came with a link. */
export const useReviewScreen = (id: string | null, course: Course, tableGame: TableGame): ReviewScreen => {
  const { record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const [seat, setSeat] = useState<Seat>(() => seatIn(location.search, record.seats.length) ?? onlyPerson(players) ?? 0)
  useEffect(() => {
    if (namesNoSeat(location.search, record.seats.length)) nameInAddress(seat)
  }, [record, seat])
  const { stop, goOn, ...reviewing } = useReview(record, seat, id)
  const { decisionPoint, turn, choose, forgetNamed } = useDecisionPoint(course, reviewing)
  const [alone, setAlone] = useState<MoveKind | null>(null)
  const decisions = reviewing.review?.decisions ?? []
  const ends = useMemo(() => course.deals.map(({ to }) => pointsAfter(course, to, seat)), [course, seat])
  const decision = decisions.find((one) => one.turn === turn) ?? null
  const context = useMemo(() => ({ ...course.context(turn - 1, seat), below: seat }), [course, turn, seat])
  const moves = useMemo(() => movesOf(decision), [decision])
  const drafts = useMemo(
    (): Compared | null =>
      moves && {
        played: tableGame.draftOf(moves.played, context),
        better: tableGame.draftOf(moves.better, context),
      },
    [tableGame, moves, context],
  )
  const isKnown = decisionPoint !== null
  const only = useMemo(
    () => (isKnown ? tableGame.draftOf(course.match.moves[turn - 1]![1], context) : tableGame.blank(context)),
    [tableGame, course, isKnown, turn, context],
  )
  const select = (one: number): void => {
    choose(one)
    setAlone(null)
  }
  return {
    course,
    tableGame,
    nameOf,
    seat,
    setSeat(one) {
      nameInAddress(one)
      setSeat(one)
      forgetNamed()
    },
    reviewing,
    stop,
    goOn,
    decisions,
    ends,
    decisionPoint,
    decision,
    turn,
    select,
    moves,
    alone,
    setAlone(kind) {
      choose(turn)
      setAlone(kind)
    },
    context,
    draft: drafts === null ? only : alone === null ? tableGame.blank(context) : drafts[alone],
    drafts: alone === null ? drafts : null,
  }
}

/** Which decision is looked at: the one that was chosen, or that the address names; else the one at which the review opens. */
const useDecisionPoint = (course: Course, { review, decisionPoints, state }: Reviewing) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const [named, setNamed] = useState(stepInAddress)
  const [opened, setOpened] = useState<number | null>(null)
  const unasked = decisionToOpen(review, state === 'over', opened)
  useEffect(() => setOpened(unasked?.turn ?? null), [unasked?.turn])
  const asked = decisionPoints.find(({ turn }) => turn === chosen) ?? decisionNamed(decisionPoints, named)
  useStepInAddress(asked?.number ?? null)
  const decisionPoint = asked ?? unasked ?? decisionPoints[0] ?? null
  return {
    decisionPoint,
    // The position that the address names stands there at once, also before it is known where decisions are.
    turn: decisionPoint?.turn ?? (course.steps[named - 1]?.move ?? 0) + 1,
    choose: setChosen,
    forgetNamed: () => setNamed(0),
  }
}

const nameInAddress = (seat: Seat): void =>
  history.replaceState(history.state, '', `${location.pathname}${queryOf(location.search, seat)}${location.hash}`)

const pointsAfter = ({ match, steps, scores }: Course, step: number, seat: Seat): number =>
  counts(match, scores[steps[step - 1]!.to]!, seat)

const movesOf = (decision: Decision | null): Compared<string> | null =>
  decision === null || otherThan(decision) === decision.move
    ? null
    : { played: decision.move, better: otherThan(decision) }

/** What the move is set against: the best one, or what it was found in place of. */
const otherThan = ({ best, found }: Decision): string => found?.instead ?? best
