import { type Card, JOKER_RANK, suitOf } from '@tefuda/kernel'
import { type Cell, EMPTY, type SouthernCrossRules, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Ground } from './ground.ts'
import { greatLines } from './nirvana.ts'
import { ROLE_OF_THREE, RUN, SET } from './ranks.ts'

/** By how much the sum of n roles without a joker is multiplied on this board (SC-7), for n from 0 to `MOST_ROLES`. */
export const factors = (rules: SouthernCrossRules): readonly number[] => {
  const table: Readonly<Record<string, number>> =
    rules.board === '5x5'
      ? rules.multipliers5x5
      : rules.board === 'zodiac'
        ? rules.multipliersZodiac
        : rules.board === 'free' || rules.board === 'ultra'
          ? rules.multipliersFree
          : rules.multipliers
  const list = [0, 1]
  for (let roles = 2; roles <= MOST_ROLES; roles++) list.push(table[roles] ?? list[roles - 1]!)
  return list
}

const MOST_ROLES = 16

/** Whether the top cards of a line of three make a role. */
const makeRole = (top: Int16Array, line: readonly Cell[]): boolean =>
  ROLE_OF_THREE[((top[line[0]!]! & 15) << 8) | ((top[line[1]!]! & 15) << 4) | (top[line[2]!]! & 15)] !== 0

/** Whether any role goes through a cell. */
export const makesAny = (ground: Ground, top: Int16Array, cell: Cell): boolean => {
  const lines = ground.threes[cell]!
  for (let k = 0; k < lines.length; k++) if (makeRole(top, lines[k]!)) return true
  return false
}

/**
 * The points for cards just laid on the cells `placed`, combos and eclipse included. What they take goes off `top`:
 * beneath the placed cards lay `under`, beneath others what `below` tells. Reckoned fast: exact on 3×3 but for Pegasus;
 * where a field card counts only once the roles worth most are taken one after another, nearly always the best selection.
 */
export type Take = (
  ground: Ground,
  top: Int16Array,
  below: readonly Card[],
  placed: readonly Cell[],
  under: readonly Card[],
) => number

/** `factor`: by how much so many roles at once are multiplied. */
export const taker = (context: SouthernCrossRulesContext, factor: readonly number[]): Take => {
  const { rules, oneRoleEach } = context
  const reward = rules.board === 'ultra' ? 0 : rules.bonuses.eclipse
  const great = greatLines(context)
  const { nirvana } = rules.multipliers5x5
  // The roles of a wave, best first where each card counts once.
  const lines: (readonly Cell[])[] = []
  const points: number[] = []
  const cells: Cell[] = []

  const find = (ground: Ground, top: Int16Array, changed: readonly Cell[]): void => {
    lines.length = 0
    points.length = 0
    for (let k = 0; k < changed.length; k++) {
      const cell = changed[k]!
      if (!makesAny(ground, top, cell)) continue
      const through = ground.lines[cell]!
      for (let j = 0; j < through.length; j++) {
        const line = through[j]!
        const worth = rolePoints(rules, top, line)
        if (worth === 0 || lines.includes(line)) continue
        let at = lines.length
        if (oneRoleEach) while (at > 0 && points[at - 1]! < worth) at--
        lines.splice(at, 0, line)
        points.splice(at, 0, worth)
      }
    }
  }

  return (ground, top, below, placed, under) => {
    let total = 0
    let changed = placed
    for (let wave = 0; ; wave++) {
      find(ground, top, changed)
      if (lines.length === 0) break
      cells.length = 0
      let [roles, greats] = [0, 0]
      let sum = 0
      let hasJoker = false
      for (let k = 0; k < lines.length; k++) {
        const line = lines[k]!
        if (oneRoleEach && line.some((cell) => cells.includes(cell) && (wave > 0 || !placed.includes(cell)))) continue
        roles++
        if (great.includes(line)) greats++
        sum += points[k]!
        for (let j = 0; j < line.length; j++) {
          const cell = line[j]!
          if ((top[cell]! & 15) === JOKER_RANK) hasJoker = true
          if (!cells.includes(cell)) cells.push(cell)
        }
      }
      const isPlain = hasJoker || (wave > 0 && !rules.comboMultiplier)
      const isNirvana = greats > 0 && greats === great.length && roles === greats
      total += isPlain ? sum : sum * (isNirvana ? nirvana : factor[Math.min(roles, MOST_ROLES)]!)
      for (let k = 0; k < cells.length; k++) {
        const cell = cells[k]!
        const at = wave === 0 ? placed.indexOf(cell) : -1
        top[cell] = at >= 0 ? under[at]! : below[top[cell]!]!
      }
      changed = cells.slice()
    }
    return total > 0 && isBare(ground, top) ? total + reward : total
  }
}

const isBare = ({ size }: Ground, top: Int16Array): boolean => {
  for (let cell = 0; cell < size; cell++) if (top[cell] !== EMPTY) return false
  return true
}

/** Points of the role that the top cards of a line make, 0 where they make none. */
const rolePoints = ({ points }: SouthernCrossRules, top: Int16Array, line: readonly Cell[]): number => {
  let kind = RUN | SET
  let suits = 15
  let naturals = 0
  for (let k = 0; k < line.length; k++) {
    const card = top[line[k]!]!
    if (card === EMPTY) return 0
    if ((card & 15) === JOKER_RANK) continue
    naturals++
    suits &= 1 << suitOf(card)
    for (let j = 0; j < k; j++) {
      const other = top[line[j]!]! & 15
      if (other !== JOKER_RANK) kind &= kindOf(other, card & 15, k - j)
    }
  }
  if (kind === 0) return 0
  const names = NAMES[line.length - 3]!
  if (naturals === 0) return points[names.jokers]
  let best = 0
  if (kind & RUN) best = points[names.run]
  if (kind & RUN && suits !== 0) best = Math.max(best, points[names.royal])
  if (kind & SET) best = Math.max(best, points[names.set])
  return best
}

/** What two ranks so far apart on a line can both belong to: a run, a set, neither. */
const kindOf = (a: number, b: number, distance: number): number => {
  const ahead = (b - a + 13) % 13
  return (ahead === 0 ? SET : 0) | (ahead === distance || ahead === 13 - distance ? RUN : 0)
}

const NAMES = [
  { run: 'sequence', set: 'set', royal: 'royal-sequence', jokers: 'orion' },
  { run: 'hyper-sequence', set: 'hyper-set', royal: 'hyper-royal-sequence', jokers: 'hyper-royal-sequence' },
  { run: 'straight', set: 'five-cards', royal: 'straight-flush', jokers: 'royal-straight-flush' },
] as const
