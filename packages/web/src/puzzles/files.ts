import type { Puzzle } from '@tefuda/learn/puzzle'
import { PAGE_GAMES, pageGameOf } from '../games/index.ts'

export const GAMES_WITH_PUZZLES: readonly string[] = PAGE_GAMES.filter((game) => 'puzzles' in game).map(({ id }) => id)

export const fetchPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  ((await pageGameOf(game)?.puzzles?.())?.default ?? []) as readonly Puzzle[]

/** One puzzle; null where the game has none of that number. */
export const fetchPuzzle = async (game: string, number: number): Promise<Puzzle | null> =>
  (await fetchPuzzles(game)).find((puzzle) => puzzle.number === number) ?? null
