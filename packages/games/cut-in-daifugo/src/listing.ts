import { frenchRank } from '@tefuda/climbing'
import { type Card, faceOf, frenchCard, isJoker, isRefusal, type MoveQuery, type Seat, suitOf } from '@tefuda/kernel'
import { combinationOf, refusalToFollow } from './combination.ts'
import { type Move, NO, NONE, PASS, RESIGN } from './move.ts'
import { inOrder } from './notation.ts'
import {
  freeCards,
  isSingleJoker,
  type Laid,
  rankOf,
  SPADE_THREE,
  type State,
  seatsToAct,
  strengthNow,
} from './state.ts'

/** Cards of a hand that are alike in every respect: face, hidden or public. */
interface Stock {
  readonly face: Card
  readonly open: boolean
  readonly count: number
}

/** A hand by suit and rank, for listing plays. */
interface Sorted {
  /** Natural cards by rank from three to two. */
  readonly naturals: readonly (readonly Stock[])[]
  readonly jokers: readonly Stock[]
}

/** What a seat holds, alike cards counted. A public copy is told apart only where a hidden one is held too. */
export const stockOf = (state: State, seat: Seat): Stock[] => {
  const count = (cards: readonly Card[]): Map<Card, number> => {
    const counts = new Map<Card, number>()
    for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1)
    return counts
  }
  const [hidden, open] = [count(state.hidden[seat]!), count(state.open[seat]!)]
  const stock: Stock[] = [...hidden].map(([face, n]) => ({ face, open: false, count: n }))
  for (const [face, n] of open) stock.push({ face, open: hidden.has(face), count: n })
  return stock.sort(
    (a, b) => Number(isJoker(a.face)) - Number(isJoker(b.face)) || a.face - b.face || Number(a.open) - Number(b.open),
  )
}

const sortOut = (stock: readonly Stock[]): Sorted => {
  const naturals: Stock[][] = Array.from({ length: 13 }, () => [])
  for (const one of stock) if (!isJoker(one.face)) naturals[rankOf(one.face)]!.push(one)
  return { naturals, jokers: stock.filter(({ face }) => isJoker(face)) }
}

/** Every legal move of a seat that is due: plays, `pass`, cards to show, `resign`; answers; choices; cards to give. */
export const movesOf = (state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(state).includes(seat)) return []
  const moves = movesDue(state, seat)
  return query.limit === undefined ? moves : moves.slice(0, query.limit)
}

const movesDue = (state: State, seat: Seat): Move[] => {
  if (state.exchange !== null) return givesOf(state, seat)
  if (state.window !== null) return [...cutsOf(state, seat).map((laid): Move => ({ type: 'cut', laid })), NO]
  if (state.resolving?.choice != null) return choicesOf(state, seat)
  const moves = playsOf(state, seat).map((laid): Move => ({ type: 'play', laid }))
  if (state.table !== null) moves.push(PASS)
  for (const face of different(state.hidden[seat]!)) moves.push({ type: 'show', card: face })
  if (state.fallen === seat) moves.push(RESIGN)
  return moves
}

const different = (cards: readonly Card[]): Card[] =>
  [...new Set(cards.map(faceOf))].sort((a, b) => Number(isJoker(a)) - Number(isJoker(b)) || a - b)

/** Every play a seat may make on its turn. */
export const playsOf = (state: State, seat: Seat): Laid[][] => {
  const sorted = sortOut(stockOf(state, seat))
  const { table, shape } = state
  if (table === null || shape === null) return leadsOf(sorted, state.hidden[seat]!.length + state.open[seat]!.length)
  const plays = shape.run ? runs(sorted, shape.count) : sets(sorted, shape.count, followingRanks(state))
  return plays.filter((laid) => {
    const play = combinationOf(laid)
    return !isRefusal(play) && refusalToFollow(state, laid, play) === null
  })
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

const leadsOf = (sorted: Sorted, size: number): Laid[][] => {
  const plays: Laid[][] = []
  for (let count = 1; count <= Math.min(size, 12); count++) plays.push(...sets(sorted, count, ALL_RANKS))
  for (let count = 3; count <= Math.min(size, 13); count++) plays.push(...runs(sorted, count))
  return plays
}

/** Sets of so many cards of each of the ranks; for one card also a joker as itself. */
const sets = ({ naturals, jokers }: Sorted, count: number, ranks: readonly number[]): Laid[][] => {
  const plays: Laid[][] = []
  const jokersHeld = held(jokers)
  for (const rank of ranks) {
    const most = Math.min(count, held(naturals[rank]!))
    for (let own = most; own >= 0 && count - own <= jokersHeld; own--)
      for (const cards of draws(naturals[rank]!, own))
        for (const others of draws(jokers, count - own))
          for (const faces of SUIT_SETS[count - own]!)
            plays.push([
              ...cards.map((one) => laidAs(one, one.face)),
              ...others.map((one, k) => laidAs(one, faceAt(faces[k]!, rank))),
            ])
  }
  if (count === 1) for (const one of jokers) plays.push([laidAs(one, one.face)])
  return plays
}

/** Runs of one suit of so many cards; jokers lie red first. */
const runs = ({ naturals, jokers }: Sorted, count: number): Laid[][] => {
  const plays: Laid[][] = []
  const most = held(jokers)
  for (let suit = 0; suit < 4; suit++) {
    const inSuit = naturals.map((stock) => stock.filter(({ face }) => suitOf(face) === suit))
    const fill = (from: number, line: readonly (Stock | null)[], blanks: number): void => {
      if (line.length === count) {
        for (const others of draws(jokers, blanks)) plays.push(lineUp(line, others, suit, from))
        return
      }
      for (const one of inSuit[from + line.length]!) fill(from, [...line, one], blanks)
      if (blanks < most) fill(from, [...line, null], blanks + 1)
    }
    for (let from = 0; from + count <= 13; from++) {
      let missing = 0
      for (let k = 0; k < count; k++) if (inSuit[from + k]!.length === 0) missing++
      if (missing <= most) fill(from, [], 0)
    }
  }
  return plays
}

const lineUp = (line: readonly (Stock | null)[], jokers: readonly Stock[], suit: number, from: number): Laid[] => {
  let next = 0
  return line.map((one, k) => (one === null ? laidAs(jokers[next++]!, faceAt(suit, from + k)) : laidAs(one, one.face)))
}

const faceAt = (suit: number, rank: number): Card => frenchCard(suit, frenchRank(rank))

/** Every way of giving suits to so many jokers whose order does not matter. */
const SUIT_SETS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 13 }, (_, count) => {
  const ways: number[][] = []
  const fill = (suits: number[]): void => {
    if (suits.length === count) ways.push(suits)
    else for (let suit = suits.at(-1) ?? 0; suit < 4; suit++) fill([...suits, suit])
  }
  if (count <= 8) fill([])
  return ways
})

