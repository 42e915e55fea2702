import type { Cell } from './board.ts'
import { areApart, ownCells, type Sharing } from './rivals.ts'
import type { Hit } from './role.ts'

/** What a selection must meet and what it is worth; see `bestSelection`. */
export interface Demand {
  readonly sharing: Sharing
  /** Cells of which every selection that is allowed takes the card. */
  readonly covered: readonly Cell[]
  /** Final points of a selection, before combos and eclipse. */
  worth(roles: readonly Hit[]): number
  /** The most by which the sum of its roles can be multiplied. */
  readonly most: number
  /** What else is asked of a whole selection (SC-10). */
  allows(roles: readonly Hit[]): boolean
}

/** Steps that a search may still take; it counts them down. */
export interface Steps {
  left: number
}

/**
 * A search takes so many steps at most, about 10 ms: roles that it takes or leaves, pairs of roles that it compares
 * beforehand, and in a list of moves ways of laying jokers. Far more than any field asks for on which cards lie as they were
 * dealt: it bounds fields of hardly any rank but one, on which dozens of roles cross one another.
 */
export const STEPS = 20_000
/** So many pairs of roles are compared while one is taken or left. */
export const PAIRS_A_STEP = 4

/**
 * The roles a move takes where not all can be taken (SC-6): of all selections to which no further
 * role can be added and which the demand allows, the one worth most; then the longest roles, the fewest, the
 * earliest cells. Null where there is none. Exact as far as `STEPS` reach: every selection that could be better is looked at.
 * Beyond that it is the best that was found, or null where none was: then what `filledUp` gives is taken.
 */
export const bestSelection = (hits: readonly Hit[], demand: Demand): Hit[] | null => {
  let left = STEPS - hits.length ** 2 / PAIRS_A_STEP
  const order = hits.toSorted(byLengthThenCells)
  const rivals = rivalsOf(order, demand.sharing)
  const cliques = cliquesOf(order, demand.sharing)
  const covering = demand.covered.map((cell) => [...order.keys()].filter((k) => order[k]!.line.cells.includes(cell)))
  /** How many of the chosen roles each one is a rival of. */
  const barred = new Int16Array(order.length)
  const chosen: number[] = []
  const isChosen = new Uint8Array(order.length)
  /** Left out although no role that was chosen by then is a rival. */
  const leftOut: number[] = []
  let best: Hit[] | null = null
  let bestWorth = -1

  /** The most that roles from this one on can add: of those that have a card in common one. */
  const mostFrom = (index: number): number => {
    let sum = 0
    for (const clique of cliques) {
      let most = 0
      for (const k of clique) if (k >= index && barred[k] === 0 && order[k]!.points > most) most = order[k]!.points
      sum += most
    }
    return sum
  }
  const canCover = (index: number): boolean =>
    covering.every((all) => all.some((k) => isChosen[k] === 1 || (k >= index && barred[k] === 0)))
  /** Whether later rivals can still bar what was left out. */
  const canComplete = (index: number): boolean =>
    leftOut.every((k) => barred[k]! > 0 || rivals[k]!.some((rival) => rival >= index && barred[rival] === 0))
  const bar = (index: number, by: 1 | -1): void => {
    for (const rival of rivals[index]!) barred[rival]! += by
  }

  const visit = (index: number, sum: number): void => {
    if (--left < 0) return
    if (!canCover(index) || !canComplete(index)) return
    if (best !== null && (sum + mostFrom(index)) * demand.most < bestWorth) return
    if (index === order.length) {
      const roles = chosen.map((i) => order[i]!)
      if (!demand.allows(roles)) return
      const worth = demand.worth(roles)
      if (best !== null && (worth < bestWorth || (worth === bestWorth && compareSelections(roles, best) >= 0))) return
      best = roles
      bestWorth = worth
      return
    }
    if (barred[index]! > 0) {
      visit(index + 1, sum)
      return
    }
    chosen.push(index)
    isChosen[index] = 1
    bar(index, 1)
    visit(index + 1, sum + order[index]!.points)
    bar(index, -1)
    isChosen[index] = 0
    chosen.pop()
    leftOut.push(index)
    visit(index + 1, sum)
    leftOut.pop()
  }
  visit(0, 0)
  return best
}

/** The roles sorted into sets of which any two are rivals: each where most of them have one card in common. */
const cliquesOf = (order: readonly Hit[], sharing: Sharing): number[][] => {
  const through = new Map<Cell, number>()
  const own = order.map((hit) => ownCells(hit, sharing))
  for (const cell of own.flat()) through.set(cell, (through.get(cell) ?? 0) + 1)
  const cliques = new Map<Cell | string, number[]>()
  for (const [k, cells] of own.entries()) {
    const most = Math.max(...cells.map((cell) => through.get(cell)!))
    const at = cells.find((cell) => through.get(cell) === most) ?? `alone ${k}`
    const clique = cliques.get(at)
    if (clique === undefined) cliques.set(at, [k])
    else clique.push(k)
  }
  return [...cliques.values()]
}

/** For each role the others that cannot be taken beside it: for a card that may count only once, or as one lies inside the other. */
const rivalsOf = (order: readonly Hit[], sharing: Sharing): number[][] => {
  const own = order.map((hit) => ownCells(hit, sharing))
  return order.map((hit, i) =>
    order.flatMap((other, j) =>
      i !== j && (own[i]!.some((cell) => other.line.cells.includes(cell)) || !areApart(hit, other, sharing)) ? [j] : [],
    ),
  )
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
