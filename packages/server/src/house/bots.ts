import { availableParallelism } from 'node:os'
import type { Rules, Seat } from '@tefuda/kernel'
import type { BotLevel } from '@tefuda/wire'
import { Piscina } from 'piscina'

/** What a bot is asked: public facts and the view of its seat, nothing else. */
export interface Question {
  readonly game: string
  readonly rulesVersion: number
  readonly rules: Rules
  readonly seats: number
  readonly view: unknown
  readonly seat: Seat
  readonly level: BotLevel
  /** How long it may think, in milliseconds. */
  readonly ms: number
  readonly seed: number
}

/** Whoever answers for bots. */
export interface Thinker {
  /** The text of a move. Rejects where the bot failed, or was given up when `signal` fired. */
  move(question: Question, signal: AbortSignal): Promise<string>
  close(): Promise<void>
}

/** More questions than this do not wait: they are refused, and the table plays for the bot. */
const LONGEST_QUEUE = 10_000
const IDLE = 60_000

/** Bots in threads of their own, so that tables never wait for them. */
export const threads = (count = Math.max(1, availableParallelism() - 1)): Thinker => {
  const pool = new Piscina<Question, string>({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: count,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE,
    recordTiming: false,
  })
  return {
    move: (question, signal) => pool.run(question, { signal }),
    close: () => pool.destroy(),
  }
}
