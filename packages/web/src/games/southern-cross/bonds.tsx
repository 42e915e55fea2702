import type { BoardId } from '@tefuda/southern-cross'
import type { Spot } from './cells.ts'
import type { Plan } from './geometry.ts'
import type { Marks } from './marks.ts'

export interface BondsProps {
  readonly board: BoardId
  readonly at: ReadonlyMap<string, Spot>
  readonly plan: Plan
  readonly marks: Marks
}

/** Lines between the cards of roles and reaches; on the zodiac also the orbit. They lie under the cards. */
export const Bonds = ({ board, at, plan, marks }: BondsProps) => {
  const line = ([from, to]: readonly [string, string], kind: string) => {
    const a = at.get(from)
    const b = at.get(to)
    if (a === undefined || b === undefined) return null
    const [x1, y1] = plan.middle(a.x, a.y)
    const [x2, y2] = plan.middle(b.x, b.y)
    return <line key={`${kind} ${from} ${to}`} className={kind} x1={x1} y1={y1} x2={x2} y2={y2} />
  }
  return (
    <svg className="bonds" width={plan.width} height={plan.height} aria-hidden="true">
      {board === 'zodiac' && <Orbit plan={plan} />}
      {marks.bonds.map((pair) => line(pair, 'bond'))}
      {marks.threads.map((pair) => line(pair, 'thread'))}
    </svg>
  )
}

/** Radius of the ring in cells. */
const RADIUS = 2.4

const Orbit = ({ plan }: { readonly plan: Plan }) => {
  const [cx, cy] = plan.middle(0, 0)
  const [right] = plan.middle(RADIUS, 0)
  const [, bottom] = plan.middle(0, RADIUS)
  return <ellipse className="orbit" cx={cx} cy={cy} rx={right - cx} ry={bottom - cy} />
}
