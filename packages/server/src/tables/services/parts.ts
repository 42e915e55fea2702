import type { Store } from '../../store/index.ts'
import type { Turn } from '../../turns.ts'
import type { Thinker } from './bots.ts'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Pool } from './pool.ts'

export interface Log {
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** What is counted. */
export interface Counts {
  moved(game: string, moves: number): void
  answered(command: string, answer: 'done' | 'refused'): void
  /** Seconds until entries were committed. */
  appended(seconds: number): void
  /** Seconds by which due work was late. */
  late(seconds: number): void
  tables(loaded: number): void
}

export const uncounted: Counts = {
  moved: () => undefined,
  answered: () => undefined,
  appended: () => undefined,
  late: () => undefined,
  tables: () => undefined,
}

/** What the server works with. */
export interface Parts {
  readonly store: Store
  readonly bus: Bus
  readonly clock: Clock
  readonly thinker: Thinker
  readonly pool: Pool
  readonly turn: Turn
  readonly log: Log
  readonly counts: Counts
  /** Milliseconds of processor time that were used so far. */
  readonly processor: () => number
  /** How many tables may be opened for one host in an hour. */
  readonly tablesAnHour: number
  /** Calls have been stored: somebody who is not connected has become due in a correspondence game. */
  readonly callBack: () => void
  /** Something will be due at a table then. */
  readonly expect: (at: number) => void
  /** A room may have nothing left to do. */
  readonly resting: (id: string) => void
  /** A room cannot go on: it is taken from memory, and everybody has to come again. */
  readonly forget: (id: string) => void
}
