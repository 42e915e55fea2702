import { type Card, type Chance, type Emit, faceOf, isJoker, type Outcome, type Seat } from '@tefuda/kernel'
import { type Cell, EMPTY, FREE_START } from './board.ts'
import type { Placed, SouthernCrossEvent, Taking, Wave } from './event.ts'
import { lay, type Move, type Placement, tried } from './move.ts'
import { cellName } from './notation.ts'
import { reachesOf } from './reach.ts'
import { FIELD_SIZE } from './rules.ts'
import {
  cardName,
  type Field,
  fieldIndex,
  isCleared,
  isExtra,
  NONE,
  put,
  type Setting,
  type State,
  strengthOf,
} from './state.ts'
import { takeAll, takesAnything, takeUntold } from './take.ts'
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
    earlier: setting.zeros.slice(),
    over: false,
  }
  layOut(setting, state, chance, tell)
  return state
}

/** A new deal: fields, hands, and who plays first. */
const layOut = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const { seats, zeros, rules } = setting
  state.turns = zeros.slice()
  state.scores = zeros.slice()
  state.taken = listEach(setting)
  state.shown = setting.noneShown.slice()
  state.hands = listEach(setting)
  state.dealer = 0
  if (rules.match) layOutMatch(setting, state, chance, tell)
  else {
    state.fields = [layField(setting, chance(setting.deck.cards))]
    if (seats > 1) findDealer(setting, state, chance, tell)
    else tell?.(dealtField(setting, state, 0))
    dealHands(setting, state)
  }
  state.turn = state.dealer
  for (let seat = 0; seat < seats; seat++) {
    for (const joker of setting.extraJokers[seat]!) state.hands[seat]!.push(joker)
    tell?.({ type: 'hand', seat, count: state.hands[seat]!.length, cards: state.hands[seat]!.map(cardName) })
  }
}

/** A new list of cards for each seat. */
const listEach = (setting: Setting): Card[][] => {
  const lists: Card[][] = setting.nothing.slice()
  for (let seat = 0; seat < lists.length; seat++) lists[seat] = []
  return lists
}

/** Everybody a field of their own, from the same shuffle unless the rules say otherwise (SC-17). */
const layOutMatch = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const common = setting.rules.sameShuffle ? chance(setting.deck.cards) : null
  state.fields = Array.from({ length: setting.seats }, () => layField(setting, common ?? chance(setting.deck.cards)))
  for (let seat = 0; seat < setting.seats; seat++) {
    tell?.(dealtField(setting, state, seat))
    for (let k = 0; k < setting.rules.hand; k++) state.hands[seat]!.push(state.fields[seat]!.pile.pop()!)
  }
}

const layField = (setting: Setting, order: readonly Card[]): Field => {
  const size = FIELD_SIZE[setting.rules.board]
  return {
    top: order.slice(0, size),
    below: setting.emptyBelow.slice(),
    spots: setting.board === null ? FREE_START.slice(0, size) : [],
    pile: order.slice(size).reverse(),
    centreDue: false,
  }
}

/** Everybody draws a card; the strongest deals. Two jokers among them: all is shuffled anew (SC-15). */
const findDealer = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  for (;;) {
    tell?.(dealtField(setting, state, 0))
    const { pile } = state.fields[0]!
    state.shown = state.shown.map(() => pile.pop()!)
    if (state.shown.filter(isJoker).length < 2) break
    tell?.({ type: 'redeal', shown: state.shown.map(cardName) })
    state.fields = [layField(setting, chance(setting.deck.cards))]
  }
  const strongest = Math.max(...state.shown.map(strengthOf))
  state.dealer = state.shown.findIndex((card) => strengthOf(card) === strongest)
  state.hands = state.shown.map((card) => [card])
  tell?.({ type: 'shown', shown: state.shown.map(cardName), dealer: state.dealer })
}

/** One card to each in turn from the dealer until hands are full. */
const dealHands = (setting: Setting, state: State): void => {
  const { pile } = state.fields[0]!
  for (let round = setting.seats > 1 ? 1 : 0; round < setting.rules.hand; round++)
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
  if (tell === undefined && move.length === 1) placeUntold(setting, state, seat, move[0]!)
  else placeAndTell(setting, state, seat, move, tell)
  state.turns[seat]!++
  if (setting.shared || state.hands[seat]!.length === 0) passOn(setting, state, seat, chance, tell)
}

/** What \`placeAndTell\` does with one card, when there is nobody to tell. */
const placeUntold = (setting: Setting, state: State, seat: Seat, { card, target }: Placement): void => {
  const field = state.fields[setting.shared ? 0 : seat]!
  const hand = state.hands[seat]!
  const at = handIndex(setting, hand, card)
  const cell = lay(setting, field, target, hand[at]!)
  if (field.pile.length > 0) hand[at] = field.pile.pop()!
  else closeUp(hand, at)
  field.centreDue = false
  if (takesAnything(setting, field, cell)) takeAlone(setting, state, seat, cell)
  else if (setting.shared) state.scores[seat]! += reachPoints(setting, reachesOf(setting, field, cell).length)
}

