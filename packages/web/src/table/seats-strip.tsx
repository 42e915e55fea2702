import type { Seat } from '@tefuda/kernel'
import { Seats } from '../frame/index.ts'
import type { SeatAside } from './around.ts'
import { SeatBox } from './seat-box.tsx'
import { useTableText } from './texts.ts'
import { seatsRound } from './turns.ts'
import type { Sitting } from './use-sitting.ts'

/** Everybody at the table as they sit round it. Where cards are counted, one's own are in the dock below. */
export const SeatsStrip = ({
  sitting,
  aside,
}: {
  readonly sitting: Sitting
  readonly aside: (seat: Seat) => SeatAside
}) => {
  const t = useTableText()
  const { played, state, scene, desk, middle, nameOf, isCollecting, isHalted } = sitting
  const round = seatsRound(played.seats, desk.seat, middle.clockwise)
  const lines = round.map((seat) => ({ seat, line: middle.seatLine(scene.view, seat, played.rules) }))
  const shown = lines.filter(
    ({ seat, line }) => seat !== desk.seat || (line.cards === null && middle.ownInDock !== true),
  )
  const isAsked = state.window === null && state.claims === null && !isCollecting && !isHalted
  const roomy = lines.some(({ line }) => line.open.length > 0)
  return (
    <Seats
      count={shown.length}
      counted={lines.some(({ line }) => line.cards !== null)}
      way={middle.clockwise === (middle.way(scene.view) === 1) ? 'right' : 'left'}
    >
      {shown.map(({ seat, line }) => {
        const { lost, notes, clock, about } = aside(seat)
        return (
          <SeatBox
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            line={line}
            turn={isAsked && state.due.includes(seat)}
            notes={seat === state.thinking ? [t('thinksShort')] : notes}
            sign={middle.SeatSign}
            roomy={roomy}
            lost={lost}
            clock={clock}
            about={about}
          />
        )
      })}
    </Seats>
  )
}
