import { CardSentence } from '../cards/index.ts'
import { Seat, Seats } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { useTableText } from './texts.ts'
import { seatsRound } from './turns.ts'
import type { Sitting } from './use-sitting.ts'

/** Everybody at the table as they sit round it, oneself last. */
export const SeatsStrip = ({ sitting }: { readonly sitting: Sitting }) => {
  const t = useTableText()
  const say = useSay()
  const { match, state, scene, desk, middle, nameOf } = sitting
  return (
    <Seats>
      {seatsRound(match.seats.length, desk.seat, middle.clockwise).map((seat) => {
        const { notes, points } = middle.seatLine(scene.view, seat)
        const turn = state.due.includes(seat)
        const words = [...(seat === state.thinking ? [t('thinksShort')] : []), ...notes.map(say)].join('・')
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
