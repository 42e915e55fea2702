import { type GameRecord, isRefusal, type Refusal } from '@tefuda/kernel'
import { checkedRecord } from '../../records/read-file.ts'
import { api } from '../api.ts'
import { askAbout } from './plain-answers.ts'

/** The record of an online session that is over. */
export const fetchRecord = async (table: string): Promise<GameRecord | Refusal> => {
  const sent = await askAbout(api.record, table)
  return isRefusal(sent) ? sent : checkedRecord(sent)
}

/** The record of a game that somebody has put up. */
export const fetchKept = async (replay: string): Promise<GameRecord | Refusal> => {
  const sent = await askAbout(api.replay, replay)
  return isRefusal(sent) ? sent : checkedRecord(sent.record)
}
