import type { Card, Rng, Seat } from '@tefuda/kernel'
import { cardOf, inOrder, isSymbol, NUMBERS, rankOf } from './cards.ts'
import { completes, isComplete } from './hand/splits.ts'
import { isReady, readyDiscards } from './hand/waits.ts'
import { type Move, PASS, WIN } from './move.ts'
import { canWin } from './scoring/reading.ts'
import { winNow } from './situation.ts'
import { discardOf, hasCalled, hasReached, isDue, type Setting, type State } from './state.ts'

/** The legal moves of a seat: a win, reaches, discards, or a win, groups, runs, the pass; each by the order of the deck. */
export const movesOf = (setting: Setting, state: State, seat: Seat): Move[] => {
  if (!isDue(state, seat)) return []
  const moves: Move[] = mayWin(setting, state, seat) ? [WIN] : []
  if (state.window !== null) {
    if (mayCall(state, seat)) moves.push(...callsOf(state.hands[seat]!, discardOf(state)))
    moves.push(PASS)
    return moves
  }
  const hand = state.hands[seat]!
  if (hasReached(state, seat)) return [...moves, { type: 'discard', card: hand.at(-1)! }]
  if (mayReach(setting, state, seat)) for (const { card } of readyDiscards(hand)) moves.push({ type: 'reach', card })
  for (const card of inOrder(hand)) moves.push({ type: 'discard', card })
  return moves
}

/** Whether the seat may say that it wins: with the card drawn, or with the discard. */
export const mayWin = (setting: Setting, state: State, seat: Seat): boolean => {
  const hand = state.hands[seat]!
  const isWhole = state.window === null ? state.drawn && isComplete(hand) : completes(hand, discardOf(state))
  return isWhole && canWin(setting.rules, winNow(state, seat))
}

/** Whether anything but the hand itself keeps the seat from a reach (EJ-7). */
export const mayReach = ({ rules }: Setting, state: State, seat: Seat): boolean =>
  !hasReached(state, seat) && !hasCalled(state, seat) && state.wall.length > 0 && state.chips[seat]! >= rules.stake

/** Whether the seat may call at all: not after its reach, and not on the last discard (EJ-5). */
export const mayCall = (state: State, seat: Seat): boolean => !hasReached(state, seat) && state.wall.length > 0

/** The groups and runs that two of these cards make with a discard, each by the order of the deck. */
export const callsOf = (hand: readonly Card[], discard: Card): Move[] => {
  const calls: Move[] = []
  const rank = rankOf(discard)
  for (let suit = 0; suit < 4; suit++)
    for (let other = suit + 1; other < 4; other++) {
      const [a, b] = [cardOf(suit, rank), cardOf(other, rank)]
      if (hand.includes(a) && hand.includes(b)) calls.push({ type: 'group', cards: [a, b] })
    }
  if (isSymbol(rank)) return calls
  for (const [low, high] of RUN_MATES)
    if (rank + low >= 0 && rank + high < NUMBERS && hand.includes(discard + low) && hand.includes(discard + high))
      calls.push({ type: 'run', cards: [discard + low, discard + high] })
  return calls
}

/** Where the other two cards of a run stand. */
const RUN_MATES = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const

/** A legal move of a seat that is due, all equally likely, found without making the list. */
export const pickMove = (setting: Setting, state: State, seat: Seat, rng: Rng): Move =>
  state.window === null ? pickOnTurn(setting, state, seat, rng) : pickAnswer(setting, state, seat, rng)

/** Draws from all moves of such a turn, legal or not, until one is legal. */
const pickOnTurn = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  const hand = state.hands[seat]!
  const isFree = !hasReached(state, seat)
  const discards = isFree ? hand.length : 1
  const reaches = mayReach(setting, state, seat) ? hand.length : 0
  for (;;) {
    const choice = rng.below(discards + reaches + Number(state.drawn))
    if (choice < discards) return { type: 'discard', card: isFree ? hand[choice]! : hand.at(-1)! }
    if (choice < discards + reaches) {
      const card = hand[choice - discards]!
      if (isReadyWithout(hand, card)) return { type: 'reach', card }
    } else if (mayWin(setting, state, seat)) return WIN
  }
}

/** Whether a closed hand waits for something once this card of it is discarded (EJ-7). */
export const isReadyWithout = (hand: readonly Card[], card: Card): boolean => {
  const rest = hand.slice()
  rest.splice(hand.indexOf(card), 1)
  return isReady(rest, [card])
}

const pickAnswer = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  const calls = mayCall(state, seat) ? callsOf(state.hands[seat]!, discardOf(state)) : []
  for (;;) {
    const choice = rng.below(calls.length + 2)
    if (choice < calls.length) return calls[choice]!
    if (choice === calls.length) return PASS
    if (mayWin(setting, state, seat)) return WIN
  }
}
