import { type CutInState, cardsOf } from '@tefuda/cut-in-daifugo'
import { type Card, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { lastSuit, ofSuit } from './by-suit.ts'
import { type Hand, JOKER, type Plan, RANKS, rankOf } from './hand.ts'
import { fewest, strengthLying } from './seen.ts'

/** What the seat on its turn sees of the table, counted. */
export interface Sight {
  /** Whether the order is turned round now, and whether it is for the rest of the deal. */
  flipped: boolean
  revolution: boolean
  /** Strength of the play that lies there, −1 where there is none, and how often each suit lies in it. */
  strength: number
  readonly lying: Int8Array
  /** The fewest cards that another seat holds. */
  threat: number
  /** Who of those with cards is next. */
  next: Seat
  /** How many are still asked before the turn comes back to whose play lies there. */
  between: number
  /** Cards of each suit and rank, at `suit * RANKS + rank`, that are out of play. */
  readonly gone: Int8Array
}

export const emptySight = (): Sight => ({
  flipped: false,
  revolution: false,
  strength: -1,
  lying: new Int8Array(4),
  threat: 0,
  next: 0,
  between: 0,
  gone: new Int8Array(4 * RANKS),
})

export const lookAt = (sight: Sight, state: CutInState): void => {
  const { table, turn, revolution, back, pool, discards, resigned } = state
  sight.revolution = revolution
  sight.flipped = revolution !== back
  sight.strength = strengthLying(state)
  sight.threat = fewest(state, turn)
  sight.lying.fill(0)
  for (const { as } of table?.laid ?? []) if (!isJoker(as)) sight.lying[suitOf(as)]!++
  lookAround(sight, state)
  sight.gone.fill(0)
  countIn(sight.gone, pool)
  countIn(sight.gone, discards)
  countIn(sight.gone, resigned)
}

const lookAround = (sight: Sight, state: CutInState): void => {
  const { hidden, turn, direction, table } = state
  const seats = hidden.length
  sight.next = turn
  sight.between = 0
  let isBetween = true
  for (let k = 1; k < seats; k++) {
    const other = (turn + k * direction + seats) % seats
    if (other === table?.by) isBetween = false
    if (cardsOf(state, other) === 0) continue
    if (sight.next === turn) sight.next = other
    if (isBetween) sight.between++
  }
}

const countIn = (gone: Int8Array, cards: readonly Card[]): void => {
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k]!
    if (!isJoker(card)) gone[suitOf(card) * RANKS + rankOf(card)]!++
  }
}

/** How strong a play is in the order in force: a run by its strongest card. */
export const strengthIn = ({ flipped }: Sight, { run, rank, count }: Plan): number =>
  rank === JOKER ? JOKER : flipped ? RANKS - 1 - rank : run ? rank + count - 1 : rank

/** Whether another seat may hold the very cards of a play, and cut in: there are two of each. */
export const isExposed = ({ gone }: Sight, { suits: held }: Hand, { run, rank, count, suits }: Plan): boolean => {
  if (rank === JOKER) return true
  for (let suit = 0; suit < 4; suit++) {
    const here = ofSuit(suits, suit)
    if (here === 0) continue
    const wanted = run ? 1 : here
    for (let k = 0; k < (run ? count : 1); k++) {
      if (2 - gone[suit * RANKS + rank + k]! - ofSuit(held[rank + k]!, suit) < wanted) return false
    }
  }
  return true
}

/** How a play binds the phase anew: 1 by suit, 2 by rank, 3 by both. */
export const bindsOf = (sight: Sight, { suitBound, rankBound }: CutInState, plan: Plan): number => {
  const { lying, strength } = sight
  if (strength < 0 || strength === JOKER || plan.rank === JOKER) return 0
  const bySuit = suitBound.some((bound, suit) => Math.min(ofSuit(plan.suits, suit), lying[suit]!) > bound)
  const byRank = !rankBound && !plan.run && strengthIn(sight, plan) === strength + 1
  return (bySuit ? 1 : 0) + (byRank ? 2 : 0)
}

/** The two ranks that are strongest for the rest of the deal. */
const strongRanks = ({ revolution }: Sight): readonly [number, number] => (revolution ? [0, 1] : [RANKS - 1, RANKS - 2])

/** Cards of the two strongest ranks, and jokers: of the hand after a play, null for passing. */
export const strongLeft = (sight: Sight, hand: Hand, plan: Plan | null): number => {
  let cards = hand.jokers - (plan?.jokers ?? 0)
  for (const rank of strongRanks(sight)) cards += hand.counts[rank]! - (plan === null ? 0 : takenOf(hand, plan, rank))
  return cards
}

const takenOf = (hand: Hand, { run, rank, count, jokers, suits }: Plan, of: number): number => {
  if (!run) return rank === of ? count - jokers : 0
  return of >= rank && of < rank + count && ofSuit(hand.suits[of]!, lastSuit(suits)) > 0 ? 1 : 0
}

/** The same of what others hold, counted by rank. */
export const strongUnseen = (sight: Sight, others: Int8Array): number => {
  const [first, second] = strongRanks(sight)
  return others[first]! + others[second]! + others[JOKER]!
}