const takeAlone = (setting: Setting, state: State, seat: Seat, cell: Cell): void => {
  const field = state.fields[fieldIndex(setting, seat)]!
  state.scores[seat]! += takeUntold(setting, field, cell, state.taken[seat]!) + eclipse(setting, field)
  refill(field)
}

const placeAndTell = (setting: Setting, state: State, seat: Seat, move: Move, tell: Tell): void => {
  const field = state.fields[fieldIndex(setting, seat)]!
  const hand = state.hands[seat]!
  const places = move.map(({ card }) => handIndex(setting, hand, card))
  // Two alike jokers of one hand are two places in it.
  for (const [k, at] of places.entries())
    if (places.indexOf(at) < k)
      places[k] = hand.findIndex((card, i) => faceOf(card) === move[k]!.card && !places.slice(0, k).includes(i))
  const cells = move.map(({ target }, k) => lay(setting, field, target, hand[places[k]!]!))
  field.centreDue = false
  tell?.({ type: 'place', seat, placed: placedOn(setting, field, cells) })
  const taking = resolve(setting, field, cells, state.taken[seat]!)
  state.scores[seat]! += taking.points
  for (const wave of taking.waves) tell?.({ type: 'take', seat, wave })
  if (taking.eclipse > 0) tell?.({ type: 'eclipse', seat, points: taking.eclipse })
  if (taking.reachName !== null)
    tell?.({ type: 'reach', seat, reaches: taking.reaches, name: taking.reachName, points: taking.reachPoints })
  const drawn: Card[] = []
  for (const at of places.toSorted((a, b) => b - a)) {
    const before = hand.length
    replace(hand, at, field.pile)
    if (hand.length === before) drawn.push(hand[at]!)
  }
  if (drawn.length > 0) tell?.({ type: 'draw', seat, count: drawn.length, cards: drawn.map(cardName) })
  const filled = taking.waves.length > 0 ? refill(field) : []
  if (filled.length > 0)
    tell?.({ type: 'refill', field: setting.rules.match ? seat : null, cells: placedOn(setting, field, filled) })
  if (setting.rules.match)
    tell?.({ type: 'progress', seat, score: state.scores[seat]!, left: hand.length + field.pile.length })
}

/** Takes and scores what cards just laid on these cells have made; draws and refills nothing. */
const resolve = (setting: Setting, field: Field, cells: readonly Cell[], taken: Card[]): Omit<Taking, 'placed'> => {
  const waves: Wave[] = []
  const taking = takeAll(setting, field, cells, taken, waves)
  const eclipsed = waves.length > 0 ? eclipse(setting, field) : 0
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
  if (setting.rules.board === 'ultra' || !isCleared(field)) return 0
  field.centreDue = true
  return setting.rules.bonuses.eclipse
}

const reachPoints = ({ rules }: Setting, count: number): number => Math.min(count, rules.reachCap) * rules.reachPoints

/** Where a face lies in the hand; of alike jokers an extra one is played first, since everybody knows it is there. */
const handIndex = (setting: Setting, hand: readonly Card[], face: Card): number => {
  let found = -1
  // No branch on the cards: nobody can predict which one is played.
  for (let i = hand.length - 1; i >= 0; i--) {
    const same = (((hand[i]! & 63) ^ face) - 1) >> 31
    found = (found & ~same) | (i & same)
  }
  return setting.rules.jokers > 0 ? extraIndex(setting, hand, face, found) : found
}

const extraIndex = (setting: Setting, hand: readonly Card[], face: Card, otherwise: number): number => {
  const found = hand.findIndex((card) => faceOf(card) === face && isExtra(setting, card))
  return found < 0 ? otherwise : found
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

/** Fills empty cells in field order while the pile lasts; returns them. */
const refill = (field: Field): Cell[] => {
  const filled: Cell[] = []
  for (let cell = 0; cell < field.top.length && field.pile.length > 0; cell++)
    if (field.top[cell] === EMPTY) {
      put(field, cell, field.pile.pop()!)
      filled.push(cell)
    }
  return filled
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
  const { target, deals } = setting.rules
  const totals = totalsOf(state)
  const highest = Math.max(...totals)
  const leads = totals.filter((total) => total === highest).length
  state.over = target === 0 || (highest >= target && leads === 1) || state.deal === deals
  tell?.({ type: 'end', deal: state.deal, scores: state.scores.slice(), totals, over: state.over })
  if (state.over) return
  state.earlier = totals
  state.deal++
  layOut(setting, state, chance, tell)
}

export const totalsOf = (state: State): number[] => state.scores.map((score, seat) => score + state.earlier[seat]!)

export const outcomeOf = (state: State): Outcome | null => {
  if (!state.over) return null
  const scores = totalsOf(state)
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { scores, ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}
