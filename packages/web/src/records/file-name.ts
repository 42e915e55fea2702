import type { GameRecord } from '@tefuda/kernel'
import { saveFile } from './save-file.ts'

/** A name that sorts by day and tells records of one day apart: `southern-cross-2026-11-21-7f3a91c2.json`. */
export const recordFileName = (record: GameRecord, finished: number): string =>
  `${record.game}-${new Date(finished).toISOString().slice(0, 10)}-${record.seed.slice(0, 8)}.json`

/** Hands a record to the browser as a file to keep. */
export const downloadRecord = (record: GameRecord, finished: number): void =>
  saveFile(recordFileName(record, finished), `${JSON.stringify(record, null, 1)}\n`, 'application/json')
