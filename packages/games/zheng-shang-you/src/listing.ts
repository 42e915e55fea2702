import {
  ACE,
  BLACK_JOKER,
  byStrength,
  type ClimbingRank,
  climbingRank,
  type Laid,
  strongestOf,
  TWO,
} from '@tefuda/climbing'
import { type Card, choose, isRefusal, type MoveList, type MoveQuery, type Seat } from '@tefuda/kernel'
import {
  beats,
  byDeckOrder,
  type Combination,
  combinationOf,
  type Kind,
  layGroup,
  layGroups,
  laySequence,
} from './combination.ts'
import { lastPlay, type Move, PASS } from './move.ts'
import { type State, seatsToAct } from './state.ts'

/** The legal moves of a seat that is due, and whether they are all. */
export const listOf = (state: State, seat: Seat, query: MoveQuery = {}): MoveList<Move> => ({
  moves: movesOf(state, seat, query),
  complete: query.limit === undefined && query.cell === undefined,
})

/** Everything a seat that is due may do: plays by kind and strength, then `pass`; in the exchange cards by strength. */
export const movesOf = (state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(state).includes(seat)) return []
  const moves = state.exchange === null ? turnMoves(state, seat, query.limit) : exchangeMoves(state, seat)
  return query.limit === undefined ? moves : moves.slice(0, query.limit)
}

/** Of plays no more than a few beyond `most`. */
const turnMoves = (state: State, seat: Seat, most?: number): Move[] => {
  const last = state.table === null ? null : lastPlay(state.table.laid)
  const moves = playsOf(state.hands[seat]!, last, most).map((laid): Move => ({ type: 'play', laid }))
  if (last !== null) moves.push(PASS)
  return moves
}

const exchangeMoves = (state: State, seat: Seat): Move[] => {
  const { step, open } = state.exchange!
  const hand = state.hands[seat]!
  if (step === 'take' || step === 'take-back') return open.toSorted(byStrength).map((card) => ({ type: 'take', card }))
  const cards = step === 'show' ? strongestOf(hand) : hand
  return cards.toSorted(byStrength).map((card) => ({ type: 'give', card }))
}

/** A hand sorted out: natural cards by rank from three to ace, twos, jokers, each in deck order. */
interface Sorted {
  readonly naturals: readonly (readonly Card[])[]
  readonly twos: readonly Card[]
  readonly jokers: readonly Card[]
  readonly wilds: readonly Card[]
}

const sortOut = (hand: readonly Card[]): Sorted => {
  const naturals: (readonly Card[])[] = NO_NATURALS.slice()
  const twos: Card[] = []
  const jokers: Card[] = []
  for (const card of hand.toSorted(byDeckOrder)) {
    const rank = climbingRank(card)
    if (rank > TWO) jokers.push(card)
    else if (rank === TWO) twos.push(card)
    else naturals[rank] = [...naturals[rank]!, card]
  }
  return { naturals, twos, jokers, wilds: [...twos, ...jokers] }
}

const NO_NATURALS: readonly (readonly Card[])[] = Array.from({ length: ACE + 1 }, () => [])

/** Plays of one kind and shape on the same ranks: they differ in their cards alone. */
export interface Family {
  readonly kind: Kind
  /** The lowest rank; for single cards 0, as they are one family. */
  readonly from: ClimbingRank
  readonly width: number
  readonly length: number
}

const SINGLES: Family = { kind: 'single', from: 0, width: 1, length: 1 }

/** Every play of a hand that beats `last`, or every lead where it is null; no more than a few beyond `most`. */
export const playsOf = (hand: readonly Card[], last: Combination | null, most = Number.POSITIVE_INFINITY): Laid[][] => {
  const sorted = sortOut(hand)
  const plays: Laid[][] = []
  for (const family of last === null ? leadsOf(hand.length) : followingOf(last)) {
    if (plays.length >= most) break
    for (const laid of familyPlays(sorted, family, last)) plays.push(laid)
  }
  return plays
}

/** The plays of one family of more than single cards, those that do not beat `last` left out. */
export const playsOfFamily = (hand: readonly Card[], family: Family, last: Combination | null): Laid[][] => {
  const { from, length } = family
  const cards = hand.filter((card) => {
    const rank = climbingRank(card)
    return rank >= TWO || (rank >= from && rank < from + length)
  })
  return familyPlays(sortOut(cards), family, last)
}

const familyPlays = (sorted: Sorted, family: Family, last: Combination | null): Laid[][] => {
  const plays = allPlays(sorted, family)
  if (last === null) return plays
  return plays.filter((laid) => {
    const play = combinationOf(laid)
    return !isRefusal(play) && beats(play, last)
  })
}

