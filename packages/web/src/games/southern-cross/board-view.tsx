import { Fragment } from 'react'
import { Card, cardLabel, type CardState } from '../../cards/index.ts'
import { useLanguage, useSay } from '../../i18n/index.ts'
import type { BoardId } from '@tefuda/southern-cross'
import { placeName, type Spot } from './cells.ts'
import type { Plan } from './geometry.ts'
import { placeLabels } from './labels.ts'
import type { Marks } from './marks.ts'
import { BOARD, cellAnchor } from './motions.ts'
import { useSouthernText } from './texts.ts'

export interface BoardViewProps {
  readonly board: BoardId
  readonly spots: readonly Spot[]
  readonly plan: Plan
  readonly marks: Marks
  /** Cells a duty asks for; empty where every cell will do. */
  readonly wanted: ReadonlySet<string>
  /** Whether a card is chosen, so that spots beside a growing field should stand out. */
  readonly choosing: boolean
  readonly focus: string | null
  readonly still: boolean
}

/** The cards of a field, what binds them, and the names of roles over them. */
export const BoardView = (props: BoardViewProps) => {
  const { board, spots, plan, marks, choosing } = props
  const t = useSouthernText()
  const say = useSay()
  const at = new Map(spots.map((spot) => [spot.name, spot]))
  const labels = marks.labels.flatMap(({ cell, text }) => {
    const spot = at.get(cell)
    return spot === undefined ? [] : [{ x: spot.x, y: spot.y, text: say(text) }]
  })
  const rows = [...new Set(spots.map(({ y }) => y))].toSorted((a, b) => a - b)
  const inRows = board === 'zodiac' ? [spots] : rows.map((y) => spots.filter((spot) => spot.y === y))
  return (
    <div
      className={`sc-board${choosing ? ' choosing' : ''}`}
      data-anchor={BOARD}
      role={props.still ? 'group' : 'grid'}
      aria-label={t('field')}
      style={{ width: plan.width, height: plan.height, ['--cw' as string]: `${plan.card}px` }}
    >
      <Bonds board={board} at={at} plan={plan} marks={marks} />
      {inRows.map((row) => (
        <div key={row[0]?.y} role={props.still ? undefined : 'row'} className="sc-row">
          {row.map((spot) => (
            <SpotView key={spot.name} spot={spot} {...props} />
          ))}
        </div>
      ))}
      {placeLabels(labels, plan).map(({ text, left, top }) => (
        <span key={`${left} ${top}`} className="role" aria-hidden="true" style={{ left, top }}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** At most so many edges show of what lies beneath. */
const EDGES = 3

const SpotView = ({ spot, board, plan, marks, wanted, focus, still }: BoardViewProps & { readonly spot: Spot }) => {
  const { name } = spot
  const laid = marks.laid.get(name)
  const stack = laid === undefined ? spot.stack : [...spot.stack, laid]
  const label = useSpotLabel(spot, board, laid)
  const [left, top] = plan.middle(spot.x, spot.y)
  const beneath = Math.max(0, stack.length - 1)
  const content = (
    <>
      {Array.from({ length: Math.min(beneath, EDGES) }, (_, k) => Math.min(beneath, EDGES) - k).map((edge) => (
        <i key={edge} className="under" style={{ translate: `${edge * edgeWidth(plan.card)}px ${edge * edgeWidth(plan.card)}px` }} />
      ))}
      {beneath > 0 && <Card name={stack.at(-2)!} decorative className="second" />}
      <span className="top" data-anchor={cellAnchor(name)}>
        {stack.length > 0 ? <Card name={stack.at(-1)!} decorative state={statesOf(name, marks, wanted)} /> : <i className={emptyClass(spot, marks)} />}
      </span>
      {beneath > 0 && (
        <span className="depth" data-depth={name} aria-hidden="true">
          +{beneath}
        </span>
      )}
    </>
  )
  const style = { left, top }
  const classes = `spot${board === 'zodiac' && name === '0' ? ' mid' : ''}${spot.outside ? ' outside' : ''}`
  if (still)
    return (
      <span className={classes} style={style} role="img" aria-label={label}>
        {content}
      </span>
    )
  return (
    <span role="gridcell" className="sc-cell">
      <button type="button" className={classes} style={style} data-spot={name} tabIndex={focus === name ? 0 : -1} aria-label={label}>
        {content}
      </button>
    </span>
  )
}

const edgeWidth = (card: number): number => (card < 50 ? 2 : card < 80 ? 3 : 4)

const emptyClass = ({ name }: Spot, marks: Marks): string => `empty${marks.missing.has(name) ? ' missing' : ''}`

const statesOf = (cell: string, { laid, refused, inRole, last, missing }: Marks, wanted: ReadonlySet<string>): CardState[] => {
  if (laid.has(cell)) return [refused ? 'illegal' : 'place']
  if (inRole.has(cell) || missing.has(cell)) return ['inrole']
  if (last.has(cell)) return ['last']
  return wanted.has(cell) ? ['playable'] : []
}

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

const Bonds = ({ board, at, plan, marks }: { readonly board: BoardId; readonly at: ReadonlyMap<string, Spot>; readonly plan: Plan; readonly marks: Marks }) => {
  const line = ([from, to]: readonly [string, string], kind: string) => {
    const a = at.get(from)
    const b = at.get(to)
    if (a === undefined || b === undefined) return null
    const [x1, y1] = plan.middle(a.x, a.y)
    const [x2, y2] = plan.middle(b.x, b.y)
    return <line key={`${from} ${to}`} className={kind} x1={x1} y1={y1} x2={x2} y2={y2} />
  }
  return (
    <svg className="bonds" width={plan.width} height={plan.height} aria-hidden="true">
      {board === 'zodiac' && <Orbit plan={plan} />}
      <Fragment key="bonds">{marks.bonds.map((pair) => line(pair, 'bond'))}</Fragment>
      <Fragment key="threads">{marks.threads.map((pair) => line(pair, 'thread'))}</Fragment>
    </svg>
  )
}

const Orbit = ({ plan }: { readonly plan: Plan }) => {
  const [cx, cy] = plan.middle(0, 0)
  const [right] = plan.middle(2.4, 0)
  const [, bottom] = plan.middle(0, 2.4)
  return <ellipse className="orbit" cx={cx} cy={cy} rx={right - cx} ry={bottom - cy} />
}
