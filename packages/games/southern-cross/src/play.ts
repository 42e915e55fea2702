import { type Card, type Chance, type Emit, faceOf, isJoker, type Outcome, rankingOf, type Seat } from '@tefuda/kernel'
import { type Cell, EMPTY, FREE_START } from './board.ts'
import type { Placed, SouthernCrossEvent, Taking, Wave } from './event.ts'
import { knownCards } from './known.ts'
import type { Move, Placement } from './move.ts'
import { cellName } from './notation.ts'
import { anyQuickly, refillQuickly, takeQuickly } from './quick.ts'
import { reachCount, reachesOf } from './reach.ts'
import { FIELD_SIZE, type SouthernCrossRules } from './rules.ts'
import {
  cardName,
  type Field,
  fieldIndex,
  isCleared,
  isExtra,
  NONE,
  type Setting,
  type State,
  stackOf,
  strengthOf,
} from './state.ts'
import { jokersOnCorners, takeAll, takesAnything } from './take.ts'
import { cellGrown, lay, tried } from './trial.ts'
import { reachName } from './trick.ts'

type Tell = Emit<SouthernCrossEvent> | undefined

export const startState = (setting: Setting, chance: Chance, tell: Tell): State => {
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
    earlier: forEach(setting.seats, 0),
    over: false,
  }
  layOut(setting, state, chance, tell)
  return state
}

/** A new deal: fields, hands, and who plays first. */
const layOut = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const { seats } = setting
  state.turns = forEach(seats, 0)
  state.scores = forEach(seats, 0)
  state.taken = listEach(seats)
  state.shown = forEach(seats, NONE)
  state.dealer = 0
  if (setting.shared) layOutShared(setting, state, chance, tell)
  else layOutApart(setting, state, chance, tell)
  state.turn = state.dealer
  for (let seat = 0; seat < seats; seat++) {
    for (const joker of setting.extraJokers[seat]!) state.hands[seat]!.push(joker)
    tell?.({ type: 'hand', seat, count: state.hands[seat]!.length, cards: state.hands[seat]!.map(cardName) })
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
const layOutApart = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const order = chance(setting.deck.cards)
  state.fields = [layField(setting, order, setting.rules.hand)]
  state.hands = [handFrom(setting, order)]
  for (let seat = 1; seat < setting.seats; seat++) {
    const own = setting.rules.sameShuffle ? order : chance(setting.deck.cards)
    state.fields.push(layField(setting, own, setting.rules.hand))
    state.hands.push(handFrom(setting, own))
  }
  if (tell !== undefined) for (let seat = 0; seat < setting.seats; seat++) tell(dealtField(setting, state, seat))
}

const layOutShared = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  state.fields = [layField(setting, chance(setting.deck.cards), 0)]
  findDealer(setting, state, chance, tell)
  dealHands(setting, state)
}

/** A field laid from an order of cards, of which so many that follow go into a hand. */
const layField = (setting: Setting, order: readonly Card[], inHand: number): Field => {
  const size = FIELD_SIZE[setting.rules.board]
  return {
    top: order.slice(0, size),
    below: setting.emptyBelow.slice(),
    spots: setting.board === null ? FREE_START.slice(0, size) : [],
    pile: order.slice(size + inHand).reverse(),
    centreDue: false,
  }
}

const handFrom = (setting: Setting, order: readonly Card[]): Card[] => {
  const size = FIELD_SIZE[setting.rules.board]
  return order.slice(size, size + setting.rules.hand)
}

/** Everybody draws a card; the strongest deals. Two jokers among them: all is shuffled anew (SC-15). */
const findDealer = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  for (;;) {
    tell?.(dealtField(setting, state, 0))
    const { pile } = state.fields[0]!
    state.shown = state.shown.map(() => pile.pop()!)
    if (state.shown.filter(isJoker).length < 2) break
    tell?.({ type: 'redeal', shown: state.shown.map(cardName) })
    state.fields = [layField(setting, chance(setting.deck.cards), 0)]
  }
  const strongest = Math.max(...state.shown.map(strengthOf))
  state.dealer = state.shown.findIndex((card) => strengthOf(card) === strongest)
  state.hands = state.shown.map((card) => [card])
  tell?.({ type: 'shown', shown: state.shown.map(cardName), dealer: state.dealer })
}

