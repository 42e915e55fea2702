import { type Card, isJoker } from '@tefuda/kernel'
import { BOARDS, type Cell, EMPTY, type Line } from './board.ts'
import { BETWEEN as IMPORTED_BETWEEN, THIRDS as IMPORTED_THIRDS, roleOn } from './role.ts'
import type { SouthernCrossRules } from './rules.ts'
import type { Field } from './state.ts'

// 3×3 where field cards may be shared, for playouts: the rules of role.ts and take.ts over tables of small integers, with
// few branches, since what the cards are nobody can predict. quick.test.ts and playout.test.ts hold the two together.

/**
 * Which lines of three through a cell of 3×3 are roles: bit k for the k-th of `LINES_OF`, 0 where there is
 * none. A cell with fewer than four lines may have a role twice.
 */
export const rolesThrough = (top: readonly Card[], cell: Cell): number => {
  const rank = (top[cell]! & 15) << 4
  const first = cell * 4
  const a = PAIRS[first]!
  const b = PAIRS[first + 1]!
  const c = PAIRS[first + 2]!
  const d = PAIRS[first + 3]!
  return (
    ((THIRDS[(a & BETWEEN) | rank | (top[(a >> 4) & 15]! & 15)]! >> (top[a & 15]! & 15)) & 1) |
    (((THIRDS[(b & BETWEEN) | rank | (top[(b >> 4) & 15]! & 15)]! >> (top[b & 15]! & 15)) << 1) & 2) |
    (((THIRDS[(c & BETWEEN) | rank | (top[(c >> 4) & 15]! & 15)]! >> (top[c & 15]! & 15)) << 2) & 4) |
    (cell === 4 ? ((THIRDS[(d & BETWEEN) | rank | (top[(d >> 4) & 15]! & 15)]! >> (top[d & 15]! & 15)) << 3) & 8 : 0)
  )
}

/**
 * What `takeAll` does on 3×3 where field cards may be shared, without telling anybody: the same order, the same
 * points, over small integers alone. `made` are the roles through the placed card. Pegasus is not for it to see.
 */
export const takeQuickly = (table: QuickTable, field: Field, placed: Cell, made: number, taken: Card[]): number => {
  const { top, below } = field
  CHANGED[0] = placed
  let changed = 1
  let points = 0
  for (let combo = 0; ; combo++) {
    let known = 0
    let found = 0
    let sum = 0
    let jokers = 0
    for (let i = 0; i < changed; i++) {
      const cell = CHANGED[i]!
      for (let roles = combo === 0 ? made : rolesThrough(top, cell); roles !== 0; roles &= roles - 1) {
        const line = LINES_OF[cell * 4 + lowestBit(roles)]!
        const bit = 1 << (line >> 12)
        if ((known & bit) !== 0) continue
        known |= bit
        FOUND[found++] = line
        const role = roleAmong(table, top[(line >> 8) & 15]!, top[(line >> 4) & 15]!, top[line & 15]!)
        sum += role >> 1
        jokers |= role & JOKER
      }
    }
    if (found === 0) return points
    const isMultiplied = jokers === 0 && (combo === 0 || table.comboMultiplier)
    points += isMultiplied ? sum * table.multipliers[found]! : sum

    let lifted = 0
    changed = 0
    for (let i = 0; i < found; i++)
      for (let shift = 8; shift >= 0; shift -= 4) {
        const cell = (FOUND[i]! >> shift) & 15
        if ((lifted & (1 << cell)) !== 0) continue
        lifted |= 1 << cell
        CHANGED[changed++] = cell
        const card = top[cell]!
        top[cell] = below[card]!
        below[card] = EMPTY
        taken.push(card)
      }
  }
}

/** Fills empty cells in field order while the pile lasts; returns whether all nine were empty. */
export const refillQuickly = ({ top, pile }: Field): boolean => {
  let empty = 0
  for (let cell = 0; cell < 9; cell++) empty |= (((top[cell]! & 15) + 1) >> 4) << cell
  const isCleared = empty === 511
  for (; empty !== 0 && pile.length > 0; empty &= empty - 1) top[lowestBit(empty)] = pile.pop()!
  return isCleared
}

/** The place of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

const roleAmong = (table: QuickTable, a: Card, b: Card, c: Card): number => {
  const isOneSuit = (SUITS[a & 63]! & SUITS[b & 63]! & SUITS[c & 63]!) !== 0
  return table.roles[((a & 15) << 8) | ((b & 15) << 4) | (c & 15) | (isOneSuit ? ONE_SUIT : 0)]!
}

/** What three cards in line order score, and how roles are multiplied, for one rule set. */
export interface QuickTable {
  /** By ranks (4 bits each), and ONE_SUIT: the points from bit 1, and JOKER where there is one. */
  readonly roles: Int32Array
  /** By the number of roles. */
  readonly multipliers: readonly number[]
  readonly comboMultiplier: boolean
}

const JOKER = 1
const ONE_SUIT = 4096

/** Asks `roleOn` about every three ranks, of one suit and of three. */
export const quickTable = (rules: SouthernCrossRules): QuickTable => {
  const roles = new Int32Array(2 * ONE_SUIT)
  for (let a = 0; a < 14; a++)
    for (let b = 0; b < 14; b++)
      for (let c = 0; c < 14; c++)
        for (const step of [0, 16]) {
          const hit = roleOn(rules, [a, b + step, c + 2 * step], LINE)
          if (hit !== null)
            roles[(a << 8) | (b << 4) | c | (step === 0 ? ONE_SUIT : 0)] =
              (hit.hasJoker ? JOKER : 0) | (hit.points << 1)
        }
  const { '2': two, '3': three, '4': more } = rules.multipliers
  return {
    roles,
    multipliers: [1, 1, two, three, more, more, more, more, more],
    comboMultiplier: rules.comboMultiplier,
  }
}

const LINE: Line = { id: 0, cells: [0, 1, 2] }

/** A bit for the suit of each face; all four for jokers. */
const SUITS: readonly number[] = Array.from({ length: 64 }, (_, face) => (isJoker(face) ? 15 : 1 << (face >> 4)))

const { through } = BOARDS['3x3']
/**
 * The lines through each cell, four a cell; where there are fewer the first is repeated. Number of the line from bit 12,
 * then its cells, four bits each.
 */
const LINES_OF: readonly number[] = Array.from({ length: 9 * 4 }, (_, k) => {
  const { id, cells } = through[k >> 2]![k & 3] ?? through[k >> 2]![0]!
  return (id << 12) | (cells[0]! << 8) | (cells[1]! << 4) | cells[2]!
})

// Constants of this module cost less to read than imported ones.
const BETWEEN = IMPORTED_BETWEEN
const THIRDS = IMPORTED_THIRDS

/**
 * The other two cells of each of those lines, the nearer one in bits 4–7, the other in bits 0–3; BETWEEN where the cell
 * lies between them.
 */
const PAIRS: Int32Array = Int32Array.from(LINES_OF, (line, k) => {
  const [a, b, c] = [(line >> 8) & 15, (line >> 4) & 15, line & 15]
  const cell = k >> 2
  return cell === b ? BETWEEN | (a << 4) | c : (b << 4) | (cell === a ? c : a)
})

/** Cells whose top card has changed, and lines found to be roles: lists that are made once. */
const CHANGED: Cell[] = Array.from({ length: 9 }, () => 0)
const FOUND: number[] = Array.from({ length: 8 }, () => 0)
