import type { Level } from '@tefuda/bots'
import type { Refusal, Seed } from '@tefuda/kernel'
import type { DailyDeal, Try } from '@tefuda/learn/daily'
import { Piscina } from 'piscina'
import type { Question } from './judge-worker.ts'
import { BUSY } from './refusals.ts'

/** Threads that play tries again and let bots play deals, so that no table waits for it. */
export interface Judge {
  /** What a submitted record is worth; refused where it does not hold, and where too much is asked at once. */
  check(record: unknown, deal: DailyDeal, seed: Seed): Promise<Try | Refusal>
  /** Makes every thread ready for records of a deal; what is asked meanwhile waits a second or two. */
  rehearse(deal: DailyDeal, seed: Seed): Promise<void>
  /** What a bot makes of a deal; takes up to a minute. */
  par(level: Level['id'], deal: DailyDeal, seed: Seed): Promise<number>
  /** Gives up whatever is under way. */
  close(): Promise<void>
}

/**
 * A record takes a hundredth of a second; after so many milliseconds, waiting and the start of a thread among them, it is not looked at
 * further. Its thread ends with it, so this is far more than all that wait take together.
 */
const CHECK_LIMIT = 60_000
const MOST_WAITING = 512
/** Both start with the first question and stay: one that starts when many wait would hold all of them up. */
const CHECKERS = 2
/** The thread on which bots play a deal ends after so long without work, in milliseconds. */
const IDLE = 60_000

export const openJudge = (): Judge => {
  const options = { filename: new URL('./judge-worker.ts', import.meta.url).href, name: 'answer' }
  const pars = new Piscina<Question>({ ...options, minThreads: 0, maxThreads: 1, idleTimeout: IDLE })
  let opened: Piscina<Question> | undefined
  const open = (): Piscina<Question> => {
    opened ??= new Piscina({ ...options, minThreads: CHECKERS, maxThreads: CHECKERS, maxQueue: MOST_WAITING })
    return opened
  }
  return {
    check: async (record, deal, seed) => {
      const checks = open()
      if (checks.queueSize >= MOST_WAITING) return BUSY
      const signal = AbortSignal.timeout(CHECK_LIMIT)
      try {
        return (await checks.run({ kind: 'try', record, deal, seed }, { signal })) as Try | Refusal
      } catch (error) {
        if (signal.aborted) return BUSY
        throw error
      }
    },
    rehearse: async (deal, seed) => {
      const checks = open()
      await Promise.all(Array.from({ length: CHECKERS }, () => checks.run({ kind: 'rehearsal', deal, seed })))
    },
    par: async (level, deal, seed) => (await pars.run({ kind: 'par', level, deal, seed })) as number,
    close: async () => {
      await Promise.all([opened?.destroy(), pars.destroy()])
    },
  }
}