const allPlays = (sorted: Sorted, { kind, from, width, length }: Family): Laid[][] => {
  switch (kind) {
    case 'single':
      return singles(sorted)
    case 'set':
      return sets(sorted, from, width)
    case 'sequence':
      return sequences(sorted, from, length)
    case 'groups':
      return groups(sorted, from, width, length)
  }
}

/** The families of which a hand of so many cards could lead. */
const leadsOf = (size: number): Family[] => {
  const families: Family[] = [SINGLES]
  for (let width = 2; width <= Math.min(size, MOST_OF_A_RANK); width++) families.push(...setsFrom(0, width))
  for (let length = 3; length <= Math.min(size, ACE + 1); length++) families.push(...runsFrom(0, 1, length))
  for (let width = 2; width * 3 <= size; width++)
    for (let length = 3; width * length <= size && length <= ACE + 1; length++)
      families.push(...runsFrom(0, width, length))
  return families
}

/** Four natural cards, four twos and two jokers. */
const MOST_OF_A_RANK = 10

/** The families in which something could beat a play. */
const followingOf = ({ kind, rank, width, length, oneSuit }: Combination): Family[] => {
  if (kind === 'single') return [SINGLES]
  if (kind === 'set') return setsFrom(rank, width)
  // One suit beats mixed suits whatever the rank.
  const from = kind === 'sequence' && !oneSuit ? 0 : rank - length + 1
  return runsFrom(from, width, length)
}

const setsFrom = (lowest: ClimbingRank, width: number): Family[] => {
  const families: Family[] = []
  for (let from = lowest; from <= BLACK_JOKER; from++) families.push({ kind: 'set', from, width, length: 1 })
  return families
}

const runsFrom = (lowest: ClimbingRank, width: number, length: number): Family[] => {
  const kind = width === 1 ? 'sequence' : 'groups'
  const families: Family[] = []
  for (let from = lowest; from + length - 1 <= ACE; from++) families.push({ kind, from, width, length })
  return families
}

const singles = ({ naturals, wilds }: Sorted): Laid[][] =>
  [...naturals.flat(), ...wilds.toSorted(byStrength)].map((card) => [{ card, as: card }])

/** Sets of `width` cards of a rank; of twos with jokers, of both jokers as black ones. */
const sets = ({ naturals, twos, jokers, wilds }: Sorted, rank: ClimbingRank, width: number): Laid[][] => {
  if (rank <= ACE) return mixed(rank, naturals[rank]!, wilds, width)
  if (rank === TWO) return mixed(TWO, twos, jokers, width)
  const [red, black] = jokers
  return width === 2 && red !== undefined && black !== undefined ? [layGroup(BLACK_JOKER, [black], [red])] : []
}

/** At least one natural card, wild ones for the rest. */
const mixed = (rank: ClimbingRank, naturals: readonly Card[], wilds: readonly Card[], width: number): Laid[][] => {
  const plays: Laid[][] = []
  for (let own = Math.min(width, naturals.length); own >= 1 && width - own <= wilds.length; own--)
    for (const cards of choose(naturals, own))
      for (const others of choose(wilds, width - own)) plays.push(layGroup(rank, cards, others))
  return plays
}

/** Sequences of `length` single cards from rank `from`. */
const sequences = ({ naturals, jokers }: Sorted, from: ClimbingRank, length: number): Laid[][] => {
  const plays: Laid[][] = []
  const fill = (cards: readonly Card[], left: readonly Card[]): void => {
    if (cards.length === length) {
      plays.push(laySequence(from, cards))
      return
    }
    for (const card of naturals[from + cards.length]!) fill([...cards, card], left)
    // Two jokers in one sequence are the same play either way: the red one lies lower.
    for (const [k, joker] of left.entries()) fill([...cards, joker], left.slice(k + 1))
  }
  const missing = naturals.slice(from, from + length).filter((cards) => cards.length === 0).length
  if (missing <= jokers.length) fill([], jokers)
  return plays
}

/** Sequences of `length` sets of `width` cards from rank `from`. */
const groups = ({ naturals, wilds, jokers }: Sorted, from: ClimbingRank, width: number, length: number): Laid[][] => {
  const plays: Laid[][] = []
  const fill = (chosen: readonly (readonly Card[])[], missing: number): void => {
    if (missing > wilds.length) return
    if (chosen.length === length) {
      for (const others of choose(wilds, missing)) {
        const laid = layGroups(from, chosen, others, width)
        if (laid !== null) plays.push(laid)
      }
      return
    }
    const here = naturals[from + chosen.length]!
    for (let own = Math.min(width, here.length); own >= 0; own--)
      for (const cards of choose(here, own)) fill([...chosen, cards], missing + width - own)
  }
  const span = naturals.slice(from, from + length)
  const missing = span.reduce((sum, cards) => sum + Math.max(0, width - cards.length), 0)
  if (missing <= wilds.length && span.filter((cards) => cards.length === 0).length <= jokers.length) fill([], 0)
  return plays
}
