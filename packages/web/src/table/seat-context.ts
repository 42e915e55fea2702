import { type Engine, type GameEvent, isRefusal, type Match, type Viewer } from '@tefuda/kernel'
import { preferences } from '../theme/index.ts'
import type { SeatContext } from './table-game.ts'

/** What a viewer sees of a match as it stands, and the questions it may ask. Answers follow the match as it goes on. */
export const contextOf = (match: Match, viewer: Viewer): SeatContext => {
  const { engine } = match
  const read = (text: string): unknown => engine.parse(match.state, viewer ?? 0, text)
  const due = viewer !== null && engine.toAct(match.state).includes(viewer)
  const { length } = match.moves
  let listed: readonly string[] | null = due ? null : []
  const view = engine.view(match.state, viewer)
  return {
    view,
    seat: viewer,
    seats: match.seats.length,
    due,
    rules: match.rules,
    get handOrder() {
      return preferences().handOrder
    },
    moves() {
      // A context that is kept after the next move has nothing more to offer.
      if (match.moves.length !== length) return []
      listed ??= engine.moves(match.state, viewer ?? 0).map((move) => engine.format(move))
      return listed
    },
    check(text) {
      const move = read(text)
      return isRefusal(move) ? move : engine.check(match.state, viewer ?? 0, move)
    },
    preview(text) {
      const move = read(text)
      if (isRefusal(move) || engine.check(match.state, viewer ?? 0, move) !== null) return null
      return engine.preview(match.state, viewer ?? 0, move)
    },
    after: afterFrom(engine, view, viewer),
  }
}

/** Leads on from a view by the events its owner is told of. */
export const afterFrom =
  (engine: Engine, view: unknown, viewer: Viewer): SeatContext['after'] =>
  (events: readonly GameEvent[]) =>
    events.flatMap((event) => engine.eventFor(event, viewer) ?? []).reduce(engine.viewAfter, view)
