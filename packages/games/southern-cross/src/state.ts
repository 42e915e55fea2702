import {
  type Card,
  type Deck,
  frenchCard,
  frenchDeck,
  frenchName,
  isJoker,
  JOKER_RANK,
  type Seat,
  suitOf,
} from '@tefuda/kernel'
import { BOARDS, type Board, type Cell, EMPTY, FREE_CENTRE, type Line, type Pair, type Target } from './board.ts'
import { type Fast3x3, fast3x3 } from './fast3x3.ts'
import { cloneField, type Field } from './field.ts'
import { linesOfSpots, pairsOfSpots, touchesField } from './growing.ts'
import { packsOf, type SouthernCrossRules } from './rules.ts'

/** No card to show. */
export const NONE = -1

export interface State {
  /** From 1. */
  deal: number
  dealer: Seat
  /** Whose turn it is where seats play in turn; in match play every seat with a card may play. */
  turn: Seat
  fields: Field[]
  hands: Card[][]
  /** The card each seat drew to find the dealer and must place first (SC-15), or NONE. */
  shown: Card[]
  /** What each seat has taken, in that order. */
  taken: Card[][]
  /** Placements of each seat in this deal. */
  turns: number[]
  /** Points of each seat in this deal. */
  scores: number[]
  /** Points of each seat in the deals before this one. */
  earlier: number[]
  over: boolean
}

/**
 * 1: a role may lie inside another, jokers alone make every role of their line, and where field cards may be shared the
 * shorter of two such roles is not taken. 2: SC-6 as it stands.
 */
export type RulesVersion = 1 | 2

/** Everything about a table that stays the same while it is played, worked out once. */
export interface RulesContext {
  readonly rules: SouthernCrossRules
  readonly version: RulesVersion
  readonly seats: number
  /** Null where the field grows. */
  readonly board: Board | null
  readonly deck: Deck
  /** Several seats share one field and play in turn. */
  readonly shared: boolean
  /** No field card may count in two roles of one move (SC-6). */
  readonly oneRoleEach: boolean
  /** For 3×3 with shared field cards; else null. */
  readonly fast3x3: Fast3x3 | null
  /** The extra jokers each seat starts with. */
  readonly extraJokers: readonly (readonly Card[])[]
  /** All cards of a name, extra jokers last. */
  readonly alike: ReadonlyMap<string, readonly Card[]>
  /** Cards from this number on are extra jokers, known to be where they were dealt until they are played. */
  readonly firstExtra: Card
  /** What lies beneath each card before play begins: nothing. */
  readonly emptyBelow: readonly Card[]
}

export const rulesContextOf = (rules: SouthernCrossRules, seats: number, version: RulesVersion = 2): RulesContext => {
  const packs = packsOf(rules)
  const board = rules.board === 'free' || rules.board === 'ultra' ? null : BOARDS[rules.board]
  const pairs = Math.ceil(rules.jokers / 2)
  const deck = frenchDeck(packs)
  const extraJokers = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: rules.jokers }, (_, k) => frenchCard(k % 2, JOKER_RANK, packs + seat * pairs + (k >> 1))),
  )
  const oneRoleEach = rules.sharing === 'never' || (rules.sharing === 'board' && rules.board !== '3x3')
  return {
    rules,
    version,
    seats,
    board,
    deck,
    shared: seats > 1 && !rules.match,
    oneRoleEach,
    fast3x3: rules.board === '3x3' && !oneRoleEach ? fast3x3(rules) : null,
    extraJokers,
    alike: Map.groupBy([...deck.cards, ...extraJokers.flat()], cardName),
    firstExtra: packs << 6,
    emptyBelow: Array.from({ length: (packs + seats * pairs) << 6 }, () => EMPTY),
  }
}

export const isExtra = (context: RulesContext, card: Card): boolean => card >= context.firstExtra

export const cardName = frenchName

export const fieldIndex = (context: RulesContext, seat: Seat): number => (context.rules.match ? seat : 0)

/** The cell a target names on this field, or -1 where it is not part of it (yet). */
export const cellAt = (context: RulesContext, field: Field, target: Target): Cell =>
  context.board !== null ? (target >= 0 && target < context.board.size ? target : -1) : field.spots.indexOf(target)

/** Whether a card may go there at all: a cell of the field, or a spot that touches a growing one (SC-18). */
export const isTarget = (context: RulesContext, field: Field, target: Target): boolean =>
  cellAt(context, field, target) >= 0 || (context.board === null && touchesField(field.spots, target))

export const linesThrough = (context: RulesContext, field: Field, cell: Cell): readonly Line[] =>
  context.board !== null ? context.board.through[cell]! : linesOfSpots(field.spots, cell)

/** The pairs of cells that make a line of three with a cell. */
export const pairsThrough = (context: RulesContext, field: Field, cell: Cell): readonly Pair[] =>
  context.board !== null ? context.board.pairs[cell]! : pairsOfSpots(field.spots, cell)

const FREE_CENTRE_ONLY: readonly Cell[] = [FREE_CENTRE]

/** The cells that count as the centre; ultra free cross has none (SC-12). */
export const centreOf = (context: RulesContext): readonly Cell[] =>
  context.board !== null ? context.board.centre : context.rules.board === 'free' ? FREE_CENTRE_ONLY : []

/** Strength of a shown card (SC-15): joker, ace, king … two; then spades, hearts, diamonds, clubs. */
export const strengthOf = (card: Card): number => {
  if (isJoker(card)) return 1000
  const rank = card & 15
  return (rank === 0 ? 13 : rank) * 4 + 3 - suitOf(card)
}

export const cloneState = (state: State): State => ({
  deal: state.deal,
  dealer: state.dealer,
  turn: state.turn,
  fields: state.fields.map(cloneField),
  hands: state.hands.map((hand) => hand.slice()),
  shown: state.shown.slice(),
  taken: state.taken.map((cards) => cards.slice()),
  turns: state.turns.slice(),
  scores: state.scores.slice(),
  earlier: state.earlier.slice(),
  over: state.over,
})

/** The seats that may act now. */
export const seatsToAct = (context: RulesContext, state: State): readonly Seat[] => {
  if (state.over) return NOBODY
  return context.rules.match ? seatsWithCards(state) : ONE_SEAT[state.turn]!
}

const seatsWithCards = (state: State): Seat[] => state.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))

const NOBODY: readonly Seat[] = []
const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]
