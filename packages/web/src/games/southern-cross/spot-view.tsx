import type { BoardId } from '@tefuda/southern-cross'
import { Card, type CardState, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { placeName, type Spot } from './cells.ts'
import type { Plan } from './geometry.ts'
import type { Marks } from './marks.ts'
import { cellAnchor } from './motions.ts'
import { useSouthernText } from './texts.ts'

export interface SpotViewProps {
  readonly spot: Spot
  readonly board: BoardId
  readonly plan: Plan
  readonly marks: Marks
  /** Cells a duty asks for; empty where every cell will do. */
  readonly wanted: ReadonlySet<string>
  readonly focus: string | null
  readonly still: boolean
}

/** A cell of the field as a cell of a table: a button that chooses it, or in a replay only its cards. */
export const SpotView = ({ spot, board, plan, marks, wanted, focus, still }: SpotViewProps) => {
  const { name } = spot
  const laid = marks.laid.get(name)
  const label = useSpotLabel(spot, board, laid)
  const [left, top] = plan.middle(spot.x, spot.y)
  const kinds = {
    mid: board === 'zodiac' && name === '0',
    outside: spot.outside,
    missing: marks.missing.has(name) && !marks.laid.has(name),
  }
  const classes = ['spot', ...Object.entries(kinds).flatMap(([kind, holds]) => (holds ? [kind] : []))].join(' ')
  const stack = laid === undefined ? spot.stack : [...spot.stack, laid]
  const cards = <Stack name={name} stack={stack} width={plan.card} marks={marks} wanted={wanted} />
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
        tabIndex={focus === name ? 0 : -1}
        aria-label={label}
      >
        {cards}
      </button>
    </td>
  )
}

interface StackProps {
  readonly name: string
  readonly stack: readonly string[]
  /** Width of a card in CSS pixels. */
  readonly width: number
  readonly marks: Marks
  readonly wanted: ReadonlySet<string>
}

/** At most so many edges show of what lies beneath. */
const EDGES = [3, 2, 1]

const Stack = ({ name, stack, width, marks, wanted }: StackProps) => {
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
        {top === undefined ? (
          <i className="empty" />
        ) : (
          <Card name={top} decorative state={statesOf(name, marks, wanted)} />
        )}
      </span>
      {beneath > 0 && (
        <span className="depth" data-depth={name} aria-hidden="true">
          +{beneath}
        </span>
      )}
    </>
  )
}

const statesOf = (cell: string, { laid, refused, inRole, last }: Marks, wanted: ReadonlySet<string>): CardState[] => {
  if (laid.has(cell)) return [refused ? 'illegal' : 'place']
  if (inRole.has(cell)) return ['inrole']
  if (last.has(cell)) return ['last']
  return wanted.has(cell) ? ['playable'] : []
}

/** Everything about a cell in words: where it is, what lies there, what is about to. */
const useSpotLabel = (spot: Spot, board: BoardId, laid: string | undefined): string => {
  const t = useSouthernText()
  const language = useLanguage()
  const place = placeName(spot.name, board)[language]
  const top = spot.stack.at(-1)
  const parts = [
    place === spot.name ? place : `${place} ${spot.name}`,
    top === undefined ? t(spot.outside ? 'outside' : 'empty') : cardLabel(top, language),
    ...(spot.stack.length > 1 ? [t('beneath', { count: spot.stack.length - 1 })] : []),
    ...(laid !== undefined ? [t('laid', { card: cardLabel(laid, language) })] : []),
  ]
  return parts.join(language === 'ja' ? '、' : ', ')
}
