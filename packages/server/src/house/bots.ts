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
  /** Bots will be asked soon. */
  wake(): void
  close(): Promise<void>
}

/** More questions than this do not wait: they are refused, and the table plays for the bot. */
const LONGEST_QUEUE = 10_000

/** Bots in threads of their own, so that tables never wait for them. They start when a table with bots is opened, and stay. */
export const threads = (count = Math.max(1, availableParallelism() - 1)): Thinker => {
  let pool: Piscina<Question, string> | undefined
  const awake = (): Piscina<Question, string> => {
    pool ??= new Piscina<Question, string>({
      filename: new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: count,
      maxThreads: count,
      maxQueue: LONGEST_QUEUE,
      recordTiming: false,
    })
    return pool
  }
  return {
    move: (question, signal) => awake().run(question, { signal }),
    wake: () => void awake(),
    close: async () => pool?.destroy(),
  }
}
