import type { Seat } from '@tefuda/kernel'
import { BOT_LEVELS } from '../bots-worker/bot-levels.ts'
import { Seats } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { isTurn } from './asked.ts'
import { characterOf } from './names.ts'
import { SeatBox } from './seat-box.tsx'
import { sidesOf } from './side-mark.tsx'
import type { SeatAside } from './table-slots.ts'
import { useTableText } from './texts.ts'
import { seatsRound } from './turns.ts'
import type { TableScreen } from './use-table-screen.ts'

/** Everybody at the table as they sit round it. Where cards are counted, one's own are in the dock below. */
export const SeatsStrip = ({
  screen,
  aside,
}: {
  readonly screen: TableScreen
  readonly aside: (seat: Seat) => SeatAside
}) => {
  const t = useTableText()
  const say = useSay()
  const { played, state, scene, context, tableGame, nameOf, isCollecting, isHalted } = screen
  const sides = sidesOf(tableGame, played.rules, played.seats)
  const round = seatsRound(played.seats, context.seat, tableGame.clockwise)
  const lines = round.map((seat) => ({ seat, line: tableGame.seatLine(scene.view, seat, played.rules) }))
  const shown = lines.filter(
    ({ seat, line }) => seat !== context.seat || (line.cards === null && tableGame.ownInDock !== true),
  )
  const isAnyTurn = isTurn(state) && !isCollecting && !isHalted
  const roomy = tableGame.laysOpen === true || lines.some(({ line }) => line.open.length > 0)
  /** How strong a bot with a name is. */
  const level = (seat: Seat): string[] => {
    const player = state.players[seat]
    const found = player?.kind === 'bot' ? BOT_LEVELS.find(({ id }) => id === player.level) : undefined
    return found === undefined || characterOf(state.seats, state.players, seat) === undefined ? [] : [say(found.name)]
  }
  return (
    <Seats
      count={shown.length}
      counted={lines.some(({ line }) => line.cards !== null)}
      way={tableGame.clockwise === (tableGame.way(scene.view) === 1) ? 'right' : 'left'}
    >
      {shown.map(({ seat, line }) => {
        const { lost, notes, clock, says, about } = aside(seat)
        return (
          <SeatBox
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            line={line}
            turn={isAnyTurn && state.due.includes(seat)}
            notes={seat === state.thinking && !isHalted ? [t('thinksShort')] : [...notes, ...level(seat)]}
            sign={tableGame.SeatSign}
            side={sides[seat] ?? null}
            character={characterOf(state.seats, state.players, seat)}
            roomy={roomy}
            lost={lost}
            first={clock}
            says={says}
            about={about}
          />
        )
      })}
    </Seats>
  )
}