/** To the shown card of each one card in turn, from the dealer, until hands are full. */
const dealHands = (setting: Setting, state: State): void => {
  const { pile } = state.fields[0]!
  for (let round = 1; round < setting.rules.hand; round++)
    for (let k = 0; k < setting.seats; k++) state.hands[(state.dealer + k) % setting.seats]!.push(pile.pop()!)
}

const dealtField = (setting: Setting, state: State, index: number): SouthernCrossEvent => {
  const field = state.fields[index]!
  return {
    type: 'deal',
    deal: state.deal,
    field: setting.rules.match ? index : null,
    cells: placedOn(
      setting,
      field,
      field.top.map((_, cell) => cell),
    ),
  }
}

const placedOn = (setting: Setting, field: Field, cells: readonly Cell[]): Placed[] =>
  cells.map((cell) => ({ card: cardName(field.top[cell]!), cell: cellName(setting, field, cell) }))

/** Carries out a legal move: place, take, combo, eclipse or reach, draw, refill (SC-13); then whoever is next. */
export const applyMove = (setting: Setting, state: State, seat: Seat, move: Move, chance: Chance, tell: Tell): void => {
  const field = state.fields[setting.shared ? 0 : seat]!
  const hand = state.hands[seat]!
  if (tell === undefined && move.length === 1) placeUntold(setting, state, seat, field, hand, move[0]!)
  else placeAndTell(setting, state, seat, move, tell)
  state.turns[seat]!++
  if (setting.shared || hand.length === 0) passOn(setting, state, seat, chance, tell)
}

/**
 * What `placeAndTell` does with one card, when there is nobody to tell. Playouts spend their time here: looking the
 * card up stands inside, without a branch, since nobody could predict where in the hand it lies.
 */
const placeUntold = (
  setting: Setting,
  state: State,
  seat: Seat,
  field: Field,
  hand: Card[],
  { card, target }: Placement,
): void => {
  const { top, pile } = field
  let at = 0
  for (let i = hand.length - 1; i >= 0; i--) {
    const isCard = (((hand[i]! & 63) ^ card) - 1) >> 31
    at = (at & ~isCard) | (i & isCard)
  }
  if (setting.rules.jokers > 0) at = handIndex(setting, state, seat, card)
  const placed = hand[at]!
  const cell = setting.board === null ? cellGrown(field, target) : target
  field.below[placed] = top[cell]!
  top[cell] = placed
  field.centreDue = false
  if (pile.length > 0) hand[at] = pile.pop()!
  else closeUp(hand, at)
  const takes = setting.quick !== null ? anyQuickly(top, cell) : takesAnything(setting, field, cell)
  if (takes) takeAlone(setting, state, seat, field, cell)
  else if (setting.shared) state.scores[seat]! += reachPoints(setting, reachCount(setting, field, cell))
}

/** Takes what a card on this cell has made, scores it, refills. */
const takeAlone = (setting: Setting, state: State, seat: Seat, field: Field, cell: Cell): void => {
  const taken = state.taken[seat]!
  if (setting.quick !== null && !jokersOnCorners(field)) {
    state.scores[seat]! += takeQuickly(setting.quick, field, cell, taken)
    if (refillQuickly(field)) state.scores[seat]! += eclipse(setting, field)
  } else {
    state.scores[seat]! += takeAll(setting, field, [cell], taken)
    if (isCleared(field)) state.scores[seat]! += eclipse(setting, field)
    refill(field)
  }
}

const placeAndTell = (setting: Setting, state: State, seat: Seat, move: Move, tell: Tell): void => {
  const field = state.fields[fieldIndex(setting, seat)]!
  const hand = state.hands[seat]!
  const places = move.map(({ card }) => handIndex(setting, state, seat, card))
  // Two alike jokers of one hand are two places in it.
  for (const [k, at] of places.entries())
    if (places.indexOf(at) < k)
      places[k] = hand.findIndex((card, i) => faceOf(card) === move[k]!.card && !places.slice(0, k).includes(i))
  const cells = move.map(({ target }, k) => lay(setting, field, target, hand[places[k]!]!))
  field.centreDue = false
  tell?.({
    type: 'place',
    seat,
    placed: placedOn(setting, field, cells),
    at: places,
    known: knownCards(setting, state, seat, places),
  })
  const taking = resolve(setting, field, cells, state.taken[seat]!)
  state.scores[seat]! += taking.points
  for (const wave of taking.waves) tell?.({ type: 'take', seat, wave })
  if (field.centreDue) tell?.({ type: 'eclipse', seat, points: taking.eclipse })
  if (taking.reachName !== null)
    tell?.({ type: 'reach', seat, reaches: taking.reaches, name: taking.reachName, points: taking.reachPoints })
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
    tell?.({ type: 'refill', field: setting.rules.match ? seat : null, cells: placedOn(setting, field, filled) })
  if (setting.rules.match)
    tell?.({
      type: 'progress',
      seat,
      score: state.scores[seat]!,
      hand: hand.length,
      left: hand.length + field.pile.length,
    })
}

