import {
  type Card,
  faceOf,
  frenchFace,
  isRefusal,
  type Refusal,
  type RulesRequest,
  resolveRules,
  type Seat,
} from '@tefuda/kernel'
import { parseBoard } from '../src/board-text.ts'
import type { CccEvent } from '../src/event.ts'
import { type CccEngine, ccc } from '../src/index.ts'
import type { Move } from '../src/move.ts'
import { type RulesContext, rulesContextOf, type State } from '../src/state.ts'
import { pointsOf } from '../src/territory.ts'

/** For tests: a table set up by hand. */
export interface Table {
  readonly engine: CccEngine
  readonly context: RulesContext
  readonly state: State
  /** What was told since the table was set up. */
  readonly events: CccEvent[]
  /** Plays moves of whoever's turn it is. */
  play(...moves: readonly string[]): void
  /** Why the seat whose turn it is may not play this. */
  refuses(move: string): Refusal
  moves(cell?: string, limit?: number): string[]
}

export interface Arrangement {
  readonly rules?: RulesRequest
  readonly seats?: number
  /** As text; the standard one where absent. */
  readonly board?: string
  /** Coins of each seat by cell, as digits: `{ b2: '20' }`. */
  readonly coins?: { readonly [cell: string]: string }
  /** Cards of the seats, seat 0 first; nothing for a seat that is not named. */
  readonly hands?: readonly string[]
  /** The pile, the next card first; where absent, all cards that are nowhere else. */
  readonly pile?: string
  readonly used?: string
  readonly turn?: Seat
}

/** A table on which somebody is about to begin a turn. */
export const arrange = (asked: Arrangement = {}): Table => {
  const { seats = 2, coins = {}, hands = [], pile, used = '', turn = 0 } = asked
  const board = asked.board === undefined ? undefined : parseBoard(asked.board)
  const request: RulesRequest = { ...asked.rules, ...(board !== undefined && { board }) }
  const rules = resolveRules(ccc.schema, ccc, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = ccc.engine(rules, seats)
  const context = rulesContextOf(rules, seats)
  const state = engine.start((cards) => [...cards])
  const left = new Set(engine.deck.cards)
  const take = (names: string): Card[] =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => takeOne(left, name))
  state.hands = Array.from({ length: seats }, (_, seat) => take(hands[seat] ?? ''))
  state.used = take(used)
  state.pile = pile === undefined ? [...left] : take(pile).reverse()
  state.turn = turn
  for (const [cell, digits] of Object.entries(coins))
    for (const [seat, digit] of [...digits].entries())
      state.coins[context.board.names.indexOf(cell) * seats + seat] = Number(digit)
  state.scores = pointsOf(context, state.coins)
  const events: CccEvent[] = []
  const read = (text: string): Move => {
    const move = engine.parse(state, state.turn, text)
    if (isRefusal(move)) throw new Error(`${text}: ${move.message.en}`)
    return move
  }
  return {
    engine,
    context,
    state,
    events,
    play: (...moves) => {
      for (const text of moves) {
        const move = read(text)
        const refused = engine.check(state, state.turn, move)
        if (refused !== null) throw new Error(`${text}: ${refused.message.en}`)
        engine.apply(
          state,
          state.turn,
          move,
          (cards) => [...cards],
          (event) => events.push(event),
        )
      }
    },
    refuses: (text) => {
      const refused = engine.check(state, state.turn, read(text))
      if (refused === null) throw new Error(`${text} was to be refused`)
      return refused
    },
    moves: (cell, limit) =>
      engine
        .moves(state, state.turn, { ...(cell !== undefined && { cell }), ...(limit !== undefined && { limit }) })
        .map((move) => engine.format(move)),
  }
}

const takeOne = (left: Set<Card>, name: string): Card => {
  const face = frenchFace(name)
  const card = [...left].find((one) => faceOf(one) === face)
  if (card === undefined) throw new Error(`There is no ${name} left.`)
  left.delete(card)
  return card
}

/** For tests: faces from their names. */
export const cards = (names: string): Card[] =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => frenchFace(name)!)
