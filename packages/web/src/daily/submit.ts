import { isRefusal, type Refusal } from '@tefuda/kernel'
import { api } from '../online/api.ts'
import { getRecord } from '../storage/index.ts'
import { noteSent, recall } from './memory.ts'

/** Sends one's own result where that has not been done, as after a lost line. Answers with what stands against it. */
export const submitTry = async (day: string, game: string): Promise<Refusal | null> => {
  const known = recall(day, game)
  if (known === undefined || !('record' in known) || known.isSent) return null
  const record = await getRecord(known.record)
  if (record === undefined) return null
  const answer = await api.dailyEnd(day, game, { record, hints: known.hints })
  if (isRefusal(answer) && !SETTLED.has(answer.code)) return answer
  noteSent(day, game)
  return isRefusal(answer) ? answer : null
}

/** Refusals after which sending once more would change nothing. */
const SETTLED: ReadonlySet<string> = new Set(['already-tried', 'not-today', 'not-started', 'other-deal', 'other-bots'])
