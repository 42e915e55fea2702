import { type BoardId, cellName } from '@tefuda/southern-cross'
import { memo } from 'react'
import { Card, type CardState, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { type MoveMark, MoveMarks } from '../../table/move-marks.tsx'
import { isGrowing, type Spot } from './cells.ts'
import { cellAnchor } from './motions.ts'
import { useSouthernText } from './texts.ts'

export interface SpotViewProps {
  readonly spot: Spot
  readonly board: BoardId
  /** Its middle, and the width of a card, in CSS pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  /** A card of the draft that lies on it. */
  readonly laid: string | null
  /** What compared moves lay on it. */
  readonly moves?: readonly MoveMark[] | undefined
  readonly state: CardState | null
  /** Whether a role can be completed here, and that is marked. */
  readonly possible: boolean
  /** Whether a lesson points here. */
  readonly here: boolean
  /** Whether a third card here would complete a reach. */
  readonly missing: boolean
  /** Whether Tab comes here; arrow keys lead to the others. */
  readonly isTabStop: boolean
  readonly still: boolean
}

/** A cell of the field as a cell of a table: a button that chooses it, or in a replay only its cards. */
export const SpotView = memo(
  ({ spot, board, left, top, width, laid, moves, state, possible, here, missing, isTabStop, still }: SpotViewProps) => {
    const { name } = spot
    const label = useSpotLabel(spot, board, laid, possible, here)
    const kinds = {
      mid: board === 'zodiac' && name === '0',
      outside: spot.outside,
      missing: missing && laid === null,
      possible,
      here,
    }
    const classes = ['spot', ...Object.entries(kinds).flatMap(([kind, holds]) => (holds ? [kind] : []))].join(' ')
    const stack = laid === null ? spot.stack : [...spot.stack, laid]
    const t = useSouthernText()
    const cards = (
      <>
        <Stack name={name} stack={stack} width={width} state={state} />
        {here && laid === null && (
          <span className="here-sign" aria-hidden="true">
            {t('here')}
          </span>
        )}
        <MoveMarks marks={moves} />
      </>
    )
    if (still)
      return (
        <td className="sc-cell">
          <span className={classes} style={{ left, top }}>
            <span className="sr">{label}</span>
            {cards}
          </span>
        </td>
      )
    return (
      <td className="sc-cell">
        <button
          type="button"
          className={classes}
          style={{ left, top }}
          data-spot={name}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={label}
        >
          {cards}
        </button>
      </td>
    )
  },
)

interface StackProps {
  readonly name: string
  /** From the lowest card to the top. */
  readonly stack: readonly string[]
  readonly width: number
  readonly state: CardState | null
}

/** At most so many edges show of what lies beneath. */
const EDGES = [3, 2, 1]

const Stack = ({ name, stack, width, state }: StackProps) => {
  const top = stack.at(-1)
  const second = stack.at(-2)
  const beneath = stack.length - 1
  const step = width < 50 ? 2 : width < 80 ? 3 : 4
  return (
    <>
      {EDGES.filter((edge) => edge <= beneath).map((edge) => (
        <i key={edge} className="under" style={{ translate: `${edge * step}px ${edge * step}px` }} />
      ))}
      {second !== undefined && <Card name={second} decorative className="second" />}
      <span className="top" data-anchor={cellAnchor(name)}>
        {top === undefined ? <i className="empty" /> : <Card name={top} decorative state={state ?? []} />}
      </span>
      {beneath > 0 && (
        <span className="depth" data-depth={name} aria-hidden="true">
          +{beneath}
        </span>
      )}
    </>
  )
}

/** Everything about a cell in words: where it is, what lies there, what is about to. */
const useSpotLabel = (spot: Spot, board: BoardId, laid: string | null, possible: boolean, here: boolean): string => {
  const t = useSouthernText()
  const language = useLanguage()
  const place = cellName(spot.name, board)[language]
  const top = spot.stack.at(-1)
  const beneath = spot.stack.length - (laid === null ? 1 : 0)
  const parts = [
    place === spot.name || isGrowing(board) ? place : `${place} ${spot.name}`,
    top === undefined ? t(spot.outside ? 'outside' : 'empty') : cardLabel(top, language),
    ...(laid !== null ? [t('laid', { card: cardLabel(laid, language) })] : []),
    ...(beneath > 0 ? [t('beneath', { count: beneath })] : []),
    ...(here ? [t('here')] : []),
    ...(possible ? [t('possible')] : []),
  ]
  return parts.join(language === 'ja' ? '、' : ', ')
}
