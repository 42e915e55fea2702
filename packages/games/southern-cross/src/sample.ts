import { type Card, type Rng, type Seat, shuffleInPlace } from '@tefuda/kernel'
import { EMPTY, spotCode } from './board.ts'
import { type Field, put } from './field.ts'
import { FIELD_SIZE } from './rules.ts'
import { cardName, isExtra, NONE, type RulesContext, type State } from './state.ts'
import type { FieldView, SouthernCrossView } from './view.ts'

/**
 * A state that agrees with the view: what nobody showed the viewer is dealt at random. In match play the fields of
 * others are laid at random, since no decision of the viewer depends on them; only their score and number of cards agree.
 */
export const sampleFrom = (context: RulesContext, view: SouthernCrossView, rng: Rng): State => {
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
  if (context.rules.match)
    for (let seat = 0; seat < context.seats; seat++) sampleMatchSeat(context, view, state, seat, rng)
  else sampleShared(context, view, state, rng)
  return state
}

const sampleShared = (context: RulesContext, view: SouthernCrossView, state: State, rng: Rng): void => {
  const supply = new Supply(context, [...context.deck.cards, ...context.extraJokers.flat()])
  // A shown card lies first in its hand; all other known cards are extra jokers. Those already played lie in the open.
  const known = view.hands.map((hand, seat) => {
    const shown = view.shown[seat]
    if (shown === null || shown === undefined)
      return hand.known.map((name) => supply.takeFrom(context.extraJokers[seat]!, name))
    const card = supply.take(shown)
    state.shown[seat] = card
    return [card, ...hand.known.slice(1).map((name) => supply.takeFrom(context.extraJokers[seat]!, name))]
  })
  supply.preferExtras()
  const field = fieldFrom(context, view.fields[0]!, (name) => supply.take(name))
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

const fieldFrom = (context: RulesContext, view: FieldView, take: (name: string) => Card): Field => {
  const field: Field = {
    top: view.cells.map(() => EMPTY),
    below: context.emptyBelow.slice(),
    spots: context.board === null ? view.cells.map(({ x, y }) => spotCode(x, y)) : [],
    pile: [],
    centreDue: view.centreDue,
  }
  for (const [cell, { stack }] of view.cells.entries()) for (const name of stack) put(field, cell, take(name))
  return field
}

const sampleMatchSeat = (context: RulesContext, view: SouthernCrossView, state: State, seat: Seat, rng: Rng): void => {
  const supply = new Supply(context, [...context.deck.cards, ...context.extraJokers[seat]!])
  // Extra jokers are played first, so those in the open are extra ones before others; none is ever in a pile.
  supply.preferExtras()
  const fieldSeen = view.fields[seat] ?? null
  const { count, cards } = view.hands[seat]!
  const hand = cards?.map((name) => supply.take(name)) ?? null
  const field = fieldSeen === null ? null : fieldFrom(context, fieldSeen, (name) => supply.take(name))
  const taken = (view.taken[seat] ?? []).map((name) => supply.take(name))
  const rest = supply.rest()
  shuffleInPlace(rest, rng)
  const fit = rest.filter((card) => !isExtra(context, card)).concat(rest.filter((card) => isExtra(context, card)))
  const pile = fit.splice(0, view.left[seat]! - count)
  state.hands[seat] = hand ?? fit.splice(0, count)
  state.fields[seat] = field ?? randomField(context, fit)
  state.fields[seat]!.pile = pile
  state.taken[seat] = field === null ? fit.splice(0) : taken
}

const randomField = (context: RulesContext, cards: Card[]): Field => {
  const field: Field = {
    top: [],
    below: context.emptyBelow.slice(),
    spots: [],
    pile: [],
    centreDue: false,
  }
  const size = Math.max(FIELD_SIZE[context.rules.board], context.board === null ? 1 : 0)
  for (let cell = 0; cell < size; cell++) {
    if (context.board === null) field.spots.push(spotCode(cell % 3, Math.floor(cell / 3)))
    field.top.push(EMPTY)
    const card = cards.pop()
    if (card !== undefined) put(field, cell, card)
  }
  return field
}

/** The cards not yet accounted for, taken by name. */
class Supply {
  readonly #context: RulesContext
  /** By card: 1 while it is still to be had. */
  readonly #left: Uint8Array
  #extrasFirst = false

  constructor(context: RulesContext, cards: readonly Card[]) {
    this.#context = context
    this.#left = new Uint8Array(context.emptyBelow.length)
    for (const card of cards) this.#left[card] = 1
  }

  take(name: string): Card {
    const alike = this.#context.alike.get(name) ?? []
    for (let k = 0; k < alike.length; k++) {
      const card = alike[this.#extrasFirst ? alike.length - 1 - k : k]!
      if (this.#left[card] === 0) continue
      this.#left[card] = 0
      return card
    }
    throw new RangeError(`The view holds more ${name} than the deck.`)
  }

  /** One of these particular cards, by name. */
  takeFrom(cards: readonly Card[], name: string): Card {
    const card = cards.find((one) => this.#left[one] === 1 && cardName(one) === name)
    if (card === undefined) throw new RangeError(`The view knows of a ${name} that nobody was dealt.`)
    this.#left[card] = 0
    return card
  }

  /** From now on extra jokers are taken before others of their name. */
  preferExtras(): void {
    this.#extrasFirst = true
  }

  rest(): Card[] {
    const rest: Card[] = []
    for (let card = 0; card < this.#left.length; card++) if (this.#left[card] === 1) rest.push(card)
    return rest
  }
}
