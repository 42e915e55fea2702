import {
  type Card,
  type Chance,
  type Emit,
  faceOf,
  hearing,
  isJoker,
  type Outcome,
  rankingOf,
  type Seat,
} from '@tefuda/kernel'
import { type Cell, EMPTY, FREE_START } from './board.ts'
import type { Placed, SouthernCrossEvent, Taking, Wave } from './event.ts'
import { makesRole3x3, refill3x3, take3x3 } from './fast3x3.ts'
import { type Field, isCleared, stackOf } from './field.ts'
import { knownCards } from './known.ts'
import type { Move, Placement } from './move.ts'
import { cellName } from './notation.ts'
import { reachCount, reachesOf } from './reach.ts'
import { FIELD_SIZE, type SouthernCrossRules } from './rules.ts'
import { cardName, fieldIndex, isExtra, NONE, type RulesContext, type State, strengthOf } from './state.ts'
import { jokersOnCorners, takeAll, takesAnything } from './take.ts'
import { cellGrown, lay, tried } from './trial.ts'
import { reachName } from './trick.ts'

type Tell = Emit<SouthernCrossEvent> | undefined

export const startState = (context: RulesContext, chance: Chance, tell: Tell): State => {
  const state: State = {
    deal: 1,
    dealer: 0,
    turn: 0,
    fields: [],
    hands: [],
    shown: [],
    taken: [],
    turns: [],
    scores: [],
    earlier: forEach(context.seats, 0),
    over: false,
  }
  layOut(context, state, chance, tell)
  return state
}

/** A new deal: fields, hands, and who plays first. */
const layOut = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const { seats } = context
  state.turns = forEach(seats, 0)
  state.scores = forEach(seats, 0)
  state.taken = listEach(seats)
  state.shown = forEach(seats, NONE)
  state.dealer = 0
  if (context.shared) layOutShared(context, state, chance, tell)
  else layOutApart(context, state, chance, tell)
  state.turn = state.dealer
  for (let seat = 0; seat < seats; seat++) {
    for (const joker of context.extraJokers[seat]!) state.hands[seat]!.push(joker)
    hearing(
      tell,
      'hand',
    )?.({ type: 'hand', seat, count: state.hands[seat]!.length, cards: state.hands[seat]!.map(cardName) })
  }
}

/** The number once for each seat. */
const forEach = (seats: number, number: number): number[] => {
  const numbers = [number]
  for (let seat = 1; seat < seats; seat++) numbers.push(number)
  return numbers
}

/** A new list of cards for each seat. */
const listEach = (seats: number): Card[][] => {
  const lists: Card[][] = [[]]
  for (let seat = 1; seat < seats; seat++) lists.push([])
  return lists
}

/** Solitaire, or everybody a field of their own: from the same shuffle unless the rules say otherwise (SC-17). */
const layOutApart = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const order = chance(context.deck.cards)
  state.fields = [layField(context, order, context.rules.hand)]
  state.hands = [handFrom(context, order)]
  for (let seat = 1; seat < context.seats; seat++) {
    const own = context.rules.sameShuffle ? order : chance(context.deck.cards)
    state.fields.push(layField(context, own, context.rules.hand))
    state.hands.push(handFrom(context, own))
  }
  for (let seat = 0; seat < context.seats; seat++) hearing(tell, 'deal')?.(dealtField(context, state, seat))
}

const layOutShared = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  state.fields = [layField(context, chance(context.deck.cards), 0)]
  findDealer(context, state, chance, tell)
  dealHands(context, state)
}

/** A field laid from an order of cards, of which so many that follow go into a hand. */
const layField = (context: RulesContext, order: readonly Card[], inHand: number): Field => {
  const size = FIELD_SIZE[context.rules.board]
  return {
    top: order.slice(0, size),
    below: context.emptyBelow.slice(),
    spots: context.board === null ? FREE_START.slice(0, size) : [],
    pile: order.slice(size + inHand).reverse(),
    centreDue: false,
  }
}

const handFrom = (context: RulesContext, order: readonly Card[]): Card[] => {
  const size = FIELD_SIZE[context.rules.board]
  return order.slice(size, size + context.rules.hand)
}

