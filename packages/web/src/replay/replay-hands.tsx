import type { Seat } from '@tefuda/kernel'
import { CardText } from '../cards/index.ts'
import type { NameOf } from '../table/names.ts'
import { placed } from '../table/placed.ts'
import type { TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'
import './replay-hands.css'
import { useReplayText } from './texts.ts'

export interface ReplayHandsProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  /** The position whose hands are shown. */
  readonly position: number
  /** Seats in the order in which they are shown. */
  readonly seats: readonly Seat[]
  readonly closed?: ReadonlySet<Seat>
  /** Without, hands stay open. */
  readonly onToggle?: (seat: Seat) => void
}

/** The hands of all seats, open or to be opened and closed: the game is over. */
export const ReplayHands = ({ course, tableGame, nameOf, position, seats, closed, onToggle }: ReplayHandsProps) => {
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
            <span>{isOpen ? <Hand course={course} tableGame={tableGame} position={position} seat={seat} /> : '…'}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Hand = ({
  course,
  tableGame,
  position,
  seat,
}: Pick<ReplayHandsProps, 'course' | 'tableGame' | 'position'> & { readonly seat: Seat }) => {
  const context = course.context(position, seat)
  const cards = tableGame.words(tableGame.blank(context), context).cards.filter((card) => card !== '')
  return placed(cards).map(({ id, value }) => (
    <span key={id} className="hand-word">
      <CardText name={value} />
    </span>
  ))
}
