import { type CccState, KINDS, kindOf, RED_JOKER, type Way } from '@tefuda/ccc'
import type { Card } from '@tefuda/kernel'

const JOKER = 2.5
const ACE = 1.3
const SQUARE = 1.2

/** By kind: two of each rank from the ace on, then the jokers. Jokers double, aces split, fours and nines pay alone. */
const PRICES: readonly number[] = Array.from({ length: KINDS }, (_, kind) => {
  if (kind >= RED_JOKER) return JOKER
  const face = (kind >> 1) + 1
  if (face === 1) return ACE
  return face === 4 || face === 9 ? SQUARE : 1
})

/** What a card is worth beside an ordinary one. */
export const priceOf = (card: Card): number => PRICES[kindOf(card)]!

export const pricesOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + priceOf(card), 0)

/** The same for all cards of a payment. */
export const priceOfWay = ({ groups, splits }: Way): number => {
  let sum = 0
  for (let k = 0; k < splits.length; k++) sum += PRICES[splits[k]!]!
  for (let g = 0; g < groups.length; g++) for (let k = 0; k < groups[g]!.length; k++) sum += PRICES[groups[g]![k]!]!
  return sum
}

/** Cards that one seat draws in a turn, more or less. */
const DRAWN = 6

/** How many turns each seat still has, as far as pile and used cards tell; 0 in the last one. */
export const turnsLeft = (state: CccState): number => {
  if (state.last >= 0) return 0
  const toCome = state.pile.length + state.reshuffles * (state.used.length + DRAWN)
  return toCome / (DRAWN * state.hands.length)
}
