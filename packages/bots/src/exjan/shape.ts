import { cardOf, doraOf, type ExjanState, isSymbol, rankOf, suitOf } from '@tefuda/exjan'
import type { Card } from '@tefuda/kernel'

// The weights were found by playing against the same bot with other weights.

const MATE = 4
const NEXT = 4
const NEXT_BUT_ONE = 3
const DORA = 4
const SYMBOL = 1

/**
 * How well a card fits with the others of its hand: mates of its rank, neighbours in its suit, and something for dora and
 * for symbols, whose groups are yaku.
 */
export const fitOf = (state: ExjanState, hand: readonly Card[], card: Card): number => {
  const [suit, rank] = [suitOf(card), rankOf(card)]
  let fit = rank === doraOf(state.indicator) ? DORA : 0
  for (let other = 0; other < 4; other++) if (other !== suit && hand.includes(cardOf(other, rank))) fit += MATE
  if (isSymbol(rank)) return fit + SYMBOL
  for (const step of STEPS)
    if (rank + step >= 0 && !isSymbol(rank + step) && hand.includes(card + step))
      fit += Math.abs(step) === 1 ? NEXT : NEXT_BUT_ONE
  return fit
}

const STEPS = [-2, -1, 1, 2]
