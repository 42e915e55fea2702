import type { Card } from '@tefuda/kernel'
import { type Block, groupBlock, pairBlock, runBlock } from './block.ts'
import { add, LAST_START, layOut, looseIn, lowest, SIZE, SUBSETS, suitsAt } from './words.ts'

/** Sees one way to split a hand; the list is used again afterwards. True ends the search. */
export type Visit = (blocks: readonly Block[]) => boolean

/**
 * Finds every way to split 3n + 2 cards into n sets and one pair, or 3n cards into n sets (EJ-18), each way once (EJ-3). True where `visit` ended it. Card by card
 * from the lowest rank: a card of it begins a run, or it belongs to the one group or pair of its rank, since a rank
 * has four cards and two of those would need five.
 */
export const eachSplit = (cards: readonly Card[], visit: Visit): boolean => {
  layOut(words, cards)
  return begin(cards.length, visit)
}

/** Whether 3n + 2 cards are n sets and a pair, or 3n cards n sets. */
export const isComplete = (cards: readonly Card[]): boolean => eachSplit(cards, yes)

/** Whether cards and one more are complete. */
export const completes = (cards: readonly Card[], card: Card): boolean => {
  if (!fits(cards, card)) return false
  layOut(words, cards)
  add(words, card)
  return begin(cards.length + 1, yes)
}

const begin = (count: number, visit: Visit): boolean => {
  found.length = 0
  return looseIn(words) === 0 && split(count % 3 === 0, visit)
}

/** Whether a card can be in any set or pair with these: it mostly cannot, which is soon seen. */
const fits = (cards: readonly Card[], card: Card): boolean => {
  let near = 0
  for (const other of cards) {
    if (((other ^ card) & 31) === 0) return true
    const step = other - card + 2
    if (step >= 0 && step <= 4) near++
  }
  return near >= 2
}

const yes: Visit = () => true

const words = new Int32Array(4)
const found: Block[] = []

/** `hasPair`: no pair is wanted any more. */
const split = (hasPair: boolean, visit: Visit): boolean => {
  const all = words[0]! | words[1]! | words[2]! | words[3]!
  if (all === 0) return hasPair && visit(found)
  const rank = lowest(all)
  const suits = suitsAt(words, rank)
  for (const together of TOGETHER[suits]!) {
    const isPair = SIZE[together] === 2
    if ((isPair && hasPair) || !areRuns(suits ^ together, rank)) continue
    const depth = found.length
    if (together !== 0) found.push(isPair ? pairBlock(together, rank) : groupBlock(together, rank))
    take(suits, together, rank)
    const ended = split(hasPair || isPair, visit)
    giveBack(suits, together, rank)
    found.length = depth
    if (ended) return true
  }
  return false
}

/** The subsets that can be no block, a pair or a group. */
const TOGETHER: readonly (readonly number[])[] = SUBSETS.map((subsets) =>
  subsets.filter((bits) => SIZE[bits] === 0 || SIZE[bits] === 2 || SIZE[bits] === 3),
)

const areRuns = (suits: number, rank: number): boolean => {
  if (suits !== 0 && rank > LAST_START) return false
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit) && ((words[suit]! >>> rank) & 7) !== 7) return false
  return true
}

const take = (suits: number, together: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) {
    if ((suits & (1 << suit)) === 0) continue
    if (together & (1 << suit)) words[suit]! &= ~(1 << rank)
    else {
      words[suit]! &= ~(7 << rank)
      found.push(runBlock(suit, rank))
    }
  }
}

const giveBack = (suits: number, together: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) words[suit]! |= (together & (1 << suit) ? 1 : 7) << rank
}
