import { recordOf } from '@tefuda/kernel'
import { lessonsOf, openLesson } from '@tefuda/learn/lessons'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'

/** Sets a table for a lesson. Answers with its id: /play/ID; null where there is no such lesson. */
export const beginLesson = async (game: string, id: string): Promise<string | null> => {
  const lesson = (await lessonsOf(game)).find((one) => one.id === id)
  if (lesson === undefined) return null
  const match = openLesson(game, lesson)
  const seats = match.seats.map((_, seat): SeatPlayer => (seat === 0 ? { kind: 'person' } : botPlayer(USUAL_LEVEL)))
  const table = newId()
  await saveRunning({ id: table, record: recordOf(match), seats, updated: Date.now(), lesson: { game, id } })
  return table
}
