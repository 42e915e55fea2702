import type { GameEvent } from '@tefuda/kernel'
import type { DealEnd, Effect, Figure, Motion } from './table-game.ts'

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

/** Nothing has come about, and nothing is added up. */
export const NOTHING: Pick<Scene, 'reckoned' | 'effect'> = { reckoned: null, effect: null }
