import { recordOf } from '@tefuda/kernel'
import { lessonsOf, openLesson } from '@tefuda/learn/lessons'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { loadGame } from '../catalogue/load-game.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'

/** Fetches what the lessons of a game consist of, so that one begins at once. */
export const fetchLessons = async (game: string): Promise<void> => void (await lessonsOf(game))

/** Sets a table for a lesson, the first of a game where none is named. Answers with its id: /play/ID; null where there is no such lesson. */
export const beginLesson = async (game: string, wanted?: string): Promise<string | null> => {
  const lessons = await lessonsOf(game)
  const lesson = wanted === undefined ? lessons[0] : lessons.find(({ id }) => id === wanted)
  if (lesson === undefined) return null
  const { id } = lesson
  const found = await loadGame(game)
  if (found === undefined) return null
  const match = openLesson(found, lesson)
  const seats = match.seats.map((_, seat): SeatPlayer => (seat === 0 ? { kind: 'person' } : botPlayer(USUAL_LEVEL)))
  const table = newId()
  await saveRunning({ id: table, record: recordOf(match), seats, updated: Date.now(), lesson: { game, id } })
  return table
}
