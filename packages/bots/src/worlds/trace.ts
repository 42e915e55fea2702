import { type Card, type Engine, faceOf, type GameEvent, type Rng, type Seat } from '@tefuda/kernel'

/** A choice somebody made in the open, and what has become of its hand since. */
export interface Decision<S, E> {
  /** What it chose, as it was told. */
  readonly event: E
  /** The table just before. Hands are drawn at random, as many cards in each as there were. */
  readonly before: S
  /** The hidden cards that came to the hand since, and those that left it. */
  readonly came: readonly Card[]
  readonly left: readonly Card[]
}

/** How a hidden hand changes: `card` is null where the seat that was told does not know which. */
export interface Shift {
  readonly seat: Seat
  readonly card: Card | null
  readonly comes: boolean
}

/** What a game's events mean for its hidden hands. */
export interface Reading<E> {
  /** Who chose, where the event tells a choice that can be explained by the hand. */
  chooser(event: E): Seat | null
  shifts(event: E): readonly Shift[]
}

/**
 * The choices of each other seat, from what `viewer` was told since the deal began; `start` is its view before that. A choice
 * that was made before an unknown card came to the hand, or left it, is not among them.
 */
export const traceOf = <S, E extends GameEvent, V>(
  engine: Engine<S, unknown, E, V, unknown>,
  told: readonly E[],
  viewer: Seat,
  start: V,
  { chooser, shifts }: Reading<E>,
  luck: Rng,
): readonly (readonly Decision<S, E>[])[] => {
  const decisions = Array.from({ length: engine.seats }, (): Writing<S, E>[] => [])
  let view = start
  for (const event of told) {
    const seat = chooser(event)
    if (seat !== null && seat !== viewer)
      decisions[seat]!.push({ event, before: engine.sample(view, luck), came: [], left: [] })
    for (const { seat: whose, card, comes } of shifts(event)) {
      if (card === null) decisions[whose] = []
      else for (const decision of decisions[whose]!) (comes ? decision.came : decision.left).push(card)
    }
    view = engine.viewAfter(view, event)
  }
  return decisions
}

interface Writing<S, E> extends Decision<S, E> {
  readonly came: Card[]
  readonly left: Card[]
}

/**
 * The logarithm of the likelihood of all these decisions, by that of each. Once it is below `least` the rest is left out, and the decision that
 * settled it comes first the next time: what spoke against this guess will speak against others like it.
 */
export const logLikelihoodOf = <D>(decisions: D[], least: number, logChance: (decision: D) => number): number => {
  let sum = 0
  for (let at = 0; at < decisions.length; at++) {
    sum += logChance(decisions[at]!)
    if (sum < least) {
      decisions.unshift(...decisions.splice(at, 1))
      break
    }
  }
  return sum
}

/** The hidden hand at the time of a decision, by what it holds now; cards of one face count as the same. */
export const handThen = (
  now: readonly Card[],
  { came, left }: Pick<Decision<unknown, unknown>, 'came' | 'left'>,
): Card[] => {
  const hand = now.concat(left)
  for (const card of came) {
    const at = hand.findIndex((other) => faceOf(other) === faceOf(card))
    if (at >= 0) hand.splice(at, 1)
  }
  return hand
}
