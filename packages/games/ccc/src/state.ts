import { type Card, countOf, type Deck, frenchDeck, type Seat } from '@tefuda/kernel'
import { type Board, boardOf, type Cell } from './board.ts'
import type { CccRules } from './rules.ts'

export interface State {
  deal: number
  turn: Seat
  /** Coins of each seat on each cell as they were when the turn began: cell × seats + seat. */
  coins: number[]
  /** Cells of the coins placed in this turn, in that order. They do not count yet for where coins may go (CC-5). */
  placed: Cell[]
  /** In the order in which the cards came. */
  hands: Card[][]
  /** The next card last. */
  pile: Card[]
  /** Used cards, in the order in which they were used. */
  used: Card[]
  /** How often the used cards may still become a new pile. */
  reshuffles: number
  /** Turns still to play once the pile has run out for good; −1 before. */
  last: number
  /** Turns in a row in which nobody placed or drew (CC-8). */
  idle: number
  /** Points of the games before this one; of all of them when the session is over. */
  totals: number[]
  /** The result of each seat: games before this one, and this one as if it ended now. Each coin brings them up to date. */
  scores: number[]
  over: boolean
}

/** What stays the same for a session: the rules in force, the number of seats, and what follows from both. Worked out once. */
export interface RulesContext {
  readonly rules: CccRules
  readonly seats: number
  readonly deck: Deck
  readonly board: Board
  /** Points of each cell (CC-9). */
  readonly worth: readonly number[]
  /** The highest number on the board. */
  readonly highest: number
  /** The different numbers on the board. */
  readonly prices: readonly number[]
  /** The ways of drawing, fewest cards first (CC-7). */
  readonly draws: readonly DrawWay[]
}

export const DECK = frenchDeck(2)

export const rulesContextOf = (rules: CccRules, seats: number): RulesContext => {
  const board = boardOf(rules.board, rules.adjacency)
  const { low, middle, high } = rules.points
  return {
    rules,
    seats,
    deck: DECK,
    board,
    worth: board.numbers.map((number) => (number <= 4 ? low : number <= 6 ? middle : high)),
    highest: Math.max(...board.numbers),
    prices: [...new Set(board.numbers)],
    draws: drawWays(rules),
  }
}

/** The seat that begins a game: each game the next one (CC-12). */
export const firstSeat = ({ seats }: RulesContext, deal: number): Seat => (deal - 1) % seats

/** The coins as they lie now, those of this turn included. */
export const coinsNow = ({ seats }: RulesContext, state: State): number[] => {
  const coins = state.coins.slice()
  for (const cell of state.placed) coins[cell * seats + state.turn]! += 1
  return coins
}

/** The coins of each seat on one cell as they lie now: a board of this cell alone. */
export const coinsOn = ({ seats }: RulesContext, { coins, placed, turn }: State, cell: Cell): number[] => {
  const here = coins.slice(cell * seats, (cell + 1) * seats)
  here[turn]! += countOf(placed, (other) => other === cell)
  return here
}

/** A way of drawing: cards drawn for cards discarded. */
export interface DrawWay {
  readonly count: number
  readonly discards: number
}

const drawWays = ({ draws }: CccRules): DrawWay[] => [
  { count: 0, discards: 0 },
  ...[
    { count: draws.none, discards: 0 },
    { count: draws.two, discards: 2 },
    { count: draws.five, discards: 5 },
  ].filter(({ count }) => count > 0),
]

/** Whether pile and hand allow a way of drawing now. */
export const mayDraw = ({ pile, hands }: State, seat: Seat, { count, discards }: DrawWay): boolean =>
  count <= pile.length && discards <= hands[seat]!.length

/** The ways of drawing that are allowed now. */
export const drawsNow = ({ draws }: RulesContext, state: State, seat: Seat): DrawWay[] =>
  draws.filter((way) => mayDraw(state, seat, way))

export const cloneState = (state: State): State => ({
  ...state,
  coins: state.coins.slice(),
  placed: state.placed.slice(),
  hands: state.hands.map((cards) => cards.slice()),
  pile: state.pile.slice(),
  used: state.used.slice(),
  totals: state.totals.slice(),
  scores: state.scores.slice(),
})
