import { type Card, type Place, type Rng, type Seat, shuffleInPlace, type Viewer } from '@tefuda/kernel'
import { spotCode, spotX, spotY } from './board.ts'
import type { SouthernCrossEvent } from './event.ts'
import { cellName } from './notation.ts'
import { totalsOf } from './play.ts'
import { FIELD_SIZE } from './rules.ts'
import {
  cardName,
  EMPTY,
  type Field,
  isExtra,
  NONE,
  put,
  type Setting,
  type State,
  seatsToAct,
  stackOf,
} from './state.ts'
import type { FieldView, SouthernCrossView } from './view.ts'

/** In match play only the owner sees a field until the session is over (SC-17). */
const seesField = (setting: Setting, state: { readonly over: boolean }, viewer: Viewer, field: number): boolean =>
  !setting.rules.match || state.over || viewer === field

export const viewOf = (setting: Setting, state: State, viewer: Viewer): SouthernCrossView => ({
  viewer,
  deal: state.deal,
  toAct: seatsToAct(setting, state),
  dealer: state.dealer,
  shown: state.shown.map((card) => (card === NONE ? null : cardName(card))),
  fields: state.fields.map((field, index) =>
    seesField(setting, state, viewer, index) ? fieldView(setting, field) : null,
  ),
  hands: state.hands.map((hand, seat) => ({
    count: hand.length,
    cards: viewer === seat ? hand.map(cardName) : null,
    known: knownIn(setting, state, seat).map((at) => cardName(hand[at]!)),
  })),
  taken: state.taken.map((cards, seat) => (seesField(setting, state, viewer, seat) ? cards.map(cardName) : null)),
  left: state.hands.map((hand, seat) => hand.length + (setting.rules.match ? state.fields[seat]!.pile.length : 0)),
  turns: state.turns.map((turns, seat) => (seesField(setting, state, viewer, seat) ? turns : null)),
  scores: state.scores.slice(),
  totals: totalsOf(state),
  over: state.over,
})

const fieldView = (setting: Setting, field: Field): FieldView => ({
  cells: field.top.map((_, cell) => {
    const [x, y] = setting.board?.places[cell] ?? [spotX(field.spots[cell]!), spotY(field.spots[cell]!)]
    return { name: cellName(setting, field, cell), x, y, stack: stackOf(field, cell).map(cardName) }
  }),
  pile: field.pile.length,
  centreDue: field.centreDue,
})

/** Where in a hand lie the cards everybody knows of: the shown card, and extra jokers outside match play. */
const knownIn = (setting: Setting, state: State, seat: Seat): number[] =>
  setting.rules.match
    ? []
    : state.hands[seat]!.flatMap((card, at) => (isExtra(setting, card) || card === state.shown[seat] ? [at] : []))

/** What a viewer learns of an event: the drawn cards of others stay hidden, in match play their whole turn. */
export const eventSeenBy = (setting: Setting, event: SouthernCrossEvent, viewer: Viewer): SouthernCrossEvent | null => {
  switch (event.type) {
    case 'hand':
    case 'draw':
      if (event.seat === viewer) return event
      return setting.rules.match ? null : { ...event, cards: null }
    case 'place':
    case 'take':
    case 'eclipse':
      return setting.rules.match && event.seat !== viewer ? null : event
    case 'deal':
    case 'refill':
      return event.field === null || event.field === viewer ? event : null
    default:
      return event
  }
}

export const placesOf = (setting: Setting, state: State): Place[] => [
  ...state.fields.flatMap((field, index): Place[] => {
    const seenBy = setting.rules.match && !state.over ? [index] : 'all'
    return [
      { name: `field ${index}`, cards: field.top.flatMap((_, cell) => stackOf(field, cell)), seenBy },
      { name: `pile ${index}`, cards: field.pile, seenBy: [] },
    ]
  }),
  ...state.hands.map(
    (cards, seat): Place => ({ name: `hand ${seat}`, cards, seenBy: [seat], known: knownIn(setting, state, seat) }),
  ),
  ...state.taken.map(
    (cards, seat): Place => ({
      name: `taken ${seat}`,
      cards,
      seenBy: setting.rules.match && !state.over ? [seat] : 'all',
    }),
  ),
]

/**
 * A state that agrees with the view: what nobody showed the viewer is dealt at random. In match play the fields of
 * others are laid at random, since no decision of the viewer depends on them; only their score and number of cards agree.
 */
export const sampleFrom = (setting: Setting, view: SouthernCrossView, rng: Rng): State => {
  const state: State = {
    deal: view.deal,
    dealer: view.dealer,
    // When the session is over nobody is to act, and whose turn it would be makes no difference.
    turn: view.toAct[0] ?? view.dealer,
    fields: [],
    hands: [],
    shown: view.shown.map(() => NONE),
    taken: [],
    turns: view.turns.map((turns) => turns ?? 0),
    scores: view.scores.slice(),
    earlier: view.totals.map((total, seat) => total - view.scores[seat]!),
    over: view.over,
  }
  if (setting.rules.match)
    for (let seat = 0; seat < setting.seats; seat++) sampleMatchSeat(setting, view, state, seat, rng)
  else sampleShared(setting, view, state, rng)
  return state
}

