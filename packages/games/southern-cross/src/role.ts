import { type Card, JOKER_RANK } from '@tefuda/kernel'
import { type Cell, EMPTY, type Line, type Pair } from './board.ts'
import type { RoleKind, SouthernCrossRules } from './rules.ts'

/** A line of the field whose top cards make a role. */
export interface Hit {
  readonly line: Line
  readonly kind: RoleKind
  readonly points: number
  readonly hasJoker: boolean
  readonly allJokers: boolean
}

type KindByLength = { readonly [length: number]: RoleKind }

/** Kinds by number of cards: run, set, run of one suit, and the royal straight flush. */
const RUN: KindByLength = { 3: 'sequence', 4: 'hyper-sequence', 5: 'straight' }
const SET: KindByLength = { 3: 'set', 4: 'hyper-set', 5: 'five-cards' }
const ROYAL: KindByLength = { 3: 'royal-sequence', 4: 'hyper-royal-sequence', 5: 'straight-flush' }
/** What jokers alone make (SC-4). */
const JOKERS: KindByLength = { 3: 'orion', 4: 'hyper-royal-sequence', 5: 'royal-straight-flush' }

/** Says in an index of `THIRDS` that the card at hand lies between the two others. */
export const BETWEEN = 256

/**
 * Which third rank makes a role with two others (rank bits: 0 … 12 ace to king, 13 joker, 15 no card): ranks run in a
 * circle, in either direction (SC-3), and a joker fits anywhere (SC-4). The index holds the card at hand in bits 4–7 and
 * its neighbour in bits 0–3; the answer has bit r set where a card of rank r beyond that neighbour makes a role, or,
 * with BETWEEN, one on the other side of the card at hand.
 */
export const THIRDS: Int32Array = new Int32Array(2 * BETWEEN)
for (let a = 0; a < 14; a++)
  for (let b = 0; b < 14; b++)
    for (let c = 0; c < 14; c++)
      if ([-1, 0, 1].some((step) => fits([a, b, c], step))) {
        THIRDS[(a << 4) | b]! |= 1 << c
        THIRDS[BETWEEN | (b << 4) | a]! |= 1 << c
      }

/** Whether the ranks can be read as v, v + step, v + 2 step … on the circle for some v, jokers being free. */
function fits(ranks: readonly number[], step: number): boolean {
  return Array.from({ length: 13 }, (_, v) => v).some((v) =>
    ranks.every((rank, k) => rank === JOKER_RANK || rank === (v + step * k + 26) % 13),
  )
}

/**
 * Whether the top card of a cell makes a role of three with any of these pairs; without one there is no longer one
 * either. All of them are looked at: that costs less than a branch for each that nobody can predict.
 */
export const anyRole = (top: readonly Card[], cell: Cell, pairs: readonly Pair[]): boolean => {
  const rank = (top[cell]! & 15) << 4
  let roles = 0
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!
    roles |= THIRDS[((pair >> 12) & BETWEEN) | rank | (top[(pair >> 10) & 1023]! & 15)]! >> (top[pair & 1023]! & 15)
  }
  return (roles & 1) !== 0
}

/** The role the top cards of a line make, read so that it is worth most (SC-4), or null. */
export const roleOn = (rules: SouthernCrossRules, top: readonly Card[], line: Line): Hit | null => {
  const { cells } = line
  const n = cells.length
  let jokers = 0
  let suits = 15
  let first = -1
  for (let k = 0; k < n; k++) {
    const card = top[cells[k]!]!
    if (card === EMPTY) return null
    if ((card & 15) === JOKER_RANK) jokers++
    else {
      suits &= 1 << ((card >> 4) & 3)
      if (first < 0) first = k
    }
  }
  if (first < 0) return hit(rules, line, JOKERS[n]!, n)
  const rank = top[cells[first]!]! & 15
  let isSet = true
  let rising = true
  let falling = true
  for (let k = first + 1; k < n; k++) {
    const other = top[cells[k]!]! & 15
    if (other === JOKER_RANK) continue
    const ahead = (other - rank + 13) % 13
    if (ahead !== 0) isSet = false
    if (ahead !== k - first) rising = false
    if (ahead !== 13 - (k - first)) falling = false
  }
  const oneSuit = suits !== 0
  let best: RoleKind | null = null
  const consider = (kind: RoleKind): void => {
    if (best === null || rules.points[kind] > rules.points[best]) best = kind
  }
  if (rising || falling) {
    // 10 J Q K A: read upward it begins with the ten, downward with the ace.
    const royalStraight =
      n === 5 && ((rising && (rank - first + 13) % 13 === 9) || (falling && (rank + first) % 13 === 0))
    if (oneSuit && royalStraight) consider('royal-straight-flush')
    if (oneSuit) consider(ROYAL[n]!)
    consider(RUN[n]!)
  }
  if (isSet) consider(SET[n]!)
  return best === null ? null : hit(rules, line, best, jokers)
}

const hit = (rules: SouthernCrossRules, line: Line, kind: RoleKind, jokers: number): Hit => ({
  line,
  kind,
  points: rules.points[kind],
  hasJoker: jokers > 0,
  allJokers: jokers === line.cells.length,
})
