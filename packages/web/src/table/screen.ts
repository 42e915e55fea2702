import { eventsFor, type GameEvent, mayReconsider, mayUndo, type Viewer } from '@tefuda/kernel'
import { createStore } from '../state/store.ts'
import { createDisplay, type Display } from './display.ts'
import { onlyPerson } from './names.ts'
import type { Stage } from './scene.ts'
import { contextOf } from './seat-context.ts'
import type { Session } from './session.ts'
import type { TableState } from './table.ts'
import type { TableGame } from './table-game.ts'

/** The state of a screen on which a session is shown: through whose eyes, and what stands on it besides the game. */
export interface Screen {
  readonly display: Display
  readonly viewer: () => Viewer
  readonly state: () => TableState
  readonly set: (change: Partial<TableState>) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Shows the game as it stands, at once, through these eyes. */
  readonly look: (viewer: Viewer) => void
  /** Takes over how the game stands now. */
  readonly refresh: () => void
  /** Shows what the viewer is told of these events. `pictured`: cards of the move lie on the field already. */
  readonly show: (events: readonly GameEvent[], pictured: boolean) => void
  /** Nobody is told any more. */
  readonly close: () => void
}

export const createScreen = (session: Session, tableGame: TableGame, stage: Stage): Screen => {
  const { match, persons } = session
  const { engine } = match
  let viewer: Viewer = persons.length === 1 ? persons[0]! : null
  /** What the viewer sees: while seats are asked together, as if nobody else had answered. */
  const seen = (events: readonly GameEvent[]): unknown =>
    session.isWindow() ? events.reduce(engine.viewAfter, engine.initialView(viewer)) : engine.view(match.state, viewer)
  const before = eventsFor(match, viewer)
  const display = createDisplay(tableGame, match, stage, seen(before), before)
  const store = createStore<TableState>({ ...AT_FIRST, ...seating(session), ...standing(session, viewer) })
  const set = (change: Partial<TableState>): void => store.set({ ...store.get(), ...change })
  return {
    display,
    viewer: () => viewer,
    state: store.get,
    set,
    subscribe: store.subscribe,
    look(next) {
      viewer = next
      set(standing(session, viewer))
      const events = eventsFor(match, viewer)
      display.reset(seen(events), events)
    },
    refresh: () => set(standing(session, viewer)),
    show(events, pictured) {
      display.show({
        events: events.flatMap((event) => engine.eventFor(event, viewer) ?? []),
        ...(!session.isWindow() && { after: store.get().context.view }),
        pictured,
      })
    },
    close: store.clear,
  }
}

type Standing = Pick<TableState, 'context' | 'due' | 'phase' | 'outcome' | 'whole' | 'scores' | 'mayUndo'>
/** How the game stands, as a viewer knows it. */
const standing = ({ match, scores }: Session, viewer: Viewer): Standing => {
  const { engine, state } = match
  const outcome = engine.outcome(state)
  return {
    context: contextOf(match, viewer),
    due: engine.toAct(state),
    phase: engine.status(state).phase,
    outcome,
    whole: outcome === null ? null : match,
    scores: scores(),
    mayUndo: mayUndo(match) || (viewer !== null && mayReconsider(match, viewer)),
  }
}

type Seating = Pick<TableState, 'seats' | 'players' | 'you'>
const seating = ({ match, players }: Session): Seating => ({ seats: match.seats, players, you: onlyPerson(players) })

const AT_FIRST: Omit<TableState, keyof Standing | keyof Seating> = {
  timeouts: [],
  sent: null,
  refused: null,
  curtain: null,
  window: null,
  claims: null,
  thinking: null,
  held: false,
  stuck: null,
  elsewhere: false,
  isOut: false,
  finished: null,
}
