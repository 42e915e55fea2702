import { type Card, isJoker, type Text, text } from '@tefuda/kernel'
import { type Cell, EMPTY, type Line } from './board.ts'
import type { Wave } from './event.ts'
import { filledUp, linkedRoles } from './linked.ts'
import { cellName } from './notation.ts'
import { areApart, longestOfJokers, type Sharing, withoutShorter } from './rivals.ts'
import { anyRole, type Hit, roleOn } from './role.ts'
import { bestSelection, type Demand, isConnected, type Steps } from './selection.ts'
import { type Field, lift, linesThrough, pairsThrough, type Setting } from './state.ts'
import { mostMultiplied, multiplierOf, sumOf, type Trick, trickOf } from './trick.ts'

/**
 * Takes everything a placement makes, combos included, off the field: the cards go to `taken`, the waves to
 * `report` where one is given. `placed` are the cells whose top cards were just placed. Returns the points.
 */
export const takeAll = (
  setting: Setting,
  field: Field,
  placed: readonly Cell[],
  taken: Card[],
  report?: Wave[],
): number => {
  let points = 0
  let roles = rolesOfPlacement(setting, field, placed)
  for (let combo = 0; roles.length > 0; combo++) {
    const scored = combo === 0 ? scorePlacement(setting, field, roles, placed) : scoreCombo(setting, roles)
    points += scored.points
    report?.push({
      combo,
      roles: roles.map((hit) => told(setting, field, hit)),
      sum: scored.sum,
      multiplier: scored.multiplier,
      reason: scored.reason,
      trick: scored.name,
      points: scored.points,
    })
    const uncovered = remove(field, roles, taken)
    roles = rolesOfCombo(setting, field, uncovered)
  }
  return points
}

/** Whether a card placed on this cell takes anything. */
export const takesAnything = (setting: Setting, field: Field, cell: Cell): boolean =>
  anyRole(field.top, cell, pairsThrough(setting, field, cell))

/**
 * Whether jokers that lie on these cells may be placed there in one move (SC-10). They must already lie on the
 * field given, which may be one to try things on.
 */
export const jokersHangTogether = (setting: Setting, field: Field, placed: readonly Cell[], steps?: Steps): boolean => {
  if (!placed.every((cell) => takesAnything(setting, field, cell))) return false
  const hits = hitsThrough(setting, field, placed)
  if (isPegasus(setting, field, placed)) return true
  if (setting.oneRoleEach) return linkedRoles(hits, placed, sharingOf(setting, hits, placed), steps) !== null
  return hangTogetherShared(setting, hits, placed)
}

interface Scored extends Trick {
  readonly points: number
}

const scorePlacement = (setting: Setting, field: Field, roles: readonly Hit[], placed: readonly Cell[]): Scored => {
  if (isPegasus(setting, field, placed)) return scorePegasus(setting, roles)
  const trick = trickOf(setting, roles, placed)
  return { ...trick, points: trick.sum * trick.multiplier }
}

/** Combo roles score their plain values, unless the rules say otherwise (SC-9). */
const scoreCombo = (setting: Setting, roles: readonly Hit[]): Scored => {
  const sum = sumOf(roles)
  const multiplier = setting.rules.comboMultiplier ? multiplierOf(setting, roles, []) : 1
  return { sum, multiplier, reason: null, name: null, points: sum * multiplier }
}

/** The roles a placement takes: all of them where nothing stands against it, else the best selection (SC-5, SC-6). */
const rolesOfPlacement = (setting: Setting, field: Field, placed: readonly Cell[]): readonly Hit[] => {
  if (!placed.some((cell) => takesAnything(setting, field, cell))) return []
  const hits = hitsThrough(setting, field, placed)
  if (isPegasus(setting, field, placed)) return withPegasus(setting, field, hits)
  if (allFit(setting, hits)) return hits
  return bestSelection(hits, demandOf(setting, hits, placed)) ?? anySelection(setting, hits, placed)
}

const rolesOfCombo = (setting: Setting, field: Field, uncovered: readonly Cell[]): readonly Hit[] => {
  const cells = uncovered.filter((cell) => field.top[cell] !== EMPTY && takesAnything(setting, field, cell))
  if (cells.length === 0) return []
  const hits = hitsThrough(setting, field, cells)
  if (allFit(setting, hits)) return hits
  const worth = (roles: readonly Hit[]): number => scoreCombo(setting, roles).points
  const most = setting.rules.comboMultiplier ? mostMultiplied(setting) : 1
  const sharing = sharingOf(setting, hits, [])
  return bestSelection(hits, { sharing, covered: [], worth, most, allows: () => true }) ?? filledUp([], hits, sharing)
}

/** Whether all roles may be taken together: where field cards may be shared and no role lies inside another. */
const allFit = (setting: Setting, hits: readonly Hit[]): boolean => {
  if (setting.oneRoleEach) return false
  if (hits.every(({ line }) => line.cells.length === 3)) return true
  const sharing = sharingOf(setting, hits, [])
  return hits.every((hit, k) => hits.every((other, j) => j >= k || areApart(hit, other, sharing)))
}

