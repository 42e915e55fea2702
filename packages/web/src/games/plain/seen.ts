import {
  type Description,
  type Engine,
  knowsCard,
  type Place,
  rng,
  type Status,
  seesPlace,
  type Text,
  type Viewer,
} from '@tefuda/kernel'

/** Cards that lie together, as far as a viewer knows them. */
export interface Pile {
  readonly name: string
  readonly label: Text
  /** Before whom it lies; null in the middle. */
  readonly seat: number | null
  /** The cards that the viewer knows, in their order. */
  readonly cards: readonly string[]
  /** How many more lie there. */
  readonly hidden: number
}

/** A card of the own hand; the key tells copies apart. */
export interface HandCard {
  readonly key: string
  readonly name: string
  /** Whether everybody knows that it is there. */
  readonly isPublic: boolean
}

/** What a viewer may be shown of a game. */
export interface Seen {
  readonly status: Status
  readonly hand: readonly HandCard[]
  /** Everything that lies anywhere else but on the board; empty places are left out. */
  readonly piles: readonly Pile[]
  /** How many cards each seat holds; null where that is not counted. */
  readonly held: readonly (number | null)[]
  readonly notes: readonly Text[]
  readonly board: NonNullable<Description['board']> | null
  /** Some state that agrees with the view: what it answers to the viewer, the true one answers too. */
  readonly world: unknown
}

export type Look = (view: unknown, viewer: Viewer) => Seen

/**
 * Shows views of whole moves. Cards are read from a sample of the view, and only where the viewer knows them: there all
 * samples are alike, which the conformance suite holds every game to (`showing`).
 */
export const lookWith = (engine: Engine): Look => {
  const known = new WeakMap<object, Map<Viewer, Seen>>()
  return (view, viewer) => {
    const byViewer = known.get(view as object) ?? new Map<Viewer, Seen>()
    known.set(view as object, byViewer)
    let seen = byViewer.get(viewer)
    if (seen === undefined) {
      seen = seenIn(engine, view, viewer)
      byViewer.set(viewer, seen)
    }
    return seen
  }
}

const seenIn = (engine: Engine, view: unknown, viewer: Viewer): Seen => {
  const world = engine.sample(view, rng(1))
  const places = engine.places(world)
  const { notes, board = null } = engine.describe?.(view) ?? { notes: [] }
  const own = `hand ${viewer}`
  const isBeside = ({ name, cards }: Place): boolean =>
    name !== own && cards.length > 0 && board?.places.includes(name) !== true
  const handOf = (seat: number): Place | undefined => places.find(({ name }) => name === `hand ${seat}`)
  return {
    status: engine.status(world),
    hand: places.filter(({ name }) => name === own).flatMap((place) => heldIn(engine, place)),
    piles: places.filter(isBeside).flatMap((place) => pileOf(engine, place, viewer)),
    held: Array.from({ length: engine.seats }, (_, seat) => {
      const hand = handOf(seat)
      return hand === undefined || hand.uncounted === true ? null : hand.cards.length
    }),
    notes,
    board,
    world,
  }
}

const heldIn = (engine: Engine, place: Place): HandCard[] => {
  const names = place.cards.map((card) => engine.deck.name(card))
  return names.map((name, at) => ({
    key: `${name} ${names.slice(0, at).filter((other) => other === name).length}`,
    name,
    isPublic: place.seenBy === 'all' || place.known?.includes(at) === true,
  }))
}

/** Hands of others are counted beside their names: here stand only those of which a card is known. */
const pileOf = (engine: Engine, place: Place, viewer: Viewer): Pile[] => {
  const cards = place.cards.flatMap((card, at) => (knowsCard(place, viewer, at) ? [engine.deck.name(card)] : []))
  const isUnknown = place.uncounted === true && !seesPlace(place, viewer)
  if (cards.length === 0 && (isUnknown || place.name === `hand ${place.seat}`)) return []
  const { name, label = { ja: name, en: name }, seat = null } = place
  return [{ name, label, seat, cards, hidden: isUnknown ? 0 : place.cards.length - cards.length }]
}
