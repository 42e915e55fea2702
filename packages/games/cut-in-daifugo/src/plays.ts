import { frenchRank } from '@tefuda/climbing'
import { type Card, frenchCard, isRefusal, type Seat } from '@tefuda/kernel'
import { combinationOf, faultToFollow, keepsSuits } from './combination.ts'
import { cardsOf, isSingleJoker, type Played, rankOf, SPADE_THREE, type State, strengthNow } from './state.ts'
import { bySuit, draws, held, laidAs, type Sorted, type Stock, sortOut, stockOf } from './stock.ts'

/** Every play a seat may make on its turn; on a lead no more than a few beyond `most`. */
export const playsOf = (state: State, seat: Seat, most = Number.POSITIVE_INFINITY): Played[][] => {
  const sorted = sortOut(stockOf(state, seat))
  const { table, shape } = state
  if (table === null || shape === null) return leadsOf(sorted, cardsOf(state, seat), most)
  if (shape.run) return runs(sorted, bySuit(sorted), shape.count).filter((laid) => follows(state, laid))
  // The ranks are those that may follow, so that the suits alone are left to look at.
  const isPlain = !table.final && !isSingleJoker(table.laid)
  return sets(sorted, shape.count, followingRanks(state)).filter((laid) =>
    isPlain && !isSingleJoker(laid) ? keepsSuits(state, laid) : follows(state, laid),
  )
}

const follows = (state: State, laid: readonly Played[]): boolean => {
  const play = combinationOf(laid)
  return !isRefusal(play) && faultToFollow(state, laid, play) === null
}

/** Ranks that could beat the table at all; a few too many do no harm. */
const followingRanks = (state: State): number[] => {
  const { laid } = state.table!
  if (isSingleJoker(laid)) return [rankOf(SPADE_THREE)]
  const least = strengthNow(state, rankOf(laid[0]!.as)) + 1
  return ALL_RANKS.filter((rank) =>
    state.rankBound ? strengthNow(state, rank) === least : strengthNow(state, rank) >= least,
  )
}

const ALL_RANKS = Array.from({ length: 13 }, (_, rank) => rank)

/** Two packs of four suits, and four jokers. */
export const MOST_OF_A_RANK = 12

const leadsOf = (sorted: Sorted, size: number, most: number): Played[][] => {
  const plays: Played[][] = []
  for (let count = 1; count <= Math.min(size, MOST_OF_A_RANK) && plays.length < most; count++)
    plays.push(...sets(sorted, count, ALL_RANKS))
  const suited = bySuit(sorted)
  for (let count = 3; count <= Math.min(size, 13) && plays.length < most; count++)
    plays.push(...runs(sorted, suited, count))
  return plays
}

/** Sets of so many cards of each of the ranks; for one card also a joker as itself. */
const sets = (sorted: Sorted, count: number, ranks: readonly number[]): Played[][] => {
  const plays: Played[][] = []
  const jokersHeld = held(sorted.jokers)
  for (const rank of ranks) {
    const most = Math.min(count, held(sorted.naturals[rank]!))
    for (let own = most; own >= 0 && count - own <= jokersHeld; own--) plays.push(...setsOf(sorted, rank, own, count))
  }
  if (count === 1) for (const one of sorted.jokers) plays.push([laidAs(one, one.face)])
  return plays
}

/** Sets of so many cards of a rank, of which `own` are no jokers. */
export const setsOf = ({ naturals, jokers }: Sorted, rank: number, own: number, count: number): Played[][] => {
  const standIns = standInsOf(jokers, rank, count - own)
  const plays: Played[][] = []
  for (const cards of draws(naturals[rank]!, own)) {
    const laid = cards.map((one) => laidAs(one, one.face))
    for (const others of standIns) plays.push(laid.concat(others))
  }
  return plays
}

/** So many jokers declared as cards of a rank, in every way that makes a difference. */
const standInsOf = (jokers: readonly Stock[], rank: number, count: number): Played[][] => {
  if (count === 0) return [[]]
  const ways: Played[][] = []
  for (const others of draws(jokers, count))
    for (const suits of SUIT_SETS[count]!) ways.push(others.map((one, k) => laidAs(one, faceAt(suits[k]!, rank))))
  return ways
}

/** Runs of one suit of so many cards. */
const runs = ({ jokers }: Sorted, suited: readonly (readonly Stock[])[], count: number): Played[][] => {
  const plays: Played[][] = []
  for (let suit = 0; suit < 4; suit++)
    for (let from = 0; from + count <= 13; from++) plays.push(...runsOf(suited, jokers, suit, from, count))
  return plays
}

/** Runs of so many cards of a suit from a rank on; jokers lie red first. */
export const runsOf = (
  suited: readonly (readonly Stock[])[],
  jokers: readonly Stock[],
  suit: number,
  from: number,
  count: number,
): Played[][] => {
  const plays: Played[][] = []
  const most = held(jokers)
  const first = suit * 13 + from
  let missing = 0
  for (let k = 0; k < count; k++) if (suited[first + k]!.length === 0) missing++
  if (missing > most) return plays
  const fill = (line: readonly (Stock | null)[], blanks: number): void => {
    if (line.length === count) {
      for (const others of draws(jokers, blanks)) plays.push(lineUp(line, others, suit, from))
      return
    }
    for (const one of suited[first + line.length]!) fill([...line, one], blanks)
    if (blanks < most) fill([...line, null], blanks + 1)
  }
  fill([], 0)
  return plays
}

const lineUp = (line: readonly (Stock | null)[], jokers: readonly Stock[], suit: number, from: number): Played[] => {
  let next = 0
  return line.map((one, k) => (one === null ? laidAs(jokers[next++]!, faceAt(suit, from + k)) : laidAs(one, one.face)))
}

const faceAt = (suit: number, rank: number): Card => frenchCard(suit, frenchRank(rank))

/** Every way of giving suits to so many jokers whose order does not matter. */
export const SUIT_SETS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 13 }, (_, count) => {
  const ways: number[][] = []
  const fill = (suits: number[]): void => {
    if (suits.length === count) ways.push(suits)
    else for (let suit = suits.at(-1) ?? 0; suit < 4; suit++) fill([...suits, suit])
  }
  if (count <= 8) fill([])
  return ways
})
