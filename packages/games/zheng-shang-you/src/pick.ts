import { ACE, BLACK_JOKER, type ClimbingRank, climbingRank, TWO } from '@tefuda/climbing'
import { type Card, type Rng, type Seat, suitOf } from '@tefuda/kernel'
import type { Combination } from './combination.ts'
import { type Family, movesOf, playsOfFamily } from './listing.ts'
import { lastPlay, type Move, PASS } from './move.ts'
import type { State } from './state.ts'

/**
 * One legal move of a seat that is due, each as likely as any other, without the list: plays are counted by family,
 * a family is drawn by its size, and only its plays are made.
 */
export const pickMove = (state: State, seat: Seat, rng: Rng): Move => {
  const hand = state.hands[seat]!
  if (state.exchange !== null) {
    const moves = movesOf(state, seat)
    return moves[rng.below(moves.length)]!
  }
  const last = state.table === null ? null : lastPlay(state.table.laid)
  if (last?.kind === 'single') return pickSingle(hand, last.rank, rng)
  countHand(hand)
  if (last === null) countLeads(hand.length)
  else countFollowing(last)
  let k = rng.below(total + (last === null ? hand.length : 1))
  for (let at = 0; at < families.length; at++) {
    if (k < sizes[at]!) return { type: 'play', laid: playsOfFamily(hand, families[at]!, last)[k]! }
    k -= sizes[at]!
  }
  return last === null ? single(hand[k]!) : PASS
}

const single = (card: Card): Move => ({ type: 'play', laid: [{ card, as: card }] })

const pickSingle = (hand: readonly Card[], rank: ClimbingRank, rng: Rng): Move => {
  let higher = 0
  for (const card of hand) if (climbingRank(card) > rank) higher++
  let k = rng.below(higher + 1)
  for (const card of hand) if (climbingRank(card) > rank && k-- === 0) return single(card)
  return PASS
}

/** Scratch, filled anew for each decision: how many cards of each rank from three to two, and their suits as bits. */
const counts = new Uint8Array(BLACK_JOKER)
const suits = new Uint8Array(BLACK_JOKER)
let jokers = 0
let wilds = 0

const countHand = (hand: readonly Card[]): void => {
  counts.fill(0)
  suits.fill(0)
  jokers = 0
  for (const card of hand) {
    const rank = climbingRank(card)
    if (rank > TWO) jokers++
    else {
      counts[rank]!++
      suits[rank]! |= 1 << suitOf(card)
    }
  }
  wilds = jokers + counts[TWO]!
  families.length = 0
  sizes.length = 0
  total = 0
}

/** Families that have plays, and how many. */
const families: Family[] = []
const sizes: number[] = []
let total = 0

const note = (size: number, kind: Family['kind'], from: ClimbingRank, width: number, length: number): void => {
  if (size === 0) return
  families.push({ kind, from, width, length })
  sizes.push(size)
  total += size
}

/** What a hand of so many cards could lead, but single cards. */
const countLeads = (size: number): void => {
  for (let rank = 0; rank <= BLACK_JOKER; rank++) {
    const most = rank === BLACK_JOKER ? 2 : counts[rank] === 0 ? 0 : counts[rank]! + wilds
    for (let width = 2; width <= most; width++) note(setsOf(rank, width), 'set', rank, width, 1)
  }
  for (let from = 0; from + 2 <= ACE; from++) {
    let found = 1
    for (let length = 3; found > 0 && from + length - 1 <= ACE; length++) {
      found = runsOf(from, length, ANY, jokers)
      note(found, 'sequence', from, 1, length)
    }
    for (let width = 2; width * 3 <= size; width++) {
      found = 1
      for (let length = 3; found > 0 && width * length <= size && from + length - 1 <= ACE; length++) {
        found = groupsOf(from, width, length)
        note(found, 'groups', from, width, length)
      }
    }
  }
}

/** What beats a play that is no single card. */
const countFollowing = (last: Combination): void => {
  const { kind, rank, width, length, pure } = last
  if (kind === 'set') {
    if (!pure && rank <= TWO) note(CHOOSE[counts[rank]!]![width]!, kind, rank, width, 1)
    for (let from = rank + 1; from <= BLACK_JOKER; from++) note(setsOf(from, width), kind, from, width, 1)
    return
  }
  for (let from = 0; from + length - 1 <= ACE; from++)
    note(kind === 'groups' ? betterGroups(from, last) : betterRuns(from, last), kind, from, width, length)
}

