import type { Card } from '../src/cards.ts'
import type { Engine, Place } from '../src/game.ts'
import { knowsCard } from '../src/place.ts'
import type { Seat, Viewer } from '../src/seat.ts'

/** A card where it lies: place and position as `engine.places` numbers them. */
export interface Slot {
  readonly place: number
  readonly position: number
  readonly card: Card
}

const slotsOf = (places: readonly Place[], fits: (place: Place, position: number) => boolean): Slot[] =>
  places.flatMap((place, index) =>
    place.cards.flatMap((card, position) => (fits(place, position) ? { place: index, position, card } : [])),
  )

/** The cards that a viewer cannot know and that may be exchanged. */
export const hiddenSlots = (engine: Engine, state: unknown, viewer: Viewer): Slot[] =>
  slotsOf(engine.places(state), (place, position) => place.judged !== true && !knowsCard(place, viewer, position))

/** The cards a viewer knows. */
export const seenCards = (engine: Engine, state: unknown, viewer: Viewer): Set<Card> =>
  new Set(
    slotsOf(engine.places(state), (place, position) => knowsCard(place, viewer, position)).map((slot) => slot.card),
  )

/** Whether one of these cards lies where it decides something in the open, and this seat can make it do so. */
export const areJudged = (engine: Engine, state: unknown, seat: Seat, cards: readonly Card[]): boolean =>
  slotsOf(engine.places(state), (place, position) => place.judged === true && knowsCard(place, seat, position)).some(
    ({ card }) => cards.includes(card),
  )

/**
 * Whether these two cards may change places: they belong to one pack, and where cards of a pack lie twice, as
 * games may have it that do not tell copies apart, to one place.
 */
export const mayChange = (engine: Engine, state: unknown, a: Slot, b: Slot): boolean => {
  const places = engine.places(state)
  const pack = places[a.place]?.pack
  if (places[b.place]?.pack !== pack) return false
  const cards = places.filter((place) => place.pack === pack).flatMap((place) => place.cards)
  const once = (card: Card) => cards.indexOf(card) === cards.lastIndexOf(card)
  return a.place === b.place || (once(a.card) && once(b.card))
}

/** Exchanges two cards of a state. False where the places are not the state's own arrays. */
export const exchange = (engine: Engine, state: unknown, a: Slot, b: Slot): boolean => {
  put(engine, state, a, b.card)
  put(engine, state, b, a.card)
  const places = engine.places(state)
  return places[a.place]?.cards[a.position] === b.card && places[b.place]?.cards[b.position] === a.card
}

const put = (engine: Engine, state: unknown, slot: Slot, card: Card): void => {
  const cards = engine.places(state)[slot.place]?.cards
  if (cards !== undefined) cards[slot.position] = card
}
