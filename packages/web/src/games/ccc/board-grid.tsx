import type { BoardNumbers } from '@tefuda/ccc'
import { type KeyboardEvent, useRef } from 'react'
import { type Cell, cellName, columnsOf, numberAt } from './board-shape.ts'
import { useBoardText } from './board-texts.ts'

export interface BoardGridProps {
  readonly board: BoardNumbers
  readonly chosen: Cell
  readonly describedBy: string | undefined
  readonly onChoose: (cell: Cell) => void
  /** A digit that was typed on the chosen cell; 0 where it was cleared. */
  readonly onDigit: (digit: number) => void
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The board as it would be played on, holes included: a cell is chosen by a tap or the arrow keys. */
export const BoardGrid = ({ board, chosen, describedBy, onChoose, onDigit }: BoardGridProps) => {
  const t = useBoardText()
  const grid = useRef<HTMLFieldSetElement>(null)
  const columns = columnsOf(board)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const isCleared = ['Backspace', 'Delete', '.'].includes(event.key)
    if (step === undefined && !isCleared && !/^\d$/.test(event.key)) return
    event.preventDefault()
    if (step === undefined) onDigit(isCleared ? 0 : Number(event.key))
    else {
      const next = { x: within(chosen.x + step[0], columns), y: within(chosen.y + step[1], board.length) }
      onChoose(next)
      grid.current?.querySelector<HTMLElement>(`[data-cell="${cellName(next)}"]`)?.focus()
    }
  }
  const cells = board.flatMap((_, y) => Array.from({ length: columns }, (_, x): Cell => ({ x, y })))
  return (
    <fieldset
      ref={grid}
      className="board-grid"
      aria-label={t('board', { columns, rows: board.length, cells: board.flat().filter(Boolean).length })}
      aria-describedby={describedBy}
      style={{ ['--columns' as string]: columns }}
    >
      {cells.map((cell) => {
        const number = numberAt(board, cell)
        const isChosen = cell.x === chosen.x && cell.y === chosen.y
        return (
          <button
            key={cellName(cell)}
            type="button"
            data-cell={cellName(cell)}
            className={number === 0 ? 'hole' : undefined}
            aria-label={t(number === 0 ? 'holeAt' : 'cellAt', { name: cellName(cell), number })}
            aria-pressed={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(cell)}
            onKeyDown={onKeyDown}
          >
            {number > 0 && number}
          </button>
        )
      })}
    </fieldset>
  )
}

const within = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1)
