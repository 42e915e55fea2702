import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, isRefusal, type Refusal, readRecord, replay } from '@tefuda/kernel'
import { api } from '../api.ts'
import { askAbout } from './plain-answers.ts'

/** The record of an online session that is over, checked as any other record from outside. */
export const fetchRecord = async (table: string): Promise<GameRecord | Refusal> => {
  const sent = await askAbout(api.record, table)
  if (isRefusal(sent)) return sent
  const record = readRecord(sent)
  if (isRefusal(record)) return record
  const result = replay(record, findGame)
  return isBroken(result) ? result.refusal : record
}