/** Everybody draws a card; the strongest deals. Two jokers among them: all is shuffled anew (SC-15). */
const findDealer = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  for (;;) {
    hearing(tell, 'deal')?.(dealtField(context, state, 0))
    const { pile } = state.fields[0]!
    state.shown = state.shown.map(() => pile.pop()!)
    if (state.shown.filter(isJoker).length < 2) break
    tell?.({ type: 'redeal', shown: state.shown.map(cardName) })
    state.fields = [layField(context, chance(context.deck.cards), 0)]
  }
  const strongest = Math.max(...state.shown.map(strengthOf))
  state.dealer = state.shown.findIndex((card) => strengthOf(card) === strongest)
  state.hands = state.shown.map((card) => [card])
  tell?.({ type: 'shown', shown: state.shown.map(cardName), dealer: state.dealer })
}

/** To the shown card of each one card in turn, from the dealer, until hands are full. */
const dealHands = (context: RulesContext, state: State): void => {
  const { pile } = state.fields[0]!
  for (let round = 1; round < context.rules.hand; round++)
    for (let k = 0; k < context.seats; k++) state.hands[(state.dealer + k) % context.seats]!.push(pile.pop()!)
}

const dealtField = (context: RulesContext, state: State, index: number): SouthernCrossEvent => {
  const field = state.fields[index]!
  return {
    type: 'deal',
    deal: state.deal,
    field: context.rules.match ? index : null,
    cells: placedOn(
      context,
      field,
      field.top.map((_, cell) => cell),
    ),
  }
}

const placedOn = (context: RulesContext, field: Field, cells: readonly Cell[]): Placed[] =>
  cells.map((cell) => ({ card: cardName(field.top[cell]!), cell: cellName(context, field, cell) }))

/** Carries out a legal move: place, take, combo, eclipse or reach, draw, refill (SC-13); then whoever is next. */
export const applyMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell: Tell,
): void => {
  const field = state.fields[context.shared ? 0 : seat]!
  const hand = state.hands[seat]!
  if (move.length === 1 && !hearsPlacing(tell)) placeQuickly(context, state, seat, field, hand, move[0]!, tell)
  else placeAndTell(context, state, seat, move, tell)
  state.turns[seat]!++
  if (context.shared || hand.length === 0) passOn(context, state, seat, chance, tell)
}

/** Whether anybody listens to what every placement tells, whatever comes of it. */
const hearsPlacing = (tell: Tell): boolean =>
  tell !== undefined &&
  (hearing(tell, 'place') ?? hearing(tell, 'draw') ?? hearing(tell, 'refill') ?? hearing(tell, 'progress')) !==
    undefined

/**
 * What `placeAndTell` does with one card, when nobody listens to placements. Playouts spend their time here: looking the
 * card up stands inside, without a branch, since nobody could predict where in the hand it lies.
 */
const placeQuickly = (
  context: RulesContext,
  state: State,
  seat: Seat,
  field: Field,
  hand: Card[],
  { card, target }: Placement,
  tell: Tell,
): void => {
  const { top, pile } = field
  let at = 0
  for (let i = hand.length - 1; i >= 0; i--) {
    const isCard = (((hand[i]! & 63) ^ card) - 1) >> 31
    at = (at & ~isCard) | (i & isCard)
  }
  if (context.rules.jokers > 0) at = handIndex(context, state, seat, card)
  const placed = hand[at]!
  const cell = context.board === null ? cellGrown(field, target) : target
  field.below[placed] = top[cell]!
  top[cell] = placed
  field.centreDue = false
  if (pile.length > 0) hand[at] = pile.pop()!
  else closeUp(hand, at)
  const takes = context.fast3x3 !== null ? makesRole3x3(top, cell) : takesAnything(context, field, cell)
  if (takes && tell === undefined) takeAlone(context, state, seat, field, cell)
  else if (takes) {
    scoreAndTell(context, state, seat, field, [cell], tell)
    refill(field)
  } else if (context.shared) {
    const reaches = reachCount(context, field, cell)
    if (reaches > 0 && tell !== undefined) scoreAndTell(context, state, seat, field, [cell], tell)
    else state.scores[seat]! += reachPoints(context, reaches)
  }
}

