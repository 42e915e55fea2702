import { isRefusal, type Refusal, recordOf } from '@tefuda/kernel'
import { type Puzzle, positionOf } from '@tefuda/learn/puzzle'
import { puzzleOfDay } from '@tefuda/learn/puzzle-of-day'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { newId, type SeatPlayer, saveRunning } from '../storage/index.ts'
import { fetchPuzzles, GAMES_WITH_PUZZLES } from './files.ts'
import { historyOf } from './history.ts'

/** Sets a table at the position of a puzzle. Answers with its id: /play/ID. */
export const beginPuzzle = async (puzzle: Puzzle): Promise<string | Refusal> => {
  const match = positionOf(puzzle)
  if (isRefusal(match)) return match
  const seats = match.seats.map((_, seat): SeatPlayer => (seat === puzzle.seat ? PERSON : botPlayer(USUAL_LEVEL)))
  const id = newId()
  const { game, number } = puzzle
  const record = recordOf(match)
  const from = record.moves.length
  await saveRunning({ id, record, seats, updated: Date.now(), puzzle: { game, number }, from })
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

/** The puzzle of today, the same for everybody; it turns at four in the morning in Japan. */
export const puzzleOfToday = async (): Promise<Puzzle | null> => {
  const { game, turn } = puzzleOfDay(Date.now(), GAMES_WITH_PUZZLES.length)
  const puzzles = await fetchPuzzles(GAMES_WITH_PUZZLES[game]!)
  return puzzles[turn % puzzles.length] ?? null
}
