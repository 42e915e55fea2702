import type { Card, Engine, GameEvent, Rng, Seat } from '@tefuda/kernel'

/** A choice somebody made in the open, and what has left its hand since. */
export interface Decision<S, E> {
  /** What it chose, as it was told. */
  readonly event: E
  /** The table just before. Hands are drawn at random, as many cards in each as there were. */
  readonly before: S
  /** The cards it has played then and since: with those it holds now they were its hand. */
  readonly played: readonly Card[]
}

/** What a game's events mean for its hidden hands. */
export interface Reading<E> {
  /** Who chose, where the event tells a choice that can be explained by the hand. */
  chooser(event: E): Seat | null
  /** The cards that left the chooser's hand. */
  played(event: E): readonly Card[]
}

/** The choices of each other seat, from what `viewer` was told since the deal began; `start` is its view before that. */
export const traceOf = <S, E extends GameEvent, V>(
  engine: Engine<S, unknown, E, V, unknown>,
  told: readonly E[],
  viewer: Seat,
  start: V,
  { chooser, played }: Reading<E>,
  luck: Rng,
): readonly (readonly Decision<S, E>[])[] => {
  const decisions = Array.from({ length: engine.seats }, (): (Decision<S, E> & { readonly played: Card[] })[] => [])
  let view = start
  for (const event of told) {
    const seat = chooser(event)
    if (seat !== null && seat !== viewer) {
      decisions[seat]!.push({ event, before: engine.sample(view, luck), played: [] })
      for (const decision of decisions[seat]!) decision.played.push(...played(event))
    }
    view = engine.viewAfter(view, event)
  }
  return decisions
}
