import type { Cell } from './board.ts'
import type { Hit } from './role.ts'

/** What roles of one move may have in common (SC-6). */
export interface Sharing {
  /** Cells whose cards may count in several roles. */
  readonly shared: readonly Cell[]
  /** Whether a role may lie inside another; so by the first rules. */
  readonly nested: boolean
}

/** The cells whose cards a role takes for itself alone. */
export const ownCells = ({ line }: Hit, { shared }: Sharing): readonly Cell[] =>
  line.cells.filter((cell) => !shared.includes(cell))

/** Whether two roles differ so that both may be taken: none inside the other, and of one line of jokers only one. */
export const areApart = (a: Hit, b: Hit, { nested }: Sharing): boolean => {
  if (nested) return true
  const common = a.line.cells.reduce((sum, cell) => (b.line.cells.includes(cell) ? sum + 1 : sum), 0)
  const shorter = Math.min(a.line.cells.length, b.line.cells.length)
  return common < (a.allJokers && b.allJokers ? 2 : shorter)
}

/** Roles without those of jokers alone that lie inside a longer one of jokers alone. */
export const longestOfJokers = (hits: readonly Hit[]): readonly Hit[] => {
  const jokers = hits.filter(({ allJokers }) => allJokers)
  if (jokers.length < 2) return hits
  return hits.filter((hit) => !hit.allJokers || !jokers.some((longer) => isInside(hit, longer)))
}

/** Roles without those inside another: the first rules where field cards may be shared. */
export const withoutShorter = (hits: readonly Hit[]): Hit[] =>
  hits.filter((hit) => !hits.some((longer) => isInside(hit, longer)))

const isInside = (hit: Hit, longer: Hit): boolean =>
  longer.line.cells.length > hit.line.cells.length && hit.line.cells.every((cell) => longer.line.cells.includes(cell))
