import type { TableLine } from '@tefuda/wire'
import type { ReactNode } from 'react'
import { useLineWords } from './line-words.ts'
import '../../site/lists.css'
import './tables.css'

export interface TableRowProps {
  readonly line: TableLine
  /** What stands after the pace: since when, or how long there is to move. */
  readonly when?: ReactNode
  /** It is no longer there to go to. */
  readonly gone?: boolean
  /** Its button, or a word instead. */
  readonly children: ReactNode
}

/** A table in a list: what is played, how, and who sits there. One of a game that is not in the page cannot be gone to, and runs no clock here. */
export const TableRow = ({ line, when, gone = false, children }: TableRowProps) => {
  const words = useLineWords()
  const isHere = words.isHere(line.game)
  return (
    <li className={gone ? 'list-row table-row gone' : 'list-row table-row'}>
      <div className="what">
        <b>{words.game(line.game)}</b> <span className="rule-set">{words.rules(line)}</span>
        {line.due && !gone && <span className="tag solid">{words.t('yourTurn')}</span>}
        <p>
          <span className="nb">{words.pace(line.pace)}</span>
          {isHere && when !== undefined && (
            <>
              {' '}
              · <span className="nb">{when}</span>
            </>
          )}
        </p>
      </div>
      <Sitters line={line} />
      <div className="does">{isHere ? children : <span className="muted small">{words.t('notHere')}</span>}</div>
    </li>
  )
}

/** Who sits at a table, in the order of the seats; empty seats in a dashed frame. */
const Sitters = ({ line }: { readonly line: TableLine }) => {
  const words = useLineWords()
  return (
    <ul className="sitters" aria-label={words.t('seats')}>
      {line.seats.map((seat, place) => (
        <li key={seatKey(place)} className={seat.kind === 'empty' ? 'empty' : seat.you ? 'you' : undefined}>
          {words.sitter(seat)}
        </li>
      ))}
    </ul>
  )
}

/** A seat is its place at the table. */
const seatKey = (place: number): string => `seat ${place}`
