import { frenchRank } from '@tefuda/climbing'
import {
  type Card,
  faceOf,
  frenchCard,
  frenchDeck,
  isJoker,
  isRefusal,
  type MoveQuery,
  type Seat,
  suitOf,
} from '@tefuda/kernel'
import { combinationOf, faultToFollow, keepsSuits } from './combination.ts'
import { type Move, NO, NONE, PASS, RESIGN } from './move.ts'
import { inOrder } from './notation.ts'
import {
  cardsOf,
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
export interface Stock {
  readonly face: Card
  readonly open: boolean
  readonly count: number
}

/** A hand by suit and rank, for listing plays. */
export interface Sorted {
  /** Natural cards by rank from three to two. */
  readonly naturals: readonly (readonly Stock[])[]
  readonly jokers: readonly Stock[]
}

/** What a seat holds, alike cards counted. A public copy is told apart only where a hidden one is held too. */
export const stockOf = (state: State, seat: Seat): Stock[] => {
  countFaces(state.hidden[seat]!, hiddenCounts)
  countFaces(state.open[seat]!, openCounts)
  const stock: Stock[] = []
  for (const face of FACES) {
    const [hidden, open] = [hiddenCounts[face]!, openCounts[face]!]
    if (hidden > 0) stock.push({ face, open: false, count: hidden })
    if (open > 0) stock.push({ face, open: hidden > 0, count: open })
  }
  return stock
}

/** Every face, in deck order with the jokers last. */
const FACES: readonly Card[] = frenchDeck(1).cards.toSorted((a, b) => Number(isJoker(a)) - Number(isJoker(b)) || a - b)

/** Scratch. */
const hiddenCounts = new Uint8Array(64)
const openCounts = new Uint8Array(64)

const countFaces = (cards: readonly Card[], counts: Uint8Array): void => {
  counts.fill(0)
  for (const card of cards) counts[faceOf(card)]!++
}

export const sortOut = (stock: readonly Stock[]): Sorted => {
  const naturals = NO_RANKS.slice()
  const jokers: Stock[] = []
  for (const one of stock) {
    if (isJoker(one.face)) jokers.push(one)
    else add(naturals, rankOf(one.face), one)
  }
  return { naturals, jokers }
}

/** The natural cards by suit and rank: suit × 13 + rank. */
export const bySuit = ({ naturals }: Sorted): (readonly Stock[])[] => {
  const suited = NO_FACES.slice()
  for (const [rank, stock] of naturals.entries())
    for (const one of stock) add(suited, suitOf(one.face) * 13 + rank, one)
  return suited
}

const add = (lists: (readonly Stock[])[], at: number, one: Stock): void => {
  const list = lists[at]!
  lists[at] = list.length === 0 ? [one] : [...list, one]
}

const NO_RANKS: readonly (readonly Stock[])[] = Array.from({ length: 13 }, () => [])
const NO_FACES: readonly (readonly Stock[])[] = Array.from({ length: 52 }, () => [])

/** Every legal move of a seat that is due: plays, `pass`, cards to show, `resign`; answers; choices; cards to give. */
export const movesOf = (state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(state).includes(seat)) return []
  const moves = movesDue(state, seat, query.limit ?? Number.POSITIVE_INFINITY)
  return query.limit === undefined ? moves : moves.slice(0, query.limit)
}

/** Every move of a seat that is due; of the leads no more than a few beyond so many. */
const movesDue = (state: State, seat: Seat, most: number): Move[] => {
  if (state.exchange !== null) return givesOf(state, seat)
  if (state.window !== null) return [...cutsOf(state, seat).map((laid): Move => ({ type: 'cut', laid })), NO]
  if (state.resolving?.choice != null) return choicesOf(state, seat)
  const moves = playsOf(state, seat, most).map((laid): Move => ({ type: 'play', laid }))
  if (moves.length >= most) return moves
  if (state.table !== null) moves.push(PASS)
  for (const face of different(state.hidden[seat]!)) moves.push({ type: 'show', card: face })
  if (state.fallen === seat) moves.push(RESIGN)
  return moves
}

/** Every face among the cards, in deck order with the jokers last. */
export const different = (cards: readonly Card[]): Card[] => {
  countFaces(cards, hiddenCounts)
  return FACES.filter((face) => hiddenCounts[face]! > 0)
}

