import type { Card, MoveList, MoveQuery, Rng, Seat } from '@tefuda/kernel'
import { inOrder, isSymbol, NUMBERS, rankOf } from './cards.ts'
import { completes, isComplete } from './hand/splits.ts'
import { isReadyWithout, readyDiscards } from './hand/waits.ts'
import { type Move, PASS, WIN } from './move.ts'
import { canWin } from './scoring/reading.ts'
import { winNow } from './situation.ts'
import { discardOf, hasCalled, hasReached, isDue, type RulesContext, type State } from './state.ts'

/** The legal moves of a seat, or the first of them: a dozen or two in every hand. */
export const listOf = (context: RulesContext, state: State, seat: Seat, { limit }: MoveQuery = {}): MoveList<Move> => {
  const moves = movesOf(context, state, seat)
  return limit === undefined ? { moves, complete: true } : { moves: moves.slice(0, limit), complete: false }
}

/** The legal moves of a seat: a win, reaches, discards, or a win, groups, runs, the pass; each by the order of the deck. */
export const movesOf = (context: RulesContext, state: State, seat: Seat): Move[] => {
  if (!isDue(state, seat)) return []
  const moves: Move[] = mayWin(context, state, seat) ? [WIN] : []
  if (state.window !== null) {
    if (mayCall(context, state, seat)) moves.push(...callsOf(state.hands[seat]!, discardOf(state)))
    moves.push(PASS)
    return moves
  }
  const hand = state.hands[seat]!
  if (hasReached(state, seat)) return [...moves, { type: 'discard', card: hand.at(-1)! }]
  if (mayReach(context, state, seat)) for (const { card } of readyDiscards(hand)) moves.push({ type: 'reach', card })
  for (const card of inOrder(hand)) moves.push({ type: 'discard', card })
  return moves
}

/** Whether the seat may say that it wins: with the card drawn, or with the discard. */
export const mayWin = (context: RulesContext, state: State, seat: Seat): boolean => {
  const hand = state.hands[seat]!
  const isWhole = state.window === null ? state.drawn && isComplete(hand) : completes(hand, discardOf(state))
  return isWhole && canWin(context.rules, winNow(state, seat))
}

/** Whether anything but the hand itself keeps the seat from a reach (EJ-7). */
export const mayReach = ({ rules }: RulesContext, state: State, seat: Seat): boolean =>
  !hasReached(state, seat) && !hasCalled(state, seat) && state.wall.length > 0 && state.chips[seat]! >= rules.stake

/**
 * Whether the seat may call at all: not after its reach, not on the last discard (EJ-5), on whose discards the rules say (EJ-4), and
 * not with its last two cards (EJ-18).
 */
export const mayCall = (context: RulesContext, state: State, seat: Seat): boolean =>
  !hasReached(state, seat) &&
  state.wall.length > 0 &&
  keepsDiscard(state, seat) &&
  mayClaimFrom(context, state.turn, seat)

/** Whether a card to discard is left after a call. */
export const keepsDiscard = (state: State, seat: Seat): boolean => state.hands[seat]!.length > 2

/** Play goes counter-clockwise, so that the left neighbour is who plays before. */
export const mayClaimFrom = ({ rules, seats }: RulesContext, from: Seat, seat: Seat): boolean =>
  rules.claims === 'all' || (from + 1) % seats === seat

/** The groups and runs that two of these cards make with a discard, each by the order of the deck. */
export const callsOf = (hand: readonly Card[], discard: Card): readonly Move[] => {
  const rank = rankOf(discard)
  let mates = 0
  // Cards of the same suit from two below the discard to two above.
  let near = 0
  for (const card of hand) {
    if (rankOf(card) === rank) mates++
    const step = card - discard + 2
    if (step >= 0 && step <= 4) near |= 1 << step
  }
  if (mates < 2 && !HAS_RUN[near]) return NONE
  const calls: Move[] = mates < 2 ? [] : groupsWith(hand, rank)
  if (isSymbol(rank)) return calls
  for (const { low, high, bits } of RUNS)
    if ((near & bits) === bits && rank + low >= 0 && rank + high < NUMBERS)
      calls.push({ type: 'run', cards: [discard + low, discard + high] })
  return calls
}

const NONE: readonly Move[] = []

const groupsWith = (hand: readonly Card[], rank: number): Move[] => {
  const mates = inOrder(hand.filter((card) => rankOf(card) === rank))
  return mates.flatMap((a, k) => mates.slice(k + 1).map((b): Move => ({ type: 'group', cards: [a, b] })))
}

/** Where the other two cards of a run stand. */
const RUNS = [
  { low: -2, high: -1, bits: 0b00011 },
  { low: -1, high: 1, bits: 0b01010 },
  { low: 1, high: 2, bits: 0b11000 },
] as const

/** By the cards near the discard, the discard itself among them or not, whether two of them stand so. */
const HAS_RUN: readonly boolean[] = Array.from({ length: 32 }, (_, near) =>
  RUNS.some(({ bits }) => (near & bits) === bits),
)

/** A legal move of a seat that is due, all equally likely, found without making the list. */
export const pickMove = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move =>
  state.window === null ? pickOnTurn(context, state, seat, rng) : pickAnswer(context, state, seat, rng)

/** Draws from all moves of such a turn, legal or not, until one is legal. */
const pickOnTurn = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  const hand = state.hands[seat]!
  const isFree = !hasReached(state, seat)
  const discards = isFree ? hand.length : 1
  const reaches = mayReach(context, state, seat) ? hand.length : 0
  for (;;) {
    const choice = rng.below(discards + reaches + Number(state.drawn))
    if (choice < discards) return { type: 'discard', card: isFree ? hand[choice]! : hand.at(-1)! }
    if (choice < discards + reaches) {
      const card = hand[choice - discards]!
      if (isReadyWithout(hand, card)) return { type: 'reach', card }
    } else if (mayWin(context, state, seat)) return WIN
  }
}

const pickAnswer = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  const calls = mayCall(context, state, seat) ? callsOf(state.hands[seat]!, discardOf(state)) : []
  for (;;) {
    const choice = rng.below(calls.length + 2)
    if (choice < calls.length) return calls[choice]!
    if (choice === calls.length) return PASS
    if (mayWin(context, state, seat)) return WIN
  }
}
