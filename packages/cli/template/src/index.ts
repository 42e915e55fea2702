import { type Engine, frenchFace, frenchName, type Game, type Refusal, refusal, text } from '@tefuda/kernel'
import { lessons } from './lessons.ts'
import {
  apply,
  check,
  type Event,
  highest,
  type Move,
  moves,
  outcomeOf,
  type RulesContext,
  type State,
  start,
  toAct,
} from './play.ts'
import { deck, type Rules, schema } from './rules.ts'
import { narrate, rulebook, rulings } from './texts.ts'
import { eventFor, initialView, placesOf, sampleFrom, type View, viewAfter, viewOf } from './view.ts'

export interface Preview {
  /** Whether the card is the highest so far. */
  readonly highest: boolean
}

/** The game under one rule set for one number of seats. */
const engine = (context: RulesContext): Engine<State, Move, Event, View, Preview> => ({
  seats: context.seats,
  deck,
  start: (chance, emit) => start(context, chance, emit),
  toAct,
  status: (state) => ({ deal: 1, phase: toAct(state).length > 0 ? 'turn' : 'over', scores: state.scores.slice() }),
  list: (state, seat, { limit = Number.POSITIVE_INFINITY } = {}) => {
    const all = moves(state, seat)
    return { moves: all.slice(0, limit), complete: all.length <= limit }
  },
  moves: (state, seat, { limit } = {}) => moves(state, seat).slice(0, limit),
  pick: (state, seat, rng) => ({ card: state.hands[seat]![rng.below(state.hands[seat]!.length)]! }),
  check,
  apply: (state, seat, move, _chance, emit) => apply(state, seat, move, emit),
  preview: ({ round }, _seat, { card }) => ({ highest: highest([...round, card]) === round.length }),
  timeoutMove: (state, seat) => ({ card: state.hands[seat]![0]! }),
  outcome: outcomeOf,
  clone: (state) => structuredClone(state),
  view: viewOf,
  eventFor,
  initialView: (viewer) => initialView(context, viewer),
  viewAfter,
  sample: sampleFrom,
  places: placesOf,
  format: ({ card }) => frenchName(card),
  parse: (_state, _seat, written) => parse(written),
  narrate,
})

const parse = (written: string): Move | Refusal => {
  const card = frenchFace(written.trim().toUpperCase())
  return card === undefined
    ? refusal('unreadable-move', null, '「H10」のように札を書いてください。', 'Write a card, such as H10.')
    : { card }
}

const game: Game<Rules, State, Move, Event, View, Preview> = {
  id: 'my-game',
  name: text('マイゲーム', 'My Game'),
  summary: text('いちばん強い札を出す。', 'Lay the highest card.'),
  credit: text('手札（Tefuda）のひな型', 'The template of Tefuda'),
  minSeats: 2,
  maxSeats: 4,
  minutes: 3,
  pictogram: [
    { card: [20, 34, 24, 34], paint: 'paper' },
    { card: [50, 20, 24, 34], paint: 'filled' },
  ],
  rulesVersion: 1,
  schema,
  rulings,
  lessons,
  engine: (rules, seats) => engine({ rules, seats }),
  rulebook: (rules, seats) => rulebook({ rules, seats }),
}

export default game
