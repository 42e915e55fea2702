import { type Place, type Seat, text, type Viewer } from '@tefuda/kernel'
import { spotX, spotY } from './board.ts'
import type { SouthernCrossEvent } from './event.ts'
import { type Field, stackOf } from './field.ts'
import { knownCards, knownIn } from './known.ts'
import { cellName } from './notation.ts'
import { totalsOf } from './play.ts'
import { cardName, NONE, type RulesContext, type State, seatsToAct } from './state.ts'

/** A cell as everybody may see it who sees the field. */
export interface CellView {
  readonly name: string
  /** Place of the cell's middle: x to the right, y downward, in cells; fractions on the zodiac ring. */
  readonly x: number
  readonly y: number
  /** The cards on it by name, from the lowest to the top; empty for an empty cell. */
  readonly stack: readonly string[]
}

export interface FieldView {
  readonly cells: readonly CellView[]
  /** Cards left in the pile. */
  readonly pile: number
  /** Whether the next card must go to the centre (SC-12). */
  readonly centreDue: boolean
}

export interface HandView {
  readonly count: number
  /** The viewer's own cards in their order; null for the hands of others. */
  readonly cards: readonly string[] | null
  /** Cards everybody knows this seat holds: the shown card, and extra jokers not played yet. */
  readonly known: readonly string[]
}

/** What a seat or a spectator may know of a Southern Cross session. */
export interface SouthernCrossView {
  readonly viewer: Viewer
  readonly deal: number
  readonly toAct: readonly Seat[]
  readonly dealer: Seat
  /** The card each seat must place in its first turn (SC-15) by name; null where it has been placed or there is none. */
  readonly shown: readonly (string | null)[]
  /** One shared field, or one for each seat in match play; null where it is hidden from the viewer. */
  readonly fields: readonly (FieldView | null)[]
  readonly hands: readonly HandView[]
  /** Cards each seat has taken, in that order; null where they are hidden (match play). */
  readonly taken: readonly (readonly string[] | null)[]
  /** Cards each seat still has to play: its hand, in match play with the pile of its own. */
  readonly left: readonly number[]
  /** Placements made so far by each seat in this deal; null where they are hidden (match play). */
  readonly turns: readonly (number | null)[]
  /** Points in this deal. */
  readonly scores: readonly number[]
  /** Points in the session, this deal included. */
  readonly totals: readonly number[]
  readonly over: boolean
}

/** In match play only the owner sees a field until the session is over (SC-17). */
export const seesField = (
  context: RulesContext,
  state: { readonly over: boolean },
  viewer: Viewer,
  field: number,
): boolean => !context.rules.match || state.over || viewer === field

export const viewOf = (context: RulesContext, state: State, viewer: Viewer): SouthernCrossView => ({
  viewer,
  deal: state.deal,
  toAct: seatsToAct(context, state),
  dealer: state.dealer,
  shown: state.shown.map((card) => (card === NONE ? null : cardName(card))),
  fields: state.fields.map((field, index) =>
    seesField(context, state, viewer, index) ? fieldView(context, field) : null,
  ),
  hands: state.hands.map((hand, seat) => ({
    count: hand.length,
    cards: viewer === seat ? hand.map(cardName) : null,
    known: knownCards(context, state, seat),
  })),
  taken: state.taken.map((cards, seat) => (seesField(context, state, viewer, seat) ? cards.map(cardName) : null)),
  left: state.hands.map((hand, seat) => hand.length + (context.rules.match ? state.fields[seat]!.pile.length : 0)),
  turns: state.turns.map((turns, seat) => (seesField(context, state, viewer, seat) ? turns : null)),
  scores: state.scores.slice(),
  totals: totalsOf(state),
  over: state.over,
})

/** A field as it is seen by whoever sees it. */
export const fieldView = (context: RulesContext, field: Field): FieldView => ({
  cells: field.top.map((_, cell) => {
    const [x, y] = context.board?.places[cell] ?? [spotX(field.spots[cell]!), spotY(field.spots[cell]!)]
    return { name: cellName(context, field, cell), x, y, stack: stackOf(field, cell).map(cardName) }
  }),
  pile: field.pile.length,
  centreDue: field.centreDue,
})

/** What a viewer learns of an event: cards in the hands of others stay hidden, in match play their fields and turns too. */
export const eventSeenBy = (
  context: RulesContext,
  event: SouthernCrossEvent,
  viewer: Viewer,
): SouthernCrossEvent | null => {
  const { match } = context.rules
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : { ...event, cards: null }
    case 'place':
      if (event.seat === viewer) return event
      return match ? null : { ...event, at: null }
    case 'draw':
      if (event.seat === viewer) return event
      return match ? null : { ...event, cards: null, at: null }
    case 'take':
    case 'eclipse':
      return match && event.seat !== viewer ? null : event
    case 'deal':
      return event.field === null || event.field === viewer ? event : { ...event, cells: null }
    case 'refill':
      return event.field === null || event.field === viewer ? event : null
    case 'reveal':
      return event.seat === viewer ? null : event
    default:
      return event
  }
}

const HAND = text('手札', 'Hand')
const FIELD = text('場', 'Field')
const PILE = text('山札', 'Pile')
const TAKEN = text('取った札', 'Taken')

/** In match play every seat has a pack of its own; its field is hidden, but what it takes shows in the score. */
export const placesOf = (context: RulesContext, state: State): Place[] => {
  const { match } = context.rules
  const hidden = match && !state.over
  const openTo = (seat: Seat) => (hidden ? [seat] : ('all' as const))
  const ownPack = (seat: Seat) => (match ? { pack: seat } : {})
  const ownPlace = (seat: Seat) => (match ? { seat } : {})
  return [
    ...state.fields.flatMap((field, index): Place[] => [
      {
        name: `field ${index}`,
        label: FIELD,
        ...ownPlace(index),
        cards: field.top.flatMap((_, cell) => stackOf(field, cell)),
        seenBy: openTo(index),
        judged: hidden,
        uncounted: hidden,
        ...ownPack(index),
      },
      { name: `pile ${index}`, label: PILE, ...ownPlace(index), cards: field.pile, seenBy: [], ...ownPack(index) },
    ]),
    ...state.hands.map(
      (cards, seat): Place => ({
        name: `hand ${seat}`,
        label: HAND,
        seat,
        cards,
        seenBy: [seat],
        known: knownIn(context, state, seat),
        ...ownPack(seat),
      }),
    ),
    ...state.taken.map(
      (cards, seat): Place => ({
        name: `taken ${seat}`,
        label: TAKEN,
        seat,
        cards,
        seenBy: openTo(seat),
        uncounted: hidden,
        ...ownPack(seat),
      }),
    ),
  ]
}
