import { makePuzzle } from './make.ts'
import type { Puzzle } from './puzzle.ts'

/** What a thread of `npm run puzzles` is asked. */
export interface Wanted {
  readonly game: string
  readonly number: number
}

export const make = ({ game, number }: Wanted): Puzzle | null => makePuzzle(game, number)
