import type { Card } from '@tefuda/kernel'
import { cardOf, NUMBERS, RANKS } from '../cards.ts'
import { add, LAST_START, layOut, looseIn, lowest, remove, SIZE, SUBSETS, suitsAt } from './words.ts'

/**
 * The cards any one of which makes 3n + 1 cards complete, or 3n + 2 where no pair is wanted (EJ-18), in deck order. `laid` are further cards of the same player,
 * in sets laid open or just discarded: a card one has cannot be waited for (EJ-7).
 */
export const waitsOf = (cards: readonly Card[], laid: readonly Card[] = []): Card[] => {
  search(cards, laid, KEEP_ALL)
  return cardsIn(WHOLE)
}

/** Whether 3n + 1 or 3n + 2 such cards wait for anything. */
export const isReady = (cards: readonly Card[], laid: readonly Card[] = []): boolean => {
  search(cards, laid, KEEP_ALL)
  return noted.length > 0
}

/** Whether a hand with a card to discard waits for anything once it has discarded this one. */
export const isReadyWithout = (cards: readonly Card[], discard: Card): boolean => {
  begin(cards, NO_CARDS)
  remove(words, discard)
  seek(cards.length - 1, KEEP_ALL)
  return noted.length > 0
}

const NO_CARDS: readonly Card[] = []

/** A card to discard, and what the rest then waits for. */
export interface ReadyDiscard {
  readonly card: Card
  readonly waits: readonly Card[]
}

/** Every discard from 3n + 2 cards, or 3n where no pair is wanted, that leaves them one short of complete, in deck order. */
export const readyDiscards = (cards: readonly Card[], laid: readonly Card[] = []): ReadyDiscard[] => {
  search(cards, laid, DROP_ONE)
  return noted.toSorted((a, b) => a - b).map((card) => ({ card, waits: cardsIn(card) }))
}

/** Whether such cards are one short of complete after some discard. */
export const hasReadyDiscard = (cards: readonly Card[]): boolean => {
  search(cards, [], DROP_ONE)
  return noted.length > 0
}

/** What the search may still drop: nothing, or one card; otherwise the card it has dropped. */
const KEEP_ALL = 128
const DROP_ONE = 129
/** Where the waits of a hand lie that drops nothing. */
const WHOLE = KEEP_ALL

const words = new Int32Array(4)
const own = new Int32Array(4)
/** By dropped card, four words each. */
const waits = new Int32Array(4 * 129)
/** The dropped cards for which there are waits. */
const noted: number[] = []

const search = (cards: readonly Card[], laid: readonly Card[], drop: number): void => {
  begin(cards, laid)
  seek(drop === DROP_ONE ? cards.length - 1 : cards.length, drop)
}

const begin = (cards: readonly Card[], laid: readonly Card[]): void => {
  for (const card of noted) for (let suit = 0; suit < 4; suit++) waits[4 * card + suit] = 0
  noted.length = 0
  layOut(words, cards)
  for (let suit = 0; suit < 4; suit++) own[suit] = words[suit]!
  for (const card of laid) add(own, card)
}

/** A card that fits with no other waits for its pair or is dropped; so there cannot be many. */
const seek = (kept: number, drop: number): void => {
  if (looseIn(words) <= (drop === DROP_ONE ? 2 : 1)) step(kept % 3 === 2, NOTHING, drop)
}

/** What is missing: suits in bits 22–25, ranks in bits 0–21; any card of such a suit and rank will do. */
type Missing = number
const NOTHING: Missing = 0

/**
 * Like the search for splits, but one set or the pair may lack a card, and one card may be dropped. Sets and pair use
 * up all others, so one lacks a card exactly where the numbers say so. `hasPair`: no pair is wanted any more.
 */
