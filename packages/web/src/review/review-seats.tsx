import type { Seat } from '@tefuda/kernel'
import { useMemo } from 'react'
import { Seats } from '../frame/index.ts'
import type { Course } from '../replay/course.ts'
import { SeatBox } from '../table/seat-box.tsx'
import { sidesOf } from '../table/side-mark.tsx'
import type { SeatLine, TableGame } from '../table/table-game.ts'
import { seatsRound } from '../table/turns.ts'
import type { ReviewScreen } from './use-review-screen.ts'

/** The others as the seat saw them before its decision, where the field does not tell it all; itself, too, where points stand there, which nothing else tells. */
export const ReviewSeats = ({ screen }: { readonly screen: ReviewScreen }) => {
  const { course, tableGame, seat, context, nameOf } = screen
  const isTold = tableGame.tellsSeats === true
  const roomy = useMemo(() => !isTold && isEverOpen(course, tableGame, seat), [isTold, course, tableGame, seat])
  const others = othersIn(course, tableGame, seat, context.view)
  if (others.length === 0 || isTold) return null
  const counted = others.some(({ line }) => line.cards !== null)
  const lines = counted ? others : [lineIn(course, tableGame, seat, context.view), ...others]
  const sides = sidesOf(tableGame, course.match.rules, context.seats)
  return (
    <Seats
      count={lines.length}
      counted={counted}
      way={tableGame.clockwise === (tableGame.way(context.view) === 1) ? 'right' : 'left'}
    >
      {lines.map(({ other, line }) => (
        <SeatBox
          key={other}
          seat={other}
          name={nameOf(other)}
          line={line}
          turn={other === seat}
          sign={tableGame.SeatSign}
          side={sides[other] ?? null}
          roomy={roomy}
        />
      ))}
    </Seats>
  )
}

interface Other {
  readonly other: Seat
  readonly line: SeatLine
}

const othersIn = (course: Course, tableGame: TableGame, seat: Seat, view: unknown): readonly Other[] =>
  seatsRound(course.match.seats.length, seat, tableGame.clockwise)
    .filter((other) => other !== seat)
    .map((other) => lineIn(course, tableGame, other, view))

const lineIn = ({ match }: Course, tableGame: TableGame, other: Seat, view: unknown): Other => ({
  other,
  line: tableGame.seatLine(view, other, match.rules),
})

/** Whether cards lie open before anybody at one of the seat's moves: then they have room at all of them, so that nothing moves. */
const isEverOpen = (course: Course, tableGame: TableGame, seat: Seat): boolean =>
  course.record.moves.some(
    ([mover], position) =>
      mover === seat &&
      othersIn(course, tableGame, seat, course.context(position, seat).view).some(({ line }) => line.open.length > 0),
  )
