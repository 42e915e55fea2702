import { findGame, games } from '@tefuda/games'
import {
  cloneMatch,
  eventsFor,
  isBroken,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type Refusal,
  recordOf,
  refusal,
  replay,
  type Seat,
  undoMove,
  type Viewer,
} from '@tefuda/kernel'
import { movesReply, type Reply, whyReply } from '@tefuda/wire/engine'
import { gameNamed } from '../rules-options.ts'
import { askBot } from './bot.ts'
import { describeGame } from './describe.ts'
import type { Command, RequestOf } from './requests.ts'
import type { Sessions } from './sessions.ts'

type Handlers = {
  readonly [C in Command]: (sessions: Sessions, request: RequestOf<C>) => Reply | Refusal | Promise<Reply | Refusal>
}

/** What each command of the protocol does. A refusal leaves every session as it was. */
export const HANDLERS: Handlers = {
  games: () => ({ games: games.map(describeGame) }),

  new: (sessions, request) => {
    const game = gameNamed(request.game)
    if (isRefusal(game)) return game
    const orders = request.orders ?? (request.order && [request.order])
    const match =
      sessions.room() ??
      openMatch({
        game,
        seats: request.seats,
        rules: request.rules ?? {},
        ...(request.seed !== undefined && { seed: request.seed.toLowerCase() }),
        ...(orders !== undefined && { orders }),
      })
    if (isRefusal(match)) return match
    return opened(sessions, match, { fingerprint: match.fingerprint, seed: match.deal.seed, ...standing(match) })
  },

  moves: (sessions, { session, seat, cell, limit }) =>
    atSeat(sessions, session, seat, (match) =>
      movesReply(match, seat, { ...(cell !== undefined && { cell }), ...(limit !== undefined && { limit }) }),
    ),

  play: (sessions, { session, seat, move }) =>
    atSeat(sessions, session, seat, (match) => {
      const { engine } = match
      const events = playMove(match, seat, move)
      if (isRefusal(events)) return events
      return {
        events: events.flatMap((event) => engine.eventFor(event, seat) ?? []),
        ...standing(match),
        over: engine.outcome(match.state) !== null,
      }
    }),

  undo: (sessions, { session, seat }) =>
    atSeat(sessions, session, seat, (match) => undoMove(match) ?? { events: [], ...standing(match), over: false }),

  why: (sessions, { session, seat, move }) => atSeat(sessions, session, seat, (match) => whyReply(match, seat, move)),

  view: (sessions, { session, seat }) =>
    atSeat(sessions, session, seat, ({ engine, state }) => ({ view: engine.view(state, seat) })),

  events: (sessions, { session, seat, from }) =>
    atSeat(sessions, session, seat, (match) => ({ events: eventsFor(match, seat, from) })),

  state: (sessions, { session }) => inSession(sessions, session, ({ state }) => ({ state })),

  outcome: (sessions, { session }) =>
    inSession(sessions, session, ({ engine, state }) => ({ outcome: engine.outcome(state) })),

  record: (sessions, { session }) => inSession(sessions, session, (match) => ({ record: recordOf(match) })),

  load: (sessions, { record }) => {
    const full = sessions.room()
    if (full !== null) return full
    const match = replay(record, findGame)
    return isBroken(match)
      ? { ...match.refusal, ...(match.move >= 0 && { move: match.move }) }
      : opened(sessions, match, {})
  },

  clone: (sessions, { session }) =>
    inSession(sessions, session, (match) => sessions.room() ?? opened(sessions, cloneMatch(match), {})),

  close: (sessions, { session }) => sessions.close(session) ?? {},

  bot: (sessions, request) => atSeat(sessions, request.session, request.seat, (match) => askBot(match, request)),
}

const standing = ({ engine, state }: Match): Reply => {
  const { deal, phase, scores } = engine.status(state)
  return { toAct: engine.toAct(state), deal, phase, scores }
}

const opened = (sessions: Sessions, match: Match, more: Reply): Reply | Refusal => {
  const session = sessions.open(match)
  return isRefusal(session) ? session : { session, ...more }
}

type Answer = Reply | Refusal | Promise<Reply | Refusal>

const inSession = (sessions: Sessions, session: string | number, answer: (match: Match) => Answer): Answer => {
  const match = sessions.find(session)
  return isRefusal(match) ? match : answer(match)
}

const atSeat = (sessions: Sessions, session: string | number, seat: Viewer, answer: (match: Match) => Answer): Answer =>
  inSession(sessions, session, (match) =>
    seat === null || seat < match.seats.length ? answer(match) : unknownSeat(seat, match),
  )

const unknownSeat = (seat: Seat, { seats }: Match): Refusal =>
  refusal(
    'unknown-seat',
    null,
    `席${seat}はありません。席は0から${seats.length - 1}までです。`,
    `There is no seat ${seat}. Seats run from 0 to ${seats.length - 1}.`,
  )
