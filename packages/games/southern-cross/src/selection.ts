import type { Cell } from './board.ts'
import type { Hit } from './role.ts'

/** What a selection must meet and what it is worth; see `bestSelection`. */
export interface Demand {
  /** Cells whose cards may count in several roles: those just placed. */
  readonly shared: readonly Cell[]
  /** Final points of a selection, before combos and eclipse. */
  worth(roles: readonly Hit[]): number
  /** The most by which the sum of its roles can be multiplied. */
  readonly most: number
  /** What else is asked of a whole selection (SC-10). */
  allows(roles: readonly Hit[]): boolean
}

/**
 * The roles a move takes where a field card may count in one only (SC-6): of all selections to which no further
 * role can be added and which the demand allows, the one worth most; then the longest roles, the fewest, the
 * earliest cells. Null where there is none. Exact: every selection that could be better is looked at.
 */
export const bestSelection = (hits: readonly Hit[], demand: Demand): Hit[] | null => search(hits, demand, false)

/** Whether there is any selection at all that the demand allows. */
export const hasSelection = (hits: readonly Hit[], demand: Demand): boolean => search(hits, demand, true) !== null

const search = (hits: readonly Hit[], demand: Demand, anyWillDo: boolean): Hit[] | null => {
  const order = hits.toSorted(byLengthThenCells)
  const rivals = rivalsOf(order, demand.shared)
  const rest = sumsFrom(order)
  const chosen: number[] = []
  let best: Hit[] | null = null
  let bestWorth = -1

  const isOut = (index: number): boolean => rivals[index]!.some((rival) => chosen.includes(rival))
  const visit = (index: number, sum: number): void => {
    if (anyWillDo && best !== null) return
    if (best !== null && (sum + rest[index]!) * demand.most < bestWorth) return
    if (index === order.length) {
      if (!isComplete()) return
      const roles = chosen.map((i) => order[i]!)
      if (!demand.allows(roles)) return
      const worth = demand.worth(roles)
      if (best !== null && (worth < bestWorth || (worth === bestWorth && compareSelections(roles, best) >= 0))) return
      best = roles
      bestWorth = worth
      return
    }
    if (isOut(index)) {
      visit(index + 1, sum)
      return
    }
    chosen.push(index)
    visit(index + 1, sum + order[index]!.points)
    chosen.pop()
    // Leaving it out can only end well if a later rival keeps it out.
    if (rivals[index]!.some((rival) => rival > index && !isOut(rival))) visit(index + 1, sum)
  }
  const isComplete = (): boolean => order.every((_, index) => chosen.includes(index) || isOut(index))
  visit(0, 0)
  return best
}

/** For each role the others it shares a card with that may count only once. */
const rivalsOf = (order: readonly Hit[], shared: readonly Cell[]): number[][] =>
  order.map((hit, i) =>
    order.flatMap((other, j) =>
      i !== j && hit.line.cells.some((cell) => !shared.includes(cell) && other.line.cells.includes(cell)) ? [j] : [],
    ),
  )

const sumsFrom = (order: readonly Hit[]): number[] => {
  const sums = [0]
  for (const hit of order.toReversed()) sums.unshift(sums[0]! + hit.points)
  return sums
}

/** Negative where the first of two selections of equal worth is to be taken. */
const compareSelections = (a: readonly Hit[], b: readonly Hit[]): number =>
  compareEntries(lengths(b), lengths(a)) || a.length - b.length || compareLists(cellsOf(a), cellsOf(b))

const lengths = (roles: readonly Hit[]): number[] => roles.map((hit) => hit.line.cells.length).sort((a, b) => b - a)

/** The cells taken, each once; and for selections that take the same, role by role. */
const cellsOf = (roles: readonly Hit[]): number[] => [
  ...[...new Set(roles.flatMap((hit) => hit.line.cells))].sort((a, b) => a - b),
  ...roles.flatMap((hit) => hit.line.cells.toSorted((a, b) => a - b)),
]

/** By the first entries that differ; 0 where one list is the beginning of the other. */
const compareEntries = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}

const compareLists = (a: readonly number[], b: readonly number[]): number => compareEntries(a, b) || a.length - b.length

/** The order in which roles are told: longer ones first, then by their earliest cells. */
const byLengthThenCells = (a: Hit, b: Hit): number =>
  b.line.cells.length - a.line.cells.length ||
  compareLists(
    a.line.cells.toSorted((x, y) => x - y),
    b.line.cells.toSorted((x, y) => x - y),
  )

/** Whether the roles hang together: each linked to the others by common cells (SC-10). */
export const isConnected = (roles: readonly Hit[]): boolean => {
  const open = roles.slice(1)
  const reached = new Set(roles[0]?.line.cells)
  for (let grown = true; grown; ) {
    grown = false
    for (let i = open.length - 1; i >= 0; i--) {
      const cells = open[i]!.line.cells
      if (!cells.some((cell) => reached.has(cell))) continue
      for (const cell of cells) reached.add(cell)
      open.splice(i, 1)
      grown = true
    }
  }
  return open.length === 0
}
