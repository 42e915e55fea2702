import type { Card, Deck, Engine, Game } from '@tefuda/kernel'
import { luckOf } from './pairing.ts'
import type { Plan } from './plan.ts'

/** How many numbers `dealtIn` gives: none where the game does not say what cards are worth, or somebody plays alone. */
export const variatesOf = ({ game, experiment: { seats } }: Pick<Plan, 'game' | 'experiment'>): number =>
  game.cardWorth === undefined ? 0 : seats - 1

/**
 * What the base deals to each seat but the last on that shuffle: the worth of its cards, against the mean of all seats. Over all
 * shuffles each comes to 0, since every seat is as likely to get any card.
 */
export const dealtIn = (plan: Plan, deal: number): readonly number[] => {
  if (variatesOf(plan) === 0) return []
  const { engine } = plan.arms[0]!.table
  return worthIn(plan, engine.start(luckOf(plan.experiment.seed, deal).chance(engine.deck)))
}

/** The same, as a deal of the base begins; only where there is something to tell (`variatesOf`). */
export const worthIn = ({ game, arms, experiment: { seats } }: Plan, start: unknown): readonly number[] => {
  const cardWorth = game.cardWorth!
  const { engine } = arms[0]!.table
  const usual = usualWorth(engine.deck, cardWorth)
  const hands = handsIn(engine, start)
  const worth = hands.map((cards) => cards.reduce((sum, card) => sum + cardWorth(card) - usual, 0))
  const mean = worth.reduce((sum, hand) => sum + hand) / seats
  return worth.slice(0, -1).map((hand) => hand - mean)
}

/** The cards of each seat that it sees itself, hidden from others or not. */
export const handsIn = (engine: Pick<Engine, 'places' | 'seats'>, state: unknown): readonly (readonly Card[])[] => {
  const hands: Card[][] = Array.from({ length: engine.seats }, () => [])
  for (const { seat, seenBy, cards } of engine.places(state))
    if (seat !== undefined && (seenBy === 'all' || seenBy.includes(seat))) hands[seat]!.push(...cards)
  return hands
}

const known = new WeakMap<Deck, number>()

/** Of a card of the deck, on average. */
const usualWorth = (deck: Deck, cardWorth: NonNullable<Game['cardWorth']>): number => {
  let usual = known.get(deck)
  if (usual === undefined) {
    usual = deck.cards.reduce((sum: number, card: Card) => sum + cardWorth(card), 0) / deck.cards.length
    known.set(deck, usual)
  }
  return usual
}
