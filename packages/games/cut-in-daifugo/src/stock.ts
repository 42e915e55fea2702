import { type Card, faceOf, frenchDeck, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { type Played, rankOf, type State } from './state.ts'

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

/** Natural cards by rank, jokers apart. */
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

/** Every face among the cards, in deck order with the jokers last. */
export const different = (cards: readonly Card[]): Card[] => {
  countFaces(cards, hiddenCounts)
  return FACES.filter((face) => hiddenCounts[face]! > 0)
}

/** How many cards a stock counts together. */
export const held = (stock: readonly Stock[]): number => {
  let sum = 0
  for (const { count } of stock) sum += count
  return sum
}

/** Every different way of taking k cards of a stock. */
export const draws = (stock: readonly Stock[], k: number): Stock[][] => {
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
export const laidAs = ({ face, open }: Stock, as: Card): Played => {
  const key = (face << 7) | (as << 1) | Number(open)
  const made = LAID[key] ?? { card: face, as, open }
  LAID[key] = made
  return made
}
const LAID = new Array<Played | null>(1 << 13).fill(null)
