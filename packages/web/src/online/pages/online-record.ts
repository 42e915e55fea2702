import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, isRefusal, type Refusal, readRecord, replay, whyBroken } from '@tefuda/kernel'
import { forPlayer } from '../../catalogue/not-in-page.ts'
import { api } from '../api.ts'
import { askAbout } from './plain-answers.ts'

/** The record of an online session that is over. */
export const fetchRecord = async (table: string): Promise<GameRecord | Refusal> => {
  const sent = await askAbout(api.record, table)
  return isRefusal(sent) ? sent : checked(sent)
}

/** The record of a game that somebody has put up. */
export const fetchKept = async (replay: string): Promise<GameRecord | Refusal> => {
  const sent = await askAbout(api.replay, replay)
  return isRefusal(sent) ? sent : checked(sent.record)
}

/** As any other record from outside. */
const checked = (sent: unknown): GameRecord | Refusal => {
  const record = readRecord(sent)
  if (isRefusal(record)) return record
  const result = replay(record, findGame)
  return isBroken(result) ? forPlayer(whyBroken(result, record), record) : record
}
