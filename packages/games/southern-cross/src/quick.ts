import { type Card, isJoker } from '@tefuda/kernel'
import { BOARDS, type Cell, EMPTY, type Line } from './board.ts'
import { roleOn } from './role.ts'
import type { SouthernCrossRules } from './rules.ts'
import type { Field } from './state.ts'

/**
 * What \`takeAll\` does on 3×3 where field cards may be shared, without telling anybody: the same order, the same
 * points, over small integers alone. Playouts spend their time here. Pegasus is not for it to see.
 */
export const takeQuickly = (table: QuickTable, field: Field, placed: Cell, taken: Card[]): number => {
  const { top, below } = field
  const { roles } = table
  CHANGED[0] = placed
  let changed = 1
  let points = 0
  for (let combo = 0; ; combo++) {
    let looked = 0
    let found = 0
    let sum = 0
    let jokers = 0
    for (let i = 0; i < changed; i++) {
      const first = CHANGED[i]! * 4
      for (let j = first; j < first + 4; j++) {
        const line = LINES_OF[j]!
        if ((looked & (1 << line)) !== 0) continue
        looked |= 1 << line
        const a = top[CELLS_OF[line * 3]!]!
        const b = top[CELLS_OF[line * 3 + 1]!]!
        const c = top[CELLS_OF[line * 3 + 2]!]!
        const ranks = ((a & 15) << 8) | ((b & 15) << 4) | (c & 15)
        if (roles[ranks] === 0) continue
        const isOneSuit = (SUITS[a & 63]! & SUITS[b & 63]! & SUITS[c & 63]!) !== 0
        const role = roles[isOneSuit ? ranks | ONE_SUIT : ranks]!
        FOUND[found++] = line
        sum += role >> 2
        jokers |= role & JOKER
      }
    }
    if (found === 0) return points
    const isMultiplied = jokers === 0 && (combo === 0 || table.comboMultiplier)
    points += isMultiplied ? sum * table.multipliers[found]! : sum

    let lifted = 0
    changed = 0
    for (let i = 0; i < found; i++)
      for (let j = FOUND[i]! * 3; j < FOUND[i]! * 3 + 3; j++) {
        const cell = CELLS_OF[j]!
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

/** The points of three cards in line order, and how roles are multiplied, for one rule set. */
export interface QuickTable {
  /** By ranks (4 bits each), and ONE_SUIT: 0 for no role, else ROLE, JOKER where there is one, points from bit 2. */
  readonly roles: Int32Array
  /** By the number of roles. */
  readonly multipliers: readonly number[]
  readonly comboMultiplier: boolean
}

const ROLE = 1
const JOKER = 2
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
              ROLE | (hit.hasJoker ? JOKER : 0) | (hit.points << 2)
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
/** The three cells of each of the eight lines. */
const CELLS_OF: readonly Cell[] = Array.from(
  { length: 8 * 3 },
  (_, k) => through.flat().find((line) => line.id === Math.floor(k / 3))!.cells[k % 3]!,
)
/** The lines through each cell, four a cell; where there are fewer the first is repeated. */
const LINES_OF: readonly number[] = Array.from(
  { length: 9 * 4 },
  (_, k) => (through[k >> 2]![k & 3] ?? through[k >> 2]![0]!).id,
)

/** Cells whose top card has changed, and lines found to be roles: lists that are made once. */
const CHANGED: Cell[] = Array.from({ length: 9 }, () => 0)
const FOUND: number[] = Array.from({ length: 8 }, () => 0)