/** Takes what a card on this cell has made, scores it, refills. */
const takeAlone = (context: RulesContext, state: State, seat: Seat, field: Field, cell: Cell): void => {
  const taken = state.taken[seat]!
  if (context.fast3x3 !== null && !jokersOnCorners(field)) {
    state.scores[seat]! += take3x3(context.fast3x3, field, cell, taken)
    if (refill3x3(field)) state.scores[seat]! += eclipse(context, field)
  } else {
    state.scores[seat]! += takeAll(context, field, [cell], taken)
    if (isCleared(field)) state.scores[seat]! += eclipse(context, field)
    refill(field)
  }
}

const placeAndTell = (context: RulesContext, state: State, seat: Seat, move: Move, tell: Tell): void => {
  const field = state.fields[fieldIndex(context, seat)]!
  const hand = state.hands[seat]!
  const places = move.map(({ card }) => handIndex(context, state, seat, card))
  // Two alike jokers of one hand are two places in it.
  for (const [k, at] of places.entries())
    if (places.indexOf(at) < k)
      places[k] = hand.findIndex((card, i) => faceOf(card) === move[k]!.card && !places.slice(0, k).includes(i))
  const cells = move.map(({ target }, k) => lay(context, field, target, hand[places[k]!]!))
  field.centreDue = false
  tell?.({
    type: 'place',
    seat,
    placed: placedOn(context, field, cells),
    at: places,
    known: knownCards(context, state, seat, places),
  })
  const taking = scoreAndTell(context, state, seat, field, cells, tell)
  const freed = places.toSorted((a, b) => b - a)
  const drawn: Card[] = []
  for (const at of freed) {
    const before = hand.length
    replace(hand, at, field.pile)
    if (hand.length === before) drawn.push(hand[at]!)
  }
  // Where the pile gave out the hand has closed up below the drawn cards.
  const closed = freed.length - drawn.length
  if (drawn.length > 0)
    tell?.({
      type: 'draw',
      seat,
      count: drawn.length,
      cards: drawn.map(cardName),
      at: drawn.map((_, k) => freed[k]! - closed),
    })
  const filled: Cell[] = []
  if (taking.waves.length > 0) refill(field, filled)
  if (filled.length > 0)
    tell?.({ type: 'refill', field: context.rules.match ? seat : null, cells: placedOn(context, field, filled) })
  if (context.rules.match)
    tell?.({
      type: 'progress',
      seat,
      score: state.scores[seat]!,
      hand: hand.length,
      left: hand.length + field.pile.length,
    })
}

/** Scores what cards just laid on these cells have made. */
const scoreAndTell = (
  context: RulesContext,
  state: State,
  seat: Seat,
  field: Field,
  cells: readonly Cell[],
  tell: Tell,
): Omit<Taking, 'placed'> => {
  const taking = resolve(context, field, cells, state.taken[seat]!)
  state.scores[seat]! += taking.points
  for (const wave of taking.waves) tell?.({ type: 'take', seat, wave })
  if (field.centreDue) tell?.({ type: 'eclipse', seat, points: taking.eclipse })
  if (taking.reachName !== null)
    tell?.({ type: 'reach', seat, reaches: taking.reaches, name: taking.reachName, points: taking.reachPoints })
  return taking
}

/** Takes and scores what cards just laid on these cells have made; draws and refills nothing. */
const resolve = (
  context: RulesContext,
  field: Field,
  cells: readonly Cell[],
  taken: Card[],
): Omit<Taking, 'placed'> => {
  const waves: Wave[] = []
  const taking = takeAll(context, field, cells, taken, waves)
  const eclipsed = waves.length > 0 && isCleared(field) ? eclipse(context, field) : 0
  const reaches = waves.length === 0 && context.shared ? reachesOf(context, field, cells[0]!) : []
  const reach = reachPoints(context, reaches.length)
  return {
    waves,
    eclipse: eclipsed,
    reaches,
    reachName: reaches.length > 0 ? reachName(reaches.length) : null,
    reachPoints: reach,
    points: taking + eclipsed + reach,
  }
}

