import type { GameEvent } from '@tefuda/kernel'
import type { Store } from '../state/store.ts'
import type { Played } from './played.ts'
import type { Act, Scene, Stage, Step } from './scene.ts'
import { EFFECT_TIME, reckoningTime } from './showing-time.ts'
import type { Motion, Sum, TableGame } from './table-game.ts'

/** How far the showing of a game has come. */
export interface Progress {
  /** Counts resets: what was running before one changes nothing any more. */
  era: number
  /** Where the events have led; the scene stays behind it where moves are shown as a whole. */
  reached: unknown
  /** Nothing is waited for up to the next halt. */
  hurried: boolean
  /** Ends the halt; null while there is none. */
  goOn: (() => void) | null
}

/** Shows one event after another. */
export interface EventShow {
  /** Resolves when the event has been seen, and the halt after it is over. */
  show(act: Act, event: GameEvent, isFirst: boolean): Promise<void>
  /** Ends the running step. */
  finish(): void
}

/** Shows events by the views they lead to: points are written first, then comes what moves, then what it brings about. */
export const createEventShow = (
  tableGame: TableGame,
  { engine, rules }: Pick<Played, 'engine' | 'rules'>,
  stage: Stage,
  { get: scene, set: setScene }: Store<Scene>,
  progress: Progress,
): EventShow => {
  let running: readonly Step[] = []
  const set = (change: Partial<Scene>): void => setScene({ ...scene(), ...change })

  const take = async (...steps: readonly Step[]): Promise<void> => {
    running = steps
    await Promise.all(steps.map(({ done }) => done))
    running = []
  }

  /** Terms, multiplier and total are written before what scores leaves the table and the score changes. */
  const reckon = (event: GameEvent, sum: Sum, motions: readonly Motion[]): Promise<void> => {
    set({ reckoned: event })
    const figures = motions.filter((motion) => motion.kind === 'rise')
    return take(stage.tell(reckoningTime(sum), figures))
  }

  const halt = async (event: GameEvent): Promise<void> => {
    const end = tableGame.dealEnd(event)
    if (end === null || end.over) return
    set({ halt: end })
    await new Promise<void>((resolve) => {
      progress.goOn = resolve
    })
    progress.hurried = false
  }

  const show: EventShow['show'] = async (act, event, isFirst) => {
    const { era } = progress
    const { view: before } = scene()
    const motions = tableGame
      .motions(before, event, rules)
      .filter((motion) => !(isFirst && act.pictured && motion.kind === 'travel'))
    const sum = progress.hurried ? undefined : sumOf(tableGame, scene(), event)
    if (sum !== undefined) await reckon(event, sum, motions)
    if (era !== progress.era) return
    const effect = tableGame.effect?.(before, event, rules) ?? null
    const change = (): void => {
      if (era !== progress.era) return
      progress.reached = engine.viewAfter(progress.reached, event)
      set({
        view: tableGame.byMove === true ? scene().view : progress.reached,
        events: [...scene().events, event],
        last: [...scene().last, event],
        reckoned: null,
        ...(effect !== null && { effect }),
      })
    }
    const moving = motions.filter(({ kind }) => kind !== 'rise')
    if (progress.hurried || (moving.length === 0 && effect === null)) change()
    else await take(stage.play(moving, change), stage.tell(effect === null ? 0 : EFFECT_TIME[effect.weight], []))
    if (era === progress.era) await halt(event)
  }

  return {
    show,
    finish() {
      for (const { finish } of running) finish()
    },
  }
}

/** What an event adds to the points of the move; undefined where it makes none. */
const sumOf = (tableGame: TableGame, { last }: Scene, event: GameEvent): Sum | undefined => {
  const before = tableGame.told(last)?.sums.length ?? 0
  return tableGame.told([...last, event])?.sums[before]
}
