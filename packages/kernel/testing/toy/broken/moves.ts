import { logLine } from '../../../src/log-line.ts'
import { isRefusal, refusal } from '../../../src/refusal.ts'
import type { Seat } from '../../../src/seat.ts'
import type { SnatchEngine } from '../snatch.ts'
import type { Move, State } from '../state.ts'
import { afterwards, type Broken, broken } from './bend.ts'

/** The toy as if cards were put on a cell. */
const withCell = (engine: SnatchEngine): Partial<SnatchEngine> => ({
  format: (move) => (move.kind === 'put' ? `${engine.format(move)}@table` : engine.format(move)),
  parse: (state, seat, text) => engine.parse(state, seat, text.replace('@table', '')),
})

/** The toy as if each move named the moment it is for, so that no move of another moment is legal. */
const forOneMoment = (engine: SnatchEngine): Partial<SnatchEngine> => ({
  format: (move) => `${engine.format(move)} #${momentOf(move)}`,
  parse: (state, seat, text) => {
    const [, written = '', moment] = /^(.*) #(\d+)$/.exec(text) ?? []
    const move = engine.parse(state, seat, written)
    return isRefusal(move) ? move : { ...move, moment: Number(moment) }
  },
  check: (state, seat, move) =>
    momentOf(move) === state.table.length
      ? engine.check(state, seat, move)
      : refusal('no-moment', null, 'いまの手ではありません。', 'This is no move of this moment.'),
  timeoutMove: (state, seat) => inMoment(state, engine.timeoutMove(state, seat)),
})

const inMoment = (state: State, move: Move): Move & { readonly moment: number } => ({
  ...move,
  moment: state.table.length,
})

const momentOf = (move: Move): number => ('moment' in move ? Number(move.moment) : -1)

export const LEGALITY: readonly Broken[] = [
  broken(
    'legality',
    'its list forgets fives when six cards lie on the table',
    /the complete list does not hold/,
    (engine) => {
      const moves = (state: State, seat: Seat): Move[] => {
        const all = engine.moves(state, seat).map((move) => inMoment(state, move))
        return state.table.length === 6 ? all.filter((move) => move.kind !== 'put' || move.face < 5) : all
      }
      return {
        ...forOneMoment(engine),
        moves: (state, seat, query) => moves(state, seat).slice(0, query?.limit),
        list: (state, seat, query) => ({
          moves: moves(state, seat).slice(0, query?.limit),
          complete: query?.limit === undefined,
        }),
        pick: (state, seat, rng) => {
          const all = moves(state, seat)
          return all[rng.below(all.length)]!
        },
      }
    },
  ),
  broken('legality', 'it lists cards the seat does not hold', /is listed, but refused/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat, query)
      return moves.some((move) => move.kind === 'put') ? [1, 2, 3, 4, 5].map((face) => ({ kind: 'put', face })) : moves
    },
  })),
  broken('legality', 'its list forgets the last move', /the complete list does not hold/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat)
      return moves.slice(0, Math.max(1, moves.length - 1)).slice(0, query?.limit)
    },
  })),
  broken('legality', 'it lists moves of seats that are not due', /although the seat is not due/, (engine) => ({
    moves: (state, seat, query) =>
      engine.toAct(state).includes(seat) ? engine.moves(state, seat, query) : [{ kind: 'no' }],
  })),
  broken('legality', 'it picks cards the seat does not hold', /is picked, but refused/, (engine) => ({
    pick: (state, seat, rng) =>
      state.offer === null && rng.below(3) === 0
        ? { kind: 'put', face: 1 + rng.below(5) }
        : engine.pick(state, seat, rng),
  })),
  broken('legality', 'it always picks the first move', /pick always takes/, (engine) => ({
    pick: (state, seat) => engine.moves(state, seat)[0] ?? { kind: 'no' },
  })),
  broken('legality', 'a limit takes the last moves', /not the beginning of the list/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat)
      return query?.limit === undefined ? moves : moves.slice(-query.limit)
    },
  })),
  broken('legality', 'it calls a part of the list complete', /are called complete/, (engine) => ({
    list: (state, seat, query) => ({ moves: engine.moves(state, seat, query), complete: true }),
  })),
  broken('legality', 'its list holds other moves', /moves and list disagree/, (engine) => ({
    list: (state, seat, query) => {
      const { moves, complete } = engine.list(state, seat, query)
      return { moves: moves.toReversed(), complete }
    },
  })),
  broken('legality', 'it puts a 5 when time is up', /the timeout move put 5 is refused/, () => ({
    timeoutMove: () => ({ kind: 'put', face: 5 }),
  })),
  broken('legality', 'a seat that is due cannot do anything', /is due, but has no move/, () => ({ moves: () => [] })),
  broken('legality', 'it forgets the moves on a cell', /is missing among the moves on table/, (engine) => ({
    ...withCell(engine),
    moves: (state, seat, query) => (query?.cell === undefined ? engine.moves(state, seat, query) : []),
  })),
  broken('legality', 'it lists on a cell what the seat does not hold', /is listed on table, but refused/, (engine) => ({
    ...withCell(engine),
    moves: (state, seat, query) =>
      query?.cell === undefined
        ? engine.moves(state, seat, query)
        : [1, 2, 3, 4, 5].map((face) => ({ kind: 'put', face })),
  })),
]

