import { makePuzzle } from './make.ts'
import type { Puzzle } from './puzzle.ts'
import { verifyPuzzle, WORLDS } from './verify.ts'

/** What a thread of `npm run puzzles` is asked. */
export interface Wanted {
  readonly game: string
  readonly number: number
}

/** A puzzle whose answer has held when it was tried again; null where there is none. */
export const make = ({ game, number }: Wanted): Puzzle | null => {
  const puzzle = makePuzzle(game, number)
  return puzzle !== null && verifyPuzzle(puzzle, WORLDS) === true ? puzzle : null
}
