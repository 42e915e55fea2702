import type { BotLevel } from '@tefuda/wire'
import type { Store } from '../store/index.ts'
import { type Judge, openJudge } from './judge.ts'
import { keepPars, type Pars } from './results.ts'

/** The deal of the day as a server keeps it. */
export interface Daily {
  /** What every deal follows from (`Secrets.daily`). */
  readonly secret: string
  readonly judge: Judge
  readonly pars: Pars
  close(): Promise<void>
}

export interface DailyParts {
  readonly store: Store
  readonly secret: string
  /** Told where a bot could not play a deal; it is tried again when the deal is looked at next. */
  readonly onTrouble: (error: unknown) => void
  readonly judge?: Judge
  /** The levels that set a par; all of them where absent. */
  readonly levels?: readonly BotLevel[]
}

export const openDaily = ({ store, secret, onTrouble, judge = openJudge(), levels }: DailyParts): Daily => {
  let isClosed = false
  const report = (error: unknown): void => {
    if (!isClosed) onTrouble(error)
  }
  return {
    secret,
    judge,
    pars: keepPars(store.db, judge, secret, report, levels),
    close: () => {
      isClosed = true
      return judge.close()
    },
  }
}

export * from './refusals.ts'
export * from './results.ts'
export * from './tries.ts'
