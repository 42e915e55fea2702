import { type Cell, cellsOf, interactionCells, type Outcome } from '@tefuda/lab'

/** By row and column: one setting on the diagonal, two above, what they do beyond the sum below; null where the two do not go together. */
export type Grid = readonly (readonly (Cell | null)[])[]

/** What so many settings, the first variants of a sweep, do to a measure (its place in `Plan.ids`). */
export const gridOf = (outcome: Outcome, settings: number, measure: number): Grid => {
  const { pairs } = outcome.plan
  const cells = cellsOf(outcome, measure)
  const interactions = interactionCells(outcome, measure)
  return Array.from({ length: settings }, (_, row) =>
    Array.from({ length: settings }, (__, column) => {
      if (row === column) return cells[row]!
      const at = pairs.findIndex(({ one, other }) => one === Math.min(row, column) && other === Math.max(row, column))
      if (at < 0) return null
      return row < column ? cells[pairs[at]!.both]! : interactions[at]!
    }),
  )
}

/** What two settings come to if they add up; null where the measure cannot come to that: nobody draws fewer cards than none. */
export const sumOf = (outcome: Outcome, [one, other]: readonly [number, number], measure: number): Cell | null => {
  const { base, variants } = outcome.result.measures[measure]!
  const [least, most] = outcome.plan.ranges[measure]!
  const mean = (base.mean ?? 0) + (variants[one]!.difference ?? 0) + (variants[other]!.difference ?? 0)
  if (mean < least || mean > most) return null
  const [first, second] = [one, other].map((variant) => cellsOf(outcome, measure)[variant]!)
  return { ...first!, difference: first!.difference + second!.difference, half: null }
}
