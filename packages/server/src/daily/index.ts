import type { DailyDeal, DailyGame, Day } from '@tefuda/learn/daily'
import type { BotLevel } from '@tefuda/wire'
import type { Store } from '../store/index.ts'
import { type Judge, openJudge } from './judge.ts'
import { keepPars, type Pars } from './results.ts'
import { seedOf } from './tries.ts'

/** The deal of the day as a server keeps it. */
export interface Daily {
  /** What every deal follows from (`Secrets.daily`). */
  readonly secret: string
  readonly judge: Judge
  readonly pars: Pars
  /** Somebody begins a deal: with the first of a day the judge gets ready for the results. */
  expectResults(deal: DailyDeal): void
  close(): Promise<void>
}

export interface DailyParts {
  readonly store: Store
  readonly secret: string
  /**
   * Told where a bot could not play a deal, which is tried again when the deal is looked at next, and where the judge could not get
   * ready.
   */
  readonly onTrouble: (error: unknown) => void
  readonly judge?: Judge
  /** The levels that set a par; all of them where absent. */
  readonly levels?: readonly BotLevel[]
}

export const openDaily = ({ store, secret, onTrouble, judge = openJudge(), levels }: DailyParts): Daily => {
  let isClosed = false
  const expected = new Map<DailyGame, Day>()
  const report = (error: unknown): void => {
    if (!isClosed) onTrouble(error)
  }
  return {
    secret,
    judge,
    pars: keepPars(store.db, judge, secret, report, levels),
    expectResults: (deal) => {
      if (expected.get(deal.game) === deal.day) return
      expected.set(deal.game, deal.day)
      judge.rehearse(deal, seedOf(secret, deal)).catch(report)
    },
    close: () => {
      isClosed = true
      return judge.close()
    },
  }
}

export * from './refusals.ts'
export * from './results.ts'
export * from './tries.ts'
