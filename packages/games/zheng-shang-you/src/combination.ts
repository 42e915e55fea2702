import {
  ACE,
  BLACK_JOKER,
  type ClimbingRank,
  climbingRank,
  frenchRank,
  isStandIn,
  type Laid,
  lackingSuits,
  RED_JOKER,
  TWO,
} from '@tefuda/climbing'
import { type Card, frenchCard, isJoker, JOKER_RANK, type Refusal, suitOf } from '@tefuda/kernel'
import { noCombination, notWild, twoInSequence, twosAlone, wildAlone, wildTooLow } from './fault.ts'

/** What may be played: one card, cards of one rank, a run of single cards, a run of sets. */
export type Kind = 'single' | 'set' | 'sequence' | 'groups'

/** A play as it is compared with others (ZS-2). */
export interface Combination {
  readonly kind: Kind
  /** Cards of each rank; 1 for single cards and sequences of them. */
  readonly width: number
  /** How many ranks follow on one another; 1 for single cards and sets. */
  readonly length: number
  /** The highest rank, as declared. */
  readonly rank: ClimbingRank
  /** No card stands for another. */
  readonly pure: boolean
  /** A sequence of single cards in one suit. */
  readonly oneSuit: boolean
}

/** What the cards make as they are declared, or why they make nothing (ZS-1, ZS-3). */
export const combinationOf = (laid: readonly Laid[]): Combination | Refusal => {
  for (const one of laid) {
    const fault = declarationFault(one)
    if (fault !== null) return fault
  }
  const ranks = [...new Set(laid.map(({ as }) => climbingRank(as)))].sort((a, b) => a - b)
  const width = laid.length / ranks.length
  const rank = ranks.at(-1)!
  const pure = !laid.some(isStandIn)
  if (ranks.length === 1) return setOf(laid, rank, pure)
  if (ranks.length < 3 || rank > ACE || !follows(ranks) || !Number.isInteger(width) || !isEven(laid, ranks, width))
    return noCombination(laid, ranks)
  return width === 1 ? sequenceOf(laid, rank, pure) : groupsOf(laid, ranks, width, pure)
}

const setOf = (laid: readonly Laid[], rank: ClimbingRank, pure: boolean): Combination | Refusal => {
  // Without a natural card of the rank wild cards stand for themselves.
  if (!pure && laid.every(isStandIn)) return wildAlone()
  return { kind: laid.length === 1 ? 'single' : 'set', width: laid.length, length: 1, rank, pure, oneSuit: false }
}

const sequenceOf = (laid: readonly Laid[], rank: ClimbingRank, pure: boolean): Combination | Refusal => {
  if (laid.some((one) => isStandIn(one) && !isJoker(one.card))) return twoInSequence()
  return {
    kind: 'sequence',
    width: 1,
    length: laid.length,
    rank,
    pure,
    oneSuit: new Set(laid.map(({ as }) => suitOf(as))).size === 1,
  }
}

const groupsOf = (
  laid: readonly Laid[],
  ranks: readonly ClimbingRank[],
  width: number,
  pure: boolean,
): Combination | Refusal => {
  const isTwosAlone = (rank: ClimbingRank): boolean =>
    laid.every(({ card, as }) => climbingRank(as) !== rank || climbingRank(card) === TWO)
  const alone = ranks.find(isTwosAlone)
  if (alone !== undefined) return twosAlone(alone)
  return { kind: 'groups', width, length: ranks.length, rank: ranks.at(-1)!, pure, oneSuit: false }
}

const follows = (ranks: readonly ClimbingRank[]): boolean => ranks.every((rank, k) => rank === ranks[0]! + k)

const isEven = (laid: readonly Laid[], ranks: readonly ClimbingRank[], width: number): boolean =>
  ranks.every((rank) => laid.filter(({ as }) => climbingRank(as) === rank).length === width)

/** Twos and jokers stand for cards of a lower rank than their own; nothing else stands for anything (ZS-1). */
const declarationFault = (one: Laid): Refusal | null => {
  if (!isStandIn(one)) return null
  const own = climbingRank(one.card)
  if (own < TWO) return notWild(one.card)
  if (climbingRank(one.as) >= own) return wildTooLow(one)
  return null
}

/** Same kind and shape given. One suit beats mixed whatever the rank, then the rank counts, then pure beats impure (ZS-2). */
export const beats = (play: Combination, last: Combination): boolean => {
  if (play.oneSuit !== last.oneSuit) return play.oneSuit
  if (play.rank !== last.rank) return play.rank > last.rank
  return play.pure && !last.pure
}

const faceOfRank = (rank: ClimbingRank, suit: number): Card =>
  rank === BLACK_JOKER ? BLACK : rank === RED_JOKER ? RED : frenchCard(suit, frenchRank(rank))
const RED = frenchCard(0, JOKER_RANK)
const BLACK = frenchCard(1, JOKER_RANK)

/** A set as it is written: natural cards S H D C, then stand-ins in deck order. Both lists are sorted already. */
export const layGroup = (rank: ClimbingRank, naturals: readonly Card[], wilds: readonly Card[]): Laid[] => {
  const laid = naturals.map((card): Laid => ({ card, as: card }))
  if (wilds.length === 0) return laid
  const faces = lackingSuits(naturals, (suit) => faceOfRank(rank, suit), wilds.length)
  for (const [k, card] of wilds.entries()) laid.push({ card, as: faces[k]! })
  return laid
}

/** A sequence of single cards from rank `from`, a joker wherever `cards` has one; jokers take the common suit, else spades. */
export const laySequence = (from: ClimbingRank, cards: readonly Card[]): Laid[] => {
  const suits = new Set(cards.filter((card) => !isJoker(card)).map(suitOf))
  const suit = suits.size === 1 ? [...suits][0]! : 0
  return cards.map((card, k) => (isJoker(card) ? { card, as: faceOfRank(from + k, suit) } : { card, as: card }))
}

/**
 * A sequence of sets from rank `from`: the natural cards of each rank, and wild cards that fill every rank up to
 * `width`. Which wild card goes where makes no difference but that no rank is twos alone: ranks without a natural
 * card get a joker each, red first, then all are filled from the lowest in deck order. Null where jokers do not suffice.
 */
export const layGroups = (
  from: ClimbingRank,
  naturals: readonly (readonly Card[])[],
  wilds: readonly Card[],
  width: number,
): Laid[] | null => {
  const jokers = wilds.filter(isJoker)
  const fillers = naturals.map((cards) => (cards.length === 0 ? jokers.splice(0, 1) : []))
  if (naturals.some((cards, k) => cards.length === 0 && fillers[k]!.length === 0)) return null
  const rest = [...wilds.filter((card) => !isJoker(card)), ...jokers]
  return naturals.flatMap((cards, k) => {
    const filler = fillers[k]!
    filler.unshift(...rest.splice(0, width - cards.length - filler.length))
    return layGroup(from + k, cards, filler.sort(byDeckOrder))
  })
}

/** Spades, hearts, diamonds, clubs; then the red and the black joker. */
export const byDeckOrder = (a: Card, b: Card): number => Number(isJoker(a)) - Number(isJoker(b)) || a - b
