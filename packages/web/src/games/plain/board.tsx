import type { BoardCell } from '@tefuda/kernel'
import type { CSSProperties } from 'react'
import { Card, cardLabel, usePack } from '../../cards/index.ts'
import { useLanguage, useSay } from '../../i18n/index.ts'
import { type MoveMark, MoveMarks } from '../../table/move-marks.tsx'
import type { NameOf } from '../../table/names.ts'
import type { Choice } from './choice.ts'
import { letterOf } from './letters.tsx'
import { usePlainText } from './texts.ts'

export interface PlainBoardProps extends Choice {
  readonly cells: readonly BoardCell[]
  /** Two moves that are compared, by cell. */
  readonly moves: ReadonlyMap<string, readonly MoveMark[]>
  readonly nameOf: NameOf
}

/** A card is as much higher than it is wide. */
const HIGH = 1.3

/** On a board of more columns than these, such as one of thirteen ranks, cards fill their cells and hide the names. */
const ROOMY = 8

/** The cells of a board where they lie. Those that a move may name can be chosen. */
export const PlainBoard = ({ cells, moves, nameOf, spots, chosen, focus }: PlainBoardProps) => {
  const t = usePlainText()
  const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))]
  const columns = right - left + 1
  const hasCards = cells.some(({ cards }) => cards !== undefined)
  const stop = focus !== null && spots.has(focus) ? focus : cells.find(({ name }) => spots.has(name))?.name
  return (
    <section
      className={hasCards && columns > ROOMY ? 'plain-board dense' : 'plain-board'}
      aria-label={t('board')}
      style={styleOf({
        '--columns': columns,
        '--rows': bottom - top + 1,
        '--high': hasCards ? HIGH : 1,
        '--least': `${hasCards ? 48 : 36}px`,
        '--narrowest': `${hasCards ? 24 : 36}px`,
      })}
    >
      <div>
        {cells.map((cell) => (
          <CellView
            key={cell.name}
            cell={cell}
            moves={moves.get(cell.name)}
            nameOf={nameOf}
            isSpot={spots.has(cell.name)}
            isChosen={chosen.includes(cell.name)}
            isStop={cell.name === stop}
            style={styleOf({ '--x': cell.x - left, '--y': cell.y - top })}
          />
        ))}
      </div>
    </section>
  )
}

const styleOf = (properties: Readonly<Record<string, number | string>>): CSSProperties => properties as CSSProperties

interface CellViewProps {
  readonly cell: BoardCell
  readonly moves: readonly MoveMark[] | undefined
  readonly nameOf: NameOf
  readonly isSpot: boolean
  readonly isChosen: boolean
  readonly isStop: boolean
  readonly style: CSSProperties
}

const CellView = ({ cell, moves, nameOf, isSpot, isChosen, isStop, style }: CellViewProps) => {
  const say = useSay()
  const label = useCellLabel(cell, nameOf)
  const { name, cards = [], pieces = [], owner, text } = cell
  const top = cards.at(-1)
  const held = pieces.flatMap((count, seat) => (count > 0 ? [{ count, seat }] : []))
  const content = (
    <>
      <small aria-hidden="true" data-text={name} />
      {top !== undefined && <Card name={top} decorative />}
      {cards.length > 1 && <i className="plain-deep" data-depth aria-hidden="true" data-text={cards.length} />}
      {text !== undefined && <b aria-hidden="true" data-text={say(text)} />}
      {held.length > 0 && (
        <span className="pieces" aria-hidden="true">
          {held.map(({ count, seat }) => (
            <i key={seat} data-seat={seat} data-text={`${letterOf(seat)}${count}`} />
          ))}
        </span>
      )}
      <MoveMarks marks={moves} />
    </>
  )
  const className = owner === undefined ? 'plain-cell' : 'plain-cell owned'
  return isSpot ? (
    <button
      type="button"
      className={className}
      style={style}
      data-owner={owner}
      data-spot={name}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={label}
    >
      {content}
    </button>
  ) : (
    <div className={className} style={style} data-owner={owner} role="img" aria-label={label}>
      {content}
    </div>
  )
}

/** Everything about a cell, in words. */
const useCellLabel = (cell: BoardCell, nameOf: NameOf): string => {
  const t = usePlainText()
  const say = useSay()
  const language = useLanguage()
  const pack = usePack()
  const { name, cards = [], pieces = [], owner, text } = cell
  const parts = [
    name,
    ...(text === undefined ? [] : [say(text)]),
    ...cards.toReversed().map((card) => cardLabel(card, language, pack)),
    ...pieces.flatMap((count, seat) => (count > 0 ? [t('pieces', { name: nameOf(seat), count })] : [])),
    ...(owner === undefined ? [] : [t('owner', { name: nameOf(owner) })]),
  ]
  return (parts.length > 1 ? parts : [name, t('empty')]).join(language === 'ja' ? '、' : ', ')
}
