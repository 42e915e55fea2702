import { type Card, isJoker, type Text, text } from '@tefuda/kernel'
import { type Cell, EMPTY, type Line } from './board.ts'
import type { Wave } from './event.ts'
import { type Field, lift } from './field.ts'
import { filledUp, linkedRoles } from './linked.ts'
import { cellName } from './notation.ts'
import { areApart, longestOfJokers, type Sharing, withoutShorter } from './rivals.ts'
import { anyRole, type Hit, roleOn } from './role.ts'
import { bestSelection, type Demand, isConnected, type Steps } from './selection.ts'
import { linesThrough, pairsThrough, type RulesContext } from './state.ts'
import { mostMultiplied, multiplierOf, sumOf, type Trick, trickOf } from './trick.ts'

/**
 * Takes everything a placement makes, combos included, off the field: the cards go to `taken`, the waves to
 * `report` where one is given. `placed` are the cells whose top cards were just placed. Returns the points.
 */
export const takeAll = (
  context: RulesContext,
  field: Field,
  placed: readonly Cell[],
  taken: Card[],
  report?: Wave[],
): number => {
  let points = 0
  let roles = rolesOfPlacement(context, field, placed)
  for (let combo = 0; roles.length > 0; combo++) {
    const scored = combo === 0 ? scorePlacement(context, field, roles, placed) : scoreCombo(context, roles)
    points += scored.points
    report?.push({
      combo,
      roles: roles.map((hit) => told(context, field, hit)),
      sum: scored.sum,
      multiplier: scored.multiplier,
      reason: scored.reason,
      trick: scored.name,
      points: scored.points,
    })
    const uncovered = remove(field, roles, taken)
    roles = rolesOfCombo(context, field, uncovered)
  }
  return points
}

/** Whether a card placed on this cell takes anything. */
export const takesAnything = (context: RulesContext, field: Field, cell: Cell): boolean =>
  anyRole(field.top, cell, pairsThrough(context, field, cell))

/**
 * Whether jokers that lie on these cells may be placed there in one move (SC-10). They must already lie on the
 * field given, which may be one to try things on.
 */
export const jokersHangTogether = (
  context: RulesContext,
  field: Field,
  placed: readonly Cell[],
  steps?: Steps,
): boolean => {
  if (!placed.every((cell) => takesAnything(context, field, cell))) return false
  const hits = hitsThrough(context, field, placed)
  if (isPegasus(context, field, placed)) return true
  if (context.oneRoleEach) return linkedRoles(hits, placed, sharingOf(context, hits, placed), steps) !== null
  return hangTogetherShared(context, hits, placed)
}

interface Scored extends Trick {
  readonly points: number
}

const scorePlacement = (
  context: RulesContext,
  field: Field,
  roles: readonly Hit[],
  placed: readonly Cell[],
): Scored => {
  if (isPegasus(context, field, placed)) return scorePegasus(context, roles)
  const trick = trickOf(context, roles, placed)
  return { ...trick, points: trick.sum * trick.multiplier }
}

/** Combo roles score their plain values, unless the rules say otherwise (SC-9). */
const scoreCombo = (context: RulesContext, roles: readonly Hit[]): Scored => {
  const sum = sumOf(roles)
  const multiplier = context.rules.comboMultiplier ? multiplierOf(context, roles, []) : 1
  return { sum, multiplier, reason: null, name: null, points: sum * multiplier }
}

/** The roles a placement takes: all of them where nothing stands against it, else the best selection (SC-5, SC-6). */
const rolesOfPlacement = (context: RulesContext, field: Field, placed: readonly Cell[]): readonly Hit[] => {
  if (!placed.some((cell) => takesAnything(context, field, cell))) return []
  const hits = hitsThrough(context, field, placed)
  if (isPegasus(context, field, placed)) return withPegasus(context, field, hits)
  if (allFit(context, hits)) return hits
  return bestSelection(hits, demandOf(context, hits, placed)) ?? anySelection(context, hits, placed)
}

const rolesOfCombo = (context: RulesContext, field: Field, uncovered: readonly Cell[]): readonly Hit[] => {
  const cells = uncovered.filter((cell) => field.top[cell] !== EMPTY && takesAnything(context, field, cell))
  if (cells.length === 0) return []
  const hits = hitsThrough(context, field, cells)
  if (allFit(context, hits)) return hits
  const worth = (roles: readonly Hit[]): number => scoreCombo(context, roles).points
  const most = context.rules.comboMultiplier ? mostMultiplied(context) : 1
  const sharing = sharingOf(context, hits, [])
  return bestSelection(hits, { sharing, covered: [], worth, most, allows: () => true }) ?? filledUp([], hits, sharing)
}

/** Whether all roles may be taken together: where field cards may be shared and no role lies inside another. */
const allFit = (context: RulesContext, hits: readonly Hit[]): boolean => {
  if (context.oneRoleEach) return false
  if (hits.every(({ line }) => line.cells.length === 3)) return true
  const sharing = sharingOf(context, hits, [])
  return hits.every((hit, k) => hits.every((other, j) => j >= k || areApart(hit, other, sharing)))
}

