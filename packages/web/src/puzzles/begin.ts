import { isRefusal, type Refusal, recordOf } from '@tefuda/kernel'
import { type Puzzle, positionOf } from '@tefuda/learn/puzzle'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'
import { fetchPuzzles } from './files.ts'
import { historyOf } from './history.ts'

/** Sets a table at the position of a puzzle. Answers with its id: /play/ID. */
export const beginPuzzle = async (puzzle: Puzzle): Promise<string | Refusal> => {
  const match = positionOf(puzzle)
  if (isRefusal(match)) return match
  const seats = match.seats.map((_, seat): SeatPlayer => (seat === puzzle.seat ? PERSON : botPlayer(USUAL_LEVEL)))
  const id = newId()
  const { game, number } = puzzle
  await saveRunning({ id, record: recordOf(match), seats, updated: Date.now(), puzzle: { game, number } })
  return id
}

const PERSON: SeatPlayer = { kind: 'person' }

/** The next puzzle nobody has tried here, from one on; the one after it where all have been. */
export const nextPuzzle = async (game: string, after = -1): Promise<Puzzle | null> => {
  const puzzles = await fetchPuzzles(game)
  const { tried } = historyOf(game)
  const rest = puzzles.filter(({ number }) => number > after)
  return [...rest, ...puzzles].find(({ number }) => !(number in tried)) ?? rest[0] ?? puzzles[0] ?? null
}

/** The same puzzle for everybody on a day, counted in days since 1970. */
export const puzzleOfDay = async (game: string, day: number): Promise<Puzzle | null> => {
  const puzzles = await fetchPuzzles(game)
  return puzzles[day % puzzles.length] ?? null
}
