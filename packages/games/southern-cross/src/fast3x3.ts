import { type Card, isJoker } from '@tefuda/kernel'
import { BOARDS, type Cell, EMPTY, type Line } from './board.ts'
import type { Field } from './field.ts'
import { BETWEEN as IMPORTED_BETWEEN, THIRDS as IMPORTED_THIRDS, roleOn } from './role.ts'
import type { SouthernCrossRules } from './rules.ts'

// 3×3 where field cards may be shared, for playouts: the rules of role.ts and take.ts over tables of small integers, with
// few branches, since what the cards are nobody can predict. fast3x3.test.ts and playout.test.ts hold the two together.

/** Whether the top card of a cell makes a role with others: `anyRole`, for a board whose lines are known. */
export const makesRole3x3 = (top: readonly Card[], cell: Cell): boolean => {
  const rank = (top[cell]! & 15) << 4
  const first = cell * 4
  const a = PAIRS[first]!
  const b = PAIRS[first + 1]!
  const c = PAIRS[first + 2]!
  const d = PAIRS[first + 3]!
  let roles =
    (THIRDS[(a & BETWEEN) | rank | (top[(a >> 4) & 15]! & 15)]! >> (top[a & 15]! & 15)) |
    (THIRDS[(b & BETWEEN) | rank | (top[(b >> 4) & 15]! & 15)]! >> (top[b & 15]! & 15)) |
    (THIRDS[(c & BETWEEN) | rank | (top[(c >> 4) & 15]! & 15)]! >> (top[c & 15]! & 15))
  // Only the centre has four lines.
  if (cell === 4) roles |= THIRDS[(d & BETWEEN) | rank | (top[(d >> 4) & 15]! & 15)]! >> (top[d & 15]! & 15)
  return (roles & 1) !== 0
}

/** Which of the eight lines are roles, a bit for each by its `id` on the board. */
const rolesOn = (top: readonly Card[]): number => {
  const a = top[0]! & 15
  const b = top[1]! & 15
  const c = top[2]! & 15
  const d = top[3]! & 15
  const e = top[4]! & 15
  const f = top[5]! & 15
  const g = top[6]! & 15
  const h = top[7]! & 15
  const i = top[8]! & 15
  return (
    ((THIRDS[(a << 4) | b]! >> c) & 1) |
    (((THIRDS[(a << 4) | d]! >> g) << 1) & 2) |
    (((THIRDS[(a << 4) | e]! >> i) << 2) & 4) |
    (((THIRDS[(b << 4) | e]! >> h) << 3) & 8) |
    (((THIRDS[(c << 4) | f]! >> i) << 4) & 16) |
    (((THIRDS[(c << 4) | e]! >> g) << 5) & 32) |
    (((THIRDS[(d << 4) | e]! >> f) << 6) & 64) |
    (((THIRDS[(g << 4) | h]! >> i) << 7) & 128)
  )
}

/**
 * What `takeAll` does on 3×3 where field cards may be shared, without telling anybody: the same order, the same
 * points, over small integers alone. Pegasus is not for it to see.
 */
export const take3x3 = (table: Fast3x3, field: Field, placed: Cell, taken: Card[]): number => {
  const { top, below } = field
  let points = 0
  let changed = 1
  CHANGED[0] = placed
  let lines = rolesOn(top) & THROUGH[placed]!
  for (let combo = 0; lines !== 0; combo++) {
    let found = 0
    let sum = 0
    let jokers = 0
    for (let i = 0; lines !== 0; i++) {
      let here = lines & THROUGH[CHANGED[i]!]!
      lines ^= here
      for (; here !== 0; here &= here - 1) {
        const line = LINES[lowestBit(here)]!
        const role = roleAmong(table, top[line >> 8]!, top[(line >> 4) & 15]!, top[line & 15]!)
        FOUND[found++] = line
        sum += role >> 1
        jokers |= role & JOKER
      }
    }
    const isMultiplied = jokers === 0 && (combo === 0 || table.comboMultiplier)
    points += isMultiplied ? sum * table.multipliers[found]! : sum

    let lifted = 0
    let touched = 0
    changed = 0
    for (let i = 0; i < found; i++)
      for (let shift = 8; shift >= 0; shift -= 4) {
        const cell = (FOUND[i]! >> shift) & 15
        if ((lifted & (1 << cell)) !== 0) continue
        lifted |= 1 << cell
        touched |= THROUGH[cell]!
        CHANGED[changed++] = cell
        const card = top[cell]!
        top[cell] = below[card]!
        below[card] = EMPTY
        taken.push(card)
      }
    lines = rolesOn(top) & touched
  }
  return points
}

/** Fills empty cells in field order while the pile lasts; returns whether all nine were empty. */
export const refill3x3 = ({ top, pile }: Field): boolean => {
  let empty = 0
  for (let cell = 0; cell < 9; cell++) empty |= (((top[cell]! & 15) + 1) >> 4) << cell
  const isCleared = empty === 511
  for (; empty !== 0 && pile.length > 0; empty &= empty - 1) top[lowestBit(empty)] = pile.pop()!
  return isCleared
}

/** The place of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

const roleAmong = (table: Fast3x3, a: Card, b: Card, c: Card): number => {
  const isOneSuit = (SUITS[a & 63]! & SUITS[b & 63]! & SUITS[c & 63]!) !== 0
  return table.roles[((a & 15) << 8) | ((b & 15) << 4) | (c & 15) | (isOneSuit ? ONE_SUIT : 0)]!
}

/** What three cards in line order score, and how roles are multiplied, for one rule set. */
export interface Fast3x3 {
  /** By ranks (4 bits each), and ONE_SUIT: the points from bit 1, and JOKER where there is one. */
  readonly roles: Int32Array
  /** By the number of roles. */
  readonly multipliers: readonly number[]
  readonly comboMultiplier: boolean
}

const JOKER = 1
const ONE_SUIT = 4096

/** Asks `roleOn` about every three ranks, of one suit and of three. */
export const fast3x3 = (rules: SouthernCrossRules): Fast3x3 => {
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
/** The cells of each line, four bits each. */
const LINES: readonly number[] = Array.from({ length: 8 }, (_, id) => {
  const { cells } = through.flat().find((line) => line.id === id)!
  return (cells[0]! << 8) | (cells[1]! << 4) | cells[2]!
})
/** The lines through each cell, a bit for each. */
const THROUGH: readonly number[] = Array.from(through, (lines) => lines.reduce((bits, { id }) => bits | (1 << id), 0))

// Constants of this module cost less to read than imported ones.
const BETWEEN = IMPORTED_BETWEEN
const THIRDS = IMPORTED_THIRDS

/**
 * The other two cells of the lines through each cell, four a cell, the first again where there are fewer: the nearer one
 * in bits 4–7, the other in bits 0–3; BETWEEN where the cell lies between them.
 */
const PAIRS: Int32Array = Int32Array.from({ length: 9 * 4 }, (_, k) => {
  const cell = k >> 2
  const [a, b, c] = (through[cell]![k & 3] ?? through[cell]![0]!).cells as [Cell, Cell, Cell]
  return cell === b ? BETWEEN | (a << 4) | c : (b << 4) | (cell === a ? c : a)
})

/** Cells whose top card has changed, and lines found to be roles: lists that are made once. */
const CHANGED: Cell[] = Array.from({ length: 9 }, () => 0)
const FOUND: number[] = Array.from({ length: 8 }, () => 0)
