import { isRefusal } from '@tefuda/kernel'
import { type BoardId, type FieldView, realField, type SouthernCrossRules } from '@tefuda/southern-cross'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { aim } from '../../../table/aim.ts'
import { useBox } from '../../../table/use-box.ts'
import { BoardView } from '../board-view.tsx'
import { type Spot, spotsOf } from '../cells.ts'
import '../field.css'
import { planOf } from '../geometry.ts'
import { NO_MARKS, takingMarks } from '../marks.ts'
import type { Round } from './entry.ts'
import type { Answer } from './said.tsx'

const EMPTY_FIELD: FieldView = { cells: [], pile: 0, centreDue: false }

interface BoardProps {
  readonly rules: SouthernCrossRules
  readonly round: Round
  readonly taking: Answer
  readonly cell: string
  readonly onCell: (cell: string) => void
}

/** The field as it lies, drawn as at the tables of this page. A tap or an arrow key chooses a cell. */
export const ScorerBoard = ({ rules, round, taking, cell, onCell }: BoardProps) => {
  const [ref, box] = useBox()
  const board: BoardId = rules.board
  const spots = useMemo((): readonly Spot[] => {
    const field = realField(rules, round.field)
    return spotsOf(isRefusal(field) ? EMPTY_FIELD : field, board)
  }, [rules, round.field, board])
  const marks = {
    ...NO_MARKS,
    laid: new Map(Object.entries(round.placed)),
    refused: taking !== null && isRefusal(taking),
    ...(taking !== null && !isRefusal(taking) && takingMarks(taking)),
    last: new Set([cell]),
  }
  const press = (event: MouseEvent): void => {
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null
    if (spot?.dataset.spot !== undefined) onCell(spot.dataset.spot)
  }
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const from = spots.findIndex(({ name }) => name === cell)
    const to =
      plan === null
        ? undefined
        : spots[
            aim(
              spots.map(({ x, y }) => pointOf(plan.middle(x, y))),
              from,
              event.key,
            )
          ]
    if (to === undefined) return
    event.preventDefault()
    onCell(to.name)
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to.name)}"]`)?.focus()
  }
  const plan = box === null || box.width === 0 ? null : planOf(board, spots, box, null)
  return (
    // Buttons of the field bring their presses and keys here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside
    <div ref={ref} className="scorer-field" data-cell={cell} onClick={press} onKeyDown={go}>
      {plan !== null && (
        <BoardView
          board={board}
          spots={spots}
          plan={plan}
          marks={marks}
          wanted={new Set()}
          choosing
          focus={cell}
          still={false}
        />
      )}
    </div>
  )
}

const pointOf = ([x, y]: readonly [number, number]) => ({ x, y })