/** What a legal move would take and score. */
export const previewMove = (context: RulesContext, state: State, seat: Seat, move: Move): Taking => {
  const field = state.fields[fieldIndex(context, seat)]!
  const { trial, cells } = tried(context, field, move)
  return { placed: placedOn(context, trial, cells), ...resolve(context, trial, cells, []) }
}

/** Points for leaving no card on the field; the next card then goes to the centre (SC-12). Not in ultra free cross. */
const eclipse = (context: RulesContext, field: Field): number => {
  if (context.rules.board === 'ultra') return 0
  field.centreDue = true
  return context.rules.bonuses.eclipse
}

const reachPoints = ({ rules }: RulesContext, count: number): number =>
  Math.min(count, rules.reachCap) * rules.reachPoints

/**
 * Where a face lies in the hand of a seat. In the first turn it is the shown card; of alike jokers an extra one is
 * played first, since everybody knows it is there.
 */
const handIndex = (context: RulesContext, state: State, seat: Seat, face: Card): number => {
  const hand = state.hands[seat]!
  if (state.shown[seat] !== NONE) return hand.indexOf(state.shown[seat]!)
  const extra = hand.findIndex((card) => faceOf(card) === face && isExtra(context, card))
  return extra >= 0 ? extra : hand.findIndex((card) => faceOf(card) === face)
}

/** A drawn card takes the place of the played one; with an empty pile the hand closes up. */
const replace = (hand: Card[], at: number, pile: Card[]): void => {
  if (pile.length > 0) hand[at] = pile.pop()!
  else closeUp(hand, at)
}

const closeUp = (hand: Card[], at: number): void => {
  for (let i = at; i < hand.length - 1; i++) hand[i] = hand[i + 1]!
  hand.pop()
}

/** Fills empty cells in field order while the pile lasts; they are added to `filled`. */
const refill = (field: Field, filled?: Cell[]): void => {
  const { top, pile } = field
  for (let cell = 0; cell < top.length && pile.length > 0; cell++)
    if (top[cell] === EMPTY) {
      top[cell] = pile.pop()!
      filled?.push(cell)
    }
}

/** Whose turn is next: players without a card are skipped; without any card left the deal is over (SC-19). */
const passOn = (context: RulesContext, state: State, seat: Seat, chance: Chance, tell: Tell): void => {
  state.shown[seat] = NONE
  let next = seat
  for (let k = 0; k < context.seats; k++) {
    next = next + 1 < context.seats ? next + 1 : 0
    if (state.hands[next]!.length === 0) continue
    if (!context.rules.match) state.turn = next
    return
  }
  endDeal(context, state, chance, tell)
}

/** One game, or game after game until somebody leads alone with the target reached (SC-17). */
const endDeal = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const totals = totalsOf(state)
  state.over = isLastDeal(context.rules, totals, state.deal)
  if (state.over && context.rules.match && tell !== undefined)
    for (let seat = 0; seat < context.seats; seat++) tell(revealOf(context, state, seat))
  tell?.({ type: 'end', deal: state.deal, scores: state.scores.slice(), totals, over: state.over })
  if (state.over) return
  state.earlier = totals
  state.deal++
  layOut(context, state, chance, tell)
}

/** Whether the session ends with these totals after that many deals. */
export const isLastDeal = ({ target, deals }: SouthernCrossRules, totals: readonly number[], deal: number): boolean => {
  const highest = Math.max(...totals)
  const leads = totals.filter((total) => total === highest).length
  return target === 0 || (highest >= target && leads === 1) || deal === deals
}

const revealOf = (context: RulesContext, state: State, seat: Seat): SouthernCrossEvent => {
  const field = state.fields[seat]!
  return {
    type: 'reveal',
    seat,
    cells: field.top.map((_, cell) => ({
      cell: cellName(context, field, cell),
      cards: stackOf(field, cell).map(cardName),
    })),
    centreDue: field.centreDue,
    taken: state.taken[seat]!.map(cardName),
    turns: state.turns[seat]!,
  }
}

export const totalsOf = (state: State): number[] => state.scores.map((score, seat) => score + state.earlier[seat]!)

export const outcomeOf = (state: State): Outcome | null => (state.over ? rankingOf(totalsOf(state)) : null)
