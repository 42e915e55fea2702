import type { GameRecord } from '@tefuda/kernel'
import { addRecord, notePlayed, noteScore, removeRunning } from '../storage/index.ts'
import type { Finished } from './table.ts'

/** Puts a finished session among the records, and its score among the personal bests where it counts: that of an exercise never does. */
export const keepFinished = async (table: string, record: GameRecord, isExercise = false): Promise<Finished> => {
  const id = await addRecord(record, isExercise ? { exercise: true } : {})
  if (!isExercise) notePlayed(record.game)
  await removeRunning(table)
  const [score] = record.outcome?.scores ?? []
  if (score === undefined || isExercise || !isUnaided(record)) return { record: id, best: null }
  const { before, improved } = await noteScore(record.fingerprint, score)
  return { record: id, best: { before: before?.score ?? null, improved } }
}

/** Alone, on cards nobody knew, without advice and with nothing taken back: such scores can be compared. */
const isUnaided = ({ seats, undone = 0, hints = 0, again }: GameRecord): boolean =>
  seats.length === 1 && undone === 0 && hints === 0 && again !== true
