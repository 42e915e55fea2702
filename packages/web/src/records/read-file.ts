import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, isRefusal, type Refusal, readRecord, refusal, replay } from '@tefuda/kernel'
import { forPlayer } from '../catalogue/not-in-page.ts'

/** No record of a card game comes near this; in characters. */
const LARGEST = 5_000_000

const NOT_JSON = refusal(
  'bad-record',
  null,
  'これは手札の記録ファイルではないようです。「ファイルに保存」で作ったファイルを選んでください。',
  'This does not seem to be a record of Tefuda. Choose a file made with “Save as a file”.',
)

/** The record a file holds, after every move of it has been played again and checked; or what is wrong with it. */
export const readRecordFile = (content: string): GameRecord | Refusal => {
  if (content.length > LARGEST) return NOT_JSON
  let input: unknown
  try {
    input = JSON.parse(content)
  } catch {
    return NOT_JSON
  }
  return checkedRecord(input)
}

/** A record from outside that can be replayed here, or why it cannot. */
export const checkedRecord = (input: unknown): GameRecord | Refusal => {
  const record = readRecord(input)
  if (isRefusal(record)) return record
  const result = replay(record, findGame)
  return isBroken(result) ? forPlayer(result, record) : record
}
