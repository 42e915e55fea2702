import type { GameRecord } from '@tefuda/kernel'
import { addRecord, noteScore, removeRunning } from '../storage/index.ts'
import type { Finished } from './table.ts'

/** Puts a finished session among the records, and its score among the personal bests where it counts: alone, nothing taken back. */
export const keepFinished = async (table: string, record: GameRecord): Promise<Finished> => {
  const id = await addRecord(record)
  await removeRunning(table)
  const [score] = record.outcome?.scores ?? []
  if (record.seats.length > 1 || (record.undone ?? 0) > 0 || score === undefined) return { record: id, best: null }
  const { before, improved } = await noteScore(record.fingerprint, score)
  return { record: id, best: { before: before?.score ?? null, improved } }
}
