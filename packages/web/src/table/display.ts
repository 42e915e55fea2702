import type { GameEvent } from '@tefuda/kernel'
import { createStore, type Store } from '../state/store.ts'
import { createEventShow, type EventShow, type Progress } from './event-show.ts'
import { lastMove } from './last-move.ts'
import type { Played } from './played.ts'
import { type Act, NOTHING, type Scene, type Stage } from './scene.ts'
import type { TableGame } from './table-game.ts'

export interface Display {
  scene(): Scene
  subscribe(listener: () => void): () => void
  show(act: Act): void
  /** Replaces everything at once, for another pair of eyes or after a move was taken back. */
  reset(view: unknown, events: readonly GameEvent[]): void
  /** Ends the running step. */
  finish(): void
  /** Ends everything that is running and waiting, up to a halt. */
  rush(): void
  /** Goes on after a halt. */
  resume(): void
  /** Resolves when nothing is left to be shown. */
  idle(): Promise<void>
}

/** Shows what happens event by event (place, take, combo, draw, refill), each by the view it leads to. */
export const createDisplay = (
  tableGame: TableGame,
  played: Pick<Played, 'engine' | 'rules'>,
  stage: Stage,
  view: unknown,
  events: readonly GameEvent[],
): Display => {
  const last = lastMove(events, tableGame.begins)
  const store = createStore<Scene>({ view, events, last, running: false, halt: null, ...NOTHING })
  const scene = store.get
  const set = (change: Partial<Scene>): void => store.set({ ...scene(), ...change })
  const progress: Progress = { era: 0, reached: view, hurried: false, goOn: null }
  const eventShow = createEventShow(tableGame, played, stage, store, progress)
  const acts: Act[] = []
  let running: Promise<void> = Promise.resolve()

  /** Ends a halt, if there is one. */
  const goOn = (): void => {
    const go = progress.goOn
    progress.goOn = null
    go?.()
  }

  return {
    scene,
    subscribe: store.subscribe,
    show(act) {
      // What nobody sees happen needs no showing.
      if (!scene().running && act.events.length === 0) {
        if ('after' in act) progress.reached = act.after
        set({ view: progress.reached })
        return
      }
      acts.push(act)
      if (scene().running) return
      set({ running: true })
      running = showAll(acts, tableGame, store, eventShow, progress)
    },
    reset(nextView, nextEvents) {
      progress.era++
      progress.reached = nextView
      acts.length = 0
      eventShow.finish()
      goOn()
      progress.hurried = false
      const anew = { view: nextView, events: nextEvents, last: lastMove(nextEvents, tableGame.begins) }
      set({ ...anew, running: false, halt: null, ...NOTHING })
      running = Promise.resolve()
    },
    finish: eventShow.finish,
    rush() {
      if (!scene().running || scene().halt !== null) return
      progress.hurried = true
      eventShow.finish()
    },
    resume() {
      // Of the deal that is over nothing stands as the last move any more.
      set({ halt: null, last: [], ...NOTHING })
      goOn()
    },
    idle: () => running,
  }
}

/** Shows one act after another, those too that come meanwhile, until none is left or all begins anew. */
const showAll = async (
  acts: Act[],
  tableGame: TableGame,
  { get: scene, set: setScene }: Store<Scene>,
  eventShow: EventShow,
  progress: Progress,
): Promise<void> => {
  const { era } = progress
  const set = (change: Partial<Scene>): void => setScene({ ...scene(), ...change })
  for (let act = acts.shift(); act !== undefined && era === progress.era; act = acts.shift()) {
    if (act.events.some((event) => tableGame.byMove === true || tableGame.begins(event))) set({ last: [], ...NOTHING })
    for (const [index, event] of act.events.entries()) {
      if (era !== progress.era) return
      await eventShow.show(act, event, index === 0)
    }
    if (era !== progress.era) return
    if ('after' in act) progress.reached = act.after
    if (scene().view !== progress.reached) set({ view: progress.reached })
  }
  if (era !== progress.era) return
  progress.hurried = false
  set({ running: false })
}