const step = (hasPair: boolean, missing: Missing, drop: number): void => {
  const all = words[0]! | words[1]! | words[2]! | words[3]!
  if (all === 0) {
    if (hasPair && missing !== NOTHING && drop !== DROP_ONE) note(missing, drop)
    return
  }
  const rank = lowest(all)
  const suits = suitsAt(words, rank)
  for (const together of SUBSETS[suits]!) {
    const size = SIZE[together]!
    const rest = suits ^ together
    if (size === 4) continue
    clear(together, rank)
    if (size === 0 || size === 3) apart(rest, rank, hasPair, missing, drop)
    else {
      if (size === 2 && !hasPair) apart(rest, rank, true, missing, drop)
      if (missing === NOTHING) {
        const lacking = absent((15 ^ together) << RANKS, 1 << rank)
        if (lacking !== NOTHING && size === 2) apart(rest, rank, hasPair, lacking, drop)
        if (lacking !== NOTHING && size === 1 && !hasPair) apart(rest, rank, true, lacking, drop)
      }
    }
    restore(together, rank)
  }
}

/** The other cards of the rank, suit by suit: each is dropped, or begins a run that may lack a card. */
const apart = (rest: number, rank: number, hasPair: boolean, missing: Missing, drop: number): void => {
  if (rest === 0) {
    step(hasPair, missing, drop)
    return
  }
  const suit = lowest(rest)
  const others = rest & (rest - 1)
  const here = words[suit]!
  if (drop === DROP_ONE) {
    words[suit] = here & ~(1 << rank)
    apart(others, rank, hasPair, missing, cardOf(suit, rank))
  }
  const next = rank < NUMBERS ? (here & 0xffff) >>> rank : 1
  if ((next & 7) === 7) {
    words[suit] = here & ~(7 << rank)
    apart(others, rank, hasPair, missing, drop)
  }
  if (missing === NOTHING && (next & 6) !== 0) {
    const inSuit = 1 << (RANKS + suit)
    if (next & 2) {
      const ends = (rank > 0 ? 1 << (rank - 1) : 0) | (rank <= LAST_START ? 4 << rank : 0)
      lack(others, rank, hasPair, absent(inSuit, ends), drop, suit, here & ~(3 << rank))
    }
    if (next & 4) lack(others, rank, hasPair, absent(inSuit, 2 << rank), drop, suit, here & ~(5 << rank))
  }
  words[suit] = here
}

const lack = (
  others: number,
  rank: number,
  hasPair: boolean,
  lacking: Missing,
  drop: number,
  suit: number,
  left: number,
): void => {
  if (lacking === NOTHING) return
  words[suit] = left
  apart(others, rank, hasPair, lacking, drop)
}

const clear = (suits: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) words[suit]! &= ~(1 << rank)
}

const restore = (suits: number, rank: number): void => {
  for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) words[suit]! |= 1 << rank
}

/** What of these suits and ranks the player has not. Either the suits or the ranks are one alone, so it stays a product. */
const absent = (suits: number, ranks: number): Missing => {
  let [lackingSuits, lackingRanks] = [0, 0]
  for (let suit = 0; suit < 4; suit++) {
    if ((suits & (1 << (RANKS + suit))) === 0) continue
    const lacking = ranks & ~own[suit]!
    if (lacking === 0) continue
    lackingSuits |= 1 << (RANKS + suit)
    lackingRanks |= lacking
  }
  return lackingSuits | lackingRanks
}

const note = (missing: Missing, drop: number): void => {
  if (!noted.includes(drop)) noted.push(drop)
  for (let suit = 0; suit < 4; suit++)
    if (missing & (1 << (RANKS + suit))) waits[4 * drop + suit]! |= missing & RANK_BITS
}

const RANK_BITS = (1 << RANKS) - 1

const cardsIn = (drop: number): Card[] => {
  const cards: Card[] = []
  for (let suit = 0; suit < 4; suit++)
    for (let left = waits[4 * drop + suit]!; left !== 0; left &= left - 1) cards.push(cardOf(suit, lowest(left)))
  return cards
}