const held = (stock: readonly Stock[]): number => {
  let sum = 0
  for (const { count } of stock) sum += count
  return sum
}

/** Every different way of taking k cards of a stock. */
const draws = (stock: readonly Stock[], k: number, from = 0): Stock[][] => {
  if (k === 0) return [[]]
  const one = stock[from]
  if (one === undefined) return []
  const ways: Stock[][] = []
  for (let n = Math.min(k, one.count); n >= 0; n--)
    for (const rest of draws(stock, k - n, from + 1)) ways.push([...Array<Stock>(n).fill(one), ...rest])
  return ways
}

/** A card of a play is made once and shared. */
const laidAs = ({ face, open }: Stock, as: Card): Laid => {
  const key = (face << 7) | (as << 1) | Number(open)
  let laid = LAID.get(key)
  if (laid === undefined) {
    laid = { card: face, as, open }
    LAID.set(key, laid)
  }
  return laid
}
const LAID = new Map<number, Laid>()

/** Every way in which a seat could cut in on what lies on the table: the very cards, jokers for any of them (CD-4). */
export const cutsOf = (state: State, seat: Seat): Laid[][] => {
  const stock = stockOf(state, seat)
  const jokers = stock.filter(({ face }) => isJoker(face))
  const wanted = state.table!.laid.map(({ as }) => as)
  if (isSingleJoker(state.table!.laid)) return jokers.map((one) => [laidAs(one, one.face)])
  const groups = [...new Set(wanted)].map((as) => ({
    as,
    count: wanted.filter((other) => other === as).length,
    own: stock.filter(({ face }) => face === as),
  }))
  let ways: { readonly laid: readonly (Laid | Card)[]; readonly blanks: number }[] = [{ laid: [], blanks: 0 }]
  for (const { as, count, own } of groups)
    ways = ways.flatMap(({ laid, blanks }) =>
      Array.from({ length: count + 1 }, (_, missing) =>
        draws(own, count - missing).map((cards) => ({
          laid: [...laid, ...cards.map((one) => laidAs(one, as)), ...Array<Card>(missing).fill(as)],
          blanks: blanks + missing,
        })),
      ).flat(),
    )
  return ways.flatMap(({ laid, blanks }) =>
    draws(jokers, blanks).map((others) => {
      let next = 0
      return inOrder(laid.map((one) => (typeof one === 'number' ? laidAs(others[next++]!, one) : one)))
    }),
  )
}

const choicesOf = (state: State, seat: Seat): Move[] => {
  const { effect, of } = state.resolving!.choice!
  switch (effect) {
    case 'salvage':
      return [...different(state.discards).map((card): Move => ({ type: 'take', card })), NONE]
    case 'pass':
      return different(state.hidden[seat]!).map((card) => ({ type: 'give', card }))
    case 'discard':
      return stockOf(state, seat).map(({ face, open }) => ({ type: 'drop', card: face, open }))
    case 'peep':
      return state.hidden[of]!.map((_, at) => ({ type: 'peep', at: at + 1 }))
    case 'greed':
      return [
        ...state.open.flatMap((cards, from) =>
          from === of ? [] : different(cards).map((card): Move => ({ type: 'greed', card, from })),
        ),
        NONE,
      ]
    case 'open':
      return different(freeCards(state, seat)).map((card) => ({ type: 'open', card }))
  }
}

const givesOf = (state: State, seat: Seat): Move[] => {
  const free = freeCards(state, seat)
  const cards = state.exchange!.step === 'poor' ? strongestOf(free) : free
  return different(cards).map((card) => ({ type: 'give', card }))
}

/** The strongest cards of a hand, any of which the poor may give; the three of spades counts as a three (CD-11). */
export const strongestOf = (cards: readonly Card[]): Card[] => {
  const highest = Math.max(...cards.map(rankOf))
  return cards.filter((card) => rankOf(card) === highest)
}
