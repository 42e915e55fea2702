import { type BoardId, columnName, rowName } from '@tefuda/southern-cross'
import { useSay } from '../../i18n/index.ts'
import { isGrowing, type Spot } from './cells.ts'
import type { Plan } from './geometry.ts'

/** What names columns and rows, as cells are named in the log: above the field and at its left. */
export const Edges = ({
  board,
  spots,
  plan,
}: {
  readonly board: BoardId
  readonly spots: readonly Spot[]
  readonly plan: Plan
}) => {
  const say = useSay()
  const grows = isGrowing(board)
  const across = inOrder(spots.map(({ x }) => x))
  const down = inOrder(spots.map(({ y }) => y))
  const [left = 0, top = 0] = [across[0], down[0]]
  return (
    <>
      {across.map((x) => {
        const [middle, centre] = plan.middle(x, top)
        return (
          <span key={`column ${x}`} className="sc-edge column" style={{ left: middle, top: centre - plan.card * 0.7 }}>
            {grows ? say(columnName(x)) : 'abcde'[x]}
          </span>
        )
      })}
      {down.map((y) => {
        const [middle, centre] = plan.middle(left, y)
        return (
          <span key={`row ${y}`} className="sc-edge row" style={{ left: middle - plan.card / 2, top: centre }}>
            {grows ? say(rowName(y)) : y + 1}
          </span>
        )
      })}
    </>
  )
}

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b)
