import { type Card, isJoker, rankOf, suitOf } from '@tefuda/kernel'

/** Rank in a climbing game, from the weakest: 0 = three … 10 = king, 11 = ace, 12 = two, 13 = black joker, 14 = red joker. */
export type ClimbingRank = number

export const ACE: ClimbingRank = 11
export const TWO: ClimbingRank = 12
export const BLACK_JOKER: ClimbingRank = 13
export const RED_JOKER: ClimbingRank = 14

export const climbingRank = (card: Card): ClimbingRank =>
  isJoker(card) ? RED_JOKER - suitOf(card) : (rankOf(card) + 11) % 13

/** The rank bits of a French card for a climbing rank from three to two. */
export const frenchRank = (rank: ClimbingRank): number => (rank + 2) % 13

/** Weakest first; equal ranks spades, hearts, diamonds, clubs. */
export const byStrength = (a: Card, b: Card): number => climbingRank(a) - climbingRank(b) || a - b

/** The cards of highest rank, in their order; `rankAt` says how a game ranks them. Of no cards none. */
export const strongestOf = (cards: readonly Card[], rankAt: (card: Card) => ClimbingRank = climbingRank): Card[] => {
  const highest = Math.max(...cards.map(rankAt))
  return cards.filter((card) => rankAt(card) === highest)
}