/** Every play a seat may make on its turn; on a lead no more than a few beyond `most`. */
export const playsOf = (state: State, seat: Seat, most = Number.POSITIVE_INFINITY): Laid[][] => {
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

const follows = (state: State, laid: readonly Laid[]): boolean => {
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

const leadsOf = (sorted: Sorted, size: number, most: number): Laid[][] => {
  const plays: Laid[][] = []
  for (let count = 1; count <= Math.min(size, MOST_OF_A_RANK) && plays.length < most; count++)
    plays.push(...sets(sorted, count, ALL_RANKS))
  const suited = bySuit(sorted)
  for (let count = 3; count <= Math.min(size, 13) && plays.length < most; count++)
    plays.push(...runs(sorted, suited, count))
  return plays
}

/** Sets of so many cards of each of the ranks; for one card also a joker as itself. */
const sets = (sorted: Sorted, count: number, ranks: readonly number[]): Laid[][] => {
  const plays: Laid[][] = []
  const jokersHeld = held(sorted.jokers)
  for (const rank of ranks) {
    const most = Math.min(count, held(sorted.naturals[rank]!))
    for (let own = most; own >= 0 && count - own <= jokersHeld; own--) plays.push(...setsOf(sorted, rank, own, count))
  }
  if (count === 1) for (const one of sorted.jokers) plays.push([laidAs(one, one.face)])
  return plays
}

/** Sets of so many cards of a rank, of which `own` are no jokers. */
export const setsOf = ({ naturals, jokers }: Sorted, rank: number, own: number, count: number): Laid[][] => {
  const standIns = standInsOf(jokers, rank, count - own)
  const plays: Laid[][] = []
  for (const cards of draws(naturals[rank]!, own)) {
    const laid = cards.map((one) => laidAs(one, one.face))
    for (const others of standIns) plays.push(laid.concat(others))
  }
  return plays
}

/** So many jokers declared as cards of a rank, in every way that makes a difference. */
const standInsOf = (jokers: readonly Stock[], rank: number, count: number): Laid[][] => {
  if (count === 0) return [[]]
  const ways: Laid[][] = []
  for (const others of draws(jokers, count))
    for (const suits of SUIT_SETS[count]!) ways.push(others.map((one, k) => laidAs(one, faceAt(suits[k]!, rank))))
  return ways
}

/** Runs of one suit of so many cards. */
const runs = ({ jokers }: Sorted, suited: readonly (readonly Stock[])[], count: number): Laid[][] => {
  const plays: Laid[][] = []
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
): Laid[][] => {
  const plays: Laid[][] = []
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

const lineUp = (line: readonly (Stock | null)[], jokers: readonly Stock[], suit: number, from: number): Laid[] => {
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

export const held = (stock: readonly Stock[]): number => {
  let sum = 0
  for (const { count } of stock) sum += count
  return sum
}

/** Every different way of taking k cards of a stock. */
const draws = (stock: readonly Stock[], k: number): Stock[][] => {
  const ways: Stock[][] = []
  const drawn: Stock[] = []
  const take = (from: number, left: number): void => {
    if (left === 0) {
      ways.push(drawn.slice())
      return
    }
    const one = stock[from]
    if (one === undefined) return
    const most = Math.min(left, one.count)
    for (let n = 0; n < most; n++) drawn.push(one)
    for (let n = most; n >= 0; n--) {
      take(from + 1, left - n)
      if (n > 0) drawn.pop()
    }
  }
  take(0, k)
  return ways
}

/** A card of a play is made once and shared. */
export const laidAs = ({ face, open }: Stock, as: Card): Laid => {
  const key = (face << 7) | (as << 1) | Number(open)
  const made = LAID[key] ?? { card: face, as, open }
  LAID[key] = made
  return made
}
const LAID = new Array<Laid | null>(1 << 13).fill(null)

/** Every way in which a seat could cut in on what lies on the table: the very cards, jokers for any of them (CD-4). */
export const cutsOf = (state: State, seat: Seat): Laid[][] => {
  if (!couldCut(state, seat)) return []
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

/** Whether a seat holds as many of the cards wanted, or jokers, as lie on the table: most seats do not. */
const couldCut = (state: State, seat: Seat): boolean => {
  const { laid } = state.table!
  const [hidden, open] = [state.hidden[seat]!, state.open[seat]!]
  if (hidden.length + open.length < laid.length) return false
  let found = 0
  for (const cards of [hidden, open])
    for (const card of cards) if (isJoker(card) || laid.some(({ as }) => as === faceOf(card))) found++
  return found >= laid.length
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
