import { availableParallelism } from 'node:os'
import type { GameEvent, Rules, Seat } from '@tefuda/kernel'
import type { BotLevel } from '@tefuda/wire'
import { Piscina } from 'piscina'

/** What a bot is asked: public facts, the view of its seat and what that was told, nothing else. */
export interface Question {
  readonly game: string
  readonly rulesVersion: number
  readonly rules: Rules
  readonly seats: number
  readonly view: unknown
  /** What the seat was told since the deal began. */
  readonly told: readonly GameEvent[]
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

/** Who may think no longer than this, in milliseconds, waits for nobody who may. */
const SHORT = 100

/** What threads run; tests bring their own. */
const WORKER = new URL('./bot-worker.ts', import.meta.url)

/**
 * Bots in threads of their own, so that tables never wait for them. They start when a table with bots is opened, and
 * stay. `count` of them may think long at the same time; there is one more, so that short questions are answered
 * meanwhile. `onTrouble`: told when a thread has ended by itself; then all of them are started anew when they are needed.
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
      // Of a module with a default export Node makes a copy for require, and aborts where the thread is ended meanwhile.
      name: 'work',
      minThreads: count + 1,
      maxThreads: count + 1,
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
  const think = async (question: Question): Promise<string> => awake().run(question)
  const long = line(count, think)
  const short = line(count + 1, think)
  return {
    move: (question, signal) => (question.ms > SHORT ? long : short).ask(question, signal),
    wake: () => void awake(),
    close: async () => {
      long.close()
      short.close()
      await pool?.destroy()
    },
  }
}

interface Job {
  readonly question: Question
  readonly resolve: (move: string) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Questions one after another, `width` of them at the same time. While others wait, each has its share of the time.
 * What is given up while it waits is never thought about; what is thought about already is thought to its end, for
 * another thread would take longer to start.
 */
const line = (width: number, think: (question: Question) => Promise<string>) => {
  const waiting = new Set<Job>()
  let thinking = 0
  const proceed = (): void => {
    for (const job of waiting) {
      if (thinking === width) return
      waiting.delete(job)
      thinking++
      const share = Math.min(1, width / (thinking + waiting.size))
      think({ ...job.question, ms: job.question.ms * share })
        .then(job.resolve, job.reject)
        .finally(() => {
          thinking--
          proceed()
        })
    }
  }
  return {
    ask: (question: Question, signal: AbortSignal): Promise<string> =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const job = { question, resolve, reject }
        signal.addEventListener('abort', () => {
          waiting.delete(job)
          reject(signal.reason)
        })
        waiting.add(job)
        proceed()
      }),
    close: (): void => {
      for (const { reject } of waiting) reject(new Error('closed'))
      waiting.clear()
    },
  }
}