export const REFUSALS: readonly Broken[] = [
  broken('refusals', 'a refused move costs the turn', /changed the state/, (engine) => ({
    check: (state, seat, move) => {
      const refused = engine.check(state, seat, move)
      if (refused?.code === 'no-card') state.turn = (seat + 1) % engine.seats
      return refused
    },
  })),
  broken('refusals', 'it refuses in English only', /has no Japanese/, (engine) => ({
    check: (state, seat, move) => {
      const refused = engine.check(state, seat, move)
      return refused && { ...refused, message: { ja: '', en: refused.message.en } }
    },
  })),
  broken('refusals', 'it stumbles over strange texts', /throws/, (engine) => ({
    parse: (state, seat, text) => {
      if (text.length > 100) throw new RangeError('too long')
      return engine.parse(state, seat, text)
    },
  })),
]

export const NOTATION: readonly Broken[] = [
  broken('notation', 'it does not write which card', /two moves are written put/, () => ({
    format: (move) => move.kind,
  })),
  broken('notation', 'it writes on two lines', /is not one line/, (engine) => ({
    format: (move) => engine.format(move).replace(' ', '\n'),
    parse: (state, seat, text) => engine.parse(state, seat, text.replace('\n', ' ')),
  })),
  broken('notation', 'it cannot read what it writes', /cannot be read back/, (engine) => ({
    format: (move) => engine.format(move).toUpperCase(),
  })),
  broken('notation', 'a move means more than is written', /does something else/, (engine) => ({
    moves: (state, seat, query) => engine.moves(state, seat, query).map((move) => ({ ...move, loud: true })),
    apply: afterwards(engine, (state, seat, move) => {
      if ('loud' in move) state.scores[seat] = (state.scores[seat] ?? 0) + 1
    }),
  })),
]

export const EVENTS: readonly Broken[] = [
  broken('events', 'it tells in Japanese only', /has no English/, (engine) => ({
    narrate: (event) => logLine(null, engine.narrate(event).text.ja, ''),
  })),
  broken('events', 'a note of it is empty', /has no Japanese/, (engine) => ({
    narrate: (event) => ({ ...engine.narrate(event), note: { ja: ' ', en: 'note' } }),
  })),
  broken('events', 'it counts seats from 0', /names a seat that is not there/, () => ({
    narrate: () => logLine(null, '席0の番', 'Next: seat 0'),
  })),
  broken('events', 'it names others in English than in Japanese', /names other seats in English/, () => ({
    narrate: () => logLine(null, '席1の番', 'Next: seat 2'),
  })),
  broken('events', 'something happens to a seat that is not there', /is about no seat/, (engine) => ({
    narrate: (event) => ({ ...engine.narrate(event), seat: engine.seats }),
  })),
  broken('events', 'it prints a hole in an event', /has a hole in it/, () => ({
    narrate: () => logLine(null, 'undefined を引く', 'draws undefined'),
  })),
  broken('events', 'its points are no number', /scores NaN/, (engine) => ({
    narrate: (event) => ({ ...engine.narrate(event), points: Number.NaN }),
  })),
  broken('events', 'its last event is the state itself', /has changed after it was told/, (engine) => ({
    narrate: () => logLine(null, '終わり', 'End'),
    apply: afterwards(engine, (state, _seat, _move, emit) => {
      emit?.({ type: 'end', deal: state.deal, scores: state.scores, over: state.over })
    }),
  })),
]
