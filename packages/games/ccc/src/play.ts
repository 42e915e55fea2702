import {
  type Card,
  type Chance,
  type Emit,
  faceOf,
  frenchName,
  hearing,
  type Outcome,
  rankingOf,
  type Seat,
  takeAt,
} from '@tefuda/kernel'
import type { Cell } from './board.ts'
import type { CccEvent } from './event.ts'
import type { Move } from './move.ts'
import { coinsNow, coinsOn, DECK, firstSeat, type RulesContext, type State } from './state.ts'
import { holderOf, leaderOn } from './territory.ts'
import { groupValue } from './value.ts'

type Tell = Emit<CccEvent> | undefined

export const startState = (context: RulesContext, chance: Chance, tell: Tell): State => {
  const { seats } = context
  const state: State = {
    deal: 0,
    turn: 0,
    coins: [],
    placed: [],
    hands: [],
    pile: [],
    used: [],
    reshuffles: 0,
    last: -1,
    idle: 0,
    totals: Array<number>(seats).fill(0),
    scores: Array<number>(seats).fill(0),
    over: false,
  }
  deal(context, state, chance, tell)
  return state
}

/** An empty board; the hand of whoever begins first, each later one a card larger; the rest is the pile. */
const deal = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const { seats, rules, board } = context
  state.deal += 1
  const first = firstSeat(context, state.deal)
  state.turn = first
  state.coins = Array<number>(board.numbers.length * seats).fill(0)
  state.placed = []
  state.pile = chance(context.deck.cards).toReversed()
  state.hands = Array.from({ length: seats }, () => [])
  for (let k = 0; k < seats; k++) state.hands[(first + k) % seats] = takeTop(state, rules.hand + k)
  state.used = []
  state.reshuffles = rules.reshuffles
  state.last = -1
  state.idle = 0
  hearing(tell, 'deal')?.({ type: 'deal', deal: state.deal, first, counts: state.hands.map((cards) => cards.length) })
  for (const [seat, cards] of state.hands.entries())
    hearing(tell, 'hand')?.({ type: 'hand', seat, cards: cards.map(frenchName) })
}

/** The next cards of the pile, in the order in which they come. */
const takeTop = (state: State, count: number): Card[] => state.pile.splice(state.pile.length - count).reverse()

export const applyMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell: Tell,
): void => {
  if (move.type === 'place') {
    for (const group of move.groups) use(state, seat, group)
    use(state, seat, move.splits)
  } else use(state, seat, move.discards)
  if (move.type === 'place') {
    scoreCoin(context, state, move.cell, state.scores)
    state.placed.push(move.cell)
    if (tell !== undefined) tellPlacement(context, state, seat, move, tell)
    return
  }
  const drawn = takeTop(state, move.count)
  state.hands[seat]!.push(...drawn)
  hearing(
    tell,
    'draw',
  )?.({
    type: 'draw',
    seat,
    discards: move.discards.map(frenchName),
    count: move.count,
    cards: drawn.map(frenchName),
    pile: state.pile.length,
  })
  state.idle = move.count === 0 && state.placed.length === 0 ? state.idle + 1 : 0
  endTurn(context, state, move.count > 0, chance, tell)
}

const use = ({ hands, used }: State, seat: Seat, faces: readonly Card[]): void => {
  const hand = hands[seat]!
  for (let k = 0; k < faces.length; k++) {
    let at = 0
    while (at < hand.length - 1 && faceOf(hand[at]!) !== faces[k]) at++
    used.push(takeAt(hand, at))
  }
}

const tellPlacement = (
  context: RulesContext,
  state: State,
  seat: Seat,
  { cell, groups, splits }: Move & { readonly type: 'place' },
  tell: Emit<CccEvent>,
): void =>
  tell({
    type: 'place',
    seat,
    cell: context.board.names[cell]!,
    number: context.board.numbers[cell]!,
    groups: groups.map((group) => groupValue(context.rules, group)),
    splits: splits.map(frenchName),
    holder: holderOf(context, coinsOn(context, state, cell), 0),
    left: state.hands[seat]!.length,
  })

/** The coins of the turn count from now on; a pile that has run out is made anew, or the last turns begin (CC-7). */
const endTurn = (context: RulesContext, state: State, hasDrawn: boolean, chance: Chance, tell: Tell): void => {
  state.coins = coinsNow(context, state)
  state.placed = []
  state.turn = (state.turn + 1) % context.seats
  if (state.last > 0) state.last -= 1
  else if (hasDrawn && state.pile.length === 0) renewPile(context, state, chance, tell)
  const isStandstill = state.idle >= 2 * context.seats
  if (state.last === 0 || isStandstill) finish(context, state, isStandstill, chance, tell)
}

const renewPile = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  if (state.reshuffles > 0 && state.used.length > 0) {
    state.reshuffles -= 1
    state.pile = chance(sorted(state.used)).toReversed()
    state.used = []
    tell?.({ type: 'reshuffle', count: state.pile.length })
  } else {
    state.last = context.seats
    tell?.({ type: 'last-turns', turns: state.last })
  }
}

/** The cards of both packs by face, those that are alike side by side. */
const SORTED = DECK.cards.toSorted((a, b) => faceOf(a) - faceOf(b) || a - b)
const ABOVE_ALL = Math.max(...SORTED) + 1

/** These cards in that order; quicker than `sort`. */
const sorted = (cards: readonly Card[]): Card[] => {
  const counts = new Uint8Array(ABOVE_ALL)
  for (let k = 0; k < cards.length; k++) counts[cards[k]!]! += 1
  const list: Card[] = []
  for (let k = 0; k < SORTED.length; k++) for (let n = 0; n < counts[SORTED[k]!]!; n++) list.push(SORTED[k]!)
  return list
}

const finish = (context: RulesContext, state: State, standstill: boolean, chance: Chance, tell: Tell): void => {
  const points = state.scores.map((score, seat) => score - state.totals[seat]!)
  state.totals = state.scores.slice()
  state.over = state.deal >= context.rules.deals
  tell?.({ type: 'end', deal: state.deal, points, totals: state.totals.slice(), standstill, over: state.over })
  if (!state.over) deal(context, state, chance, tell)
}

/** Moves the worth of a cell to whoever leads there once the seat whose turn it is has put one more coin on it (CC-9). */
export const scoreCoin = (context: RulesContext, state: State, cell: Cell, scores: number[]): void => {
  const { seats, worth } = context
  const coins = coinsOn(context, state, cell)
  const before = leaderOn(coins, 0, seats)
  coins[state.turn]! += 1
  const now = leaderOn(coins, 0, seats)
  if (now === before) return
  if (before >= 0) scores[before]! -= worth[cell]!
  if (now >= 0) scores[now]! += worth[cell]!
}

/** The end of a session, with the cells each seat holds on the board of its last game. */
export interface CccOutcome extends Outcome {
  readonly territory: readonly number[]
  readonly nearTerritory: readonly number[]
}

export const outcomeOf = (context: RulesContext, state: State): CccOutcome | null => {
  if (!state.over) return null
  const territory = state.totals.map(() => 0)
  const nearTerritory = state.totals.map(() => 0)
  for (let cell = 0; cell < context.board.numbers.length; cell++) {
    const holder = holderOf(context, state.coins, cell)
    if (holder !== null) (holder.lead === 1 ? nearTerritory : territory)[holder.seat]! += 1
  }
  return { ...rankingOf(state.totals), territory, nearTerritory }
}
