import { Seats } from '../frame/index.ts'
import { SeatBox } from './seat-box.tsx'
import { useTableText } from './texts.ts'
import { seatsRound } from './turns.ts'
import type { Sitting } from './use-sitting.ts'

/** Everybody at the table as they sit round it. Where cards are counted, one's own are in the dock below. */
export const SeatsStrip = ({ sitting }: { readonly sitting: Sitting }) => {
  const t = useTableText()
  const { match, state, scene, desk, middle, nameOf, isCollecting, isHalted } = sitting
  const round = seatsRound(match.seats.length, desk.seat, middle.clockwise)
  const lines = round.map((seat) => ({ seat, line: middle.seatLine(scene.view, seat, match.rules) }))
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
      {shown.map(({ seat, line }) => (
        <SeatBox
          key={seat}
          seat={seat}
          name={nameOf(seat)}
          line={line}
          turn={isAsked && state.due.includes(seat)}
          notes={seat === state.thinking ? [t('thinksShort')] : []}
          sign={middle.SeatSign}
          roomy={roomy}
        />
      ))}
    </Seats>
  )
}
