import type { CellView as Cell } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { memo } from 'react'
import { useLanguage } from '../../i18n/index.ts'
import { type MoveMark, MoveMarks } from '../../table/move-marks.tsx'
import { Coin } from './coin.tsx'
import { spotOf } from './geometry.ts'
import { cellAnchor, coinAnchor } from './motions.ts'
import { useCccText } from './texts.ts'

/** What the table marks on a cell. */
export type CellMark = 'target' | 'unpaid' | 'paid' | 'within' | 'last' | 'last-within' | null

export interface CellViewProps {
  readonly cell: Cell
  readonly mark: CellMark
  /** Whose coin would come to lie here; null where none would. */
  readonly coming: Seat | null
  /** The compared moves that put a coin here. */
  readonly moves?: readonly MoveMark[] | undefined
  readonly isTabStop: boolean
  readonly still: boolean
  readonly nameOf: (seat: Seat) => string
}

/** A cell of the board: its number, the coins on it in stacks, and whose it is. */
export const CellView = memo(({ cell, mark, coming, moves, isTabStop, still, nameOf }: CellViewProps) => {
  const label = useCellLabel(cell, mark, nameOf)
  const { x, y } = spotOf(cell.name)
  const { holder } = cell
  const kind = holder === null ? '' : holder.lead > 1 ? ' own' : ' near'
  const className = `sq${kind}${mark === null ? '' : ` ${mark.replace('-', ' ')}`}`
  const style = holder === null ? undefined : { ['--own' as string]: `var(--coin-${holder.seat})` }
  const stacks = cell.coins.flatMap((count, seat) => (count > 0 || seat === coming ? [{ seat, count }] : []))
  const content = (
    <>
      <b aria-hidden="true">{cell.number}</b>
      <span className="stacks" aria-hidden="true" data-anchor={cellAnchor(cell.name)} data-stacks={stacks.length}>
        {stacks.map(({ seat, count }) => (
          <Stack key={seat} cell={cell.name} seat={seat} count={count} isComing={seat === coming} />
        ))}
      </span>
      <MoveMarks marks={moves} />
    </>
  )
  return (
    <td className="ccc-cell" style={{ gridColumn: x + 2, gridRow: y + 2 }}>
      {still ? (
        <span className={className} style={style}>
          <span className="sr">{label}</span>
          {content}
        </span>
      ) : (
        <button
          type="button"
          className={className}
          style={style}
          data-spot={cell.name}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={label}
        >
          {content}
        </button>
      )}
    </td>
  )
})

/** At most so many coins of a stack are drawn; the count says the rest. */
const DRAWN = [0, 1, 2]

interface StackProps {
  readonly cell: string
  readonly seat: Seat
  readonly count: number
  readonly isComing: boolean
}

const Stack = ({ cell, seat, count, isComing }: StackProps) => {
  const pieces = DRAWN.slice(0, Math.min(count + Number(isComing), DRAWN.length))
  const top = pieces.length - 1
  return (
    <span className="stack">
      {pieces.map((piece) => (
        <span
          key={piece}
          className={isComing && piece === top ? 'piece coming' : 'piece'}
          style={{ ['--k' as string]: piece }}
          data-anchor={piece === top ? coinAnchor(cell, seat) : undefined}
        >
          <Coin seat={seat} />
        </span>
      ))}
      {(isComing || count > 1) && <em data-count={isComing ? '+1' : count} />}
    </span>
  )
}

/** Everything about a cell in words: number, coins, whose it is, whether it can be paid for. */
const useCellLabel = (
  { name, number, coins, holder }: Cell,
  mark: CellMark,
  nameOf: (seat: Seat) => string,
): string => {
  const t = useCccText()
  const language = useLanguage()
  const isPayable = mark === 'paid' || mark === 'target'
  const parts = [
    name,
    t('number', { number }),
    ...coins.flatMap((count, seat) => (count > 0 ? [t('coins', { name: nameOf(seat), count })] : [])),
    ...(holder === null ? [] : [t(holder.lead > 1 ? 'own' : 'near', { name: nameOf(holder.seat) })]),
    ...(mark === 'target' || mark === 'unpaid' ? [t('target')] : []),
    ...(isPayable ? [t('pays')] : mark?.endsWith('within') === true ? [t('within')] : []),
  ]
  return parts.join(language === 'ja' ? '、' : ', ')
}
