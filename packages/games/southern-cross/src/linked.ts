import type { Cell } from './board.ts'
import { areApart, ownCells, type Sharing } from './rivals.ts'
import type { Hit } from './role.ts'
import { PAIRS_A_STEP, type Steps } from './selection.ts'

/** Roles through several of the cells: which of these, as bits, and the other cells they take for themselves. */
interface Link {
  readonly hit: Hit
  readonly joins: number
  readonly own: readonly Cell[]
}

/**
 * Roles by which jokers on these cells hang together (SC-10), no two of them rivals (SC-6), or null: then no selection
 * does. Whatever else fits can be added to them without parting them, so that there is a whole selection just where
 * there are such roles. The search is complete: a few roles decide, and of those that are worth trying the scarcest come first.
 * Whoever has only so many steps gives them, and is told null where they do not suffice.
 */
export const linkedRoles = (
  hits: readonly Hit[],
  placed: readonly Cell[],
  sharing: Sharing,
  steps: Steps = { left: Number.POSITIVE_INFINITY },
): Hit[] | null => {
  const links = hits.map((hit) => linkOf(hit, placed, sharing))
  const all = 2 ** placed.length - 1
  for (const link of links) {
    if (link.joins !== all) continue
    steps.left--
    if (link.hit.allJokers) return [link.hit]
    const other = links.find((one) => one !== link && !areRivals(one, link, sharing))
    if (other !== undefined) return [link.hit, other.hit]
  }
  const useful = links.filter(({ joins }) => joins !== all && (joins & (joins - 1)) !== 0)
  steps.left -= hits.length + useful.length ** 2 / PAIRS_A_STEP
  const found = joined(
    placed.map((_, k) => 1 << k),
    useful.filter((link, k) => !useful.some((other, j) => j !== k && isBetter(other, link, j < k, useful, sharing))),
    sharing,
    steps,
  )
  return found?.map(({ hit }) => hit) ?? null
}

/** The roles chosen, and all others that still fit: longer ones first. */
export const filledUp = (chosen: readonly Hit[], hits: readonly Hit[], sharing: Sharing): Hit[] => {
  const taken = chosen.map((hit) => linkOf(hit, [], sharing))
  const rest = hits.filter((hit) => !chosen.includes(hit)).map((hit) => linkOf(hit, [], sharing))
  for (const link of rest.sort((a, b) => b.hit.line.cells.length - a.hit.line.cells.length))
    if (!taken.some((other) => areRivals(other, link, sharing))) taken.push(link)
  return taken.map(({ hit }) => hit)
}

const linkOf = (hit: Hit, placed: readonly Cell[], sharing: Sharing): Link => {
  const { cells } = hit.line
  let joins = 0
  for (const [k, cell] of placed.entries()) if (cells.includes(cell)) joins |= 1 << k
  return { hit, joins, own: ownCells(hit, sharing) }
}

const areRivals = (a: Link, b: Link, sharing: Sharing): boolean =>
  a.own.some((cell) => b.own.includes(cell)) || !areApart(a.hit, b.hit, sharing)

/** Whether one role does in every selection what another does, and stands in the way of no more; of equals the earlier one. */
const isBetter = (one: Link, other: Link, isEarlier: boolean, links: readonly Link[], sharing: Sharing): boolean =>
  (one.joins & other.joins) === other.joins &&
  one.own.every((cell) => other.own.includes(cell)) &&
  (isEarlier || one.joins !== other.joins || one.own.length < other.own.length) &&
  links.every(
    (link) => link === one || link === other || areApart(one.hit, link.hit, sharing) || areRivals(other, link, sharing),
  )

/**
 * Links of which no two are rivals and which join all groups of cells into one. Any answer has one that leads out of the group
 * with the fewest ways out: each of them is tried, and is left alone once it has been.
 */
const joined = (groups: readonly number[], links: readonly Link[], sharing: Sharing, steps: Steps): Link[] | null => {
  if (groups.length === 1) return []
  if (--steps.left < 0) return null
  let ways: Link[] | null = null
  for (const group of groups) {
    const out = links.filter(({ joins }) => (joins & group) !== 0 && (joins & ~group) !== 0)
    if (ways === null || out.length < ways.length) ways = out
    if (out.length === 0) return null
  }
  let left = links
  for (const way of ways!) {
    left = left.filter((link) => link !== way)
    const apart = groups.filter((group) => (group & way.joins) === 0)
    const together = groups.reduce((sum, group) => ((group & way.joins) === 0 ? sum : sum | group), 0)
    const others = left.filter((link) => !areRivals(link, way, sharing))
    const rest = joined([...apart, together], others, sharing, steps)
    if (rest !== null) return [way, ...rest]
  }
  return null
}
