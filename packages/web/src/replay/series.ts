import { type Text, text } from '@tefuda/kernel'
import type { TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'
import type { DealSpan } from './deals.ts'

/** What the graph of a replay shows: a figure for each seat before the first step of a deal and after each. */
export interface Series {
  readonly label: Text
  readonly values: readonly (readonly number[])[]
}

/** Points; or where they stay flat within a deal, what the game says is worth watching, or how many cards are left. */
export const seriesOf = (course: Course, tableGame: TableGame, span: DealSpan): Series => {
  const steps = course.steps.slice(span.from, span.to)
  const points = [steps[0]?.move ?? 0, ...steps.map(({ to }) => to)].map((position) => course.scores[position]!)
  if (pointsTell(course)) return { label: text('得点', 'Points'), values: points }
  const seats = course.record.seats.map((_, seat) => seat)
  const figures = (of: (view: unknown, seat: number) => number | null) => [
    seats.map((seat) => of(course.context(steps[0]?.move ?? 0, seat).view, seat)),
    ...steps.map((_, k) => seats.map((seat) => of(viewAfterStep(course, tableGame, span.from + k + 1, seat), seat))),
  ]
  if (tableGame.watched !== undefined) {
    const { label, of } = tableGame.watched
    return { label, values: figures(of) as number[][] }
  }
  const left = figures((view, seat) => tableGame.seatLine(view, seat, course.match.rules).cards)
  return left.flat().includes(null)
    ? { label: text('得点', 'Points'), values: points }
    : { label: text('残りの札', 'Cards left'), values: left as number[][] }
}

/** Whether points change often enough in the session to be looked at over its steps. */
const pointsTell = ({ steps, scores }: Course): boolean => {
  const stands = [0, ...steps.map(({ to }) => to)].map((position) => String(scores[position]))
  return stands.filter((stand, k) => k > 0 && stand !== stands[k - 1]).length > stands.length / 20
}

/** What a seat saw after a step; where it ended a deal, before the cards were dealt anew. */
const viewAfterStep = (course: Course, tableGame: TableGame, number: number, seat: number): unknown => {
  const step = course.steps[number - 1]!
  if (!step.ends || step.to === course.length) return course.context(step.to, seat).view
  const events = course.events(number)
  const end = events.findIndex((event) => tableGame.dealEnd(event) !== null)
  return course.context(step.move, seat).after(end < 0 ? events : events.slice(0, end + 1))
}