/** The cards just placed may count in several roles, and where the rules say so those of the field too. */
const sharingOf = ({ oneRoleEach, version }: Setting, hits: readonly Hit[], placed: readonly Cell[]): Sharing => ({
  shared: oneRoleEach ? placed : [...new Set(hits.flatMap(({ line }) => line.cells))],
  nested: version === 1,
})

/**
 * Whether jokers hang together where field cards may be shared (SC-10). Whatever hangs together still does with each role
 * replaced by the longest around it; only where that leaves a single one do shorter ones decide.
 */
const hangTogetherShared = (setting: Setting, hits: readonly Hit[], placed: readonly Cell[]): boolean => {
  const longest = withoutShorter(hits)
  if (allFit(setting, longest) && (longest.length > 1 || setting.version === 1)) return areTogether(longest, placed)
  return bestSelection(hits, demandOf(setting, hits, placed)) !== null
}

/** A selection where the search for the best one ended before it found any; nothing where jokers do not hang together. */
const anySelection = (setting: Setting, hits: readonly Hit[], placed: readonly Cell[]): readonly Hit[] => {
  const sharing = sharingOf(setting, hits, placed)
  if (!setting.oneRoleEach) return filledUp([], hits, sharing)
  const linked = placed.length > 1 ? linkedRoles(hits, placed, sharing) : []
  return linked === null ? [] : filledUp(linked, hits, sharing)
}

/** Several cards placed at once are jokers: nothing is multiplied, and they must hang together. */
const demandOf = (setting: Setting, hits: readonly Hit[], placed: readonly Cell[]): Demand => ({
  sharing: sharingOf(setting, hits, placed),
  covered: placed.length > 1 ? placed : [],
  worth: (roles) => sumOf(roles) * multiplierOf(setting, roles, placed),
  most: placed.length > 1 ? 1 : mostMultiplied(setting),
  allows: (roles) => placed.length === 1 || areTogether(roles, placed),
})

const areTogether = (roles: readonly Hit[], placed: readonly Cell[]): boolean =>
  (roles.length > 1 || roles[0]?.allJokers === true) &&
  placed.every((cell) => roles.some((hit) => hit.line.cells.includes(cell))) &&
  isConnected(roles)

/** The roles through any of the cells that a move may take: of jokers alone the longest of a line (SC-6). */
const hitsThrough = (setting: Setting, field: Field, cells: readonly Cell[]): readonly Hit[] => {
  const seen = new Set<number>()
  const hits: Hit[] = []
  for (const cell of cells)
    for (const line of linesThrough(setting, field, cell)) {
      if (seen.has(line.id)) continue
      seen.add(line.id)
      const hit = roleOn(setting.rules, field.top, line)
      if (hit !== null) hits.push(hit)
    }
  if (setting.version === 1) return setting.oneRoleEach ? hits : withoutShorter(hits)
  return longestOfJokers(hits)
}

const remove = (field: Field, roles: readonly Hit[], taken: Card[]): Cell[] => {
  const cells = new Set(roles.flatMap((hit) => hit.line.cells))
  for (const cell of cells) taken.push(lift(field, cell))
  return [...cells]
}

const told = (setting: Setting, field: Field, hit: Hit): Wave['roles'][number] => ({
  kind: hit.kind,
  cells: hit.line.cells.map((cell) => cellName(setting, field, cell)),
  points: hit.points,
})

const CORNERS: readonly Cell[] = [0, 2, 6, 8]
const MIDDLES: readonly Cell[] = [1, 3, 4, 5, 7]

/** Jokers on all four corners of 3×3, one of them just placed, and a card between each two (SC-11). */
const isPegasus = (setting: Setting, field: Field, placed: readonly Cell[]): boolean =>
  setting.rules.board === '3x3' &&
  placed.some((cell) => CORNERS.includes(cell)) &&
  jokersOnCorners(field) &&
  MIDDLES.every((cell) => field.top[cell] !== EMPTY)

export const jokersOnCorners = ({ top }: Field): boolean =>
  isJoker(top[0]!) && isJoker(top[2]!) && isJoker(top[6]!) && isJoker(top[8]!)

const isPegasusLine = (line: Line): boolean => line.cells.filter((cell) => CORNERS.includes(cell)).length === 2

/** The six lines between the corners are taken even where no placed card lies on them. */
const withPegasus = (setting: Setting, field: Field, hits: readonly Hit[]): Hit[] => [
  ...hitsThrough(setting, field, CORNERS),
  ...hits.filter((hit) => !isPegasusLine(hit.line)),
]

const PEGASUS: Text = text('ペガサス', 'Pegasus')

const scorePegasus = (setting: Setting, roles: readonly Hit[]): Scored => {
  const { pegasus } = setting.rules.bonuses
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