/** The cards just placed may count in several roles, and where the rules say so those of the field too. */
const sharingOf = ({ oneRoleEach, version }: RulesContext, hits: readonly Hit[], placed: readonly Cell[]): Sharing => ({
  shared: oneRoleEach ? placed : [...new Set(hits.flatMap(({ line }) => line.cells))],
  nested: version === 1,
})

/**
 * Whether jokers hang together where field cards may be shared (SC-10). Whatever hangs together still does with each role
 * replaced by the longest around it; only where that leaves a single one do shorter ones decide.
 */
const hangTogetherShared = (context: RulesContext, hits: readonly Hit[], placed: readonly Cell[]): boolean => {
  const longest = withoutShorter(hits)
  if (allFit(context, longest) && (longest.length > 1 || context.version === 1)) return areTogether(longest, placed)
  return bestSelection(hits, demandOf(context, hits, placed)) !== null
}

/** A selection where the search for the best one ended before it found any; nothing where jokers do not hang together. */
const anySelection = (context: RulesContext, hits: readonly Hit[], placed: readonly Cell[]): readonly Hit[] => {
  const sharing = sharingOf(context, hits, placed)
  if (!context.oneRoleEach) return filledUp([], hits, sharing)
  const linked = placed.length > 1 ? linkedRoles(hits, placed, sharing) : []
  return linked === null ? [] : filledUp(linked, hits, sharing)
}

/** Several cards placed at once are jokers: nothing is multiplied, and they must hang together. */
const demandOf = (context: RulesContext, hits: readonly Hit[], placed: readonly Cell[]): Demand => ({
  sharing: sharingOf(context, hits, placed),
  covered: placed.length > 1 ? placed : [],
  worth: (roles) => sumOf(roles) * multiplierOf(context, roles, placed),
  most: placed.length > 1 ? 1 : mostMultiplied(context),
  allows: (roles) => placed.length === 1 || areTogether(roles, placed),
})

const areTogether = (roles: readonly Hit[], placed: readonly Cell[]): boolean =>
  (roles.length > 1 || roles[0]?.allJokers === true) &&
  placed.every((cell) => roles.some((hit) => hit.line.cells.includes(cell))) &&
  isConnected(roles)

/** The roles through any of the cells that a move may take: of jokers alone the longest of a line (SC-6). */
const hitsThrough = (context: RulesContext, field: Field, cells: readonly Cell[]): readonly Hit[] => {
  const hits: Hit[] = []
  for (const cell of cells)
    for (const line of linesThrough(context, field, cell)) {
      if (hits.some((hit) => hit.line.id === line.id)) continue
      const hit = roleOn(context.rules, field.top, line)
      if (hit !== null) hits.push(hit)
    }
  if (context.version === 1) return context.oneRoleEach ? hits : withoutShorter(hits)
  return longestOfJokers(hits)
}

const remove = (field: Field, roles: readonly Hit[], taken: Card[]): readonly Cell[] => {
  const cells = roles.length === 1 ? roles[0]!.line.cells : [...new Set(roles.flatMap((hit) => hit.line.cells))]
  for (const cell of cells) taken.push(lift(field, cell))
  return cells
}

const told = (context: RulesContext, field: Field, hit: Hit): Wave['roles'][number] => ({
  kind: hit.kind,
  cells: hit.line.cells.map((cell) => cellName(context, field, cell)),
  points: hit.points,
})

const CORNERS: readonly Cell[] = [0, 2, 6, 8]
const MIDDLES: readonly Cell[] = [1, 3, 4, 5, 7]

/** Jokers on all four corners of 3×3, one of them just placed, and a card between each two (SC-11). */
const isPegasus = (context: RulesContext, field: Field, placed: readonly Cell[]): boolean =>
  context.rules.board === '3x3' &&
  placed.some((cell) => CORNERS.includes(cell)) &&
  jokersOnCorners(field) &&
  MIDDLES.every((cell) => field.top[cell] !== EMPTY)

export const jokersOnCorners = ({ top }: Field): boolean =>
  isJoker(top[0]!) && isJoker(top[2]!) && isJoker(top[6]!) && isJoker(top[8]!)

const isPegasusLine = (line: Line): boolean => line.cells.filter((cell) => CORNERS.includes(cell)).length === 2

/** The six lines between the corners are taken even where no placed card lies on them. */
const withPegasus = (context: RulesContext, field: Field, hits: readonly Hit[]): Hit[] => [
  ...hitsThrough(context, field, CORNERS),
  ...hits.filter((hit) => !isPegasusLine(hit.line)),
]

const PEGASUS: Text = text('ペガサス', 'Pegasus')

const scorePegasus = (context: RulesContext, roles: readonly Hit[]): Scored => {
  const { pegasus } = context.rules.bonuses
  const others = sumOf(roles.filter((hit) => !isPegasusLine(hit.line)))
  return {
    sum: sumOf(roles),
    multiplier: 1,
    reason: text(
      `四隅を結ぶ6役は、合わせて${pegasus}点`,
      `the six roles between the corners score ${pegasus} together`,
    ),
    name: PEGASUS,
    points: pegasus + others,
  }
}
