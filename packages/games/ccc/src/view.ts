import { type Card, frenchName, type Phase, type Place, type Seat, text, type Viewer } from '@tefuda/kernel'
import type { CccEvent } from './event.ts'
import { coinsNow, type RulesContext, type State } from './state.ts'
import { type Holder, holderOf, type Opening, openingsOf } from './territory.ts'

export interface CellView {
  readonly name: string
  readonly number: number
  /** Coins of each seat, those of this turn included. */
  readonly coins: readonly number[]
  readonly holder: Holder | null
  /** What the cell is to the seat whose turn it is; `closed` for everybody when the session is over. */
  readonly opening: Opening
}

export interface HandView {
  readonly count: number
  /** In the order in which they came; null for the hands of others. */
  readonly cards: readonly string[] | null
}

/** What a seat or a spectator may know of a session of CCC. */
export interface CccView {
  readonly viewer: Viewer
  readonly deal: number
  readonly phase: Phase
  readonly toAct: readonly Seat[]
  readonly turn: Seat
  readonly cells: readonly CellView[]
  /** Cells of the coins placed in this turn, in that order. */
  readonly placed: readonly string[]
  readonly hands: readonly HandView[]
  /** Cards left in the pile. */
  readonly pile: number
  /** Used cards, in the order in which they were used. */
  readonly used: readonly string[]
  /** How often the used cards may still become a new pile. */
  readonly reshuffles: number
  /** Turns still to play once the pile has run out for good; null before. */
  readonly last: number | null
  /** Turns in a row in which nobody placed or drew. */
  readonly idle: number
  /** Points of earlier games; of all when the session is over. */
  readonly totals: readonly number[]
  /** As if the game ended now, with earlier games. */
  readonly scores: readonly number[]
}

export const phaseOf = (state: State): Phase => (state.over ? 'over' : 'turn')

export const seatsToAct = (state: State): readonly Seat[] => (state.over ? [] : [state.turn])

const names = (cards: readonly Card[]): string[] => cards.map(frenchName)

export const viewOf = (context: RulesContext, state: State, viewer: Viewer): CccView => {
  const { board, seats } = context
  const coins = coinsNow(context, state)
  const openings = openingsOf(context, state.coins, state.turn)
  return {
    viewer,
    deal: state.deal,
    phase: phaseOf(state),
    toAct: seatsToAct(state),
    turn: state.turn,
    cells: board.names.map((name, cell) => ({
      name,
      number: board.numbers[cell]!,
      coins: coins.slice(cell * seats, (cell + 1) * seats),
      holder: holderOf(context, coins, cell),
      opening: state.over ? 'closed' : openings[cell]!,
    })),
    placed: state.placed.map((cell) => board.names[cell]!),
    hands: state.hands.map((cards, seat) => ({
      count: cards.length,
      cards: seat === viewer ? names(cards) : null,
    })),
    pile: state.pile.length,
    used: names(state.used),
    reshuffles: state.reshuffles,
    last: state.last < 0 ? null : state.last,
    idle: state.idle,
    totals: state.totals.slice(),
    scores: state.scores.slice(),
  }
}

/** Hands and drawn cards are seen by their seat alone. */
export const eventSeenBy = (event: CccEvent, viewer: Viewer): CccEvent => {
  const hasHidden = event.type === 'hand' || (event.type === 'draw' && event.count > 0)
  return hasHidden && event.seat !== viewer ? { ...event, cards: null } : event
}

const HAND = text('手札', 'Hand')
const PILE = text('山札', 'Pile')
const USED = text('使った札', 'Used cards')

export const placesOf = (state: State): Place[] => [
  ...state.hands.map((cards, seat): Place => ({ name: `hand ${seat}`, label: HAND, seat, cards, seenBy: [seat] })),
  { name: 'pile', label: PILE, cards: state.pile, seenBy: [] },
  { name: 'used', label: USED, cards: state.used, seenBy: 'all' },
]
