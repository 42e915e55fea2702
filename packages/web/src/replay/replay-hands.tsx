import type { Seat } from '@tefuda/kernel'
import { CardText } from '../cards/index.ts'
import type { NameOf } from '../table/names.ts'
import { placed } from '../table/placed.ts'
import type { SeatContext, TableGame } from '../table/table-game.ts'
import './replay-hands.css'
import { useReplayText } from './texts.ts'

export interface ReplayHandsProps {
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  /** What a seat sees at the moment that is shown. */
  readonly seenBy: (seat: Seat) => SeatContext
  /** Seats in the order in which they are shown. */
  readonly seats: readonly Seat[]
  readonly closed?: ReadonlySet<Seat>
  /** Without, hands stay open. */
  readonly onToggle?: (seat: Seat) => void
}

/** The hands of all seats, open or to be opened and closed: the game is over. */
export const ReplayHands = ({ tableGame, nameOf, seenBy, seats, closed, onToggle }: ReplayHandsProps) => {
  const t = useReplayText()
  return (
    <ul className="replay-hands" aria-label={t('hands')}>
      {seats.map((seat) => {
        const isOpen = closed?.has(seat) !== true
        return (
          <li key={seat} data-closed={!isOpen || undefined}>
            {onToggle === undefined ? (
              <b>{nameOf(seat)}</b>
            ) : (
              <button type="button" aria-expanded={isOpen} onClick={() => onToggle(seat)}>
                {nameOf(seat)}
              </button>
            )}
            <span>{isOpen ? <Hand tableGame={tableGame} context={seenBy(seat)} /> : '…'}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Hand = ({ tableGame, context }: { readonly tableGame: TableGame; readonly context: SeatContext }) => {
  const cards = tableGame.words(tableGame.blank(context), context).cards.filter((card) => card !== '')
  return placed(cards).map(({ id, value }) => (
    <span key={id} className="hand-word">
      <CardText name={value} />
    </span>
  ))
}