const sampleShared = (setting: Setting, view: SouthernCrossView, state: State, rng: Rng): void => {
  const extras = setting.extraJokers.flat()
  const supply = new Supply(setting, [...setting.deck.cards, ...extras])
  // Known jokers of a hand are the extra ones; those already played lie in the open and are told apart first.
  const known = view.hands.map((hand, seat) =>
    hand.known.map((name) =>
      name === view.shown[seat] && state.shown[seat] === NONE
        ? (state.shown[seat] = supply.take(name))
        : supply.takeFrom(setting.extraJokers[seat]!, name),
    ),
  )
  supply.preferFirst(extras)
  const field = fieldFrom(setting, view.fields[0]!, (name) => supply.take(name))
  state.fields = [field]
  state.taken = view.taken.map((names) => (names ?? []).map((name) => supply.take(name)))
  const own = view.hands.map((hand, seat) => (hand.cards === null ? null : handFrom(hand.cards, known[seat]!, supply)))
  const rest = supply.rest()
  shuffleInPlace(rest, rng)
  state.hands = view.hands.map((hand, seat) => own[seat] ?? dealUnknown(hand.count, known[seat]!, rest))
  field.pile = rest
}

/** The viewer's own hand in its order, known cards where they lie. */
const handFrom = (names: readonly string[], known: readonly Card[], supply: Supply): Card[] => {
  const open = known.slice()
  return names.map((name) => {
    const at = open.findIndex((card) => cardName(card) === name)
    return at >= 0 ? open.splice(at, 1)[0]! : supply.take(name)
  })
}

const dealUnknown = (count: number, known: readonly Card[], rest: Card[]): Card[] => [
  ...known,
  ...rest.splice(rest.length - (count - known.length)),
]

const fieldFrom = (setting: Setting, view: FieldView, take: (name: string) => Card): Field => {
  const field: Field = {
    top: view.cells.map(() => EMPTY),
    below: Array<Card>(setting.belowSize).fill(EMPTY),
    spots: setting.board === null ? view.cells.map(({ x, y }) => spotCode(x, y)) : [],
    pile: [],
    centreDue: view.centreDue,
  }
  for (const [cell, { stack }] of view.cells.entries()) for (const name of stack) put(field, cell, take(name))
  return field
}

const sampleMatchSeat = (setting: Setting, view: SouthernCrossView, state: State, seat: Seat, rng: Rng): void => {
  const supply = new Supply(setting, [...setting.deck.cards, ...setting.extraJokers[seat]!])
  const fieldSeen = view.fields[seat] ?? null
  const { count, cards } = view.hands[seat]!
  const hand = cards?.map((name) => supply.take(name)) ?? null
  const field = fieldSeen === null ? null : fieldFrom(setting, fieldSeen, (name) => supply.take(name))
  const taken = (view.taken[seat] ?? []).map((name) => supply.take(name))
  const rest = supply.rest()
  shuffleInPlace(rest, rng)
  // Extra jokers are never in a pile.
  const fit = rest.filter((card) => !isExtra(setting, card)).concat(rest.filter((card) => isExtra(setting, card)))
  const pile = fit.splice(0, view.left[seat]! - count)
  state.hands[seat] = hand ?? fit.splice(0, count)
  state.fields[seat] = field ?? randomField(setting, fit)
  state.fields[seat]!.pile = pile
  state.taken[seat] = field === null ? fit.splice(0) : taken
}

const randomField = (setting: Setting, cards: Card[]): Field => {
  const field: Field = {
    top: [],
    below: Array<Card>(setting.belowSize).fill(EMPTY),
    spots: [],
    pile: [],
    centreDue: false,
  }
  const size = Math.max(FIELD_SIZE[setting.rules.board], setting.board === null ? 1 : 0)
  for (let cell = 0; cell < size; cell++) {
    if (setting.board === null) field.spots.push(spotCode(cell % 3, Math.floor(cell / 3)))
    field.top.push(EMPTY)
    const card = cards.pop()
    if (card !== undefined) put(field, cell, card)
  }
  return field
}

/** The cards not yet accounted for, taken by name. */
class Supply {
  readonly #byName = new Map<string, Card[]>()

  constructor(setting: Setting, cards: readonly Card[]) {
    for (const card of cards.toSorted((a, b) => b - a)) {
      const name = setting.deck.name(card)
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), card])
    }
  }

  take(name: string): Card {
    const card = this.#byName.get(name)?.pop()
    if (card === undefined) throw new RangeError(`The view holds more ${name} than the deck.`)
    return card
  }

  /** One of these particular cards, by name. */
  takeFrom(cards: readonly Card[], name: string): Card {
    const left = this.#byName.get(name) ?? []
    const at = left.findIndex((card) => cards.includes(card))
    if (at < 0) throw new RangeError(`The view knows of a ${name} that nobody was dealt.`)
    return left.splice(at, 1)[0]!
  }

  /** From now on these cards are taken before others of their name. */
  preferFirst(cards: readonly Card[]): void {
    for (const left of this.#byName.values()) left.sort((a, b) => Number(cards.includes(a)) - Number(cards.includes(b)))
  }

  rest(): Card[] {
    return [...this.#byName.values()].flat()
  }
}