/** Higher ranks beat; of the same rank pure plays beat an impure one (ZS-2). */
const betterGroups = (from: ClimbingRank, { rank, width, length, pure }: Combination): number => {
  if (from + length - 1 > rank) return groupsOf(from, width, length)
  return from + length - 1 === rank && !pure ? pureGroupsOf(from, width, length) : 0
}

/** The same, but that one suit beats mixed suits whatever the rank (ZS-2). */
const betterRuns = (from: ClimbingRank, { rank, length, pure, oneSuit }: Combination): number => {
  const isHigher = from + length - 1 > rank
  const isLevel = from + length - 1 === rank && !pure
  let [suited, pureSuited] = [0, 0]
  for (let suit = 0; suit < 4; suit++) {
    suited += runsOf(from, length, suit, jokers)
    pureSuited += runsOf(from, length, suit, 0)
  }
  if (oneSuit) return isHigher ? suited : isLevel ? pureSuited : 0
  if (isHigher) return runsOf(from, length, ANY, jokers)
  return isLevel ? suited + runsOf(from, length, ANY, 0) - pureSuited : suited
}

/** Ways of choosing k of n cards, for n up to 6. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, n) =>
  Array.from({ length: 11 }, (_, k) => {
    let ways = 1
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
    return ways
  }),
)

/** Sets of a rank: at least one natural card; of both jokers one, as black jokers. */
const setsOf = (rank: ClimbingRank, width: number): number => {
  if (rank === BLACK_JOKER) return jokers === 2 && width === 2 ? 1 : 0
  const natural = CHOOSE[counts[rank]!]!
  const wild = CHOOSE[rank === TWO ? jokers : wilds]!
  let ways = 0
  for (let own = 1; own <= width && own <= counts[rank]!; own++) ways += natural[own]! * wild[width - own]!
  return ways
}

const ANY = -1

/** Runs of single cards, of one suit or of any, with at most so many jokers: two of them lie in one order only. */
const runsOf = (from: ClimbingRank, length: number, suit: number, most: number): number => {
  let [without, withOne, withTwo] = [1, 0, 0]
  for (let rank = from; rank < from + length; rank++) {
    const here = suit === ANY ? counts[rank]! : (suits[rank]! >> suit) & 1
    withTwo = withTwo * here + withOne
    withOne = withOne * here + without
    without *= here
  }
  return without + most * withOne + (most === 2 ? withTwo : 0)
}

const pureGroupsOf = (from: ClimbingRank, width: number, length: number): number => {
  let ways = 1
  for (let rank = from; rank < from + length; rank++) ways *= CHOOSE[counts[rank]!]![width]!
  return ways
}

/** Scratch: ways of filling ranks, by wild cards needed (7 a row) and ranks without a natural card. */
let ways = new Int32Array(7 * 3)
let next = new Int32Array(7 * 3)

/** Runs of sets: each rank that has no natural card needs a joker (ZS-3), whatever else is wild fills the rest. */
const groupsOf = (from: ClimbingRank, width: number, length: number): number => {
  let needed = 0
  for (let rank = from; rank < from + length; rank++) needed += Math.max(0, width - counts[rank]!)
  if (needed > wilds) return 0
  ways.fill(0)
  ways[0] = 1
  for (let rank = from; rank < from + length; rank++) fillRank(counts[rank]!, width)
  let sum = 0
  for (let bare = 0; bare <= jokers; bare++)
    for (let wild = 0; wild <= wilds; wild++) {
      const cell = ways[bare * 7 + wild]!
      if (cell === 0) continue
      for (let red = bare; red <= jokers && red <= wild; red++)
        sum += cell * CHOOSE[jokers]![red]! * CHOOSE[wilds - jokers]![wild - red]!
    }
  return sum
}

const fillRank = (held: number, width: number): void => {
  next.fill(0)
  for (let own = Math.min(held, width); own >= 0; own--) {
    const [more, bare] = [width - own, own === 0 ? 1 : 0]
    for (let from = 0; from + bare <= jokers; from++)
      for (let wild = 0; wild + more <= wilds; wild++)
        next[(from + bare) * 7 + wild + more]! += ways[from * 7 + wild]! * CHOOSE[held]![own]!
  }
  ;[ways, next] = [next, ways]
}
