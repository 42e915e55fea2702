import { type Card, faceOf, frenchFace, isRefusal, type Refusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { EMPTY } from '../src/board.ts'
import type { Taking } from '../src/event.ts'
import { put } from '../src/field.ts'
import { type SouthernCrossEngine, southernCross } from '../src/index.ts'
import type { SouthernCrossRules } from '../src/rules.ts'
import type { State } from '../src/state.ts'

/** For tests: a table set up by hand. */
export interface Table {
  readonly rules: SouthernCrossRules
  readonly engine: SouthernCrossEngine
  readonly state: State
  play(move: string): Taking
  refuses(move: string): Refusal
}

export interface Arrangement {
  readonly rules?: RulesRequest
  readonly seats?: number
  /** Cards of the field in the order of its cells, separated by blanks; `.` is an empty cell. */
  readonly field: string
  /** Cards of the seat whose turn it is. */
  readonly hand: string
  /** The pile, the next card first; none where absent. */
  readonly pile?: string
  /** The game by rules of before, where those are meant. */
  readonly game?: typeof southernCross
}

/** A table on which seat 0 is about to play a turn that is not its first. */
export const arrange = ({
  rules: request = {},
  seats = 1,
  field: cells,
  hand,
  pile = '',
  game = southernCross,
}: Arrangement): Table => {
  const rules = resolveRules(game.schema, game, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = game.engine(rules, seats)
  const state = engine.start((cards) => [...cards])
  const used = new Set<Card>()
  const take = (name: string): Card => {
    const face = frenchFace(name)
    const card = [0, 1, 2, 3, 4, 5].map((copy) => face! + copy * 64).find((one) => !used.has(one))!
    used.add(card)
    return card
  }
  const field = state.fields[0]!
  const names = cells.trim().split(/\s+/)
  field.below = field.below.concat(Array<Card>(512).fill(EMPTY))
  field.top = names.map(() => EMPTY)
  for (const [cell, name] of names.entries()) if (name !== '.') put(field, cell, take(name))
  field.pile = pile.split(/\s+/).filter(Boolean).map(take).reverse()
  state.hands = state.hands.map((cards, seat) => (seat === 0 ? hand.trim().split(/\s+/).map(take) : cards.map(faceOf)))
  state.shown = state.shown.map(() => -1)
  state.turn = 0
  const read = (text: string) => {
    const move = engine.parse(state, 0, text)
    if (isRefusal(move)) throw new Error(`${text}: ${move.message.en}`)
    return move
  }
  return {
    rules,
    engine,
    state,
    play: (text) => {
      const move = read(text)
      const refused = engine.check(state, 0, move)
      if (refused !== null) throw new Error(`${text}: ${refused.message.en}`)
      const taking = engine.preview(state, 0, move)
      const before = engine.status(state).scores[0]!
      engine.apply(state, 0, move, (cards) => [...cards])
      const scored = engine.status(state).scores[0]! - before
      if (scored !== taking.points) throw new Error(`${text} scored ${scored}, but its preview said ${taking.points}`)
      return taking
    },
    refuses: (text) => {
      const refused = engine.check(state, 0, read(text))
      if (refused === null) throw new Error(`${text} was to be refused`)
      return refused
    },
  }
}
