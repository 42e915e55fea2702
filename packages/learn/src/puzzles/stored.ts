import { existsSync, readFileSync } from 'node:fs'
import type { Puzzle } from './puzzle.ts'

/** Where the puzzles of a game are kept, as `npm run puzzles` makes them. */
export const puzzleFile = (game: string): URL => new URL(`../../puzzles/${game}.json`, import.meta.url)

/** The puzzles of a game; none where none have been made. */
export const puzzlesOf = (game: string): readonly Puzzle[] => {
  const file = puzzleFile(game)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : []
}
