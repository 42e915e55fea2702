import { checkTry, parOf } from '@tefuda/learn/daily'
import type { Judge } from '../src/daily/judge.ts'

/** The same answers without threads. */
export const inlineJudge: Judge = {
  check: async (record, deal, seed) => checkTry(record, deal, seed),
  rehearse: async () => undefined,
  par: async (level, deal, seed) => parOf(level, deal, seed),
  close: async () => undefined,
}
