import type { CellView as Cell } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import type { MoveMark } from '../../table/move-marks.tsx'
import { type CellMark, CellView } from './cell-view.tsx'
import { type Plan, spotOf } from './geometry.ts'
import { useCccText } from './texts.ts'

export interface BoardViewProps {
  readonly cells: readonly Cell[]
  readonly plan: Plan
  readonly markOf: (cell: string) => CellMark
  /** The cell on which a coin of a seat would come to lie. */
  readonly coming: { readonly cell: string; readonly seat: Seat } | null
  /** Two moves that are compared, by cell. */
  readonly moves?: ReadonlyMap<string, readonly MoveMark[]>
  readonly focus: string | null
  readonly still: boolean
  readonly nameOf: (seat: Seat) => string
}

/** The board as a table of cells; missing cells are gaps. */
export const BoardView = ({ cells, plan, markOf, coming, moves, focus, still, nameOf }: BoardViewProps) => {
  const t = useCccText()
  const { columns, rows, side, gap, edge, width, height } = plan
  const first = cells[Math.floor(cells.length / 2)]?.name
  const stop = focus !== null && cells.some(({ name }) => name === focus) ? focus : first
  return (
    <div
      className="ccc-board"
      style={{
        width,
        height,
        ['--sq' as string]: `${side}px`,
        ['--gap' as string]: `${gap}px`,
        ['--edge' as string]: `${edge}px`,
        ['--columns' as string]: columns,
        ['--rows' as string]: rows,
      }}
      data-small={side < 44 || undefined}
    >
      <Edges columns={columns} rows={rows} />
      <table className="ccc-cells" aria-label={t('board')} {...(still ? {} : { role: 'grid' })}>
        <tbody>
          {rowsOf(cells).map((row) => (
            <tr key={row[0]?.name}>
              {row.map((cell) => (
                <CellView
                  key={cell.name}
                  cell={cell}
                  mark={markOf(cell.name)}
                  coming={coming?.cell === cell.name ? coming.seat : null}
                  moves={moves?.get(cell.name)}
                  isTabStop={cell.name === stop}
                  still={still}
                  nameOf={nameOf}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowsOf = (cells: readonly Cell[]): Cell[][] => [...Map.groupBy(cells, ({ name }) => spotOf(name).y).values()]

const LETTERS = 'abcdefghijkl'

/** Letters above the columns, numbers beside the rows: how cells are written. */
const Edges = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => (
  <>
    {[...LETTERS.slice(0, columns)].map((letter, x) => (
      <span key={letter} className="ax" aria-hidden="true" style={{ gridColumn: x + 2, gridRow: 1 }}>
        {letter}
      </span>
    ))}
    {Array.from({ length: rows }, (_, y) => y + 1).map((row) => (
      <span key={row} className="ax" aria-hidden="true" style={{ gridColumn: 1, gridRow: row + 1 }}>
        {row}
      </span>
    ))}
  </>
)
