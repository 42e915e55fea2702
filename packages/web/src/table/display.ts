import type { GameEvent } from '@tefuda/kernel'
import { createStore } from '../state/store.ts'
import { lastMove } from './last-move.ts'
import type { Played } from './played.ts'
import { EFFECT_TIME, reckoningTime } from './showing-time.ts'
import type { DealEnd, Effect, Figure, Motion, Sum, TableGame } from './table-game.ts'

/** What is before the viewer's eyes. It runs behind the game while a move is being shown. */
export interface Scene {
  /** A view of the game's own, also halfway through a move. */
  readonly view: unknown
  /** Everything the viewer has seen happen, in order. */
  readonly events: readonly GameEvent[]
  /** The part of it that belongs to the last move. */
  readonly last: readonly GameEvent[]
  readonly running: boolean
  /** The event whose points are being added up; it happens once they stand there. */
  readonly reckoned: GameEvent | null
  /** What the move shown last has brought about. */
  readonly effect: Effect | null
  /** Why the table stands still until somebody goes on; null where it does not. */
  readonly halt: DealEnd | null
}

/** A move to be shown. */
export interface Act {
  /** What the viewer sees happen. */
  readonly events: readonly GameEvent[]
  /**
   * The engine's view once it is done, to which the events lead; absent where the next act follows at once, as when much
   * was missed, and while seats are asked together, where who else has answered is not seen.
   */
  readonly after?: unknown
  /** Its cards lie on the field already, as a preview: they need not travel there. */
  readonly pictured: boolean
}

/** Something that takes a while to be shown. `done` resolves when everything has come to rest; `finish` hurries it. */
export interface Step {
  readonly done: Promise<void>
  finish(): void
}

/** Shows motions on the page around a change of the scene. */
export interface Stage {
  /** Calls `change` at the right moment. */
  play(motions: readonly Motion[], change: () => void): Step
  /** Lets what stands there be read for so many milliseconds at the usual pace, with figures beside their cards. */
  tell(ms: number, figures: readonly Figure[]): Step
}

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
  { engine, rules }: Pick<Played, 'engine' | 'rules'>,
  stage: Stage,
  view: unknown,
  events: readonly GameEvent[],
): Display => {
  const last = lastMove(events, tableGame.begins)
  const store = createStore<Scene>({ view, events, last, running: false, halt: null, ...NOTHING })
  const scene = store.get
  const acts: Act[] = []
  let finishStep: (() => void) | null = null
  let hurried = false
  let goOn: (() => void) | null = null
  /** Counts resets: what was running before one changes nothing any more. */
  let era = 0
  let running: Promise<void> = Promise.resolve()
  /** Where the events have led; the scene stays behind it where moves are shown as a whole. */
  let reached = view

  const set = (change: Partial<Scene>): void => store.set({ ...scene(), ...change })

  const take = async (...steps: readonly Step[]): Promise<void> => {
    finishStep = () => {
      for (const { finish } of steps) finish()
    }
    await Promise.all(steps.map(({ done }) => done))
    finishStep = null
  }

  /** What an event adds to the points of the move; undefined where it makes none. */
  const sumOf = (event: GameEvent): Sum | undefined => {
    const before = tableGame.told(scene().last)?.sums.length ?? 0
    return tableGame.told([...scene().last, event])?.sums[before]
  }

  /** Terms, multiplier and total are written before what scores leaves the table and the score changes. */
  const reckon = (event: GameEvent, sum: Sum, motions: readonly Motion[]): Promise<void> => {
    set({ reckoned: event })
    return take(
      stage.tell(
        reckoningTime(sum),
        motions.filter((motion) => motion.kind === 'rise'),
      ),
    )
  }

  const showEvent = async (act: Act, event: GameEvent, isFirst: boolean, now: number): Promise<void> => {
    const { view: before } = scene()
    const motions = tableGame
      .motions(before, event, rules)
      .filter((motion) => !(isFirst && act.pictured && motion.kind === 'travel'))
    const sum = hurried ? undefined : sumOf(event)
    if (sum !== undefined) await reckon(event, sum, motions)
    if (now !== era) return
    const effect = tableGame.effect?.(before, event, rules) ?? null
    const change = (): void => {
      if (now !== era) return
      reached = engine.viewAfter(reached, event)
      set({
        view: tableGame.byMove === true ? scene().view : reached,
        events: [...scene().events, event],
        last: [...scene().last, event],
        reckoned: null,
        ...(effect !== null && { effect }),
      })
    }
    const moving = motions.filter(({ kind }) => kind !== 'rise')
    if (hurried || (moving.length === 0 && effect === null)) change()
    else await take(stage.play(moving, change), stage.tell(effect === null ? 0 : EFFECT_TIME[effect.weight], []))
    const halt = tableGame.dealEnd(event)
    if (halt === null || halt.over || now !== era) return
    set({ halt })
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    hurried = false
  }

  const run = async (now: number): Promise<void> => {
    for (let act = acts.shift(); act !== undefined && now === era; act = acts.shift()) {
      if (act.events.some((event) => tableGame.byMove === true || tableGame.begins(event)))
        set({ last: [], ...NOTHING })
      for (const [index, event] of act.events.entries()) {
        if (now !== era) return
        await showEvent(act, event, index === 0, now)
      }
      if (now !== era) return
      if ('after' in act) reached = act.after
      if (scene().view !== reached) set({ view: reached })
    }
    if (now !== era) return
    hurried = false
    set({ running: false })
  }

  return {
    scene,
    subscribe: store.subscribe,
    show(act) {
      // What nobody sees happen needs no showing.
      if (!scene().running && act.events.length === 0) {
        if ('after' in act) reached = act.after
        set({ view: reached })
        return
      }
      acts.push(act)
      if (scene().running) return
      set({ running: true })
      running = run(era)
    },
    reset(nextView, nextEvents) {
      era++
      reached = nextView
      acts.length = 0
      finishStep?.()
      goOn?.()
      goOn = null
      hurried = false
      set({
        view: nextView,
        events: nextEvents,
        last: lastMove(nextEvents, tableGame.begins),
        running: false,
        halt: null,
        ...NOTHING,
      })
      running = Promise.resolve()
    },
    finish: () => finishStep?.(),
    rush() {
      if (!scene().running || scene().halt !== null) return
      hurried = true
      finishStep?.()
    },
    resume() {
      const go = goOn
      goOn = null
      // Of the deal that is over nothing stands as the last move any more.
      set({ halt: null, last: [], ...NOTHING })
      go?.()
    },
    idle: () => running,
  }
}

/** Nothing has come about, and nothing is added up. */
const NOTHING: Pick<Scene, 'reckoned' | 'effect'> = { reckoned: null, effect: null }
