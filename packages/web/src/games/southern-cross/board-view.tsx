import type { BoardId } from '@tefuda/southern-cross'
import type { CardState } from '../../cards/index.ts'
import { useSay } from '../../i18n/index.ts'
import type { MoveMark } from '../../table/move-marks.tsx'
import { Bonds } from './bonds.tsx'
import type { Spot } from './cells.ts'
import { Edges } from './edges.tsx'
import { hasEdges, type Plan } from './geometry.ts'
import { placeLabels } from './labels.ts'
import type { Marks } from './marks.ts'
import { SpotView } from './spot-view.tsx'
import { useSouthernText } from './texts.ts'

export interface BoardViewProps {
  readonly board: BoardId
  readonly spots: readonly Spot[]
  readonly plan: Plan
  readonly marks: Marks
  /** Two moves that are compared, by cell. */
  readonly moves?: ReadonlyMap<string, readonly MoveMark[]>
  /** Cells a duty asks for; empty where every cell will do. */
  readonly wanted: ReadonlySet<string>
  /** Cells on which a role can be completed, where that is marked. */
  readonly possible?: ReadonlySet<string>
  /** The cell that a lesson points at. */
  readonly wished?: string | null
  /** Whether a card is chosen, so that spots beside a growing field should stand out. */
  readonly choosing: boolean
  readonly focus: string | null
  readonly still: boolean
}

/** The cards of a field, what binds them, and the names of roles over them. */
export const BoardView = ({
  board,
  spots,
  plan,
  marks,
  moves,
  wanted,
  possible,
  wished,
  choosing,
  focus,
  still,
}: BoardViewProps) => {
  const t = useSouthernText()
  const say = useSay()
  const at = new Map(spots.map((spot) => [spot.name, spot]))
  const labels = marks.labels.flatMap(({ cell, text }) => {
    const spot = at.get(cell)
    return spot === undefined ? [] : [{ x: spot.x, y: spot.y, text: say(text) }]
  })
  const rows = rowsOf(spots, board).map((row) => (
    <tr key={row[0]?.name}>
      {row.map((spot) => {
        const [left, top] = plan.middle(spot.x, spot.y)
        return (
          <SpotView
            key={spot.name}
            spot={spot}
            board={board}
            left={left}
            top={top}
            width={plan.card}
            laid={marks.laid.get(spot.name) ?? null}
            moves={moves?.get(spot.name)}
            state={stateOf(spot.name, marks, wanted)}
            possible={possible?.has(spot.name) === true}
            here={spot.name === wished}
            missing={marks.missing.has(spot.name)}
            isTabStop={focus === spot.name}
            still={still}
          />
        )
      })}
    </tr>
  ))
  return (
    <div
      className={`sc-board${choosing ? ' choosing' : ''}${plan.card < SMALL ? ' small' : ''}`}
      data-board={board}
      style={{ width: plan.width, height: plan.height, ['--cw' as string]: `${plan.card}px` }}
    >
      {hasEdges(board) && (
        <div aria-hidden="true">
          <Edges board={board} spots={spots} plan={plan} />
        </div>
      )}
      <Bonds board={board} at={at} plan={plan} marks={marks} />
      <table className="sc-cells" aria-label={t('field')} {...(still ? {} : { role: 'grid' })}>
        <tbody>{rows}</tbody>
      </table>
      {placeLabels(labels, plan).map(({ text, left, top }) => (
        <span key={`${left} ${top}`} className="role" aria-hidden="true" style={{ left, top }}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** On narrower cards, in CSS pixels, a number within the upper corner would lie on the rank. */
const SMALL = 52

/** The ring of the zodiac is one row, its centre another; other fields have rows. */
const rowsOf = (spots: readonly Spot[], board: BoardId): readonly (readonly Spot[])[] => {
  if (board === 'zodiac') return [spots.filter(({ name }) => name !== '0'), spots.filter(({ name }) => name === '0')]
  const heights = [...new Set(spots.map(({ y }) => y))].toSorted((a, b) => a - b)
  return heights.map((y) => spots.filter((spot) => spot.y === y))
}

const stateOf = (
  cell: string,
  { laid, refused, inRole, last }: Marks,
  wanted: ReadonlySet<string>,
): CardState | null => {
  if (laid.has(cell)) return refused ? 'illegal' : 'place'
  if (inRole.has(cell)) return 'inrole'
  if (last.has(cell)) return 'last'
  return wanted.has(cell) ? 'playable' : null
}
