import type { GameEvent, Seat } from '@tefuda/kernel'
import type { Course } from '../replay/course.ts'
import type { ShownStep } from '../replay/use-shown-step.ts'
import type { SeatContext, TableGame } from '../table/table-game.ts'

/** A step as it stands once it has been made: table, hands, points and words of one moment. */
export interface SettledStep extends Pick<ShownStep, 'step' | 'context' | 'draft' | 'last' | 'seen'> {
  readonly scores: readonly number[]
  readonly seenBy: (seat: Seat) => SeatContext
}

/** The step after so many have been made. Of the last one of a deal, the next is not dealt yet. */
export const settledStep = (course: Course, tableGame: TableGame, now: number): SettledStep => {
  const { match, record } = course
  const step = course.steps[now - 1]
  const before = step?.move ?? 0
  const last = untilDealEnd(course.events(now), tableGame)
  const seenBy = (seat: Seat): SeatContext => {
    // It still leads on from before the step: so a table that stands still shows what lay there until it was cleared.
    const there = course.context(before, seat)
    return { ...there, view: there.after(last), below: 0, due: false }
  }
  const context = seenBy(record.moves[before]?.[0] ?? 0)
  return {
    step,
    context,
    draft: tableGame.blank(context),
    last,
    seen: [...match.events.slice(0, match.marks[before] ?? match.events.length), ...last],
    scores: course.scores[step?.to ?? 0] ?? [],
    seenBy,
  }
}

const untilDealEnd = (events: readonly GameEvent[], tableGame: TableGame): readonly GameEvent[] => {
  const end = events.findIndex((event) => tableGame.dealEnd(event) !== null)
  return end < 0 ? events : events.slice(0, end + 1)
}
