import type { Card, Rng, Seat } from '@tefuda/kernel'
import { movesOf } from './listing.ts'
import { type Move, PASS, RESIGN } from './move.ts'
import { MOST_OF_A_RANK, playsOf, runsOf, SUIT_SETS, setsOf } from './plays.ts'
import type { Played, State } from './state.ts'
import { bySuit, different, held, laidAs, type Sorted, type Stock, sortOut, stockOf } from './stock.ts'

/**
 * One legal move of a seat that is due, each as likely as any other. Leads, of which a hand with jokers has thousands,
 * are counted by family; a family is drawn by its size, and only its plays are made.
 */
export const pickMove = (state: State, seat: Seat, rng: Rng): Move => {
  if (state.exchange !== null || state.window !== null || state.resolving !== null) {
    const moves = movesOf(state, seat)
    return moves[rng.below(moves.length)]!
  }
  const shows = different(state.hidden[seat]!)
  const others = shows.length + (state.table === null ? 0 : 1) + (state.fallen === seat ? 1 : 0)
  if (state.table !== null) {
    const plays = playsOf(state, seat)
    const k = rng.below(others + plays.length)
    return k < others ? otherMove(state, shows, k) : { type: 'play', laid: plays[k - others]! }
  }
  const sorted = sortOut(stockOf(state, seat))
  const suited = bySuit(sorted)
  countLeads(sorted, suited)
  const k = rng.below(others + total)
  return k < others ? otherMove(state, shows, k) : { type: 'play', laid: lead(sorted, suited, k - others) }
}

/** What a seat may do on its turn but play: show a card, pass, resign. */
const otherMove = (state: State, shows: readonly Card[], k: number): Move => {
  if (k < shows.length) return { type: 'show', card: shows[k]! }
  return k === shows.length && state.table !== null ? PASS : RESIGN
}

type Suited = ReturnType<typeof bySuit>

/** Leads that differ in their cards alone: sets of a rank with so many cards that are no jokers, or runs of a suit. */
interface Family {
  /** −1 for sets. */
  readonly suit: number
  readonly rank: number
  readonly own: number
  readonly count: number
}

/** Scratch, filled anew for each lead: families that have plays, and how many. */
const families: Family[] = []
const sizes: number[] = []
let total = 0

/** Ways of taking so many jokers, and so many cards of one rank. */
const jokerWays = new Int32Array(MOST_OF_A_RANK + 1)
const rankWays = new Int32Array(MOST_OF_A_RANK + 1)

/** Runs that lack so many cards, while they grow. */
const lacking = new Int32Array(5)

const note = (size: number, suit: number, rank: number, own: number, count: number): void => {
  if (size === 0) return
  families.push({ suit, rank, own, count })
  sizes.push(size)
  total += size
}

const countLeads = ({ naturals, jokers }: Sorted, suited: Suited): void => {
  families.length = 0
  sizes.length = 0
  total = 0
  countWays(jokers, jokerWays)
  const wild = held(jokers)
  for (let rank = 0; rank < 13; rank++) countSets(naturals[rank]!, rank, wild)
  for (let suit = 0; suit < 4; suit++) for (let from = 0; from <= 10; from++) countRuns(suited, suit, from, wild)
  total += jokers.length
}

/** How many different draws of each number of cards a stock allows. */
const countWays = (stock: readonly Stock[], ways: Int32Array): void => {
  ways.fill(0)
  ways[0] = 1
  for (const { count } of stock)
    for (let k = MOST_OF_A_RANK; k > 0; k--) for (let n = 1; n <= count && n <= k; n++) ways[k]! += ways[k - n]!
}

const countSets = (stock: readonly Stock[], rank: number, wild: number): void => {
  countWays(stock, rankWays)
  const most = held(stock)
  for (let own = 0; own <= most; own++)
    for (let others = own === 0 ? 1 : 0; others <= wild; others++)
      note(rankWays[own]! * jokerWays[others]! * SUIT_SETS[others]!.length, -1, rank, own, own + others)
}

const countRuns = (suited: Suited, suit: number, from: number, wild: number): void => {
  lacking.fill(0)
  lacking[0] = 1
  for (let count = 1; from + count <= 13; count++) {
    const here = suited[suit * 13 + from + count - 1]!.length
    for (let k = wild; k > 0; k--) lacking[k] = lacking[k]! * here + lacking[k - 1]!
    lacking[0]! *= here
    let size = 0
    for (let k = 0; k <= wild; k++) size += lacking[k]! * jokerWays[k]!
    if (size === 0) return
    if (count >= 3) note(size, suit, from, 0, count)
  }
}

/** The k-th of the leads that were counted. */
const lead = (sorted: Sorted, suited: Suited, k: number): readonly Played[] => {
  for (let at = 0; at < families.length; at++) {
    if (k < sizes[at]!) {
      const { suit, rank, own, count } = families[at]!
      return (suit < 0 ? setsOf(sorted, rank, own, count) : runsOf(suited, sorted.jokers, suit, rank, count))[k]!
    }
    k -= sizes[at]!
  }
  const joker = sorted.jokers[k]!
  return [laidAs(joker, joker.face)]
}
