import type { GameEvent, Seat } from '@tefuda/kernel'
import { useMemo } from 'react'
import type { Picture, SeatContext, TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'
import type { Step } from './steps.ts'

/** A step of a record, as it stands on the table. */
export interface ShownStep {
  /** Undefined at the beginning. */
  readonly step: Step | undefined
  /** How many moves were made before it. */
  readonly before: number
  /** Whose move it is. */
  readonly seat: Seat
  /** What was before the mover's eyes, and the move as it was put together there. */
  readonly context: SeatContext
  readonly draft: unknown
  readonly picture: Picture
  /** The events of the step, and all up to its end. */
  readonly last: readonly GameEvent[]
  readonly seen: readonly GameEvent[]
}

/** The step after so many have been made, seen from a seat. */
export const useShownStep = (course: Course, tableGame: TableGame, now: number, below: Seat): ShownStep => {
  const { match, record } = course
  const step = course.steps[now - 1]
  const before = step?.move ?? 0
  const move = step === undefined ? undefined : record.moves[step.move]
  const seat = course.mover(before) ?? 0
  const context = useMemo(() => {
    const there = { ...course.context(before, seat), below }
    return step === undefined ? { ...there, due: false } : there
  }, [course, step, before, seat, below])
  const draft = useMemo(
    () => (move === undefined ? tableGame.blank(context) : tableGame.draftOf(move[1], context)),
    [tableGame, move, context],
  )
  return {
    step,
    before,
    seat,
    context,
    draft,
    picture: tableGame.picture(draft, context),
    last: now === 0 ? [] : course.events(now),
    seen: match.events.slice(0, match.marks[step?.to ?? 0] ?? match.events.length),
  }
}
