import { type Engine, frenchFace, frenchName, type Game, type Refusal, refusal, text } from '@tefuda/kernel'
import { narrate } from './narrate.ts'
import {
  apply,
  bestOf,
  check,
  cloneState,
  type Event,
  type Move,
  moves,
  outcomeOf,
  type RulesContext,
  type State,
  start,
  toAct,
} from './play.ts'
import { RULINGS, rulebookOf } from './rulebook.ts'
import { deckFor, type HeartsRules, schema } from './rules.ts'
import { sampleFrom } from './sample.ts'
import { describe, eventFor, initialView, placesOf, type View, viewAfter, viewOf } from './view.ts'

export interface Preview {
  /** Whether the card takes the trick as it lies. */
  readonly best: boolean
}

const engine = (context: RulesContext): Engine<State, Move, Event, View, Preview> => ({
  seats: context.seats,
  deck: deckFor(context.seats),
  start: (chance, emit) => start(context, chance, emit),
  toAct,
  status: ({ deal, over, scores }) => ({ deal, phase: over ? 'over' : 'turn', scores: scores.slice() }),
  list: (state, seat, { limit = Number.POSITIVE_INFINITY } = {}) => {
    const all = toAct(state).includes(seat) ? moves(state, seat) : []
    return { moves: all.slice(0, limit), complete: all.length <= limit }
  },
  moves: (state, seat, query) => engine(context).list(state, seat, query).moves,
  pick: (state, seat, rng) => {
    const all = moves(state, seat)
    return all[rng.below(all.length)]!
  },
  check,
  apply: (state, seat, move, chance, emit) => apply(context, state, seat, move, chance, emit),
  preview: ({ trick }, _seat, { card }) => ({ best: bestOf([...trick, card]) === trick.length }),
  timeoutMove: (state, seat) => moves(state, seat)[0]!,
  outcome: outcomeOf,
  clone: cloneState,
  view: viewOf,
  eventFor,
  initialView: (viewer) => initialView(context, viewer),
  viewAfter: (view, event) => viewAfter(context, view, event),
  sample: (view, rng) => sampleFrom(context, view, rng),
  places: placesOf,
  format: ({ card }) => frenchName(card),
  parse: (_state, _seat, written) => parse(written),
  narrate,
  describe,
})

const parse = (written: string): Move | Refusal => {
  const card = frenchFace(written.trim().toUpperCase())
  if (card !== undefined) return { card }
  return refusal('unreadable-move', null, '「H10」のように札を書いてください。', 'Write a card, such as H10.')
}

const hearts: Game<HeartsRules, State, Move, Event, View, Preview> = {
  id: 'hearts',
  name: text('ハーツ', 'Hearts'),
  summary: text('ハートとスペードのクイーンを取らないように。', 'Avoid taking hearts and the queen of spades.'),
  credit: text('19世紀からの伝承の遊び', 'Traditional, since the 19th century'),
  minSeats: 3,
  maxSeats: 5,
  minutes: 15,
  pictogram: [
    { card: [16, 22, 30, 42], turn: -10, paint: 'paper' },
    { card: [40, 20, 38, 54], paint: 'paper' },
    { path: 'M59 60C50 52 46 48 46 42A6.5 6.5 0 0 1 59 40A6.5 6.5 0 0 1 72 42C72 48 68 52 59 60Z', paint: 'filled' },
  ],
  pointScale: { unit: text('点', ' points'), threshold: 1 },
  rulesVersion: 1,
  schema,
  rulings: RULINGS,
  engine: (rules, seats) => engine({ rules, seats }),
  rulebook: (rules, seats) => rulebookOf({ rules, seats }),
}

export default hearts
