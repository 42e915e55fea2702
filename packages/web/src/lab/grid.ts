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