/** Takes and scores what cards just laid on these cells have made; draws and refills nothing. */
const resolve = (setting: Setting, field: Field, cells: readonly Cell[], taken: Card[]): Omit<Taking, 'placed'> => {
  const waves: Wave[] = []
  const taking = takeAll(setting, field, cells, taken, waves)
  const eclipsed = waves.length > 0 && isCleared(field) ? eclipse(setting, field) : 0
  const reaches = waves.length === 0 && setting.shared ? reachesOf(setting, field, cells[0]!) : []
  const reach = reachPoints(setting, reaches.length)
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
export const previewMove = (setting: Setting, state: State, seat: Seat, move: Move): Taking => {
  const field = state.fields[fieldIndex(setting, seat)]!
  const { trial, cells } = tried(setting, field, move)
  return { placed: placedOn(setting, trial, cells), ...resolve(setting, trial, cells, []) }
}

/** Points for leaving no card on the field; the next card then goes to the centre (SC-12). Not in ultra free cross. */
const eclipse = (setting: Setting, field: Field): number => {
  if (setting.rules.board === 'ultra') return 0
  field.centreDue = true
  return setting.rules.bonuses.eclipse
}

const reachPoints = ({ rules }: Setting, count: number): number => Math.min(count, rules.reachCap) * rules.reachPoints

/**
 * Where a face lies in the hand of a seat. In the first turn it is the shown card; of alike jokers an extra one is
 * played first, since everybody knows it is there.
 */
const handIndex = (setting: Setting, state: State, seat: Seat, face: Card): number => {
  const hand = state.hands[seat]!
  if (state.shown[seat] !== NONE) return hand.indexOf(state.shown[seat]!)
  const extra = hand.findIndex((card) => faceOf(card) === face && isExtra(setting, card))
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
const passOn = (setting: Setting, state: State, seat: Seat, chance: Chance, tell: Tell): void => {
  state.shown[seat] = NONE
  let next = seat
  for (let k = 0; k < setting.seats; k++) {
    next = next + 1 < setting.seats ? next + 1 : 0
    if (state.hands[next]!.length === 0) continue
    if (!setting.rules.match) state.turn = next
    return
  }
  endDeal(setting, state, chance, tell)
}

/** One game, or game after game until somebody leads alone with the target reached (SC-17). */
const endDeal = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const totals = totalsOf(state)
  state.over = isLastDeal(setting.rules, totals, state.deal)
  if (state.over && setting.rules.match && tell !== undefined)
    for (let seat = 0; seat < setting.seats; seat++) tell(revealOf(setting, state, seat))
  tell?.({ type: 'end', deal: state.deal, scores: state.scores.slice(), totals, over: state.over })
  if (state.over) return
  state.earlier = totals
  state.deal++
  layOut(setting, state, chance, tell)
}

/** Whether the session ends with these totals after that many deals. */
export const isLastDeal = ({ target, deals }: SouthernCrossRules, totals: readonly number[], deal: number): boolean => {
  const highest = Math.max(...totals)
  const leads = totals.filter((total) => total === highest).length
  return target === 0 || (highest >= target && leads === 1) || deal === deals
}

const revealOf = (setting: Setting, state: State, seat: Seat): SouthernCrossEvent => {
  const field = state.fields[seat]!
  return {
    type: 'reveal',
    seat,
    cells: field.top.map((_, cell) => ({
      cell: cellName(setting, field, cell),
      cards: stackOf(field, cell).map(cardName),
    })),
    centreDue: field.centreDue,
    taken: state.taken[seat]!.map(cardName),
    turns: state.turns[seat]!,
  }
}

export const totalsOf = (state: State): number[] => state.scores.map((score, seat) => score + state.earlier[seat]!)

export const outcomeOf = (state: State): Outcome | null => (state.over ? rankingOf(totalsOf(state)) : null)
