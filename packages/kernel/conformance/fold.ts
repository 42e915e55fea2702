import type { Engine, GameEvent } from '../src/game.ts'
import type { Seat, Viewer } from '../src/seat.ts'
import { nameOf } from './observation.ts'
import { difference, type Property, type Report } from './property.ts'
import { placewise, type Trace, viewersOf } from './trace.ts'

/**
 * Events lead from view to view: of every viewer, at every move, from the empty table on. In a window the view of
 * whoever answers is held against that of a table at which nobody else has, and the others may be told nothing.
 */
export const fold: Property = {
  id: 'fold',
  promise: 'the events a viewer is told lead from its view to the next one, byte for byte',
  check: ({ engine, traces }, report) => {
    // Frozen views show a fold that changes what it is given; they are slow to write, so one game has to do.
    for (const trace of traces) followEvents(engine, trace, trace === traces.at(-1) ? frozen : (view) => view, report)
  },
}

/** Seats that are asked together: how the table stood when they were, and who has answered what. */
interface OpenWindow {
  readonly state: unknown
  readonly answers: readonly { readonly seat: Seat; readonly move: unknown }[]
}

type Keep = (view: unknown) => unknown

const followEvents = (engine: Engine, trace: Trace, keep: Keep, report: Report): void => {
  const { chance } = placewise(trace.seed)
  const viewers = viewersOf(engine)
  const told: GameEvent[] = []
  const emit = (event: GameEvent): number => told.push(event)
  const state = engine.start(chance, emit)
  let moves = 0
  /** The view that events lead to; the one that is seen where they do not lead there, so that a fault is found once. */
  const compared = (viewer: Viewer, before: unknown, seen: unknown): unknown => {
    const folded = afterAll(engine, before, told, viewer, keep)
    const [one, other] = [JSON.stringify(seen), JSON.stringify(folded)]
    if (one === other) return folded
    report(`game ${trace.seed}, move ${moves}: events lead ${nameOf(viewer)} elsewhere: ${difference(one, other)}`)
    return keep(seen)
  }
  let window = windowIn(engine, state)
  let views = viewers.map((viewer) => compared(viewer, keep(engine.initialView(viewer)), engine.view(state, viewer)))
  for (const { seat, move } of trace.steps) {
    told.length = 0
    moves += 1
    // Somebody may come back when all but one have answered: what it sees then is where it goes on from.
    const isLast = window !== null && window.answers.length > 0 && engine.toAct(state).length === 1
    const late = isLast ? viewers.map((viewer) => engine.view(state, viewer)) : null
    engine.apply(state, seat, move, chance, emit)
    if (window !== null && isAskingOn(engine, state, told)) {
      window = { state: window.state, answers: [...window.answers, { seat, move }] }
      const alone = tableOf(engine, window, seat)
      views = viewers.map((viewer, k) => {
        if (viewer === seat) return compared(viewer, views[k], engine.view(alone, viewer))
        if (told.some((event) => engine.eventFor(event, viewer) !== null))
          report(`game ${trace.seed}, move ${moves}: ${nameOf(viewer)} is told that seat ${seat} has answered`)
        return views[k]
      })
      continue
    }
    window = windowIn(engine, state)
    views = viewers.map((viewer, k) => {
      const seen = engine.view(state, viewer)
      if (late !== null) compared(viewer, late[k], seen)
      return compared(viewer, views[k], seen)
    })
  }
}

const windowIn = (engine: Engine, state: unknown): OpenWindow | null =>
  engine.status(state).phase === 'window' ? { state: engine.clone(state), answers: [] } : null

/** Whether a move in a window has left it open, and opened no other. */
const isAskingOn = (engine: Engine, state: unknown, told: readonly GameEvent[]): boolean =>
  engine.status(state).phase === 'window' && told.every((event) => engine.eventFor(event, null) === null)

/** The table as it would be had nobody but this seat answered. */
const tableOf = (engine: Engine, { state, answers }: OpenWindow, seat: Seat): unknown => {
  const alone = engine.clone(state)
  for (const answer of answers) if (answer.seat === seat) engine.apply(alone, seat, answer.move, nothingIsDealt)
  return alone
}

const nothingIsDealt = (): never => {
  throw new Error('cards are dealt while seats are asked')
}

/** The view after all of the events that the viewer is told. */
const afterAll = (
  engine: Engine,
  before: unknown,
  events: readonly GameEvent[],
  viewer: Viewer,
  keep: Keep,
): unknown => {
  let view = before
  for (const event of events) {
    const seen = engine.eventFor(event, viewer)
    if (seen !== null) view = keep(engine.viewAfter(view, seen))
  }
  return view
}

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
