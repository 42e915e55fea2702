import { type Text, text } from '@tefuda/kernel'
import type { TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'

/** What the graph of a replay shows: a figure for each seat before the first step and after each. */
export interface Series {
  readonly label: Text
  readonly values: readonly (readonly number[])[]
}

/** Points; or where they stay flat within a deal, what the game says is worth watching, or how many cards are left. */
export const seriesOf = (course: Course, tableGame: TableGame): Series => {
  const positions = [0, ...course.steps.map(({ to }) => to)]
  const scores = positions.map((position) => course.scores[position]!)
  const changes = scores.filter((now, k) => k > 0 && now.some((score, seat) => score !== scores[k - 1]![seat])).length
  if (changes > positions.length / 20) return { label: text('得点', 'Points'), values: scores }
  const seats = course.record.seats.map((_, seat) => seat)
  if (tableGame.watched !== undefined) {
    const { label, of } = tableGame.watched
    return {
      label,
      values: positions.map((position) => seats.map((seat) => of(course.context(position, seat).view, seat))),
    }
  }
  const left = positions.map((position) => {
    const { view, rules } = course.context(position, 0)
    return seats.map((seat) => tableGame.seatLine(view, seat, rules).cards)
  })
  const counted = left.every((all) => all.every((cards) => cards !== null))
  return counted
    ? { label: text('残りの札', 'Cards left'), values: left as number[][] }
    : { label: text('得点', 'Points'), values: scores }
}
