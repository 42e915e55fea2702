import type { Seat as SeatNumber } from '@tefuda/kernel'
import { Seat, Seats } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { GraphKey } from '../table/graph-key.tsx'
import type { NameOf } from '../table/names.ts'
import { SeatBox } from '../table/seat-box.tsx'
import { sidesOf } from '../table/side-mark.tsx'
import type { TableGame } from '../table/table-game.ts'
import { seatsRound } from '../table/turns.ts'
import type { Course } from './course.ts'
import { useReplayText } from './texts.ts'

export interface ReplaySeatsProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  readonly now: number
  /** Who made the move that is shown. */
  readonly mover: SeatNumber | null
  /** From whose seat the table is seen. */
  readonly below: SeatNumber
  readonly onBelow: (seat: SeatNumber) => void
}

/** The strip of seats as it stood after the move that is shown. */
export const ReplaySeats = ({ course, tableGame, nameOf, now, mover, below, onBelow }: ReplaySeatsProps) => {
  const t = useReplayText()
  const { match } = course
  const { SeatSign } = tableGame
  const position = course.steps[now - 1]?.to ?? 0
  const view = match.engine.view(course.at(position).state, null)
  const about = (seat: SeatNumber) => ({
    label: t(seat === below ? 'seenFrom' : 'seeFrom', { name: nameOf(seat) }),
    onPress: () => onBelow(seat),
  })
  const seats = seatsRound(match.seats.length, null, tableGame.clockwise)
  const lines = seats.map((seat) => ({ seat, line: tableGame.seatLine(view, seat, match.rules) }))
  const counted = lines.some(({ line }) => line.cards !== null)
  const roomy = tableGame.laysOpen === true || lines.some(({ line }) => line.open.length > 0)
  const sides = sidesOf(tableGame, match.rules, match.seats.length)
  if (counted)
    return (
      <Seats count={seats.length} counted way={tableGame.clockwise === (tableGame.way(view) === 1) ? 'right' : 'left'}>
        {lines.map(({ seat, line }) => (
          <SeatBox
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            line={line}
            turn={seat === mover}
            sign={SeatSign}
            side={sides[seat] ?? null}
            first={<GraphKey seat={seat} />}
            roomy={roomy}
            about={about(seat)}
          />
        ))}
      </Seats>
    )
  return (
    <Seats>
      {seats.map((seat) => (
        <Seat
          key={seat}
          name={nameOf(seat)}
          about={about(seat)}
          sign={SeatSign !== undefined && <SeatSign seat={seat} />}
          turn={seat === mover}
          points={formatNumber(course.scores[position]?.[seat] ?? 0)}
          sub={
            <>
              <GraphKey seat={seat} />
              <span className="only-wide">
                {t('final', { score: formatNumber(course.scores.at(-1)?.[seat] ?? 0) })}
              </span>
            </>
          }
        />
      ))}
    </Seats>
  )
}
