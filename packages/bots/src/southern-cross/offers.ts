import { type Card, JOKER_RANK } from '@tefuda/kernel'
import type { Cell, SouthernCrossRules } from '@tefuda/southern-cross'
import type { Ground } from './ground.ts'
import { ROLE_OF_THREE, SET } from './ranks.ts'

/** What a card of a rank would make on a cell. */
export interface Offer {
  readonly cell: Cell
  readonly rank: number
  readonly roles: number
  /** Of these roles at once; suits are not looked at. */
  readonly points: number
}

/** The best of what a field offers, by `worth` of a rank from 0 to 1; null where it offers nothing that is worth anything. */
export type BestOffer = (ground: Ground, top: Int16Array, worth: (rank: number) => number) => Offer | null

/** `factor`: by how much so many roles at once are multiplied. */
export const bestOfferBy =
  ({ points }: SouthernCrossRules, factor: readonly number[]): BestOffer =>
  (ground, top, worth) => {
    let best: Offer | null = null
    let most = 0
    for (let cell = 0; cell < ground.size; cell++)
      for (let rank = 0; rank < JOKER_RANK && rank < 13; rank++) {
        const chance = worth(rank)
        if (chance === 0) continue
        let [roles, sum] = [0, 0]
        for (const line of ground.threes[cell]!) {
          const role = roleWith(top, line, cell, rank)
          if (role === 0) continue
          roles++
          sum += role & SET ? points.set : points.sequence
        }
        const value = sum * factor[roles]! * chance
        if (value <= most) continue
        most = value
        best = { cell, rank, roles, points: sum * factor[roles]! }
      }
    return best
  }

/** The role that a line makes with a rank on one of its cells; 0 for none. */
const roleWith = (top: Int16Array, line: readonly Cell[], cell: Cell, rank: number): number => {
  const at = (k: number): number => (line[k] === cell ? rank : top[line[k]!]! & 15)
  return ROLE_OF_THREE[(at(0) << 8) | (at(1) << 4) | at(2)]!
}

/** How many cards of each rank there are. */
export const countRanks = (
  cards: readonly Card[],
  counts: Int8Array<ArrayBufferLike> = new Int8Array(16),
): Int8Array<ArrayBufferLike> => {
  for (const card of cards) counts[card & 15]!++
  return counts
}
