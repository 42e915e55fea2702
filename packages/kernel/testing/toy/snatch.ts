import type { Engine, Game, Outcome, Place } from '../../src/game.ts'
import { type LogLine, logLine } from '../../src/log-line.ts'
import { type Refusal, refusal } from '../../src/refusal.ts'
import { text } from '../../src/text.ts'
import { initialView, viewAfter } from './fold.ts'
import { apply, check, moves } from './play.ts'
import { RULINGS, rulebook } from './rulebook.ts'
import { type SnatchRules, schema } from './rules.ts'
import {
  cloneState,
  dealAnew,
  deck,
  type Event,
  faceOf,
  type Move,
  newState,
  type State,
  type Table,
  toAct,
} from './state.ts'
import { eventFor, sample, type View, view } from './view.ts'

export interface Preview {
  /** Points if nobody snatches the card, or nobody nearer does. */
  readonly points: number
}

export type SnatchEngine = Engine<State, Move, Event, View, Preview>
export type Snatch = Game<SnatchRules, State, Move, Event, View, Preview>

/**
 * A toy game for the tests of the kernel: hidden hands, a pile with a card everybody knows and one somebody has
 * peeked at, cards that are alike, a window in which all others are asked, several deals.
 */
export const snatch = (rulesVersion = 2): Snatch => ({
  id: 'snatch',
  name: text('横取り', 'Snatch'),
  summary: text('同じ札を持っていれば横取りできます。', 'Snatch a card if you hold its like.'),
  credit: text('手札の試し用', 'Made for the tests of Tefuda'),
  minSeats: 2,
  maxSeats: 4,
  minutes: 1,
  rulesVersion,
  schema,
  rulings: RULINGS,
  engine: (rules, seats) => engineOf({ rules, seats, version: rulesVersion }),
  rulebook,
})

const engineOf = (table: Table): SnatchEngine => ({
  seats: table.seats,
  deck,
  start: (chance, emit) => {
    const state = newState(table)
    dealAnew(table, state, chance, emit)
    return state
  },
  toAct,
  status: (state) => ({ deal: state.deal, phase: phaseOf(state), scores: state.scores.slice() }),
  list: (state, seat, query) => {
    const all = moves(table, state, seat)
    const some = all.slice(0, query?.limit)
    return { moves: some, complete: some.length === all.length }
  },
  moves: (state, seat, query) => moves(table, state, seat).slice(0, query?.limit),
  pick: (state, seat, rng) => {
    const all = moves(table, state, seat)
    return all[rng.below(all.length)] ?? { kind: 'no' }
  },
  check: (state, seat, move) => check(table, state, seat, move),
  apply: (state, seat, move, chance, emit) => apply(table, state, seat, move, chance, emit),
  preview: (state, _seat, move) => ({ points: pointsOf(table, state, move) }),
  timeoutMove: (state, seat) => moves(table, state, seat).at(state.offer === null ? 0 : -1) ?? { kind: 'no' },
  outcome: (state) => (state.over ? outcomeOf(state.scores) : null),
  clone: cloneState,
  view,
  eventFor,
  initialView: (viewer) => initialView(table, viewer),
  viewAfter: (before, event) => viewAfter(table, before, event),
  sample: (seen, rng) => sample(table, seen, rng),
  places,
  format: (move) => (move.kind === 'put' ? `put ${move.face}` : move.kind),
  parse: (_state, _seat, written) => parse(written),
  narrate,
})

const phaseOf = (state: State) => (state.over ? 'over' : state.offer === null ? 'turn' : 'window')

const pointsOf = ({ rules }: Table, state: State, move: Move): number => {
  if (move.kind === 'put') return move.face * rules.points.keep
  return move.kind === 'snatch' ? faceOf(state.offer ?? 0) * rules.points.snatch : 0
}

export const outcomeOf = (scores: readonly number[]): Outcome => {
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { scores: scores.slice(), ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) }
}

const places = (state: State): Place[] => [
  {
    name: 'pile',
    cards: state.pile,
    seenBy: [],
    known: state.pile.length > 0 ? [0] : [],
    knownTo: state.knowsTop.map((knows) => (knows ? [state.pile.length - 1] : [])),
  },
  ...state.hands.map((cards, seat) => ({ name: `hand ${seat}`, cards, seenBy: [seat] })),
  { name: 'table', cards: state.table, seenBy: 'all' },
  { name: 'offer', cards: state.offer === null ? [] : [state.offer], seenBy: 'all' },
]

const parse = (written: string): Move | Refusal => {
  const [, kind, face] = /^(put|peek|snatch|no)(?: ([1-5]))?$/.exec(written.trim()) ?? []
  if (kind === 'put' && face !== undefined) return { kind, face: Number(face) }
  if ((kind === 'peek' || kind === 'snatch' || kind === 'no') && face === undefined) return { kind }
  return refusal('bad-move', null, '「put 3」のように書いてください。', 'Write it like "put 3".')
}

const narrate = (event: Event): LogLine => {
  if (event.type === 'deal')
    return logLine(
      null,
      `${event.deal}回目。山札の底は${event.bottom}`,
      `Deal ${event.deal}; the bottom card is ${event.bottom}`,
    )
  if (event.type === 'end')
    return logLine(null, `終わり。${event.scores.join('、')}点`, `End: ${event.scores.join(', ')}`)
  return logLine(event.seat, ...happened(event))
}

const happened = (event: Exclude<Event, { type: 'deal' | 'end' }>): [ja: string, en: string] => {
  switch (event.type) {
    case 'hand':
      return [`手札${event.cards?.join(' ') ?? ''}`, `holds ${event.cards?.join(' ') ?? 'cards'}`]
    case 'put':
      return [`${event.card}を出す`, `puts ${event.card}`]
    case 'peek':
      return [`山札をのぞく${event.card ?? ''}`, `peeks at ${event.card ?? 'the pile'}`]
    case 'answered':
      return [`答える${event.answer}`, `answers ${event.answer}`]
    case 'kept':
      return [`${event.points}点`, `keeps it for ${event.points}`]
    case 'snatched':
      return [`横取りで${event.points}点`, `snatches it for ${event.points}`]
    case 'draw':
      return [`${event.card ?? '1枚'}を引く`, `draws ${event.card ?? 'a card'}`]
    case 'turn':
      return ['次の番', 'is next']
  }
}
