import type { Card } from '@tefuda/kernel'
import { cardOf, DECK, NUMBERS, RANKS, rankOf, suitOf } from '../cards.ts'
import { add, has, LAST_START, layOut, lowest, remove, SIZE, SUBSETS, suitsAt } from './words.ts'

/** More than any hand can lack: it can no longer be completed. */
export const NEVER = 99

/** Which sets a hand is to be made of. */
export type Kinds = 'any' | 'runs' | 'groups'

/**
 * How many cards a hand lacks: the fewest it must get to hold `sets` sets and, with `pair`, a pair, whatever it gives away for them;
 * 0 is complete, 1 ready. `gone` are cards it cannot get any more, its own laid open among them; a set of which the hand
 * has no card counts as out of reach. Exact.
 */
export const missingFrom = (
  cards: readonly Card[],
  sets: number,
  gone: readonly Card[] = [],
  kinds: Kinds = 'any',
  pair = true,
): number => {
  hasRuns = kinds !== 'groups'
  hasGroups = kinds !== 'runs'
  layOut(words, cards)
  barred.set(words)
  for (const card of gone) add(barred, card)
  spare.length = 0
  partial.length = 0
  slots = sets
  gain = 0
  hasPair = !pair
  left = cards.length
  best = -1
  search()
  return best < 0 ? NEVER : 2 * sets + Number(pair) - best
}

const words = new Int32Array(4)
/** Cards that cannot be got: those of the hand itself, and those that are gone. */
const barred = new Int32Array(4)
/** Cards in no block. */
const spare: Card[] = []
/** For each block that lacks a card the cards that would do: suits in bits 22–25, ranks below. */
const partial: number[] = []
let hasRuns = true
let hasGroups = true
/** Sets not begun. */
let slots = 0
/** Whether no pair is wanted any more. */
let hasPair = false
/** Two for each whole set, one for each that lacks one card, one for a pair. */
let gain = 0
let best = 0
/** Cards not looked at yet. */
let left = 0

/**
 * Card by card from the lowest rank, like the search for splits; a card may also stay alone. Every set not begun and
 * a pair not held will be made from one card that stayed alone, so what counts is the gain over that.
 */
const search = (): void => {
  if (gain + Math.min(2 * slots, left) + (hasPair ? 0 : 1) <= best) return
  const all = words[0]! | words[1]! | words[2]! | words[3]!
  if (all === 0) {
    if (gain > best && canBeMade()) best = gain
    return
  }
  const rank = lowest(all)
  const suits = suitsAt(words, rank)
  const subsets = SUBSETS[suits]!
  for (let k = subsets.length - 1; k >= 0; k--) {
    const together = subsets[k]!
    const size = SIZE[together]!
    if (size === 4 || size === 1) continue
    const rest = suits ^ together
    clear(together, rank)
    left -= size
    if (size === 0) apart(rest, rank)
    if (size === 3 && slots > 0 && hasGroups) {
      open(2, 0)
      apart(rest, rank)
      shut(2, 0)
    }
    if (size === 2 && !hasPair) {
      hasPair = true
      gain++
      apart(rest, rank)
      gain--
      hasPair = false
    }
    if (size === 2 && slots > 0 && hasGroups) {
      const lacking = obtainable(15 ^ together, 1 << rank)
      if (lacking !== 0) {
        open(1, lacking)
        apart(rest, rank)
        shut(1, lacking)
      }
    }
    left += size
    restore(together, rank)
  }
}

const open = (worth: number, lacking: number): void => {
  slots--
  gain += worth
  if (lacking !== 0) partial.push(lacking)
}

const shut = (worth: number, lacking: number): void => {
  slots++
  gain -= worth
  if (lacking !== 0) partial.pop()
}

/** The other cards of the rank, suit by suit: each begins a run that may lack a card, or stays alone. */
const apart = (rest: number, rank: number): void => {
  if (rest === 0) {
    search()
    return
  }
  const suit = lowest(rest)
  const others = rest & (rest - 1)
  const here = words[suit]!
  const next = rank < NUMBERS ? (here & 0xffff) >>> rank : 1
  if (slots > 0 && hasRuns) {
    if ((next & 7) === 7) begin(suit, 7, 0, others, rank)
    if (next & 2) {
      const ends = (rank > 0 ? 1 << (rank - 1) : 0) | (rank <= LAST_START ? 4 << rank : 0)
      const lacking = obtainable(1 << suit, ends)
      if (lacking !== 0) begin(suit, 3, lacking, others, rank)
    }
    if (next & 4) {
      const lacking = obtainable(1 << suit, 2 << rank)
      if (lacking !== 0) begin(suit, 5, lacking, others, rank)
    }
  }
  words[suit] = here & ~(1 << rank)
  left--
  spare.push(cardOf(suit, rank))
  apart(others, rank)
  spare.pop()
  left++
  words[suit] = here
}

