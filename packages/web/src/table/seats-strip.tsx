import type { Seat as SeatNumber } from '@tefuda/kernel'
import { CardSentence } from '../cards/index.ts'
import { Seat, Seats } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import type { Middle } from './middle.ts'
import type { NameOf } from './names.ts'
import { useTableText } from './texts.ts'
import { seatsRound } from './turns.ts'

export interface SeatsStripProps {
  readonly seats: number
  readonly viewer: SeatNumber | null
  readonly view: unknown
  readonly due: readonly SeatNumber[]
  readonly thinking: SeatNumber | null
  readonly middle: Middle
  readonly nameOf: NameOf
}

/** Everybody at the table as they sit round it, oneself last. */
export const SeatsStrip = ({ seats, viewer, view, due, thinking, middle, nameOf }: SeatsStripProps) => {
  const t = useTableText()
  const say = useSay()
  return (
    <Seats>
      {seatsRound(seats, viewer, middle.clockwise).map((seat) => {
        const { notes, points } = middle.seatLine(view, seat)
        const turn = due.includes(seat)
        const words = [...(seat === thinking ? [t('thinksShort')] : []), ...notes.map(say)].join('・')
        return (
          <Seat
            key={seat}
            name={nameOf(seat)}
            turn={turn}
            points={formatNumber(points)}
            sub={
              <span data-anchor={`seat ${seat}`}>
                <CardSentence text={words} />
                {turn && <span className="sr">{t('theirTurn')}</span>}
              </span>
            }
          />
        )
      })}
    </Seats>
  )
}
