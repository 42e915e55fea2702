import type { ExjanRulesContext, ExjanState } from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import { dangerOf, isThreatened, riskOf } from './danger.ts'
import { distanceOf } from './distance.ts'
import { isTooLate } from './late.ts'
import { goneIn, seenBy } from './seen.ts'
import { fitOf } from './shape.ts'

/** A discard, and how many cards the hand then lacks to win. */
export interface Discard {
  readonly card: Card
  readonly distance: number
}

/** From this distance on a hand is given up against a reach. */
const FOLDS_FROM = 2

/**
 * Of the discards that leave the hand as near to a win as it is, the card that fits worst. Against a reach a hand that is
 * not nearly ready plays the safest card instead, and a hand for which the wall is too short the one that costs least.
 */
export const bestDiscard = (context: ExjanRulesContext, state: ExjanState, seat: Seat): Discard =>
  discards(context, state, seat).next().value!

/** The discards worth a try, best first: those that keep the hand as near, and the safest where somebody has said reach. */
export const someDiscards = (context: ExjanRulesContext, state: ExjanState, seat: Seat, most: number): Discard[] => {
  const found: Discard[] = []
  for (const discard of discards(context, state, seat)) {
    if (!found.some(({ card }) => card === discard.card)) found.push(discard)
    if (found.length === most) break
  }
  return found
}

/** The best discards one after another, each looked for when it is asked for; the safest may come twice. */
function* discards(context: ExjanRulesContext, state: ExjanState, seat: Seat): Generator<Discard, undefined> {
  const hand = state.hands[seat]!
  const gone = goneIn(state)
  const melds = state.melds[seat]!
  const distance = distanceOf(context, hand, melds, gone)
  const threatened = isThreatened(state, seat)
  if (isTooLate(state, distance)) yield { card: leastCostly(context, state, seat), distance }
  else if (threatened && distance >= FOLDS_FROM) yield { card: safest(state, seat), distance }
  const byFit = worstFitting(state, hand)
  let keeps = false
  for (const card of byFit) {
    const rest = hand.filter((other) => other !== card)
    if (distanceOf(context, rest, melds, gone) > distance) continue
    keeps = true
    yield { card, distance }
  }
  if (threatened) yield { card: safest(state, seat), distance: distance + 1 }
  // A complete hand without a yaku has no card too many.
  if (!keeps) for (const card of byFit) yield { card, distance: distance + 1 }
}

/** The cards of a hand, the one that fits worst with the others first. */
export const worstFitting = (state: ExjanState, hand: readonly Card[]): readonly Card[] =>
  hand
    .map((card) => ({ card, fit: fitOf(state, hand, card) }))
    .sort((a, b) => a.fit - b.fit)
    .map(({ card }) => card)

/** The safest card; among equals the one that fits worst. */
const safest = (state: ExjanState, seat: Seat): Card => {
  const seen = seenBy(state, seat)
  return leastBy(state, seat, (card) => dangerOf(state, seat, seen, card))
}

/** The card by which others win least, whether they have said reach or not; among equals the one that fits worst. */
const leastCostly = (context: ExjanRulesContext, state: ExjanState, seat: Seat): Card => {
  const seen = seenBy(state, seat)
  return leastBy(state, seat, (card) => riskOf(context, state, seat, seen, card))
}

const leastBy = (state: ExjanState, seat: Seat, risk: (card: Card) => number): Card => {
  const hand = state.hands[seat]!
  const risks = hand.map((card) => risk(card) + fitOf(state, hand, card) / 1000)
  return hand[risks.indexOf(Math.min(...risks))]!
}