/** A run of the cards that `pattern` tells, upwards from the rank. */
const begin = (suit: number, pattern: number, lacking: number, others: number, rank: number): void => {
  const here = words[suit]!
  const worth = lacking === 0 ? 2 : 1
  words[suit] = here & ~(pattern << rank)
  left -= worth + 1
  open(worth, lacking)
  apart(others, rank)
  shut(worth, lacking)
  left += worth + 1
  words[suit] = here
}

const clear = (suits: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) words[suit]! &= ~(1 << rank)
}

const restore = (suits: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) words[suit]! |= 1 << rank
}

/** The cards of these suits and ranks that can be got, where either the suits or the ranks are one alone. */
const obtainable = (suits: number, ranks: number): number => {
  let [goodSuits, goodRanks] = [0, 0]
  for (let suit = 0; suit < 4; suit++) {
    if ((suits & (1 << suit)) === 0) continue
    const good = ranks & ~barred[suit]!
    if (good === 0) continue
    goodSuits |= 1 << (RANKS + suit)
    goodRanks |= good
  }
  return goodSuits | goodRanks
}

/** Barred cards, and those that a block is already to get. */
const spoken = new Int32Array(4)

/** Whether the cards lacking can be got all at once: none is needed twice, and single cards can still grow. */
const canBeMade = (): boolean => {
  spoken.set(barred)
  return finishPartial(0)
}

const finishPartial = (index: number): boolean => {
  const lacking = partial[index]
  if (lacking === undefined) return finishSingle(0, slots, hasPair)
  for (let suit = 0; suit < 4; suit++) {
    if ((lacking & (1 << (RANKS + suit))) === 0) continue
    for (let ranks = lacking & RANK_BITS; ranks !== 0; ranks &= ranks - 1) {
      const card = cardOf(suit, lowest(ranks))
      if (has(spoken, card)) continue
      add(spoken, card)
      const done = finishPartial(index + 1)
      remove(spoken, card)
      if (done) return true
    }
  }
  return false
}

const RANK_BITS = (1 << RANKS) - 1

/** Makes the pair and the sets still open from cards that stayed alone, one each. */
const finishSingle = (index: number, sets: number, paired: boolean): boolean => {
  if (sets === 0 && paired) return true
  const card = spare[index]
  if (card === undefined) return false
  if (sets > 0)
    for (const [a, b] of SETS_WITH[card]!) {
      if (has(spoken, a) || has(spoken, b) || !(isMate(a, card) ? hasGroups : hasRuns)) continue
      add(spoken, a)
      add(spoken, b)
      const done = finishSingle(index + 1, sets - 1, paired)
      remove(spoken, a)
      remove(spoken, b)
      if (done) return true
    }
  if (!paired)
    for (const mate of MATES[card]!) {
      if (has(spoken, mate)) continue
      add(spoken, mate)
      const done = finishSingle(index + 1, sets, true)
      remove(spoken, mate)
      if (done) return true
    }
  return finishSingle(index + 1, sets, paired)
}

const isMate = (a: Card, b: Card): boolean => rankOf(a) === rankOf(b)

/** By card: the others of its rank, and the pairs of cards that make a set with it. */
const MATES: Card[][] = []
const SETS_WITH: [Card, Card][][] = []
for (const card of DECK.cards) {
  const [suit, rank] = [suitOf(card), rankOf(card)]
  const [a = 0, b = 0, c = 0] = [0, 1, 2, 3].filter((other) => other !== suit).map((other) => cardOf(other, rank))
  const starts = [rank - 2, rank - 1, rank].filter((start) => start >= 0 && start <= LAST_START && rank < NUMBERS)
  const runs = starts.map((start): [Card, Card] => {
    const [one = 0, two = 0] = [start, start + 1, start + 2].filter((each) => each !== rank)
    return [cardOf(suit, one), cardOf(suit, two)]
  })
  MATES[card] = [a, b, c]
  SETS_WITH[card] = [[a, b], [a, c], [b, c], ...runs]
}
