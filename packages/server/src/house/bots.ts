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

/** What threads run; tests bring their own. */
const WORKER = new URL('./bot-worker.ts', import.meta.url)

/**
 * Bots in threads of their own, so that tables never wait for them. They start when a table with bots is opened, and
 * stay. `onTrouble`: told when a thread has ended by itself; then all of them are started anew when they are needed.
 */
export const threads = (
  onTrouble: (error: Error) => void,
  count = Math.max(1, availableParallelism() - 1),
  worker = WORKER,
): Thinker => {
  let pool: Piscina<Question, string> | undefined
  const awake = (): Piscina<Question, string> => {
    pool ??= open()
    return pool
  }
  const open = (): Piscina<Question, string> => {
    const opened = new Piscina<Question, string>({
      filename: worker.href,
      minThreads: count,
      maxThreads: count,
      maxQueue: LONGEST_QUEUE,
      recordTiming: false,
    })
    // Where nobody listened this would end the process, and with it all tables.
    opened.on('error', (error: Error) => {
      onTrouble(error)
      if (pool === opened) pool = undefined
      opened.destroy().catch(onTrouble)
    })
    return opened
  }
  return {
    move: (question, signal) => awake().run(question, { signal }),
    wake: () => void awake(),
    close: async () => pool?.destroy(),
  }
}
