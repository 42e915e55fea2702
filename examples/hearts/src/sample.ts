import { type Card, dealWithin, frenchFace, type Rng, suitOf } from '@tefuda/kernel'
import type { RulesContext, State } from './play.ts'
import { deckFor } from './rules.ts'
import type { View } from './view.ts'

/** A state drawn at random from those that agree with the view. */
export const sampleFrom = ({ seats }: RulesContext, view: View, rng: Rng): State => {
  const cards = (names: readonly string[]): Card[] => names.map((name) => frenchFace(name)!)
  const own = cards(view.hand ?? [])
  const trick = cards(view.trick)
  const taken = view.taken.map(cards)
  const seen = new Set([...own, ...trick, ...taken.flat()])
  const unseen = view.deal === 0 ? [] : deckFor(seats).cards.filter((card) => !seen.has(card))
  const room = view.counts.map((count, seat) => (seat === view.viewer ? 0 : count))
  const hands = dealWithin(unseen, room, (seat, card) => !view.voids[seat]![suitOf(card)], rng)
  if (view.viewer !== null) hands[view.viewer] = own
  const { deal, leader, over } = view
  return {
    deal,
    leader,
    trick,
    hands,
    taken,
    voids: view.voids.map((suits) => suits.slice()),
    scores: view.scores.slice(),
    over,
  }
}
